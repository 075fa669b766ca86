/** What the panel says while a sale is watched or played: what the pets would bring, what one of them brings. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { impsOnPlatform, matchFor, petsOf, saleValue, tuneOfSales } from '../../../../engine/petz/read.ts';
import type { PetzView, ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { customerSymbols } from '../../../../text/tiles.ts';
import { customerArt, IMP, iconArt, REPUTATION, spaceArt, TOKEN_ART } from '../../../../ui/art-urls.ts';
import type { Balance } from '../../../../ui/panels/balances.tsx';
import type { Question } from '../../../../ui/panels/question.tsx';
import type { ReportRow } from '../../../../ui/panels/report.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { customerIn } from '../parts/figures.ts';
import { countedIcon } from '../parts/words.ts';
import { balancesOf, sumFor } from './asked.ts';
import { reasonOf } from './draft.ts';
import type { SaleLayout } from './layout.ts';

export type Sold = Extract<PetzEvent, { type: 'petz.sold' }>;

const panelAt = ({ offer, compact }: SaleLayout, key: string, title: string): Question => ({
  key,
  at: offer,
  small: compact,
  title,
  tools: [],
});

/** What the pets of a shop would bring from the customers there are. */
export function chances(
  speech: Speech,
  at: SaleLayout,
  view: PetzView,
  seat: Seat,
  buyers: readonly string[],
  isQuiet: boolean,
): Question {
  const shop = view.shops[seat];
  const pets = shop === undefined ? [] : petsOf(shop);
  return {
    ...panelAt(at, `counter ${seat}`, speech.t('ui.saleSet.counter', { name: speech.seat(seat) })),
    at: isQuiet ? at.panel : at.offer,
    balances: shop === undefined ? [] : belongings(speech, shop),
    lines: pets.length === 0 ? [speech.t('ui.saleSet.noPets')] : [],
    rows: pets.map(({ at: plot }) => chance(speech, view, seat, plot, buyers)),
  };
}

/** What a shop has, to be seen while it is watched. */
export function belongings(
  speech: Speech,
  { reputation, gold, home }: Pick<ShopView, 'reputation' | 'gold' | 'home'>,
): Balance[] {
  const have = { change: '', isBad: false, why: null };
  return [
    { ...have, art: REPUTATION, words: speech.number(reputation) },
    { ...have, id: SOLD_PARTS.gold, art: TOKEN_ART.gold, words: speech.number(gold) },
    { ...have, art: IMP, words: speech.number(home) },
  ];
}

function chance(
  speech: Speech,
  view: PetzView,
  seat: Seat,
  cell: number,
  buyers: readonly string[],
): ReportRow {
  const plot = view.shops[seat]?.plots[cell];
  const pet = plot?.pet;
  if (plot === undefined || pet == null) throw new Error(`there is no pet in plot ${cell} of seat ${seat}`);
  const reasons = buyers.map((customer) => reasonOf(view, seat, { plot: cell, customer, platform: false }));
  const isOpen = reasons.includes(null);
  const row = {
    key: String(cell),
    art: artUrl(petIn(pet.id, isOpen ? 'content' : 'bored', pet)),
    title: speech.pet(pet.id),
    isOff: !isOpen,
  };
  if (!isOpen)
    return { ...row, note: { words: speech.t(`ui.saleSet.why.${reasons[0] ?? 'noMatch'}`), isBad: true } };
  const [only] = buyers;
  if (buyers.length > 1 || only === undefined)
    return {
      ...row,
      signs: buyers.map((customer) => {
        const match = matchFor(plot, pet, customer);
        const face = customerIn(customer, match > 0 ? 'delighted' : 'disappointed');
        return { art: artUrl(face), words: speech.number(match) };
      }),
    };
  const value = (platform: boolean) => saleValue(view, plot, pet, only, platform);
  const market = value(false);
  const platform = { art: spaceArt('platform'), words: speech.signed(value(true).reputation) };
  return {
    ...row,
    signs: [
      { art: iconArt('icon-blackmarket'), words: speech.signed(market.reputation) },
      ...(impsOnPlatform(view, seat) > 0 ? [platform] : []),
      { art: TOKEN_ART.gold, words: speech.signed(market.gold) },
    ],
    value: speech.number(matchFor(plot, pet, only)),
  };
}

