/** The panel of the market and of the exchange after it: the treasures and the ways to get one, or what each hero pays with. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../../engine/quest/choices.ts';
import { heroId, whoIs, worldFacts } from '../../../engine/quest/read.ts';
import type { Asked } from '../../../ui/access/question/asking.ts';
import type { Fact } from '../../../ui/panels/facts.tsx';
import type { Option } from '../../../ui/panels/question.tsx';
import type { Sign } from '../../../ui/panels/signs.tsx';
import { artUrl } from '../../../ui/svg-art.ts';
import { energyIcon, faceArt, treasureArt } from '../art.ts';
import { optionsOf } from '../draft.ts';
import { taking } from '../on-board.ts';
import { badgeArt } from '../pieces.ts';
import { payTokens } from '../questions/panel-place.ts';
import type { Ground } from '../types.ts';
import { cardRules, pricesOf, thingName, treasureRules } from '../words.ts';
import { dealsFor, giftOf, type HeroThing, heroNeeds, pickedDeal } from './choices.ts';
import type { MarketLayout } from './layout.ts';

/** A treasure that would be given for another. */
const givenSign = ({ speech }: Ground, card: string): Sign => ({
  art: artUrl(treasureArt(card)),
  label: thingName(speech, 'treasure', card),
});

/** What a treasure costs on the stall, if none is given for it (PQ-MARKET-03). */
export function marketPrice({ speech, view }: Ground): string {
  const type = worldFacts(view)?.type;
  return type === undefined ? '' : speech.cost({ [type]: 1 });
}

/** The treasures with their prices; of the one that is picked the ways to get it. */
export function askDeal(ground: Ground, at: MarketLayout): void {
  const { host, look, draft, change, speech, view } = ground;
  const options = optionsOf<MarketDeal | null>(look.domain);
  const picked = pickedDeal(options, draft.chosen, draft.way);
  const isLooking = draft.chosen !== null && view.open.includes(draft.chosen);
  const shown = view.open.filter((card) => !isLooking || card === draft.chosen);
  const offers = shown.map((card): Option => {
    const isPicked = card === draft.chosen;
    return {
      id: `offer:${card}`,
      words: thingName(speech, 'treasure', card),
      art: artUrl(treasureArt(card)),
      details: [cardRules(speech, view, card), ...pricesOf(speech, card, marketPrice(ground))],
      look: isPicked ? 'picked' : 'plain',
      tap: () => change({ chosen: isPicked ? null : card, way: 0 }),
    };
  });
  const ways = dealsFor(options, draft.chosen).map(
    (way, i): Option => ({
      id: `way:${i}`,
      words: speech.t(`ui.tableaux.market.${way.do}With`),
      signs: way.do === 'buy' ? payTokens(way.pay) : [givenSign(ground, way.give)],
      look: way === picked ? 'picked' : 'plain',
      tap: () => change({ way: i }),
    }),
  );
  const isSwap = picked?.do === 'swap';
  host.question({
    at: at.info,
    small: at.small,
    ...(isLooking || at.small ? { lines: [] } : {}),
    options: [...offers, ...ways],
    main: {
      id: 'main',
      words: speech.t(isSwap ? 'ui.tableaux.market.swap' : 'ui.tableaux.market.buy'),
      tap: picked === null ? null : () => void host.answer(picked as never),
    },
    decline: { id: 'pass', words: speech.t('option.quest.pass'), tap: () => void host.answer(null) },
    ...picking(ground),
  });
}

/** What a hint picks, and how that is put back. */
function picking(ground: Ground): Pick<Asked, 'take' | 'back'> {
  const { draft, change } = ground;
  const back = draft.chosen === null ? null : () => change({ chosen: null, way: 0 });
  return { take: taking(ground), back };
}

/** The thing that is picked, and what each of the others pays with, so that one sees to whom it is worth most. */
export function askGift(
  ground: Ground,
  at: MarketLayout,
  chosen: HeroThing | null,
  others: readonly Seat[],
): void {
  const { host, speech, view } = ground;
  const lit = chosen !== null && 'card' in chosen ? chosen.card : null;
  const treasure = chosen !== null && 'treasure' in chosen ? chosen.treasure : null;
  const options: Option[] =
    treasure === null
      ? []
      : [
          {
            id: 'picked',
            words: thingName(speech, 'treasure', treasure),
            art: artUrl(treasureArt(treasure)),
            details: treasureRules(speech, view, treasure),
            look: 'picked',
            tap: () => ground.change({ chosen: null }),
          },
        ];
  const facts = others.map((seat): Fact => {
    return {
      id: `needs:${seat}`,
      words: speech.hero(seat),
      art: artUrl(faceArt(whoIs(view, heroId(seat)))),
      note: speech.t('ui.tableaux.give.needs'),
      signs: heroNeeds(view, seat).map(({ type, n }) => ({
        art: artUrl(badgeArt(energyIcon(type))),
        words: String(n),
        // A Joker pays for everything.
        ...(lit === type || lit === 'joker' ? { stand: 'lit' } : {}),
      })),
      tap: giveTo(ground, seat),
    };
  });
  host.question({
    at: at.info,
    small: at.small,
    ...(chosen === null ? {} : { lines: [speech.t('ui.tableaux.give.whom')] }),
    options,
    facts,
    main: { id: 'main', words: speech.t('ui.tableaux.give.done'), tap: () => void host.answer(null) },
    ...picking(ground),
  });
}

/** Gives what is picked to a hero, if that is possible. */
export function giveTo({ look, draft, host }: Ground, seat: Seat): (() => void) | null {
  const gift = giftOf(optionsOf<Gift>(look.domain), draft.chosen, seat);
  return gift === null ? null : () => void host.answer(gift as never);
}
