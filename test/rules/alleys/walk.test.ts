/**
 * Whole games with Dark Alleys at random: nothing is lost or made, what is offered is taken, and every question of the
 * expansion can be saved, loaded, taken back and replayed.
 */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equal, freeze, hash, plain } from '../../../src/engine/kernel/data.ts';
import { listChoices } from '../../../src/engine/kernel/domain.ts';
import { dice, type Rng } from '../../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import { ownsHat } from '../../../src/engine/petz/alleys/query.ts';
import { petz, petzEngine } from '../../../src/engine/petz/index.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import { type LogLine, replayLog } from '../../../src/session/game/replay.ts';
import { Session } from '../../../src/session/game/session.ts';
import { readGame, writeGame } from '../../../src/session/saves/load.ts';
import { SAVE_FORMAT } from '../../../src/session/saves/save-format.ts';
import { addPet, alleyTable } from '../../kit/alleys-show.ts';
import { alleys, go, has, linger, waiting } from '../../kit/alleys-town.ts';
import { ALLEY_KINDS, playAlleys, richSetup, TABLES, type Turn } from '../../kit/alleys-walk.ts';
import type { Table } from '../../kit/petz.ts';
import { nextQuestion, players, quick, randomAnswer } from '../../kit/session.ts';

const answer = (s: Petz, seat: Seat, choice: Json) => ({ seat, ask: s.ask?.id ?? 0, choice });

/** What is wrong with the hat of any seat; it is on the platform only if it has an owner and an imp to wear it. */
function wrongHats(s: Petz): string[] {
  return s.shops.flatMap((shop, seat) => {
    const standing = s.town.taken.platform;
    const onSpace = standing?.seat === seat ? standing.imps : 0;
    if (shop.alleys?.hatOnPlatform !== true) return [];
    if (!ownsHat(shop)) return [`seat ${seat} has left a hat that is not its own`];
    return shop.platform + onSpace > 0 ? [] : [`the hat of seat ${seat} is alone on the platform`];
  });
}

/** Seats that owe something they cannot have. */
function debts(s: Petz): string[] {
  return s.shops.flatMap(({ gold, home, hospital, platform, alleys: own }, seat) => {
    const { lollipop = 0, can = 0 } = own?.processed ?? {};
    const least = Math.min(gold, home, hospital, platform, lollipop, can, own?.working ?? 0);
    return least < 0 ? [`seat ${seat} has ${least} of something`] : [];
  });
}

/** What is wrong with a state, seen from all sides. */
function wrong(s: Petz): string[] {
  return [
    ...petz.audit(s),
    ...wrongHats(s),
    ...debts(s),
    ...(equal(petz.clone(s), s) ? [] : ['its copy is another state']),
  ];
}

/** Null if the views of a state can be believed in by those who see them. */
function disbelieved(s: Petz, seat: Seat | null, rng: Rng): string | null {
  const view = petzEngine.view(s, seat);
  const believed = petzEngine.imagine(view, rng);
  if (petz.audit(believed).length > 0) return `imagined: ${petz.audit(believed).join('; ')}`;
  return equal(petzEngine.view(believed, seat), view) ? null : 'what is imagined looks different';
}

/** Null if every listed option is allowed, and some of them, applied, lead to sound states. */
function badOffer({ s, seat, kind }: Turn, rng: Rng, most: number): string | null {
  const domain = petzEngine.domain(s, seat);
  const listed = domain === null ? null : listChoices(domain);
  const options = listed ?? [petzEngine.sample(s, seat, rng)];
  for (const choice of options) {
    const refusal = petzEngine.check(s, answer(s, seat, choice));
    if (refusal !== null) return `${kind} offers ${JSON.stringify(choice)}, but ${refusal.code}`;
  }
  for (let n = 0; n < Math.min(most, options.length); n++) {
    const choice = options[most < options.length ? rng.below(options.length) : n] ?? null;
    const applied = petzEngine.apply(s, answer(s, seat, choice));
    if (!applied.ok) return `${kind} does not apply ${JSON.stringify(choice)}`;
    const bad = wrong(applied.state);
    if (bad.length > 0) return `${kind} ${JSON.stringify(choice)}: ${bad.join('; ')}`;
  }
  return null;
}

/** Questions whose options leave different things behind, regardless of what happens next. */
const LASTING: readonly string[] = ['petz.work', 'petz.copy', 'petz.hat'];

