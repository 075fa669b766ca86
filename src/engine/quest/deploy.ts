/** Monsters and Boss come into play: by a Position Order, or called by a Boss (PQ-WORLD, PQ-WORLD3-02). */

import { shuffle } from '../kernel/rng.ts';
import { kindOf } from './box.ts';
import { BOARD, bossCard, countFor, isBossCard, LAST_WORLD, monsterCard, worldCard } from './data/cards.ts';
import { addCreature, closeUp } from './move.ts';
import { columnOf, heroCount, inPlay, type QuestContext, standsAt } from './query.ts';
import type { QuestSetup } from './schema-setup.ts';
import type { CreatureId, Foe, OpenQuest } from './state.ts';
import { questTune } from './tunables.ts';

/** The marks of a Position Order by row, the front row first. */
type Grid = readonly string[];

interface Position {
  column: number;
  row: number;
  mark: string;
}

function positions(grid: Grid): Position[] {
  return grid.flatMap((text, row) => text.split(' ').map((mark, column) => ({ column, row, mark })));
}

/** The Position Order in force: the World's, unless the Boss Sheet replaces it (PQ-BOSS-04). */
function gridOf(s: OpenQuest): Grid {
  const boss = s.foes.find((foe) => foe.boss);
  return (boss && bossCard(boss.card).grid) ?? worldCard(s.world ?? '').grid;
}

/**
 * The positions that Monsters get with so many Heroes: lower numbers first, then column, then row (R-PQ-66,
 * PQ-WORLD-04, PQ-WORLD-05, PQ-WORLD-06, PQ-WORLD-07, PQ-WORLD-09, PQ-SOLO-02, R-PQ-93).
 */
export function monsterPositions(grid: Grid, heroes: number): Position[] {
  return positions(grid)
    .filter(({ mark }) => /^[1-5]$/.test(mark) && Number(mark) <= heroes)
    .sort((a, b) => Number(a.mark) - Number(b.mark) || a.column - b.column || a.row - b.row);
}

/** The position of the Boss; column 3, row 1 if the World names none (R-PQ-70, PQ-WORLD-08). */
export function bossPosition(grid: Grid): { column: number; row: number } {
  const { column, row } = positions(grid).find(({ mark }) => mark === 'B') ?? { column: 2, row: 0 };
  return { column, row };
}

/** A Foe that nothing has happened to. */
function newFoe(card: string, boss: boolean, life: number): Foe {
  return {
    card,
    boss,
    life,
    damage: 0,
    marks: [],
    treasures: [],
    used: { turn: [], world: [] },
    shape: null,
    nextActions: 0,
  };
}

const hundredths = (n: number, percent: number): number => Math.ceil((n * percent) / 100);

/** Life of a Boss: by the Heroes at the start and the mode, and in an even match a part of that (R-PQ-97, R-PQ-107). */
export function bossLife(setup: QuestSetup, card: string): number {
  const heroes = heroCount(setup);
  const printed = countFor(bossCard(card).life, heroes) * questTune({ setup }, 'bossLife');
  const life = hundredths(printed / 100, BOARD.bossLife[setup.mode][heroes - 1] ?? 100);
  return setup.lord?.handicap === 'even' ? hundredths(life, BOARD.bossLife.even[heroes - 1] ?? 100) : life;
}

/** A Monster or Boss by its card, with the life it has in this game. */
export function foeFrom(setup: QuestSetup, card: string): Foe {
  const boss = isBossCard(card);
  return newFoe(card, boss, boss ? bossLife(setup, card) : monsterCard(kindOf(card)).life);
}

/** The top Monster Card; the discards make a new deck (R-PQ-65). Null if there is none at all. */
function drawMonster(c: QuestContext): string | null {
  const { piles, gone } = c.s;
  if (piles.monsters.length === 0 && gone.monsters.length > 0) {
    piles.monsters = gone.monsters;
    gone.monsters = [];
    c.roll((rng) => shuffle(piles.monsters, rng));
    c.emit({ type: 'quest.reshuffled', pile: 'monsters' });
  }
  const card = piles.monsters.pop() ?? null;
  if (card !== null) c.secret();
  return card;
}

/** A new Monster, not yet on the Gaming Area. */
function call(c: QuestContext): CreatureId | null {
  const card = drawMonster(c);
  if (card !== null) c.s.foes.push(foeFrom(c.s.setup, card));
  return card;
}

/**
 * The Boss is revealed and put on its position (PQ-WORLD3-02); where others stand already he comes to the back of that
 * column. Gives his card.
 * Also PQ-BOSS-02.
 */
export function placeBoss(c: QuestContext, { late = false } = {}): CreatureId {
  const card = c.s.piles.bosses.pop();
  if (card === undefined) throw new Error('there is no boss left');
  c.secret();
  const foe = foeFrom(c.s.setup, card);
  c.s.foes.push(foe);
  const position = bossPosition(gridOf(c.s));
  if (late) addCreature(c.s, 'foes', card, position.column);
  else c.s.places.push({ id: card, ...position });
  c.emit({ type: 'quest.boss', id: card, life: foe.life });
  return card;
}

/**
 * Monsters on every position whose number is not above that of the Heroes; then the columns close up (R-PQ-02,
 * PQ-WORLD2-02, PQ-WORLD3-03).
 */
function placeMonsters(c: QuestContext): void {
  for (const { column, row } of monsterPositions(gridOf(c.s), heroCount(c.s.setup))) {
    const id = call(c);
    if (id === null) break;
    c.s.places.push({ id, column, row });
    c.emit({ type: 'quest.entered', id, column });
  }
  closeUp(c.s, 'foes');
}

/** The column with the fewest Creatures, then the nearest to the Boss, then the lower one. */
function emptiest(s: OpenQuest): number {
  const boss = s.foes.find((foe) => foe.boss);
  const near = boss === undefined ? 0 : (standsAt(s, boss.card)?.column ?? 0);
  const all = s.halves.foes.map((_stack, column) => column);
  const size = (column: number): number => columnOf(s, 'foes', column).length;
  all.sort((a, b) => size(a) - size(b) || Math.abs(a - near) - Math.abs(b - near) || a - b);
  return all[0] ?? 0;
}

/**
 * Calls Monsters, one by one, each to the back of the emptiest column. During play they never come to more than one
 * above the Heroes in play (`cap`, R-PQ-108). They act from the next Round on (R-PQ-15).
 * Gives how many have come.
 */
export function spawn(c: QuestContext, n: number, { cap }: { cap: boolean }): number {
  for (let i = 0; i < n; i++) {
    const monsters = c.s.foes.filter((foe) => !foe.boss).length;
    if (cap && monsters >= inPlay(c.s, 'heroes').length + 1) return i;
    const id = call(c);
    if (id === null) return i;
    const column = emptiest(c.s);
    addCreature(c.s, 'foes', id, column);
    if (cap) c.s.acted.push(id);
    c.emit({ type: 'quest.entered', id, column });
  }
  return n;
}

/** Sets up the Monster half of a World: in World 3 the Boss first (PQ-SETUP-11, PQ-WORLD2-04). */
export function deploy(c: QuestContext): void {
  if (c.s.number === LAST_WORLD) placeBoss(c);
  placeMonsters(c);
}
