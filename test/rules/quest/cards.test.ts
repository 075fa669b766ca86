/** The facts about named cards that the rulebook tells (PQ-CARD), and rules that every card keeps. */

import { expect, test } from 'vitest';
import {
  bossCard,
  HEROES,
  heroCard,
  MONSTERS,
  monsterCard,
  TREASURES,
  treasureCard,
  worldCard,
} from '../../../src/engine/quest/data/cards.ts';
import type { Effect } from '../../../src/engine/quest/data/effects.ts';
import type { Ability, ComboCard } from '../../../src/engine/quest/data/schema.ts';

function combo(hero: string, id: string): ComboCard {
  const found = heroCard(hero).combos.find((x) => x.id === id);
  if (found === undefined) throw new Error(`${hero} has no ${id}`);
  return found;
}

const ops = (ability: Pick<Ability, 'fx'>): string[] => ability.fx.map(({ op }) => op);

test('PQ-CARD-01 the heroes of the rulebook and their classes', () => {
  const classes = Object.fromEntries(Object.values(HEROES).map((hero) => [hero.id, hero.class]));
  expect(classes).toMatchObject({
    bravepug: 'warrior',
    puggab: 'barbarian',
    pugpin: 'thief',
    pugtor: 'cleric',
    pugramix: 'druid',
    pugayaga: 'witch',
    elpug: 'wizard',
    aragpug: 'ranger',
  });
});

test('PQ-CARD-02 Puggab has Life 6', () => {
  expect(heroCard('puggab').life).toBe(6);
});

test('PQ-CARD-03 Sir Bravepug has Parry and Riposte, which avoids damage', () => {
  const parry = combo('bravepug', 'parryAndRiposte');
  expect([parry.trigger, parry.guards, ops(parry)]).toEqual(['riposte:hit', 'self', ['prevent', 'damage']]);
});

test('PQ-CARD-04 Pugtor: Prayer once per World, Protection, Cure, Blessing to the end of the World', () => {
  const { special } = heroCard('pugtor');
  expect([special.id, special.limit, special.token]).toEqual(['prayer', 'world', true]);
  expect([combo('pugtor', 'protection').trigger, combo('pugtor', 'protection').guards]).toEqual([
    ...['riposte:hit', 'any'],
  ]);
  expect(ops(combo('pugtor', 'cure'))).toEqual(['heal']);
  expect(combo('pugtor', 'blessing').fx).toEqual([
    { op: 'mark', who: 'hero', tag: 'bless', v: 1, until: 'world' },
  ]);
});

test('PQ-CARD-05 Pugramix: Entangle pins a monster for the World, Regeneration heals', () => {
  const entangle = combo('pugramix', 'entangle');
  expect(entangle.level).toBe(1);
  expect(entangle.fx).toEqual([{ op: 'mark', who: 'foe:any', tag: 'root', until: 'world' }]);
  expect(ops(combo('pugramix', 'regeneration'))).toEqual(['heal']);
});

test('PQ-CARD-06 Pugpin: Pickpocket, level 1, marks a monster as robbed', () => {
  const pickpocket = combo('pugpin', 'pickpocket');
  expect(pickpocket.level).toBe(1);
  expect(pickpocket.fx[0]).toEqual({ op: 'mark', who: 'foe:distance', tag: 'robbed', until: 'world' });
});

test('PQ-CARD-07 Elpug: Mimic Magic; the Ranger: Alpha Pug; Puga Yaga: energy cards', () => {
  expect(combo('elpug', 'mimicMagic').trigger).toBe('riposte:seen');
  const alpha = combo('aragpug', 'alphaPug');
  expect(alpha.fx).toEqual([{ op: 'mark', who: 'heroes', tag: 'pack', v: 1, until: 'world' }]);
  expect(ops(heroCard('pugayaga').special)).toEqual(['change', 'discard', 'draw']);
});

