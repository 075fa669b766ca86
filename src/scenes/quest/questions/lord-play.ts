/**
 * quest.lordPlay: the treasures that the Evil Lord has put under the creature whose turn it is. Each is an option; its
 * cards are lifted, whom it would strike is shown; another way to pay is picked with the cards of the hand.
 */

import type { LordPlay } from '../../../engine/quest/choices.ts';
import { playsFor, previewOfEffects, whoIs } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import type { Option } from '../../../ui/panels/question.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { faceArt, treasureArt } from '../art.ts';
import { cardsToPay, optionsOf } from '../draft.ts';
import { handShown } from '../hand.ts';
import { pickedFor } from '../on-board.ts';
import type { Ground, Offers, Painter, Touchable } from '../types.ts';
import { optionWords, thingName, treasureRules } from '../words.ts';
import { pickedPlay, playsOn } from './choices.ts';
import { heroFacts } from './lord-facts.ts';
import { payTokens, sidePlace } from './panel-place.ts';

function struck(ground: Ground, by: CreatureId, id: string): Map<CreatureId, Touchable> {
  const { view } = ground;
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
  const lifted = cardsToPay(hand, now.pay);
  const cards = new Map<number, Touchable>();
  for (const [i, kind] of hand.entries()) {
    const way = ways.findIndex(({ pay }) => pay.cards.includes(kind));
    const state = lifted.includes(i) ? 'picked' : way >= 0 ? 'open' : 'barred';
    cards.set(i, { state, tap: way >= 0 ? () => ground.change({ way }) : null });
  }
  return cards;
}

function offers(ground: Ground): Offers {
  const { look, draft, view } = ground;
  const options = optionsOf<LordPlay | null>(look.domain);
  const now = pickedPlay(options, draft.chosen, draft.way);
  const by = view.turn?.id ?? null;
  if (now === null) return {};
  return {
    cards: payingCards(ground, options, now),
    creatures: by === null ? new Map() : struck(ground, by, now.id),
  };
}

/** Each treasure with what it does; to use none is the small button. */
function asked(ground: Ground): Asked | null {
  const { deal, look, draft, change, at, view } = ground;
  const { ask } = look;
  if (ask === null) return null;
  const { speech } = deal.link;
  const options = optionsOf<LordPlay | null>(look.domain);
  const now = pickedPlay(options, draft.chosen, draft.way);
  const option = (id: string): Option => {
    const isPicked = now?.id === id;
    const ways = options.flatMap((one) => (one?.id === id ? [one.pay] : []));
    const turn = (words: string, name: string, by: number): Pressable => ({
      id: name,
      words,
      tap: () => change({ way: (draft.way + by + ways.length) % ways.length }),
    });
    const pay = payTokens(isPicked ? now.pay : ways[0]);
    const hasWays = isPicked && ways.length > 1;
    return {
      id: `play:${id}`,
      words: thingName(speech, 'treasure', id),
      art: artUrl(treasureArt(id)),
      details: treasureRules(speech, view, id),
      signs: hasWays ? [] : pay,
      ways: hasWays
        ? { pay, words: null, turn: { back: turn('‹', 'way-back', -1), on: turn('›', 'way-on', 1) } }
        : null,
      look: isPicked ? 'picked' : 'plain',
      tap: () => change({ chosen: isPicked ? null : id, way: 0 }),
    };
  };
  const by = view.turn?.id ?? null;
  return {
    at: sidePlace(at),
    small: at.small,
    face: by === null || at.small ? null : artUrl(faceArt(whoIs(view, by))),
    ...(at.small ? { lines: [] } : {}),
    options: playsOn(options).map(option),
    facts: heroFacts(ground),
    main: {
      id: 'main',
      words: now === null ? speech.t('ui.tableaux.lord.pick') : optionWords(speech, view, ask, now as never),
      tap: now === null ? null : () => void deal.answer(now as never),
    },
    decline: { id: 'pass', words: speech.t('ui.tableaux.lord.none'), tap: () => void deal.answer(null) },
    take: (choice) => change(pickedFor(look, speech, { choice, why: null })),
    back: now === null ? null : () => change({ chosen: null, way: 0 }),
  };
}

export const lordPlay: Painter = { offers, asked };
