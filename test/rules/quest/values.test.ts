/** The values of all cards, as the components file gives them in its tables. */

import { expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../../../src/engine/quest/data/cards.ts';
import type { Ability } from '../../../src/engine/quest/data/schema.ts';
import { price, short } from '../../kit/quest-words.ts';

const ids = Object.keys;

// id, class, type, life, initiative, movement
const HERO_ROWS: [string, string, string, number, number, number][] = [
  ['bravepug', 'warrior', 'strength', 6, 22, 2],
  ['puggab', 'barbarian', 'strength', 6, 16, 2],
  ['pugtor', 'cleric', 'spirit', 5, 12, 2],
  ['pugramix', 'druid', 'spirit', 5, 20, 2],
  ['pugpin', 'thief', 'speed', 4, 34, 3],
  ['elpug', 'wizard', 'magic', 5, 26, 2],
  ['pugayaga', 'witch', 'magic', 4, 18, 2],
  ['aragpug', 'ranger', 'speed', 5, 30, 3],
  ['pugarotti', 'bard', 'intellect', 5, 24, 2],
  ['pugracelsus', 'alchemist', 'intellect', 4, 10, 2],
];

// hero, combo, level, cost, trigger and limit, effect, token
const COMBO_ROWS: [string, string, number, string, string, string, boolean][] = [
  [
    'bravepug',
    'parryAndRiposte',
    1,
    'Str1 Spd1',
    'riposte:hit self',
    'prevent(all); damage(attacker,1)',
    false,
  ],
  ['bravepug', 'powerSlash', 1, 'Str2', 'turn', 'damage(melee,3)', false],
  [
    'bravepug',
    'shieldBash',
    1,
    'Str1 Int1',
    'turn',
    'damage(melee,2); move(hit,1); mark(hit,weak:1,next)',
    false,
  ],
  ['bravepug', 'whirlingBlade', 2, 'Str2 Spd1', 'turn', 'damage(triple:wide,2)', false],
  ['bravepug', 'bladeOfTheGoodestBoy', 3, 'Str3', 'turn', 'damage(melee,6,sure)', false],
  ['puggab', 'recklessChomp', 1, 'Str2', 'turn', 'damage(melee,4); hurt(self,1)', false],
  ['puggab', 'leapingPaws', 1, 'Str1 Spd1', 'turn', 'move(self,2); damage(melee,3)', false],
  ['puggab', 'warHowl', 1, 'Str1 Spi1', 'turn', 'mark(foe:pen,weak:1,world)', true],
  ['puggab', 'boneBreaker', 2, 'Str2 Mag1', 'turn', 'damage(melee,5,sure)', false],
  ['puggab', 'dogfightFrenzy', 3, 'Str3', 'turn', 'damage(pen,5)', false],
  ['pugtor', 'protection', 1, 'Spi1 Mag1', 'riposte:hit any', 'prevent(all)', false],
  ['pugtor', 'cure', 1, 'Spi2', 'turn', 'heal(hero,2)', false],
  ['pugtor', 'hammerOfFaith', 1, 'Str1 Spi1', 'turn', 'damage(melee,3)', false],
  ['pugtor', 'blessing', 2, 'Spi2 Int1', 'turn', 'mark(hero,bless:1,world)', true],
  ['pugtor', 'holyHowl', 3, 'Spi3', 'turn', 'damage(triple:wide,3); heal(nears,1)', false],
  ['pugramix', 'entangle', 1, 'Spi1 Int1', 'turn', 'mark(foe:any,root,world)', true],
  ['pugramix', 'regeneration', 1, 'Spi1 Mag1', 'turn', 'heal(near,2)', false],
  ['pugramix', 'thornWhip', 1, 'Spi1 Spd1', 'turn', 'damage(distance,2)', false],
  ['pugramix', 'bearDogForm', 2, 'Str1 Spi2', 'turn', 'damage(melee,4); mark(self,shield:1,next)', false],
  ['pugramix', 'wrathOfTheWild', 3, 'Spi3', 'turn', 'damage(all,2)', false],
  ['pugpin', 'pickpocket', 1, 'Int1 Spd1', 'turn', 'mark(foe:distance,robbed,world); loot(self,1)', true],
  ['pugpin', 'backstab', 1, 'Spd2', 'turn', 'damage(melee,3,sure)', false],
  ['pugpin', 'vanish', 1, 'Spd1 Mag1', 'riposte:hit self', 'prevent(all); move(self,1)', false],
  ['pugpin', 'poisonDart', 2, 'Int1 Spd2', 'turn', 'damage(any,3,sure)', false],
  ['pugpin', 'thousandNips', 3, 'Spd3', 'turn', 'damage(any,2,x3)', false],
  ['elpug', 'magicMissile', 1, 'Int1 Mag1', 'turn', 'damage(any,2)', false],
  ['elpug', 'frostBreath', 1, 'Mag2', 'turn', 'damage(distance,2); mark(hit,stun,next)', false],
  ['elpug', 'blink', 1, 'Mag1', 'turn', 'move(self,5)', false],
  ['elpug', 'mimicMagic', 2, 'Int1 Mag1', 'riposte:seen limit turn', 'copy(last)', false],
  ['elpug', 'fireball', 3, 'Mag3', 'turn', 'damage(triple:wide,4)', false],
  ['pugayaga', 'hex', 1, 'Spi1 Mag1', 'turn', 'damage(any,1); mark(hit,weak:1,world)', true],
  ['pugayaga', 'fleaCurse', 1, 'Mag2', 'turn', 'damage(distance,2,sure)', false],
  ['pugayaga', 'bubblingBrew', 1, 'Int1 Mag1', 'turn limit turn', 'heal(near,1); draw(self,2)', false],
  ['pugayaga', 'hexchange', 2, 'Int1 Mag2', 'turn', 'damage(any:2,2); swap(hit)', false],
  ['pugayaga', 'dancingDoghouse', 3, 'Mag3', 'turn', 'damage(pen,4); move(hit,1)', false],
  ['aragpug', 'twinArrows', 1, 'Spd2', 'turn', 'damage(any,1,x2)', false],
  ['aragpug', 'snare', 1, 'Int1 Spd1', 'turn', 'damage(distance,2); move(hit,2)', false],
  ['aragpug', 'hitAndRun', 1, 'Str1 Spd1', 'turn', 'damage(distance,3); move(self,1)', false],
  ['aragpug', 'alphaPug', 2, 'Spi1 Spd2', 'turn', 'mark(heroes,pack:1,world)', true],
  ['aragpug', 'rainOfArrows', 3, 'Spd3', 'turn', 'damage(any:3,3)', false],
  ['pugarotti', 'sonicBark', 1, 'Int2', 'turn', 'damage(distance,2); damage(double:fork,1)', false],
  ['pugarotti', 'marchingSong', 1, 'Int1', 'turn limit turn', 'action(hero,1)', false],
  ['pugarotti', 'lullaby', 1, 'Int1 Mag1', 'turn', 'mark(foe:any,stun,next)', false],
  ['pugarotti', 'battleHymn', 2, 'Str1 Int2', 'turn', 'mark(heroes,bless:1,next)', false],
  ['pugarotti', 'grandFinale', 3, 'Int3', 'turn', 'damage(triple:wide,3); heal(heroes,1)', false],
  ['pugracelsus', 'acidFlask', 1, 'Int2', 'turn', 'damage(distance,2,sure)', false],
  ['pugracelsus', 'smokeBomb', 1, 'Int1 Spd1', 'riposte:hit near', 'prevent(2)', false],
  ['pugracelsus', 'fetch', 1, 'Int1 Mag1', 'turn limit turn', 'recover(self,3)', false],
  ['pugracelsus', 'explodingBiscuit', 2, 'Str1 Int2', 'turn', 'damage(double:wide,3)', false],
  ['pugracelsus', 'philosophersBone', 3, 'Int3', 'turn', 'damage(any,4); loot(self,1); heal(self,1)', false],
];

// hero, special, trigger with condition and limit, effect
const SPECIAL_ROWS: [string, string, string, string][] = [
  ['bravepug', 'oldCampaigner', 'always if targetHurt', 'stat(self,std,1)'],
  ['puggab', 'bauserker', 'always if selfHurt2', 'stat(self,atk,1)'],
  ['pugtor', 'prayer', 'turn limit world', 'heal(hero,3)'],
  ['pugramix', 'circleOfPaws', 'defeat', 'heal(hero,1)'],
  ['pugpin', 'stickyPaws', 'always', 'stat(self,pickany,1)'],
  ['elpug', 'arcaneThrift', 'always', 'wild(pair)'],
  ['pugayaga', 'cauldron', 'turn limit turn', 'change(); discard(self,1); draw(self,1)'],
  ['aragpug', 'keenNose', 'always', 'stat(self,stdshape,any)'],
  ['pugarotti', 'encore', 'turnEnd', 'draw(hero,1)'],
  ['pugracelsus', 'madScience', 'always', 'wild(one)'],
];

// id, type, life, initiative, arrows (negative: left), attack, damage, side effect, defends, prize
type MonsterRow = [string, string, number, number, number, string, number, string, boolean, string];
const MONSTER_ROWS: MonsterRow[] = [
  ['goblin', 'speed', 3, 33, 2, 'distance', 1, 'lose(hit,1)', false, 'consume: draw(self,3)'],
  ['hellhuahua', 'magic', 3, 32, -1, 'any', 2, '', false, 'turn Mag1: damage(any,2)'],
  ['corgyphon', 'speed', 4, 31, 2, 'double:wide', 2, '', false, 'always: stat(self,move,1)'],
  ['vampoodle', 'magic', 4, 29, -2, 'melee', 2, 'heal(self,1)', true, ''],
  ['psipincher', 'intellect', 4, 27, 1, 'any', 1, 'discard(hit,1)', false, ''],
  ['banshee', 'spirit', 4, 25, 1, 'double:fork', 1, 'mark(hit,root,next)', false, ''],
  ['bomber', 'speed', 4, 23, -1, 'pen', 2, '', false, ''],
  ['warbulldog', 'strength', 5, 19, -1, 'melee', 2, 'lose(hit,1)', false, ''],
  ['dachshydra', 'strength', 5, 17, 1, 'triple:wide', 1, '', true, ''],
  ['skeleton', 'spirit', 4, 15, -1, 'melee', 2, '', false, 'always: stat(self,std,1)'],
  ['mimic', 'magic', 5, 9, 0, 'distance', 2, '', false, ''],
  ['bassilisk', 'intellect', 5, 7, 0, 'distance', 1, 'action(hit,-1)', false, ''],
  ['slime', 'intellect', 4, 5, 1, 'melee', 1, 'discard(hit,1)', false, 'consume: heal(hero,2)'],
  ['ogre', 'strength', 6, 3, 1, 'melee', 3, '', false, ''],
  ['mummy', 'spirit', 6, 1, -1, 'melee', 2, 'mark(hit,weak:1,next)', true, ''],
];

// id, type, life (plus, per hero), initiative, arrows, attack, damage, side effect, defends, own position order
type BossRow = [string, string, string, number, number, string, number, string, boolean, string];
const BOSS_ROWS: BossRow[] = [
  ['badger', 'speed', '4 8', 28, -2, 'triple:wide', 1, '', false, ''],
  ['ratking', 'strength', '5 7', 11, 1, 'double:wide', 2, 'discard(hit,1)', false, '1 2 B 1 2 / 3 4 X 5 X'],
  ['feline', 'intellect', '3 7', 35, 0, 'any:half', 1, '', false, '3 1 2 1 2 / X 4 B 5 X'],
  ['demon', 'magic', '4 8', 13, 1, 'distance', 3, '', false, ''],
  ['vacuum', 'speed', '6 10', 21, 2, 'pen', 2, '', false, ''],
  ['kraken', 'spirit', '4 8', 8, 0, 'double:fork', 2, '', false, '1 X B X 1 / 2 X 5 X 2 / 4 - - - 3'],
  ['phoenix', 'magic', '5 6', 36, 1, 'triple:wide', 1, '', false, ''],
  ['danegon', 'strength', '3 8', 4, -1, 'pen', 3, '', false, ''],
  ['fleaqueen', 'speed', '3 6', 37, 1, 'triple:wide', 1, 'mark(hit,flea,world)', true, ''],
  ['vetlich', 'intellect', '4 8', 14, -1, 'melee', 2, 'mark(hit,root,next)', false, ''],
];

// boss, ability, trigger with condition, effect
const SHEET_ROWS: [string, string, string, string][] = [
  ['badger', 'boardingParty', 'bossTurn', 'move(foe:melee,1,left)'],
  ['badger', 'broadside', 'bossAttacked if evenRound', 'damage(pen,2)'],
  ['badger', 'plunder', 'heroDefeated', 'heal(self,2)'],
  ['ratking', 'royalLitter', 'setUp', 'spawn(half)'],
  ['ratking', 'endlessVermin', 'roundStart if fewEnemies', 'spawn(1)'],
  ['feline', 'telekinesis', 'bossTurn', 'swap(foe:far2)'],
  ['feline', 'nineLives', 'bossHalf', 'heal(self,H)'],
  ['feline', 'mindSpike', 'bossAttacked if evenRound', 'damage(any,1); discard(hit,1)'],
  ['demon', 'soulLeash', 'heroDefeated', 'heal(self,3)'],
  ['demon', 'hellmouth', 'bossHalf', 'stat(self,shape,triple:wide)'],
  ['vacuum', 'suction', 'bossTurn', 'move(foe:all,1,toward)'],
  ['vacuum', 'fullBag', 'bossAttacked if evenRound', 'lose(foe:melee,1)'],
  ['kraken', 'tidalRinse', 'roundEnd', 'move(foe:all,1,right)'],
  ['kraken', 'tentacle', 'bossAttacked if oddRound', 'damage(any,1)'],
  ['phoenix', 'secondFuse', 'bossFelled', 'heal(self,1+H)'],
  ['phoenix', 'bigBang', 'bossHalf', 'damage(all,1)'],
  ['phoenix', 'blindingSparks', 'bossAttacked if evenRound', 'action(foe:melee,-1)'],
  ['danegon', 'thickScales', 'always', 'stat(self,armor,1)'],
  ['danegon', 'tailSweep', 'bossAttacked if evenRound', 'damage(double:wide,1)'],
  ['fleaqueen', 'brood', 'roundStart if evenRound', 'spawn(1)'],
  ['fleaqueen', 'itch', 'roundEnd', 'toll(flea,any,1)'],
  ['vetlich', 'boosterShot', 'bossAttacked if evenRound', 'damage(any,1)'],
  ['vetlich', 'coneOfShame', 'bossTurn', 'mark(foe:melee,weak:1,next)'],
  ['vetlich', 'backFromTheKennel', 'roundStart if oddRound', 'spawn(1)'],
];

// id, kind, copies, cost, trigger and limit, effect
const TREASURE_ROWS: [string, string, number, string, string, string][] = [
  ['femurblade', 'weapon', 1, 'Str1', 'turn limit turn', 'damage(melee,2)'],
  ['squeakymace', 'weapon', 1, 'Spi1', 'turn limit turn', 'damage(melee,2); mark(hit,weak:1,next)'],
  ['leashwhip', 'weapon', 1, 'Spd1', 'turn limit turn', 'damage(distance,1); move(hit,1)'],
  ['balllauncher', 'weapon', 1, 'Int1 Spd1', 'turn limit turn', 'damage(any,2)'],
  ['wandofwags', 'weapon', 1, 'Mag2', 'turn limit turn', 'damage(triple:wide,2)'],
  ['fetchstick', 'weapon', 1, 'Int1', 'turn limit turn', 'damage(distance,2)'],
  ['chainflail', 'weapon', 1, 'Str1 Spd1', 'turn limit turn', 'damage(double:wide,2)'],
  ['chainmail', 'trinket', 1, 'Str1', 'riposte:hit self limit turn', 'prevent(2)'],
  ['goodboymedal', 'trinket', 1, '-', 'always', 'stat(self,std,1)'],
  ['zoomies', 'trinket', 1, '-', 'always', 'stat(self,move,1)'],
  ['bigpouch', 'trinket', 1, '-', 'always', 'stat(self,hand,2)'],
  ['raincoat', 'trinket', 1, '-', 'always', 'stat(self,worldproof,1)'],
  ['waterbowl', 'trinket', 1, 'Mag1', 'turn limit turn', 'draw(self,2)'],
  ['blanket', 'trinket', 1, 'Spi1', 'turn limit turn', 'heal(near,1)'],
  ['pizza', 'consumable', 2, '-', 'consume', 'heal(self,3)'],
  ['cupcake', 'consumable', 2, '-', 'consume', 'draw(self,3)'],
  ['treats', 'consumable', 2, '-', 'consume', 'action(self,1); heal(self,1)'],
  ['squeaky', 'consumable', 1, '-', 'consume', 'mark(foe:any,stun,next)'],
];

// id, type, trigger, effect, position order from the front, monsters for 1 to 5 heroes
const WORLD_ROWS: [string, string, string, string, string, number[]][] = [
  ['icy', 'spirit', 'always', 'stat(heroes,move,-1)', '1 X B X 3 / 1 X X X 4 / 2 - - - 5', [2, 3, 4, 5, 6]],
  ['ember', 'strength', 'roundEnd', 'hurt(crowded,1)', '1 2 B 3 1 / 4 X X 5 2', [2, 4, 5, 6, 7]],
  ['woods', 'magic', 'always', 'stat(heroes,healing,-1)', '3 1 X 1 B / 4 2 X 2 5', [2, 4, 5, 6, 7]],
  ['gale', 'speed', 'roundEnd', 'move(enemies,1,right)', '1 B 3 2 1 / 2 X 5 4 X', [2, 4, 5, 6, 7]],
  ['clock', 'intellect', 'always', 'stat(table,faceup,-2)', '2 1 2 B 1 / 4 5 3 X X', [2, 4, 5, 6, 7]],
];
/** Trigger, whom it guards, condition and limit in one line. */
function when(a: Ability): string {
  const guards = a.guards === undefined ? '' : ` ${a.guards}`;
  const condition = a.if === undefined ? '' : ` if ${a.if}`;
  return `${a.trigger}${guards}${condition}${a.limit === undefined ? '' : ` limit ${a.limit}`}`;
}

test('R-PQ-92 PQ-HERO-01 PQ-HERO-02 PQ-HERO-03 PQ-HERO-04 every hero card has its values', () => {
  const found = Object.values(HEROES).map((h) => [h.id, h.class, h.type, h.life, h.init, h.move]);
  expect(found).toEqual(HERO_ROWS);
});

test('R-PQ-92 PQ-HERO-05 every hero has one special ability of its own', () => {
  const found = Object.values(HEROES).map((h) => [h.id, h.special.id, when(h.special), short(h.special.fx)]);
  expect(found).toEqual(SPECIAL_ROWS);
  expect(new Set(found.map(([, special]) => special)).size).toBe(10);
});

test('R-PQ-92 PQ-HERO-08 PQ-RIPOSTE-05 every combo has its name, level, cost and effect', () => {
  const found = Object.values(HEROES).flatMap((h) =>
    h.combos.map((c) => [h.id, c.id, c.level, price(c.cost), when(c), short(c.fx), c.token ?? false]),
  );
  expect(found).toEqual(COMBO_ROWS);
});

test('R-PQ-92 PQ-MONSTER-01 PQ-MONSTER-02 PQ-MONSTER-03 PQ-MONSTER-04 every monster card has its values', () => {
  const found = Object.values(MONSTERS).map((m) => {
    const cost = m.prize === undefined || price(m.prize.cost) === '-' ? '' : ` ${price(m.prize.cost)}`;
    const prize = m.prize === undefined ? '' : `${m.prize.trigger}${cost}: ${short(m.prize.fx)}`;
    const { shape, n, fx } = m.attack;
    return [m.id, m.type, m.life, m.init, m.move, shape, n, short(fx), m.defend !== undefined, prize];
  });
  expect(found).toEqual(MONSTER_ROWS);
});

test('PQ-MONSTER-07 PQ-MONSTER-08 R-PQ-29 five kinds can be prizes; three can defend, with their own type', () => {
  const kinds = Object.values(MONSTERS);
  expect(kinds.filter((m) => m.prize !== undefined).map((m) => m.id)).toEqual([
    ...['goblin', 'hellhuahua', 'corgyphon', 'skeleton', 'slime'],
  ]);
  expect(kinds.flatMap((m) => (m.defend === undefined ? [] : [[m.id, m.defend === m.type]]))).toEqual([
    ...[
      ['vampoodle', true],
      ['dachshydra', true],
      ['mummy', true],
    ],
  ]);
  expect(BOSSES.fleaqueen?.defend).toBe('speed');
});

test('R-PQ-92 PQ-BOSS-01 R-PQ-89 every boss card has its values', () => {
  const found = Object.values(BOSSES).map((b) => {
    const life = typeof b.life === 'number' ? '' : `${b.life.plus} ${b.life.perHero}`;
    const { shape, n, fx } = b.attack;
    const grid = (b.grid ?? []).join(' / ');
    return [b.id, b.type, life, b.init, b.move, shape, n, short(fx), b.defend !== undefined, grid];
  });
  expect(found).toEqual(BOSS_ROWS);
});

test('R-PQ-92 PQ-BOSS-01 PQ-BOSS-04 every boss sheet has its abilities', () => {
  const found = Object.values(BOSSES).flatMap((b) =>
    b.abilities.map((a) => [b.id, a.id, when(a), short(a.fx)]),
  );
  const byBoss = (rows: unknown[][]) => ids(BOSSES).flatMap((id) => rows.filter(([boss]) => boss === id));
  expect(found).toEqual(byBoss(SHEET_ROWS));
});

test('R-PQ-92 PQ-TREASURE-01 PQ-TREASURE-07 PQ-TREASURE-08 every treasure has its kind, cost and effect', () => {
  const found = Object.values(TREASURES).map((t) => [
    ...[t.id, t.kind, t.copies, price(t.cost), when(t), short(t.fx)],
  ]);
  expect(found).toEqual(TREASURE_ROWS);
});

test('R-PQ-92 PQ-WORLD-01 PQ-WORLD-04 every World has its type, Feature and position order', () => {
  const found = Object.values(WORLDS).map((w) => [
    ...[w.id, w.type, w.feature.trigger, short(w.feature.fx), w.grid.join(' / ')],
  ]);
  expect(found).toEqual(WORLD_ROWS.map((row) => row.slice(0, 5)));
});

test.each(WORLD_ROWS)('PQ-WORLD-05 PQ-WORLD-06 %s has its monsters for 1 to 5 heroes', (id, ...rest) => {
  const cells = (WORLDS[id]?.grid ?? []).join(' ').split(' ');
  const counts = [1, 2, 3, 4, 5].map((heroes) => cells.filter((cell) => Number(cell) <= heroes).length);
  expect(counts).toEqual(rest.at(-1));
});

test('PQ-BOSS-04 the position orders of bosses hold 2, 4, 5, 6 and 7 monsters', () => {
  for (const boss of Object.values(BOSSES)) {
    if (boss.grid === undefined) continue;
    const cells = boss.grid.join(' ').split(' ');
    const counts = [1, 2, 3, 4, 5].map((heroes) => cells.filter((cell) => Number(cell) <= heroes).length);
    expect([boss.id, counts]).toEqual([boss.id, [2, 4, 5, 6, 7]]);
  }
});

test('all initiatives differ: heroes, kinds of monster and bosses', () => {
  const all = [...Object.values(HEROES), ...Object.values(MONSTERS), ...Object.values(BOSSES)];
  expect(new Set(all.map((card) => card.init)).size).toBe(10 + 15 + 10);
});
