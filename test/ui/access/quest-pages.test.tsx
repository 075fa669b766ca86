/** The pages before and beside a Pug Quest: what they hand on is what was chosen, and all they show has words. */
import { describe, expect, test } from 'vitest';
import { checkOwnHero, combosOfLevel, OWN_IDS } from '../../../src/engine/quest/read.ts';
import { catalogue as en } from '../../../src/i18n/en.ts';
import { catalogue as es } from '../../../src/i18n/es.ts';
import { catalogue as fr } from '../../../src/i18n/fr.ts';
import {
  firstParty,
  isDealt,
  ledBy,
  playersOfParty,
  setupOfParty,
  withHardness,
  withHero,
  withLord,
  withOwn,
  withSeat,
} from '../../../src/session/game/party.ts';
import type { Player } from '../../../src/session/game/seats.ts';
import { Session } from '../../../src/session/game/session.ts';
import { forgetOwnHero, onWorkbench, saveOwnHero } from '../../../src/session/profiles/own-heroes.ts';
import { withCombo } from '../../../src/ui/access/quest/abilities.tsx';
import { pugPartKey } from '../../../src/ui/access/quest/looks-bench.tsx';
import { PUG_PARTS, PUG_SLOTS } from '../../../src/ui/creatures/pug-looks.ts';
import { quick, quiet } from '../../kit/session.ts';

const OWN = OWN_IDS[0] ?? '';

describe('the kennel', () => {
  test('a game begins with the party, the hardness and the Evil Lord that were chosen', () => {
    let party = withHero(firstParty('Ann', [], 'seed'), 0, 'pugarotti');
    party = withHardness(withSeat(party, 'apprentice'), 'friendly');
    party = withLord(party, { leader: 'person', name: ' Zoe ', handicap: 'refill' });
    const setup = setupOfParty(party);
    expect(setup.heroes).toEqual(['pugarotti', 'pugtor', party.seats[2]?.hero]);
    expect(setup.tune).toMatchObject({ toll: 0, handCards: 1 });
    expect(setup.lord).toEqual({ handicap: 'refill' });
    expect(playersOfParty(party)).toEqual([
      { kind: 'person', name: 'Ann' },
      { kind: 'bot', name: '', strength: 'master' },
      { kind: 'bot', name: '', strength: 'apprentice' },
      { kind: 'person', name: 'Zoe' },
    ]);
  });

  test('a Hero who is called away from another place trades places', () => {
    const party = withHero(firstParty('Ann', [], 'seed'), 0, 'pugtor');
    expect(party.seats.map(({ hero }) => hero)).toEqual(['pugtor', 'bravepug']);
  });

  test('in the hard mode no Hero is called, and no Evil Lord comes', () => {
    const lord = { leader: 'master', name: '', handicap: 'even' } as const;
    const party = withHardness(withLord(firstParty('Ann', [], 'seed'), lord), 'hard');
    expect(isDealt(party)).toBe(true);
    expect(party.lord).toBeNull();
    expect(setupOfParty(party)).toMatchObject({ heroes: 'draw', mode: 'hard' });
  });
});

describe('the workshop', () => {
  const fresh = onWorkbench([], OWN, 'Puggles');

  test('what lies on the workbench can be saved as it is, and deleted again', () => {
    expect(checkOwnHero(fresh)).toBeNull();
    const saved = saveOwnHero([], { ...fresh, name: 'Rolf' });
    expect(onWorkbench(saved, OWN, 'Puggles').name).toBe('Rolf');
    expect(onWorkbench(forgetOwnHero(saved, OWN), OWN, 'Puggles').name).toBe('Puggles');
  });

  test('a Hero that was forgotten leaves the party, whose place draws lots', () => {
    const saved = saveOwnHero([], fresh);
    const party = withHero(withOwn(firstParty('Ann', [], 'seed'), saved), 0, OWN);
    expect(setupOfParty(party).own).toHaveLength(1);
    expect(withOwn(party, []).seats[0]?.hero).toBeNull();
  });

  test('a Combo that lies at another place changes places; a new one comes in', () => {
    const [a = '', b = '', c = ''] = fresh.combos;
    expect(withCombo(fresh.combos, 0, c).slice(0, 3)).toEqual([c, b, a]);
    const other = combosOfLevel(1).find((id) => !fresh.combos.includes(id)) ?? '';
    expect(withCombo(fresh.combos, 1, other)).toEqual([a, other, ...fresh.combos.slice(2)]);
  });

  test.each(Object.entries({ en, es, fr }))('every part of the looks has a name in %s', (_, words) => {
    const keys = PUG_SLOTS.flatMap((slot) => PUG_PARTS[slot].map((id) => pugPartKey(slot, id)));
    expect(keys.filter((key) => !(key in words))).toEqual([]);
  });
});

describe('the couch', () => {
  const ann: Player = { kind: 'person', name: 'Ann', prefs: { text: 1.6, hints: false } };

  test('a seat goes to a bot and comes back as it was', () => {
    const bot = ledBy(ann, 'apprentice');
    expect(bot).toEqual({ kind: 'bot', strength: 'apprentice', name: 'Ann', prefs: ann.prefs });
    expect(ledBy(bot, 'person')).toEqual(ann);
  });

  test('who has left is asked no more, who came back is asked again', async () => {
    const party = firstParty('Ann', [], 'couch');
    const session = Session.start(
      { game: 'quest', setup: setupOfParty(party), seed: party.seed, players: playersOfParty(party) },
      { ...quick, thinker: { think: () => new Promise(() => undefined) } },
    );
    session.begin();
    session.setPlayer(1, ledBy(session.players[1] ?? ann, 'person'));
    await quiet();
    const [seat = 0] = session.waiting();
    const player = session.players[seat] ?? ann;
    expect(session.device().viewer).toBe(seat);
    session.setPlayer(seat, ledBy(player, 'master'));
    await quiet();
    expect(session.thinking()).toBe(seat);
    session.setPlayer(seat, ledBy(session.players[seat] ?? ann, 'person'));
    await quiet();
    expect(session.players[seat]).toEqual(player);
    expect(session.device().viewer).toBe(seat);
    session.leave();
  });
});
