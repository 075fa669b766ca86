/** What the panel of the sale says of every sale there may be: its sum, both ways, what one has before and after. */
import { expect, test, vi } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Sell } from '../../../src/engine/petz/choices.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { Words } from '../../../src/i18n/words.ts';
import type { Tools } from '../../../src/scenes/table/contract.ts';
import type { TableKit } from '../../../src/scenes/table/kit.ts';
import { askedOf } from '../../../src/scenes/table/sets/sale/asked.ts';
import { offersIn, worthOfSale } from '../../../src/scenes/table/sets/sale/draft.ts';
import { layoutSale } from '../../../src/scenes/table/sets/sale/layout.ts';
import { type Sold, SoldPanel } from '../../../src/scenes/table/sets/sale/sold.ts';
import { Speech } from '../../../src/text/speech.ts';
import type { Panels } from '../../../src/ui/panels/layer.tsx';
import { players } from '../../kit/session.ts';

const speech = new Speech(await Words.speak('en'), players('person bot'));

/** A question of the sale in which something may be sold. */
function firstSale(): { view: PetzView; seat: number; offers: Sell[] } {
  for (let game = 0; game < 200; game++) {
    const rng = dice(`sale-${game}`);
    const { state } = petzEngine.start(basicSetup(2), `sale-${game}`);
    for (;;) {
      const [seat] = petzEngine.waiting(state);
      const domain = seat === undefined ? null : petzEngine.domain(state, seat);
      if (seat === undefined || domain === null) break;
      const view = petzEngine.view(state, seat);
      const offers = view.ask?.kind === 'petz.sell' ? offersIn(domain) : [];
      if (offers.length > 0) return { view, seat, offers };
      petzEngine.applyTo(state, seat, petzEngine.sample(state, seat, rng));
    }
  }
  throw new Error('nothing could be sold');
}

test('every sale is reckoned as the rules do, and only ways that are offered can be picked', () => {
  const { view, seat, offers } = firstSale();
  const shop = view.shops[seat];
  if (shop === undefined) throw new Error('nobody sells');
  for (const sale of offers) {
    const pick = vi.fn();
    const asked = askedOf({ speech, small: false, view, seat, shop, sale, offers, pick });
    const worth = worthOfSale(view, shop, sale);
    if (asked === null || worth === null) throw new Error('there is no pet');
    expect(asked.sum?.total).toBe(speech.number(worth.match));
    expect(asked.balances?.map(({ words }) => words)).toEqual([
      `${shop.gold} → ${shop.gold + worth.gold}`,
      `${shop.reputation} → ${shop.reputation + worth.reputation}`,
    ]);
    for (const { id, tap, look, details } of asked.options ?? []) {
      const platform = id === 'way:platform';
      const isOffered = offers.some(
        (x) => x.plot === sale.plot && x.customer === sale.customer && x.platform === platform,
      );
      expect(tap !== null, id).toBe(isOffered);
      expect(look === 'picked', id).toBe(platform === sale.platform);
      expect(details?.join('')).not.toBe('');
      tap?.();
      if (isOffered) expect(pick).toHaveBeenLastCalledWith({ ...sale, platform });
    }
  }
});

test('a sale that is played counts symbol by symbol, and ends in what the shop has then', () => {
  const { view, seat, offers } = firstSale();
  const [sale] = offers;
  const shop = view.shops[seat];
  const worth = sale === undefined || shop === undefined ? null : worthOfSale(view, shop, sale);
  if (sale === undefined || shop === undefined || worth === null) throw new Error('nobody sells');
  const pet = shop.plots[sale.plot]?.pet?.id ?? '';
  const sold: Sold = { type: 'petz.sold', seat, ...sale, pet, ...worth };
  const panels: Panels = {};
  const kit = { panels, layer: { show: vi.fn() } } as unknown as TableKit;
  const area = { x: 0, y: 72, width: 1280, height: 728 };
  const panel = new SoldPanel({ kit, speech } as Tools, layoutSale(area, 1, 1), view, sold);
  const { gold, reputation } = shop;
  panel.tell({ counted: 0, isGained: false, gold, fame: reputation });
  expect(panels.question?.sum?.terms.every(({ isHidden }) => isHidden)).toBe(true);
  expect(panels.question?.balances?.map(({ words }) => words)).toEqual([`${gold}`, `${reputation}`]);
  let sum = 0;
  for (const [i, { value }] of panel.counts.entries()) {
    panel.tell({ counted: i + 1 });
    sum += value;
    expect(panels.question?.sum?.total).toBe(speech.number(sum));
  }
  expect(sum).toBe(worth.match);
  panel.tell({ isGained: true, gold: null, fame: null });
  expect(panels.question?.balances?.map(({ words }) => words)).toEqual([
    `${gold} → ${gold + worth.gold}`,
    `${reputation} → ${reputation + worth.reputation}`,
  ]);
});
