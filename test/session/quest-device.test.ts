/** Pug Quest at one device: a party looks together and takes back together; the Evil Lord sits behind a curtain. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { lordSeat } from '../../src/engine/quest/query.ts';
import { Session } from '../../src/session/game/session.ts';
import { questGame } from '../kit/quest-session.ts';
import { nextQuestion, playOn, quick, randomAnswer } from '../kit/session.ts';

type Play = Session<'quest'>;

function begun(words: string, seed: string, lord = false): Play {
  const session = Session.start(questGame(words, seed, lord), quick);
  session.begin();
  return session;
}

/** Answers at random, lifting curtains, and shows each question before that. */
async function each(session: Play, steps: number, look: (seat: Seat) => void): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const seat = await nextQuestion(session);
    if (seat === null) return;
    look(seat);
    session.lift(seat);
    expect(session.answer(seat, randomAnswer(session, seat))).toBeNull();
  }
}

describe('a party of heroes', () => {
  test('needs no curtain: the player who is asked looks', async () => {
    const session = begun('person bot person person', 'party');
    const viewers = new Set<Seat>();
    await each(session, 120, (seat) => {
      expect(session.device()).toEqual({ viewer: seat, curtain: null });
      viewers.add(seat);
    });
    expect([...viewers].sort()).toEqual([0, 2, 3]);
  });

  test('sees all hands of its own', async () => {
    const session = begun('person person', 'hands');
    await nextQuestion(session);
    for (const hero of session.view(session.device().viewer).heroes) expect(hero.hand).not.toBeNull();
  });

  test('takes steps of one another back, down to the last secret', async () => {
    let across = 0;
    for (let game = 0; game < 12 && across < 3; game++) {
      const session = begun('person person person', `undo ${game}`);
      for (let step = 0; step < 60; step++) {
        const seat = await nextQuestion(session);
        if (seat === null) break;
        const before = session.hash();
        const { secrets } = session.toSave().snapshot;
        session.answer(seat, randomAnswer(session, seat));
        const next = await nextQuestion(session);
        const isHidden = session.toSave().snapshot.secrets > secrets;
        expect(session.undoer()).toBe(isHidden ? null : seat);
        if (isHidden || next === null || next === seat) continue;
        // Another hero is at the device by now, and takes it back all the same.
        expect(session.device().viewer).toBe(next);
        expect(session.undo()).toBe(true);
        expect(session.hash()).toBe(before);
        expect(session.device()).toEqual({ viewer: seat, curtain: null });
        session.answer(seat, randomAnswer(session, seat));
        across++;
      }
      session.leave();
    }
    expect(across).toBeGreaterThanOrEqual(3);
  });
});

describe('a finished game out of a file', () => {
  const reopened = async (lord: boolean): Promise<Play> => {
    const session = begun('person person', 'end of file', lord);
    await playOn(session);
    expect(session.outcome()).not.toBeNull();
    const again = Session.resume(session.toSave(), quick);
    again.begin();
    return again;
  };

  test('is shown to the first of a party, who sees what all see', async () => {
    expect((await reopened(false)).device()).toEqual({ viewer: 0, curtain: null });
  });

  test('is not shown where a player has something to hide', async () => {
    expect((await reopened(true)).device()).toEqual({ viewer: null, curtain: null });
  });
});

