/** The cards of all who play: what everybody may know of a shop, and what only its owner's card tells. */
import { expect, test } from 'vitest';
import type { Petz } from '../../../src/engine/petz/state.ts';

const { petzEngine } = await import('../../../src/engine/petz/index.ts');
const { alleysSetup, basicSetup } = await import('../../../src/engine/petz/setup.ts');
const { playPetz } = await import('../../../src/cli/playing.ts');
const { Words } = await import('../../../src/i18n/words.ts');
const { Speech } = await import('../../../src/text/speech.ts');
const { scenario } = await import('../../kit/scenario.ts');
const { cardFacts } = await import('../../../src/scenes/table/frame/rail.ts');

const players = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ kind: 'person' as const, name }));
const link = {
  speech: new Speech(await Words.speak('en'), players),
  session: { players, story: () => [] },
  still: true,
} as never;

/** The cards of all seats as one of them sees them, in a card of that width. */
function cardsOf(state: Petz, seat: number, width: number, small: boolean) {
  const view = petzEngine.view(state, seat);
  const look = { view, seat, subject: seat, ask: null, domain: null };
  return view.shops.map((shop, of) => {
    const card = { link, look, seat: of, shop, going: 3, isThinking: false };
    return { shop, of, card: cardFacts(card, { x: 0, y: 0, width, height: 160 }, small) };
  });
}

test('every card tells reputation, imps and gold; one’s own its food, the others their groups', () => {
  let looks = 0;
  const after = (state: Petz) => {
    for (const [width, small] of [
      [116, false],
      [84, true],
    ] as const)
      for (const { shop, of, card } of cardsOf(state, 0, width, small)) {
        looks++;
        expect(card.words).toBe(players[of]?.name);
        expect(card.beside[0]?.words).toBe(String(shop.reputation).replace('-', '−'));
        const [counts, ...more] = card.rows;
        expect(counts?.signs.map(({ words }) => words)).toEqual([String(shop.home), String(shop.gold)]);
        const chips = more.find((row) => row.look === 'chips');
        const showsGroups = shop.groups.length > 0 && (small || of !== 0);
        expect(chips === undefined).toBe(!showsGroups);
        // None is narrower than can be read, and none left out without being counted.
        const shown = chips?.signs.length ?? 0;
        expect(shown * 15).toBeLessThanOrEqual(width);
        if (showsGroups) {
          const rest = shop.groups.length - shown;
          if (rest > 0) expect(chips?.signs.at(-1)?.words).toBe(`+${rest + 1}`);
        }
        if (!small) expect(more.find((row) => row.look === 'cards')?.signs).toHaveLength(4);
      }
  };
  playPetz(
    alleysSetup(4, 'standard', basicSetup(4).variants),
    ['random', 'random', 'random', 'random'],
    'rail',
    { after },
  );
  expect(looks).toBeGreaterThan(500);
});

test('a shop on holiday has nothing to count', () => {
  const away = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };
  const { s: state } = scenario({ start: { shops: [null, away] } });
  const cards = cardsOf(state, 0, 116, false).map(({ card }) => card);
  expect(cards.map(({ rows }) => rows.length > 0)).toEqual([true, false]);
  expect(cards[1]?.words).toBe('Ben');
});
