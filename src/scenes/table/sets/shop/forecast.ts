/** What will come of the cards as they lie, for the panel: a row for every pet, the shop's score in the exhibition. */

import type { Forecast } from '../../../../session/advice/forecast.ts';
import { isAlike, worthShowing } from '../../../../session/advice/forecast-orders.ts';
import { orderLine, orderText } from '../../../../text/orders.ts';
import { forecastOfShow } from '../../../../text/prospects.ts';
import { customerArt, exhibitionArt, iconArt } from '../../../../ui/art-urls.ts';
import type { Fact } from '../../../../ui/panels/facts.tsx';
import type { Medal, ScoreRow, Scores } from '../../../../ui/panels/scores.tsx';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawingUrl } from '../../drawings.ts';
import { type Explanation, explainExhibition, explainForecast } from '../../explain/index.ts';
import LOOKS from '../../looks.json' with { type: 'json' };
import { orderSigns, scoreWords } from './order.ts';
import type { Stage } from './parts.ts';
import { countsOn, moodOf, type Prospect, type ShopOutlook, type Verdict, verdictOf } from './prospect.ts';

export interface ShownForecast extends ShopOutlook {
  exact: Forecast | null;
}

/** The table of all pets; its columns are the exhibition and the customers of this round. */
export function scoresOf(stage: Stage, shown: ShownForecast, caption: string): Scores {
  const customers = customersOf(stage);
  const show = showOf(stage);
  return {
    caption,
    heads: [
      ...(show === null ? [] : [{ key: 'show', art: iconArt('phase-showing') }]),
      ...customers.map((customer) => ({ key: customer, art: customerArt(customer) })),
    ],
    rows: shown.pets.map((pet) => rowOf(stage, shown, pet)),
    whole:
      show === null || shown.pets.length === 0
        ? null
        : {
            id: 'forecast:show',
            words: stage.speech.thing('exhibition', show),
            art: exhibitionArt(show),
            tap: reveal(stage, () => explainShow(stage, shown)),
            medal: {
              words: shown.show === null ? '–' : scoreWords(stage, shown.show),
              look: shown.show === null ? 'none' : 'good',
            },
          },
  };
}

const reveal =
  ({ layout, kit }: Stage, explain: () => Explanation) =>
  () =>
    kit.touch.reveal(layout.side, explain);

function rowOf(stage: Stage, shown: ShownForecast, pet: Prospect): ScoreRow {
  const { speech } = stage;
  const verdict = verdictOf(pet);
  const { ground, colour, picture } = LOOKS.verdicts[verdict];
  const plot = stage.shop.plots[pet.plot];
  const medal = (score: number | null): Medal =>
    score === null
      ? { words: '–', look: 'none' }
      : { words: speech.number(score), look: score > 0 ? 'good' : 'plain' };
  const matches = customersOf(stage).map(
    (of) => pet.matches.find(({ customer }) => customer === of)?.match ?? null,
  );
  return {
    id: `forecast:${pet.plot}`,
    words: speech.pet(pet.pet),
    art: artUrl(petIn(pet.pet, moodOf(pet), plot?.pet ?? {})),
    tap: reveal(stage, () => explainRow(stage, shown, pet)),
    signs: Object.entries(pet.needs).flatMap(([need, count]) =>
      count > 0 ? [signOf(pet, need, count)] : [],
    ),
    verdict: { ground, colour, art: drawingUrl(picture), words: verdictWords(stage, pet, verdict) },
    medals: [...(showOf(stage) === null ? [] : [pet.show]), ...matches].map(medal),
  };
}

/** A need it will have, with what stands against it: `3/2`. */
function signOf(pet: Prospect, need: string, count: number): Sign {
  const [label, isBad] = against(pet, need, count);
  return { art: iconArt(`need-${need}`), label, isBad };
}

