/** A World from the placing of the Heroes to the exchange, and the game as three of them (PQ-WORLD, PQ-WORLD2, -3). */

import { script } from '../kernel/script.ts';
import { askOne } from './choices.ts';
import { heal } from './combat/damage.ts';
import { removeFoes } from './combat/loot.ts';
import { BOARD, LAST_WORLD } from './data/cards.ts';
import { deploy } from './deploy.ts';
import { clearMarks } from './effects/marks.ts';
import { trigger } from './effects/triggers.ts';
import { isOneClock } from './end.ts';
import { dealTo, fitDisplay, handLimitOf, startingHand } from './energy.ts';
import type { QuestEvent } from './events.ts';
import { exchangeScript, marketScript } from './market.ts';
import { closeUp } from './move.ts';
import { COLUMNS, handOf, heroId, heroSeat, lordSeat, type QuestContext, slowestFirst } from './query.ts';
import { roundScript } from './round.ts';
import type { Cell } from './schema-start.ts';
import { deal, lordDraw } from './setup.ts';
import { deployNamed, namedHeroes } from './start.ts';
import type { CreatureId, OpenQuest, Quest } from './state.ts';

/** Healed between Worlds in an even match (R-PQ-97). */
const REST = 2;

/**
 * Free places of the printed rows, and the one behind the last Hero of a column (PQ-SETUP-10, R-PQ-02). For the last
 * Hero only one of those that have the same Heroes before and behind them: they come to the same when columns close up.
 */
function freePlaces(s: OpenQuest, isLast: boolean): Cell[] {
  const found: Cell[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const taken = s.places.filter((place) => place.column === column).map((place) => place.row);
    const last = Math.max(-1, ...taken);
    for (let row = 0; row < Math.max(BOARD.rows, last + 2); row++) {
      const isSame = isLast && row > 0 && !taken.includes(row - 1);
      if (!taken.includes(row) && !isSame && (row < BOARD.rows || row === last + 1))
        found.push({ column, row });
    }
  }
  return found;
}

/** Defeated Heroes come back without damage and with a new hand (PQ-DEFEAT-04, R-PQ-60). */
function returnHeroes(c: QuestContext): void {
  for (const [seat, hero] of c.s.heroes.entries()) {
    if (hero.status !== 'down') continue;
    hero.status = 'in';
    hero.damage = 0;
    c.emit({ type: 'quest.returned', seat });
    dealTo(c, seat, startingHand(c.s));
  }
}

/** Help for those who have come through (R-PQ-97). */
function handicaps(c: QuestContext): void {
  const { lord, heroes } = c.s;
  if (lord === null || lord.handicap === 'none') return;
  for (const [seat, hero] of heroes.entries()) {
    if (hero.status !== 'in') continue;
    dealTo(c, seat, Math.max(0, handLimitOf(c.s, seat) - handOf(c.s, seat).length));
  }
}

/** Tokens move on; in the hard mode the time token stays where it is (PQ-WORLD2-01, PQ-HARD-04, PQ-WORLD3-01). */
function openWorld(c: QuestContext): void {
  const s = c.s;
  const isFirst = s.world === null;
  s.number++;
  s.over = null;
  s.acted = [];
  if (!isFirst && !isOneClock(s)) s.round = 1;
  s.halves.heroes = s.halves.heroes.map(() => []);
  c.emit({ type: 'quest.worldBegan', number: s.number, round: s.round });
  if (isFirst) return;
  // Before the defeated are back: the help is for those who survived.
  handicaps(c);
  returnHeroes(c);
  const lord = lordSeat(s.setup);
  if (lord !== null) dealTo(c, lord, lordDraw(s));
}

/** The new World Card lies on top of the old ones (PQ-WORLD-11). */
function reveal(c: QuestContext): void {
  const { piles, gone, world } = c.s;
  const next = piles.worlds.pop();
  if (next === undefined) throw new Error('there is no world left');
  c.secret();
  if (world !== null) gone.worlds.push(world);
  c.s.world = next;
  c.emit({ type: 'quest.world', world: next, replaced: world });
  fitDisplay(c);
}