describe('with a person as Evil Lord', () => {
  test('the curtain falls between the sides and never among the heroes', async () => {
    let [fallen, silent, inside] = [0, 0, 0];
    for (let game = 0; game < 6; game++) {
      const session = begun('person person person', `lord ${game}`, true);
      const lord = lordSeat(session.setup);
      let last: Seat | null = null;
      await each(session, 150, (seat) => {
        const { viewer, curtain } = session.device();
        if (last !== null && (last === lord) !== (seat === lord)) {
          expect({ viewer, curtain }).toEqual({ viewer: null, curtain: seat });
          fallen++;
          if (session.ask()?.kind === 'quest.riposte') inside++;
        } else if (last !== null) {
          expect({ viewer, curtain }).toEqual({ viewer: seat, curtain: null });
          if (last !== seat) silent++;
        }
        last = seat;
      });
      session.leave();
    }
    expect(fallen).toBeGreaterThan(5);
    expect(silent).toBeGreaterThan(5);
    expect(inside).toBeGreaterThan(0);
  });

  /** How many curtains fall until the second round begins, for a Hero and the Evil Lord at one device. */
  async function curtainsOfFirstRound(seed: string, open: boolean): Promise<number> {
    const game = questGame('person person', seed, true);
    const players = game.players.map((one, seat) =>
      seat === 1 && one.kind === 'person' ? { ...one, prefs: { open } } : one,
    );
    const session = Session.start({ ...game, players }, quick);
    session.begin();
    let fallen = 0;
    for (let step = 0; step < 200 && session.view(null).round < 2; step++) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      if (session.device().curtain !== null) fallen++;
      session.lift(seat);
      expect(session.device()).toEqual({ viewer: seat, curtain: null });
      session.answer(seat, randomAnswer(session, seat));
    }
    session.leave();
    return fallen;
  }

  test('everybody may look if they want it so: then no curtain falls', async () => {
    let usual = 0;
    for (const seed of ['a', 'b', 'c']) {
      usual += await curtainsOfFirstRound(seed, false);
      expect(await curtainsOfFirstRound(seed, true)).toBe(0);
    }
    expect(usual).toBeGreaterThan(9);
  });

  test('one curtain falls for the bonus before it, and one for riposte and defence of the same attack', async () => {
    let both = 0;
    for (let game = 0; game < 8; game++) {
      const session = begun('person person', `attack ${game}`, true);
      const lord = lordSeat(session.setup);
      let ripostes = false;
      let last: string | null = null;
      await each(session, 120, (seat) => {
        const kind = session.ask()?.kind ?? '';
        const isCurtain = session.device().curtain !== null;
        // The Evil Lord adds his bonus in the same breath as his attack.
        if (kind === 'quest.bonus' && seat === lord)
          expect(isCurtain && last?.startsWith('quest.lord')).toBe(false);
        if (kind === 'quest.defend' && seat !== lord && ripostes) {
          expect(isCurtain).toBe(false);
          both++;
        }
        ripostes = kind === 'quest.riposte' && seat !== lord;
        last = kind;
      });
      session.leave();
    }
    expect(both).toBeGreaterThan(0);
  });

  test('behind the curtain nothing of the other side is taken back', async () => {
    const session = begun('person person', 'across', true);
    let crossed = 0;
    for (let step = 0; step < 150; step++) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      session.lift(seat);
      const undoer = session.undoer();
      if (undoer !== null) expect(undoer).toBe(seat);
      session.answer(seat, randomAnswer(session, seat));
      const next = await nextQuestion(session);
      const { curtain } = session.device();
      if (next === null || curtain === null || !session.canUndo()) continue;
      expect(session.undoer()).toBe(seat);
      session.lift(next);
      expect(session.undoer()).toBeNull();
      expect(session.undo()).toBe(false);
      crossed++;
    }
    expect(crossed).toBeGreaterThan(0);
  });

  test('no hero’s hand is shown to the lord, nor his to them', async () => {
    const session = begun('person person', 'hidden', true);
    await each(session, 10, (seat) => {
      const view = session.view(seat);
      expect(view.lord?.hand === null).toBe(seat === 0);
      expect(view.heroes[0]?.hand === null).toBe(seat === 1);
    });
  });
});

test('a single hero needs no curtain against bots', async () => {
  const session = begun('person bot bot', 'one', true);
  await playOn(session, (steps) => {
    expect(session.device()).toEqual({ viewer: 0, curtain: null });
    return steps > 40;
  });
});