/** Null if no two options come to the same (DA-FACILITY-GENERAL-01). */
function repeats({ s, seat, kind }: Turn): string | null {
  const domain = petzEngine.domain(s, seat);
  if (!LASTING.includes(kind) || domain === null) return null;
  const seen = new Map<string, Json>();
  for (const choice of listChoices(domain) ?? []) {
    const applied = petzEngine.apply(s, answer(s, seat, choice));
    if (!applied.ok) return 'an option is refused';
    const { shops, town } = applied.state;
    const end = hash({ shops, town } as unknown as Json);
    if (seen.has(end)) return `${JSON.stringify(choice)} is ${JSON.stringify(seen.get(end))} again`;
    seen.set(end, choice);
  }
  return null;
}

describe('whole games', () => {
  test('of every length and number of shops are sound at every step', () => {
    const game = fc.record({
      at: fc.integer({ min: 0, max: TABLES.length - 1 }),
      full: fc.boolean(),
      seed: fc.integer({ min: 0, max: 1_000_000 }),
    });
    // One game at each kind of table, then some anywhere.
    const examples = TABLES.map((_table, at): [{ at: number; full: boolean; seed: number }] => [
      { at, full: at % 2 === 0, seed: at },
    ]);
    fc.assert(
      fc.property(game, ({ at, full, seed }) => {
        const { seats, length } = TABLES[at] ?? { seats: 2, length: 'standard' as const };
        let step = 0;
        const end = playAlleys(richSetup(seats, length, full), `walk ${seed}`, (turn, rng) => {
          const bad = [...wrong(turn.s), badOffer(turn, rng, 1), repeats(turn)].filter((x) => x !== null);
          if (step % 10 === 0) {
            const seen = disbelieved(turn.s, step % 20 === 0 ? null : rng.below(seats), rng);
            if (seen !== null) bad.push(seen);
          }
          if (bad.length > 0) throw new Error(`step ${step} (${turn.kind}): ${bad.join('; ')}`);
          step++;
        });
        expect(wrong(end)).toEqual([]);
      }),
      { numRuns: TABLES.length + 2, examples, seed: 4 },
    );
  });
});

/** Tables at questions that seldom come up by chance. */
const RARE: Record<string, () => Table> = {
  'petz.tune': () => {
    const t = alleyTable();
    addPet(t, 0, 0, 'uni', 'play poop', { addon: 'jukebox' });
    return t.goTo('showing');
  },
  'petz.spook': () => {
    const t = alleyTable();
    addPet(t, 0, 0, 'shiningSpook', 'magic magic magic', { cage: 'printed' });
    addPet(t, 0, 1, 'fluffy', 'disease poop', { cage: 'c10' });
    return t.goTo('showing').play(0, 0);
  },
  'petz.ding': () => {
    const t = alleyTable();
    addPet(t, 0, 0, 'babyGolem', 'play poop', { addon: 'ding', suffering: 1, mutation: 1 });
    t.pet(0, 0).size = 4;
    return t.goTo('showing').until('petz.ding', () => null);
  },
  'petz.hat': () => {
    const t = alleys().artifact(0, 'fancyHat').imps(0, { platform: 2 });
    has(t, 0).hatOnPlatform = true;
    t.round(4).customers(['dungeonMaster']).exhibition('magicShow');
    t.house(0, 0, 'babyGolem', { size: 4, cards: ['R anger', 'Y play', 'R anger', 'R anger'] });
    t.pet(0, 0).needs = [0, 0, 1, 3, 0, 0, 0];
    return t.goTo('business').play(0, { plot: 0, customer: 'dungeonMaster', platform: true });
  },
  'petz.copy': () => {
    const t = alleys().artifact(1, 'giftBox').offerArtifacts(['fancyHat', 'magicBox']);
    linger(waiting(t, 0, { imps: 1 })).sendGroups();
    return go(t, 0, { imps: 1 }, 'artifacts');
  },
};

/** One state at each question of the expansion, and the answers that led to it where a game did. */
function everyQuestion(): Map<string, Turn> {
  const found = new Map<string, Turn>();
  for (const [kind, make] of Object.entries(RARE)) {
    const { s } = make().expectAsk(kind);
    found.set(kind, { s, kind, seat: petzEngine.waiting(s)[0] ?? 0, choice: null });
  }
  for (const [i, { seats, length }] of TABLES.entries()) {
    for (const seed of ['a', 'b', 'c']) {
      if (ALLEY_KINDS.every((kind) => found.has(kind))) return found;
      playAlleys(richSetup(seats, length, i % 2 === 0), `kinds ${i} ${seed}`, (turn) => {
        if (ALLEY_KINDS.includes(turn.kind) && !found.has(turn.kind)) found.set(turn.kind, turn);
      });
    }
  }
  return found;
}