function verdictWords({ speech }: Stage, pet: Prospect, verdict: Verdict): string {
  const { t } = speech;
  if (pet.lost !== null) return t(pet.lost === 'escaped' ? 'ui.shopSet.flees' : 'ui.shopSet.lost');
  switch (verdict) {
    case 'wrecks':
      return t('ui.alley.verdict.wrecks', { count: pet.wrecked });
    case 'held':
      return pet.caught > 0
        ? t('ui.shopSet.held', { imps: pet.caught })
        : t('ui.shopSet.armour', { count: pet.armoured.anger });
    case 'warded':
      return t('ui.shopSet.warded', { count: pet.armoured.magic });
    case 'mutates':
      return t('ui.shopSet.mutates', { tokens: pet.mutation });
    case 'suffers':
      return t('ui.shopSet.suffers', { tokens: pet.suffering });
    case 'flees':
      return t('ui.shopSet.flees');
    case 'cared':
      return t('ui.shopSet.cared', { context: countsOn(pet) });
    default:
      return t('ui.shopSet.waits');
  }
}

function against(pet: Prospect, need: string, count: number): [text: string, isBad: boolean] {
  if (need === 'anger') return [`${count}/${pet.strength}`, count > pet.strength];
  if (need === 'magic') return [`${count}/${pet.antimagic}`, count > pet.antimagic];
  if (need === 'hunger' && pet.sure) {
    const met = count - pet.hungry + pet.fed;
    return [`${met}/${count}`, met < count];
  }
  return [String(count), need === 'disease' && pet.suffering > 0];
}

/** The best order in which pets can be looked after; none where it is the same, or there is only one. */
export function forecastOrder(stage: Stage, shown: ShownForecast): Fact[] {
  const { speech } = stage;
  const orders = shown.exact?.orders ?? [];
  const [best] = orders;
  if (best === undefined || orders.length < 2) return [];
  const isSame = orders.every((each) => isAlike(each, best));
  const different = worthShowing(orders);
  const explain = (): Explanation => ({
    title: speech.t('ui.alley.orders.title'),
    lines: different.slice(0, 6).map((each) => orderLine(speech, each, different)),
    rule: 'alleys.pets',
  });
  const words = isSame ? 'ui.alley.orders.same' : 'ui.alley.orders.best';
  return [
    {
      id: 'forecast:order',
      words: speech.t(words, { pets: '' }).trim(),
      note: '',
      signs: isSame ? [] : orderSigns(stage, best),
      tap: reveal(stage, explain),
    },
  ];
}

/** What the exhibition counts, and how the shop would do there. */
function explainShow({ look, speech, link }: Stage, shown: ShownForecast): Explanation {
  const score = shown.exact === null ? speech.t('ui.shopSet.layAll') : forecastOfShow(speech, shown.exact);
  const id = showOf({ look });
  if (id === null) return { title: speech.t('ui.forecast.title'), lines: [score] };
  const tile = explainExhibition(link, look.view, id);
  return { ...tile, lines: [score, ...tile.lines] };
}

/** All that is shown of a pet. */
function explainRow({ speech, link }: Stage, shown: ShownForecast, pet: Prospect): Explanation {
  const exact = shown.exact?.pets.find((each) => each.plot === pet.plot);
  if (exact !== undefined) {
    const { orders = [] } = shown.exact ?? {};
    const [best] = orders;
    const line = explainForecast(link, exact);
    if (best === undefined || orders.every((each) => isAlike(each, best))) return line;
    const pets = orderText(speech, best);
    return { ...line, lines: [...line.lines, speech.t('ui.alley.orders.best', { pets })] };
  }
  return { title: speech.pet(pet.pet), lines: [speech.t('ui.shopSet.layAll')], rule: 'showing.turn' };
}

function showOf({ look }: Pick<Stage, 'look'>): string | null {
  return look.view.exhibitions.find((tile) => tile.round === look.view.round)?.id ?? null;
}

/** The customers of this round. */
function customersOf({ look }: Stage): string[] {
  const { customers, round } = look.view;
  return customers.flatMap((tile) => (tile.round === round && tile.id !== null ? [tile.id] : []));
}