/** Everything that ends with a World (PQ-ACTIVATION-02, R-PQ-57, PQ-DAMAGE-05, R-PQ-61). */
function closeWorld(c: QuestContext): void {
  removeFoes(c);
  clearMarks(c.s);
  c.s.turn = null;
  for (const hero of c.s.heroes) {
    hero.nextActions = 0;
    hero.losesAction = false;
  }
}

function rest(c: QuestContext): void {
  if (c.s.lord?.handicap !== 'even') return;
  for (const [seat, hero] of c.s.heroes.entries()) if (hero.status === 'in') heal(c, heroId(seat), REST);
}

/** A Hero is put down. */
function putDown(c: QuestContext, id: CreatureId, cell: Cell): void {
  c.s.places.push({ id, ...cell });
  c.emit({ type: 'quest.placed', id, ...cell });
}

interface WorldVars {
  /** Heroes still to be placed, the lowest Initiative first (PQ-SETUP-09). */
  left: CreatureId[];
  /** A scenario's World: its first Round begins with the turns. */
  ready?: boolean;
}

/**
 * A World from its Heroes' placing to its end; market and exchange only where it was cleared (PQ-MARKET-08, R-PQ-58).
 */
export const worldScript = script<Quest, QuestEvent, WorldVars>('quest.world', [
  {
    name: 'begin',
    run(c, v) {
      openWorld(c);
      const ids = c.s.heroes.flatMap((hero, seat) => (hero.status === 'in' ? [heroId(seat)] : []));
      const placed = namedHeroes(c.s);
      for (const { id, column, row } of placed) putDown(c, id, { column, row });
      const left = placed.length === 0 ? ids : ids.filter((id) => placed.every((place) => place.id !== id));
      v.left = slowestFirst(c.s, left);
    },
  },
  askOne('place', {
    kind: 'quest.place',
    who: (_s, v) => v.left.slice(0, 1).map((id) => heroSeat(id) ?? 0),
    domain: (s, _seat, v) => ({
      type: 'pick',
      options: freePlaces(s, v.left.length === 1),
    }),
    then(c, v, cell) {
      putDown(c, v.left.shift() ?? '', cell);
      return 'again';
    },
  }),
  {
    name: 'reveal',
    run(c) {
      closeUp(c.s, 'heroes');
      reveal(c);
    },
  },
  {
    name: 'deploy',
    run(c, v) {
      if (!deployNamed(c)) deploy(c);
      if (v.ready !== true) trigger(c, 'setUp', {});
    },
  },
  {
    name: 'ready',
    run(c) {
      c.emit({ type: 'quest.ready' });
    },
  },
  {
    name: 'round',
    run(c, v) {
      if (c.s.over !== null) return;
      c.call(roundScript, v.ready === true ? { midway: true } : {});
      delete v.ready;
      return 'again';
    },
  },
  {
    name: 'close',
    run(c) {
      closeWorld(c);
      if (c.s.over === 'cleared') c.call(marketScript, { left: [] });
    },
  },
  {
    name: 'exchange',
    run(c) {
      if (c.s.over === 'cleared') c.call(exchangeScript, { left: [] });
    },
  },
  {
    name: 'rest',
    run(c) {
      rest(c);
    },
  },
]);

export const questGame = script<Quest, QuestEvent, object>('quest.game', [
  {
    name: 'deal',
    run(c) {
      deal(c);
    },
  },
  {
    name: 'world',
    run(c) {
      if (c.s.number >= LAST_WORLD) throw new Error('the third world has ended without an outcome');
      const ready = c.s.world === null && c.s.setup.start?.ready === true;
      c.call(worldScript, ready ? { left: [], ready } : { left: [] });
      return 'again';
    },
  },
]);
