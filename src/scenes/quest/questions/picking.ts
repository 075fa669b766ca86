/** What questions that are answered on the board have in common: what is tapped is picked, what is picked is sent. */
import type { Json } from '../../../engine/kernel/state.ts';
import { heroSeat, sideOf, standsAt } from '../../../engine/quest/read.ts';
import type { CreatureId, Side } from '../../../engine/quest/state.ts';
import { contains, inset, type Point, union } from '../../../ui/rect.ts';
import type { Draft } from '../draft.ts';
import {
  type ActionButton,
  type Arrow,
  columnKey,
  type Ground,
  type Offers,
  type Touchable,
} from '../types.ts';
import { questionWords } from '../words.ts';
import { dangersAt } from './turn/preview.ts';

const titleOf = ({ look, speech, view }: Ground): string =>
  look.ask === null ? '' : questionWords(speech, view, look.ask).title;

/** The button that puts back what is picked. */
export const backTo = ({ change, speech }: Ground, nothing: Partial<Draft>): ActionButton => ({
  id: 'cancel',
  words: speech.t('ui.questTurn.cancel'),
  icon: 'icons/ui-back',
  tap: () => change(nothing),
});

interface Sent {
  /** What the big button says. */
  words: string;
  /** What it sends; undefined: something is still to be picked. */
  answer: Json | undefined;
  /** What of the draft is put back; null: nothing is picked. */
  nothing?: Partial<Draft> | null;
  /** Whether more could be picked before it is sent. */
  whole?: Offers['whole'];
}

/** The buttons of a question that has one answer to be picked, and what it asks. */
export function sending(
  ground: Ground,
  { words, answer, nothing = null, whole = 'all' }: Sent,
): Pick<Offers, 'main' | 'back' | 'whole' | 'prompt'> {
  const tap = answer === undefined ? null : () => void ground.host.answer(answer);
  return {
    main: { id: 'main', words, tap },
    back: nothing === null ? null : backTo(ground, nothing),
    whole: answer === undefined ? null : whole,
    prompt: titleOf(ground),
  };
}

/** How each of these stands to the question: picked or open, and what a tap on it does. */
export const touched = <K>(
  keys: Iterable<K>,
  of: (key: K) => Omit<Touchable, 'state'> & { isPicked: boolean },
): Map<K, Touchable> =>
  new Map(
    [...keys].map((key) => {
      const { isPicked, ...touch } = of(key);
      return [key, { state: isPicked ? 'picked' : 'open', ...touch }];
    }),
  );

/**
 * A creature may go to columns, each with what a tap on it does. Of the picked one an arrow tells; of a Hero's, too, who
 * would hit it there.
 */
export function goingTo(
  ground: Ground,
  id: CreatureId,
  ways: ReadonlyMap<number, () => void>,
  picked: number | null,
  open: Touchable['state'] = 'open',
): Required<Pick<Offers, 'columns' | 'creatures' | 'arrows'>> & { danger: string | null } {
  const { speech, view } = ground;
  const side = sideOf(id);
  const isHero = heroSeat(id) !== null;
  const { found, arrows } =
    picked === null || !isHero ? { found: [], arrows: [] } : dangersAt(view, id, picked);
  const isAway = picked !== null && picked !== standsAt(view, id)?.column;
  const way: Arrow[] = isAway ? [{ from: id, to: { side, column: picked }, kind: 'move' }] : [];
  const who = speech.list(found.map(({ by, blow }) => `${speech.creature(by)} (−${blow.n})`));
  const all = [...ways];
  return {
    columns: new Map(
      all.map(([column, tap]) => [
        columnKey(side, column),
        { state: column === picked ? 'picked' : open, tap },
      ]),
    ),
    // A creature in a column that can be gone to is pressed like the column.
    creatures: new Map(
      all.flatMap(([column, tap]) =>
        (view.halves[side][column] ?? []).map((one) => [one, { state: 'quiet', tap }] as const),
      ),
    ),
    arrows: [...way, ...arrows],
    danger: found.length === 0 ? null : speech.t('ui.questTurn.danger', { who }),
  };
}

/** A creature that is to be moved, where it stands; null where that is nowhere. */
export function movedFrom({ view }: Ground, id: CreatureId | null): { id: CreatureId; from: number } | null {
  const from = id === null ? undefined : standsAt(view, id)?.column;
  return id === null || from === undefined ? null : { id, from };
}

/** The column of a half under a point, a little beyond its lines too; -1: none. */
export const columnAt = ({ at }: Ground, side: Side, point: Point): number =>
  at.board.cells[side].findIndex(
    ([front, back]) => front && back && contains(inset(union(front, back), 0, -40), point),
  );