test('PQ-CARD-08 the monsters that the rulebook describes', () => {
  const { attack, defend } = monsterCard('dachshydra');
  expect([attack.shape, attack.n, defend !== undefined]).toEqual(['triple:wide', 1, true]);
  expect(monsterCard('mimic').type).toBe('magic');
  expect(monsterCard('skeleton').move).toBeLessThan(0);
  const slime = monsterCard('slime');
  expect([ops(slime.attack), slime.prize?.fx[0]?.op]).toEqual([['discard'], 'heal']);
  expect(ops(monsterCard('warbulldog').attack)).toEqual(['lose']);
});

test('PQ-CARD-09 the Badger moves two to the left; there is a Rat King', () => {
  expect(bossCard('badger').move).toBe(-2);
  expect(bossCard('ratking').abilities.length).toBeGreaterThan(0);
});

test('PQ-CARD-10 PQ-TREASURE-09 Pizza heals, Cupcake and Treats are consumed, the chainmail parries', () => {
  for (const id of ['pizza', 'cupcake', 'treats']) {
    expect([id, treasureCard(id).kind, treasureCard(id).trigger]).toEqual([id, 'consumable', 'consume']);
  }
  expect(ops(treasureCard('pizza'))).toEqual(['heal']);
  const mail = treasureCard('chainmail');
  expect([mail.trigger, mail.guards, ops(mail)]).toEqual(['riposte:hit', 'self', ['prevent']]);
});

test('PQ-CARD-11 PQ-WORLD-09 Icy Lands: 1, 1, 2 in column 1, columns 2 and 4 X, B in 3, one 3 in column 5', () => {
  const grid = worldCard('icy').grid.map((row) => row.split(' '));
  const column = (n: number): string[] => grid.flatMap((row) => row[n - 1] ?? []).filter((x) => x !== '-');
  expect(column(1)).toEqual(['1', '1', '2']);
  expect([column(2), column(4)]).toEqual([
    ['X', 'X'],
    ['X', 'X'],
  ]);
  expect(column(3)).toContain('B');
  expect(column(5).filter((x) => x === '3')).toHaveLength(1);
});

test('PQ-CARD-12 the Mimic Doghouse is paid for with Magic, the purple energy', () => {
  expect(monsterCard('mimic').type).toBe('magic');
});

/** Everything a player may use again and again. */
function playable(): [string, Ability][] {
  const heroes = Object.values(HEROES).flatMap((hero) => [hero.special, ...hero.combos]);
  const prizes = Object.values(MONSTERS).flatMap(({ id, prize }) =>
    prize === undefined ? [] : [{ ...prize, id }],
  );
  return [...heroes, ...prizes, ...Object.values(TREASURES)].map((x) => [x.id, x]);
}

/** Cards and actions that an effect gives back. */
function givesBack(op: Effect): number {
  return op.op === 'draw' || op.op === 'recover' || op.op === 'loot' || op.op === 'action' ? op.n : 0;
}

test('nothing without a limit gives back as many cards or actions as it costs', () => {
  for (const [id, ability] of playable()) {
    if (ability.trigger !== 'turn' || ability.limit !== undefined) continue;
    const cost = Object.values(ability.cost).reduce((sum: number, n) => sum + (n ?? 0), 0);
    const gain = ability.fx.reduce((sum, op) => sum + givesBack(op), 0);
    expect([id, gain < cost]).toEqual([id, true]);
  }
});

test('R-PQ-42 weapons, and trinkets and prizes that are paid for, work once in a turn', () => {
  const cards = [
    ...Object.values(TREASURES),
    ...Object.values(MONSTERS).flatMap(({ prize }) => (prize === undefined ? [] : [prize])),
  ];
  const paid = cards.filter((card) => Object.keys(card.cost).length > 0);
  expect(paid.length).toBe(7 + 3 + 1);
  for (const card of paid) expect(card.limit).toBe('turn');
});

test('PQ-ACTIVATION-01 PQ-ACTIVATION-02 the activation symbol stands on what lasts to the end of the World, and on nothing else', () => {
  for (const [id, ability] of playable()) {
    const lasts = ability.fx.some((op) => op.op === 'mark' && op.until === 'world');
    expect([id, ability.token ?? false]).toEqual([id, lasts || id === 'prayer']);
  }
});