const found = everyQuestion();

describe('every question of the expansion', () => {
  test.each(ALLEY_KINDS)('%s: each option is taken; saved and loaded states go on alike', (kind) => {
    const turn = found.get(kind);
    if (turn === undefined) throw new Error(`no game asks ${kind}`);
    const rng = dice(kind);
    const before = hash(turn.s);
    const s = freeze(turn.s);
    expect(badOffer({ ...turn, s }, rng, 60)).toBeNull();
    const loaded = plain(s);
    for (let n = 0; n < 4; n++) {
      const choice = petzEngine.sample(s, turn.seat, rng);
      const here = petzEngine.apply(s, answer(s, turn.seat, choice));
      const there = petzEngine.apply(loaded, answer(loaded, turn.seat, choice));
      if (!here.ok || !there.ok) throw new Error('refused');
      expect(hash(there.state)).toBe(hash(here.state));
      expect(there.events).toEqual(here.events);
      // What was stored for undo is unchanged.
      expect(hash(s)).toBe(before);
      expect(hash(loaded)).toBe(before);
      for (const who of [turn.seat, null]) expect(disbelieved(here.state, who, rng)).toBeNull();
    }
  });
});

/** A game that was saved at this state: the asked seat is a person, the others are bots. */
function savedAt({ s, seat }: Turn): string {
  const kinds = s.shops.map((_shop, i) => (i === seat ? 'person' : 'bot'));
  return writeGame({
    format: SAVE_FORMAT,
    game: 'petz',
    version: petz.version,
    setup: s.setup,
    seed: 'saved',
    players: players(kinds.join(' ')),
    log: [],
    snapshot: s,
    hash: hash(s),
  });
}

describe('sessions', () => {
  test.each(ALLEY_KINDS)('%s: loaded, answered and taken back; but never past a secret', async (kind) => {
    const turn = found.get(kind);
    if (turn === undefined) throw new Error(`no game asks ${kind}`);
    const options = listChoices(petzEngine.domain(turn.s, turn.seat) ?? { type: 'pick', options: [] });
    for (const choice of (options ?? [turn.choice]).slice(0, 3)) {
      const read = readGame(savedAt(turn));
      if (!read.ok) throw new Error(read.problem);
      const session = Session.resume(read.save, quick);
      session.begin();
      expect(await nextQuestion(session)).toBe(turn.seat);
      expect(session.hash()).toBe(hash(turn.s));
      expect(session.answer(turn.seat, choice)).toBeNull();
      await nextQuestion(session);
      const isOpen = session.toSave().snapshot.secrets === turn.s.secrets;
      expect(session.canUndo()).toBe(isOpen);
      if (!session.undo()) continue;
      expect(session.hash()).toBe(hash(turn.s));
      session.leave();
    }
  });

  test.each(TABLES)('$seats $length: replayed, the log leads to the same end', ({ seats, length }) => {
    const setup = richSetup(seats, length, seats === 3);
    const log: LogLine[] = [];
    const end = playAlleys(setup, 'replay', ({ seat, choice }) => log.push([seat, choice]));
    const again = replayLog(setup, 'replay', plain(log) as LogLine[]);
    expect(again.ok && hash(again.state)).toBe(hash(end));
  });

  test('saved at every question a game goes on where it was, and undo and the same answer lead to the same state', async () => {
    const setup = richSetup(2, 'compromise', true);
    const session = Session.start({ setup, seed: 'undo2', players: players('person bot') }, quick);
    session.begin();
    const kinds = new Set<string>();
    let undone = 0;
    for (;;) {
      const seat = await nextQuestion(session);
      if (seat === null) break;
      kinds.add(session.ask()?.kind ?? '');
      const before = session.hash();
      const read = readGame(writeGame(session.toSave()));
      if (!read.ok) throw new Error(read.problem);
      const resumed = Session.resume(read.save, quick);
      expect(resumed.hash()).toBe(before);
      expect(resumed.ask()).toEqual(session.ask());
      resumed.leave();
      const choice = plain(randomAnswer(session, seat));
      session.answer(seat, choice);
      await nextQuestion(session);
      if (!session.canUndo()) continue;
      const after = session.hash();
      expect(session.undo()).toBe(true);
      expect(session.hash()).toBe(before);
      session.answer(seat, choice);
      await nextQuestion(session);
      expect(session.hash()).toBe(after);
      undone++;
    }
    expect(undone).toBeGreaterThan(5);
    expect([...kinds].filter((kind) => ALLEY_KINDS.includes(kind)).length).toBeGreaterThan(4);
  });
});
