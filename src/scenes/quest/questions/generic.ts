/**
 * A question that has no painter of its own: creatures that are options can be pressed where they are, all options stand
 * in the panel. Every choice of a `pick` and of a `some` can be made with it.
 */
import type { Json } from '../../../engine/kernel/state.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import { optionsOf, toggled } from '../draft.ts';
import type { Ground, Offers, Painter, Touchable } from '../types.ts';
import { optionWords } from '../words.ts';
import { panelPlace } from './panel-place.ts';

/** All there is to choose from: options of a pick, elements of a some. */
function elements({ look: { domain } }: Ground): readonly Json[] {
  return domain?.type === 'some' ? domain.from : optionsOf(domain);
}

const isSome = ({ look }: Ground): boolean => look.domain?.type === 'some';

/** What has been picked of a `some`, as indices of its elements. */
const isPicked = (ground: Ground, index: number): boolean =>
  isSome(ground) && ground.draft.cards.includes(index);

function tapOn(ground: Ground, index: number, option: Json): () => void {
  if (!isSome(ground)) return () => ground.deal.answer(option);
  return () => ground.change({ cards: toggled(ground.draft.cards, index) });
}

/** A `some` is sent with a button; a pick by pressing what is meant. */
function mainOf({ deal, look: { domain }, draft: { cards } }: Ground): Pressable | null {
  if (domain?.type !== 'some') return null;
  const isReady = cards.length >= domain.min && cards.length <= domain.max;
  const send = () => void deal.answer(cards.map((i) => domain.from[i] ?? null));
  return { id: 'main', words: deal.link.speech.t('ui.battle.done'), tap: isReady ? send : null };
}

function offers(ground: Ground): Offers {
  const creatures = new Map<string, Touchable>();
  for (const [i, option] of elements(ground).entries()) {
    if (typeof option !== 'string' || ground.spots.of(option) === null) continue;
    creatures.set(option, { state: isPicked(ground, i) ? 'picked' : 'open', tap: tapOn(ground, i, option) });
  }
  return { creatures };
}

function asked(ground: Ground): Asked | null {
  const { deal, look, at } = ground;
  const { ask, view } = look;
  if (ask === null) return null;
  return {
    at: panelPlace(at),
    small: at.small,
    options: elements(ground).map((option, i) => ({
      id: `option:${i}`,
      words: optionWords(deal.link.speech, view, ask, option),
      look: isPicked(ground, i) ? 'picked' : 'plain',
      tap: tapOn(ground, i, option),
    })),
    main: mainOf(ground),
  };
}

export const generic: Painter = { offers, asked };
