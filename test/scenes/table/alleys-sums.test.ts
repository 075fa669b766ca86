/** The two last shows of a game with Dark Alleys: what their bars are made of adds up to what the game counts. */
import { expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup } from '../../../src/engine/petz/setup.ts';
import { belongingsOf } from '../../../src/scenes/table/frame/rail.ts';
import { businessBlocks, displayBlocks } from '../../../src/scenes/table/sets/final/charts.ts';

const sum = (blocks: readonly { value: number }[]) => blocks.reduce((all, { value }) => all + value, 0);

test('bodyguard, processed food, accessories and a hat that is away are in the sums (DA-END-02, DA-END-04, DA-END-07, R-DA-37)', () => {
  const icons = new Set<string>();
  for (let game = 0; game < 14; game++) {
    const rng = dice(`sums ${game}`);
    let { state } = petzEngine.start(alleysSetup(3, 'standard'), `sums ${game}`);
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const answer = { seat, ask: state.ask?.id ?? 0, choice: petzEngine.sample(state, seat, rng) };
      const applied = petzEngine.apply(state, answer);
      if (!applied.ok) throw new Error('refused');
      state = applied.state;
      const view = petzEngine.view(state, 0);
      for (const event of applied.events) {
        if (event.type !== 'petz.finalShow') continue;
        for (const [seat, score] of event.scores.entries()) {
          const blocks = event.part === 'business' ? businessBlocks(view, seat) : displayBlocks(view, seat);
          expect(sum(blocks), `${game} ${event.part} ${seat}`).toBe(score);
          for (const { icon } of blocks) icons.add(icon);
        }
      }
    }
    const view = petzEngine.view(state, 0);
    for (const [seat, shop] of view.shops.entries()) {
      const shown = belongingsOf(seat, shop).map(({ icon }) => icon);
      expect(shown.includes('icons/icon-bodyguard')).toBe(shop.alleys?.bodyguard === true);
      expect(shown.some((icon) => icon.startsWith('tokens/permission'))).toBe(
        shop.alleys?.permission !== null,
      );
    }
  }
  for (const icon of [
    'icons/icon-bodyguard',
    'tokens/token-can',
    'tokens/token-lollipop',
    'accessories/ribbonBow',
  ])
    expect([...icons]).toContain(icon);
});
