/** What a thing picked in a hero's turn would do, as marks on the board: who loses or gains how much, who goes where. */
import type { Act } from '../../../../engine/quest/choices.ts';
import {
  columnBeside,
  dangersOf,
  heroId,
  lifeAfter,
  movedTo,
  numbersOf,
  playsFor,
  previewOf,
  pushesOf,
  reachesOf,
  sideOf,
  standsAt,
} from '../../../../engine/quest/read.ts';
import type { CreatureId, Payment } from '../../../../engine/quest/state.ts';
import type { QuestView } from '../../../../engine/quest/view.ts';
import type { Arrow } from '../../types.ts';
import { cardOfAction } from './actions.ts';

/** One creature in what is foreseen. */
export interface Foreseen {
  /** Life lost; below 0 gained. */
  harm: number;
  falls: boolean;
  /** It may still be stopped. */
  mayDefend: boolean;
  /** It is hit by any pick; else it is one of those to choose from. */
  isSure: boolean;
}

export interface Foresight {
  creatures: ReadonlyMap<CreatureId, Foreseen>;
  /** Who may be chosen, and how many of them at most. */
  from: readonly CreatureId[];
  most: number;
  /** The question that will ask for them. */
  asks: 'quest.aim' | 'quest.target' | null;
  /** It does nothing but heal, and hurts no creature. */
  isIdle: boolean;
  /** One of `creatures` is hit at most, the one whom its player will face. */
  isAfterMove?: true;
  /** How those that are hit may be moved. */
  pushes: (target: CreatureId) => number[];
}

const NOTHING: Foresight = {
  creatures: new Map(),
  from: [],
  most: 0,
  asks: null,
  isIdle: false,
  pushes: () => [],
};

/** Marks of several effects on one creature add up. */
function add(map: Map<CreatureId, Foreseen>, id: CreatureId, one: Foreseen): void {
  const known = map.get(id);
  map.set(
    id,
    known === undefined
      ? one
      : {
          harm: known.harm + one.harm,
          falls: known.falls || one.falls,
          mayDefend: known.mayDefend || one.mayDefend,
          isSure: known.isSure && one.isSure,
        },
  );
}

const FREE: Payment = { cards: [], xp: 0, wild: false };

/** What playing a card from the sheet would do to whom. */
export function foresee(view: QuestView, seat: number, chosen: string | null): Foresight {
  const id = cardOfAction(chosen);
  const by = heroId(seat);
  const play = id === null ? undefined : playsFor(view, by).find((one) => one.id === id);
  if (id === null || play === undefined) return NOTHING;
  const creatures = new Map<CreatureId, Foreseen>();
  const act: Act = { do: 'play', id, pay: FREE };
  const [first, ...more] = previewOf(view, seat, act);
  for (const { blows, hits, times } of [first, ...more].flatMap((one) => one ?? [])) {
    for (const { target, n, left, falls, mayDefend } of blows) {
      const all = hits === 'all' ? times : 1;
      const life = left + n;
      add(creatures, target, {
        harm: falls ? n : Math.min(n * all, Math.max(n, life)),
        falls: falls || lifeAfter(view, target, n, all) === 0,
        mayDefend,
        isSure: hits === 'all',
      });
    }
  }
  const reached = reachesOf(view, by, id, play.ops);
  // Marks on several of the own side tell nothing that is to be decided here, if an attack is what matters.
  for (const { ids, harm, isChoice } of reached) {
    for (const [i, target] of ids.entries()) {
      const n = harm[i] ?? 0;
      if (n === 0 && (!isChoice || first !== undefined)) continue;
      const falls = n > 0 && n >= numbersOf(view, target).left;
      add(creatures, target, { harm: n, falls, mayDefend: false, isSure: !isChoice });
    }
  }
  const isIdle =
    play.ops.every(({ op }) => op === 'heal') && [...creatures.values()].every(({ harm }) => harm === 0);
  const pushes = (target: CreatureId) => pushesOf(view, target, play.ops);
  if (first?.isAfterMove)
    return { creatures, from: [], most: 0, asks: null, isIdle, pushes, isAfterMove: true };
  if (first?.hits === 'choose') {
    const from = first.blows.map(({ target }) => target);
    return { creatures, from, most: Math.max(1, first.most), asks: 'quest.aim', isIdle, pushes };
  }
  const choice = first === undefined ? reached.find((one) => one.isChoice && one.ids.length > 1) : undefined;
  if (choice !== undefined)
    return { creatures, from: choice.ids, most: 1, asks: 'quest.target', isIdle, pushes };
  return { creatures, from: [], most: 0, asks: null, isIdle, pushes };
}

/** What the standard attack would do to one creature. */
export function foreseeAttack(view: QuestView, seat: number, target: CreatureId): Foreseen | null {
  const act: Act = { do: 'attack', target, pay: FREE };
  const [blow] = previewOf(view, seat, act)[0]?.blows ?? [];
  if (blow === undefined) return null;
  return { harm: blow.n, falls: blow.falls, mayDefend: blow.mayDefend, isSure: true };
}

/** Arrows to where a creature may be moved. */
export function pushArrows(view: QuestView, id: CreatureId, steps: readonly number[]): Arrow[] {
  const column = standsAt(view, id)?.column;
  if (column === undefined) return [];
  return steps
    .filter((step) => Math.abs(step) <= 2 && isInside(column + step))
    .map((step) => ({
      from: id,
      to: { side: sideOf(id), column: columnBeside(column, step) },
      kind: 'move',
    }));
}

const isInside = (column: number): boolean => column >= 0 && column < 5;

/** Who would hit a hero if it stood in another column, with arrows from them. */
export function dangersAt(view: QuestView, id: CreatureId, column: number) {
  const found = dangersOf(movedTo(view, id, column), id);
  const arrows = found.map(({ by }): Arrow => ({ from: by, to: { side: 'heroes', column }, kind: 'attack' }));
  return { found, arrows };
}