/** Who comes to the counter in the next round. */
export function nextCustomer(speech: Speech, at: SaleLayout, next: string | null): Question {
  const title = speech.t(next === null ? 'ui.saleSet.closed' : 'ui.saleSet.next');
  const panel = panelAt(at, `next ${next}`, title);
  if (next === null) return { ...panel, lines: [speech.t('ui.saleSet.nobody')] };
  const signs = customerSymbols(speech, next).map((symbol) => ({
    art: artUrl(countedIcon(symbol)),
    words: speech.signed(symbol.value),
    isBad: symbol.value < 0,
  }));
  return {
    ...panel,
    rows: [{ key: next, art: customerArt(next), title: speech.thing('customer', next), signs }],
  };
}

/** How far a sale has been played. */
interface Progress {
  /** So many symbols are counted. */
  counted: number;
  /** What the way brings is known. */
  isGained: boolean;
  /** What the shop has by now; null: before and after. */
  gold: number | null;
  fame: number | null;
}

const ALL: Progress = { counted: Number.POSITIVE_INFINITY, isGained: true, gold: null, fame: null };

/** Names of parts of the panel that things fly to and from. */
export const SOLD_PARTS = { gold: 'sold:gold', fame: 'sold:fame', way: 'sold:way' } as const;

/** A sale that is played: the panel says more and more of it. */
export class SoldPanel {
  readonly counts: readonly { times: number; value: number }[];
  private readonly kit: TableKit;
  private readonly say: (progress: Progress) => Question;
  private progress = ALL;

  constructor({ kit, speech }: Tools, at: SaleLayout, view: PetzView, sold: Sold) {
    const { seat, customer, platform, match, reputation, gold } = sold;
    const shop = view.shops[seat];
    const plot = shop?.plots[sold.plot];
    if (shop === undefined || !plot?.pet)
      throw new Error(`seat ${seat} has no pet in plot ${sold.plot} to sell`);
    const { pet } = plot;
    const names = { seat: speech.seat(seat), pet: speech.pet(sold.pet) };
    const panel = panelAt(at, `sold ${seat} ${sold.plot}`, speech.t('ui.saleSet.sells', names));
    const factor = match === 0 ? tuneOfSales(view, platform) : reputation / match;
    const imps = platform ? [{ art: IMP, words: speech.number(impsOnPlatform(view, seat)) }] : [];
    const times = { art: null, words: `${speech.number(match)} × ${speech.number(factor)}` };
    const [money, fame] = balancesOf(speech, shop, { match, gold, reputation }, pet);
    const { sum, counts } = sumFor(speech, { pet, plot, customer });
    this.kit = kit;
    this.counts = counts;
    const counted = (balance: Balance | undefined, id: string, n: number | null): Balance[] =>
      balance === undefined
        ? []
        : [{ ...balance, id, ...(n === null ? {} : { words: speech.number(n), change: '', why: null }) }];
    this.say = (progress) => ({
      ...panel,
      face: artUrl(petIn(sold.pet, 'content', pet)),
      sum: {
        ...sum,
        terms: sum.terms.map((term, i) => ({ ...term, isHidden: i >= progress.counted })),
        total: speech.number(counts.slice(0, progress.counted).reduce((all, { value }) => all + value, 0)),
      },
      options: [
        {
          id: SOLD_PARTS.way,
          words: speech.t(platform ? 'ui.saleSet.platform' : 'ui.saleSet.market'),
          art: platform ? spaceArt('platform') : iconArt('icon-blackmarket'),
          details: at.compact
            ? []
            : [speech.t(platform ? 'ui.saleSet.platformCost' : 'ui.saleSet.marketCost')],
          signs: [
            times,
            ...(progress.isGained ? [{ art: REPUTATION, words: speech.signed(reputation) }] : []),
            ...imps,
          ],
          look: 'result',
          tap: null,
        },
      ],
      balances: [
        ...counted(money, SOLD_PARTS.gold, progress.gold),
        ...counted(fame, SOLD_PARTS.fame, progress.fame),
      ],
    });
    kit.panels.question = this.say(this.progress);
  }

  /** Says more, or less. */
  tell(more: Partial<Progress>): void {
    this.progress = { ...this.progress, ...more };
    this.kit.panels.question = this.say(this.progress);
    this.kit.layer.show(this.kit.panels);
  }
}
