/** Energy taken, laid aside and won back: quest.draw, discard, drop, recover, change. */
import type { CardKind } from '../../../../engine/quest/data/words.ts';
import { CARD_KINDS } from '../../../../engine/quest/read.ts';
import { type DrawSource, drawOf, type Take } from '../../../../session/advice/quest-draws.ts';
import { optionsOf, toggled } from '../../draft.ts';
import type { ActionButton, Ground, Offers } from '../../types.ts';
import { backTo, sending, touched } from '../picking.ts';
import { goOn, markable, oneByOne, takesFor, takesMarked, takeWords } from './marks.ts';

/** So many cards of a draw: they are marked and confirmed once; a single one is taken with the tap. */
export function drawOffers(ground: Ground): Offers {
  const { host, look, change, draft, speech, view } = ground;
  const answers = optionsOf<DrawSource | null>(look.domain);
  const sources = answers.filter((from) => from !== null);
  const { left, must } = drawOf(view) ?? { left: 1, must: 1 };
  const enough = {
    id: 'enough',
    words: speech.t('ui.questTurn.enough'),
    icon: 'icons/ui-check',
    picked: draft.advised === null,
    tap: () => host.answer(null),
  };
  const buttons = answers.includes(null) ? [enough] : [];
  if (left <= 1) {
    return {
      ...sending(ground, { words: speech.t('ui.questTurn.takeOne'), answer: undefined }),
      display: touched(sources, (from) => ({
        isPicked: from === draft.advised,
        tap: () => void host.answer(from),
      })),
      buttons,
      prompt: speech.t(must === 0 ? 'ui.questTurn.second' : 'ui.questTurn.single'),
    };
  }
  const send = (takes: readonly Take[]) => () => {
    const [first, ...more] = takes;
    if (first === undefined) return;
    host.answer(first.from);
    goOn(ground, more);
  };
  const marked = takesMarked(ground, left);
  const singly = oneByOne(ground, send(marked));
  return {
    display: markable(ground, sources, left, (more) => change({ more })),
    buttons: [...buttons, { ...singly, tap: marked.length > 0 ? singly.tap : null }],
    main: { id: 'main', words: takeWords(ground, left), tap: send(takesFor(ground, left)) },
    whole: marked.length === left ? 'all' : null,
    back: marked.length > 0 ? backTo(ground, { more: null }) : null,
    prompt: speech.t('ui.questTurn.mark', { count: left }),
  };
}

/** Cards picked out of the hand that is shown, for the action Discard and for a loss. */
function handOffers(ground: Ground, key: string): Offers {
  const { look, draft, change, speech } = ground;
  const { domain } = look;
  if (domain?.type !== 'some') return {};
  const from = domain.from as readonly CardKind[];
  const { cards } = draft;
  const isReady = cards.length >= domain.min && cards.length <= domain.max;
  const isFull = cards.length >= domain.max;
  return {
    ...sending(ground, {
      words: speech.t(key, { count: cards.length, of: domain.max }),
      answer: isReady ? cards.flatMap((i) => from[i] ?? []) : undefined,
      nothing: cards.length === 0 ? null : { cards: [], more: null },
      whole: domain.min === domain.max ? 'plain' : null,
    }),
    cards: touched(from.keys(), (i) => {
      const isPicked = cards.includes(i);
      // With as many as are wanted, one more takes the place of the first.
      const next = isFull && !isPicked ? [...cards.slice(1), i] : toggled(cards, i);
      return { isPicked, tap: () => change({ cards: next }) };
    }),
  };
}

export const discardOffers = (ground: Ground): Offers => handOffers(ground, 'ui.questTurn.discardCards');
export const dropOffers = (ground: Ground): Offers => handOffers(ground, 'ui.questTurn.dropCards');

/** The kinds that can be won back, in the order in which they lie in the tray. */
export const trayOf = ({ domain }: Pick<Ground['look'], 'domain'>): CardKind[] => {
  const options = optionsOf<CardKind>(domain);
  return CARD_KINDS.filter((kind) => options.includes(kind));
};

/** A card of the discards: every kind of which there is one is a button that takes it; what is advised is its index. */
export function recoverOffers(ground: Ground): Offers {
  const { host, draft, speech } = ground;
  const kinds = trayOf(ground.look);
  const picked = draft.count === null ? undefined : kinds[draft.count];
  const button = (kind: CardKind, i: number): ActionButton => ({
    id: `option:${kind}`,
    words: speech.t(`quest.energy.${kind}.name`),
    icon: `icons/energy-${kind}`,
    picked: draft.count === i,
    tap: () => host.answer(kind),
  });
  const words =
    picked === undefined
      ? speech.t('ui.questTurn.recover')
      : speech.t('ui.questTurn.recoverCard', { card: speech.t(`quest.energy.${picked}.name`) });
  return { ...sending(ground, { words, answer: picked, whole: null }), buttons: kinds.map(button) };
}

/** Whether the open cards are replaced: they are what is looked at, the answers are buttons. */
export function changeOffers(ground: Ground): Offers {
  const { host, draft, speech, view } = ground;
  return {
    ...sending(ground, { words: speech.t('ui.questTurn.changeCards'), answer: true, whole: null }),
    display: touched(view.display.keys(), () => ({ isPicked: true, tap: null })),
    buttons: [
      {
        id: 'keep',
        words: speech.t('ui.questTurn.keep'),
        icon: 'icons/ui-cross',
        picked: draft.advised === false,
        tap: () => host.answer(false),
      },
    ],
  };
}
