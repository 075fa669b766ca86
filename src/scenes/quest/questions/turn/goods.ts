/** Energy taken, laid aside and won back: quest.draw, discard, drop, recover, change. */
import type { CardKind } from '../../../../engine/quest/data/words.ts';
import { CARD_KINDS } from '../../../../session/quest-facts.ts';
import { optionsOf, toggled } from '../../draft.ts';
import type { Ground, Offers, Touchable } from '../../types.ts';
import { questionWords } from '../../words.ts';

const titleOf = ({ deal, look }: Ground): string =>
  look.ask === null ? '' : questionWords(deal.link.speech, look.view, look.ask).title;

/** A card at once: one tap takes it, it is seen before the next is chosen. */
export function drawOffers(ground: Ground): Offers {
  const { deal, look } = ground;
  const { speech } = deal.link;
  const answers = optionsOf<'deck' | number | null>(look.domain);
  const sources = answers.filter((from) => from !== null);
  const touch = (from: 'deck' | number): ['deck' | number, Touchable] => [
    from,
    { state: 'open', tap: () => deal.answer(from) },
  ];
  // Unseen cards can be taken with the big button, too.
  const main = sources.includes('deck')
    ? { id: 'main', words: speech.t('ui.questTurn.fromDeck'), tap: () => deal.answer('deck') }
    : null;
  const enough = {
    id: 'enough',
    words: speech.t('ui.questTurn.enough'),
    icon: 'icons/ui-check',
    tap: () => deal.answer(null),
  };
  return {
    display: new Map(sources.map(touch)),
    buttons: answers.includes(null) ? [enough] : [],
    main,
    prompt: titleOf(ground),
  };
}

/** Cards picked out of the hand that is shown, for the action Swap and for a loss. */
function handOffers(ground: Ground, key: string): Offers {
  const { deal, look, draft, change } = ground;
  const { speech } = deal.link;
  const { domain } = look;
  if (domain?.type !== 'some') return {};
  const from = domain.from as readonly CardKind[];
  const { cards } = draft;
  const isReady = cards.length >= domain.min && cards.length <= domain.max;
  const isFull = cards.length >= domain.max;
  const touch = (i: number): [number, Touchable] => {
    const isPicked = cards.includes(i);
    // With as many as are wanted, one more takes the place of the first.
    const next = isFull && !isPicked ? [...cards.slice(1), i] : toggled(cards, i);
    return [i, { state: isPicked ? 'picked' : 'open', tap: () => change({ cards: next }) }];
  };
  const send = () => deal.answer(cards.flatMap((i) => from[i] ?? []));
  const words = speech.t(key, { count: cards.length, of: domain.max });
  const clear = { id: 'cancel', words: speech.t('ui.questTurn.cancel'), icon: 'icons/ui-back' };
  return {
    cards: new Map([...from.keys()].map(touch)),
    buttons: cards.length === 0 ? [] : [{ ...clear, tap: () => change({ cards: [] }) }],
    main: { id: 'main', words, tap: isReady ? send : null },
    prompt: titleOf(ground),
  };
}

export const discardOffers = (ground: Ground): Offers => handOffers(ground, 'ui.questTurn.swapCards');
export const dropOffers = (ground: Ground): Offers => handOffers(ground, 'ui.questTurn.dropCards');

/** The kinds that can be won back, in the order in which they lie in the tray. */
export const trayOf = ({ look }: Ground): CardKind[] => {
  const options = optionsOf<CardKind>(look.domain);
  return CARD_KINDS.filter((kind) => options.includes(kind));
};

/** A card of the discards: they lie in a tray over the board, which `paint` draws; what is picked is its index. */
export function recoverOffers(ground: Ground): Offers {
  const { deal, draft } = ground;
  const { speech } = deal.link;
  const picked = draft.count === null ? undefined : trayOf(ground)[draft.count];
  const words =
    picked === undefined
      ? speech.t('ui.questTurn.recover')
      : speech.t('ui.questTurn.recoverCard', { card: speech.t(`quest.energy.${picked}.name`) });
  return {
    main: { id: 'main', words, tap: picked === undefined ? null : () => deal.answer(picked) },
    prompt: titleOf(ground),
  };
}

/** Whether the open cards are replaced: they are what is looked at, the answers are buttons. */
export function changeOffers(ground: Ground): Offers {
  const { deal, look } = ground;
  const { speech } = deal.link;
  const show: Touchable = { state: 'picked', tap: null };
  return {
    display: new Map(look.view.display.map((_, i) => [i, show])),
    buttons: [
      {
        id: 'keep',
        words: speech.t('ui.questTurn.keep'),
        icon: 'icons/ui-cross',
        tap: () => deal.answer(false),
      },
    ],
    main: { id: 'main', words: speech.t('ui.questTurn.freshCards'), tap: () => deal.answer(true) },
    prompt: titleOf(ground),
  };
}
