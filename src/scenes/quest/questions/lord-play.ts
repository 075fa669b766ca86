/**
 * quest.lordPlay: the treasures that the Evil Lord has put under the creature whose turn it is. Each is a button; its
 * cards are lifted, whom it would strike is shown; another way to pay is picked with the cards of the hand.
 */
import type { CreatureId } from '../../../engine/quest/state.ts';
import { playsFor, previewOfEffects } from '../../../session/quest-facts.ts';
import { cardsFor, optionsOf } from '../draft.ts';
import { handShown } from '../hand.ts';
import type { Ground, Offers, Painter, Touchable } from '../types.ts';
import { optionWords, questionWords, thingName, treasureRules } from '../words.ts';
import { type LordPlay, pickedPlay, playsOn } from './choices.ts';

function struck(ground: Ground, by: CreatureId, id: string): Map<CreatureId, Touchable> {
  const { view } = ground.look;
  const play = playsFor(view, by).find((one) => one.id === id);
  const previews = play === undefined ? [] : previewOfEffects(view, by, id, play.ops);
  return new Map(
    previews.flatMap(({ blows }) =>
      blows.map(({ target, n, falls }) => [target, { state: 'picked', tap: null, harm: n, fells: falls }]),
    ),
  );
}

/** The cards of the hand: those of the way to pay are up; touching another kind takes a way that pays with it. */
function payingCards(ground: Ground, options: readonly (LordPlay | null)[], now: LordPlay) {
  const hand = handShown(ground.look).cards ?? [];
  const ways = options.filter((option): option is LordPlay => option?.id === now.id);
  const lifted = cardsFor(hand, now.pay);
  const cards = new Map<number, Touchable>();
  for (const [i, kind] of hand.entries()) {
    const way = ways.findIndex(({ pay }) => pay.cards.includes(kind));
    const state = lifted.includes(i) ? 'picked' : way >= 0 ? 'open' : 'barred';
    cards.set(i, { state, tap: way >= 0 ? () => ground.change({ way }) : null });
  }
  return cards;
}

function offers(ground: Ground): Offers {
  const { deal, look, draft, change } = ground;
  const { ask, view } = look;
  if (ask === null) return {};
  const { speech } = deal.link;
  const options = optionsOf<LordPlay | null>(look.domain);
  const now = pickedPlay(options, draft.chosen, draft.way);
  const all = playsOn(options);
  const by = view.turn?.id ?? null;
  const buttons = all.slice(0, 5).map((id) => ({
    id: `play:${id}`,
    words: thingName(speech, 'treasure', id),
    picked: now?.id === id,
    // A second press takes the next way to pay.
    tap: () => change({ chosen: id, way: now?.id === id ? draft.way + 1 : 0 }),
    explain: () => ({ title: thingName(speech, 'treasure', id), lines: treasureRules(speech, view, id) }),
  }));
  const pass = {
    id: 'pass',
    words: speech.t('ui.tableaux.lord.none'),
    picked: draft.advised === null,
    tap: () => void deal.answer(null),
  };
  return {
    buttons: [...buttons, pass],
    ...(now === null
      ? {}
      : {
          cards: payingCards(ground, options, now),
          creatures: by === null ? new Map() : struck(ground, by, now.id),
        }),
    main: {
      id: 'main',
      words: now === null ? speech.t('ui.tableaux.lord.pick') : optionWords(speech, view, ask, now as never),
      tap: now === null ? null : () => void deal.answer(now as never),
    },
    prompt: questionWords(speech, view, ask).title,
  };
}

export const lordPlay: Painter = { offers };
