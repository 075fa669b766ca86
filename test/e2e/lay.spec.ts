/** Need Cards led by the mouse: one let go where it does not belong goes back, and a bubble over the hand says why. */
import type { Page } from '@playwright/test';
import { barsOf, cardOf, colourOf, petsOf } from '../../src/engine/petz/read.ts';
import { newGame } from './kit/new-games.ts';
import { PicturePlayer } from './kit/player.ts';
import { DRAWN, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

const PATIENCE = { timeout: 60_000 };

/** Plays by the game's own advice until cards are to be laid. */
async function untilAssigning(page: Page): Promise<void> {
  const step = () =>
    page.evaluate(async () => {
      const petz = window.__petz;
      const kind = petz?.ask()?.kind ?? null;
      if (kind !== null && kind !== 'petz.assign') petz?.answer(await petz.hint());
      return kind;
    });
  await expect.poll(step, { timeout: 90_000, intervals: [50] }).toBe('petz.assign');
}

test('a card dragged to a bar of another colour goes back, and is told what that bar takes', async ({
  page,
}) => {
  const player = new PicturePlayer(page, 'mouse');
  await open(page, DRAWN);
  await page.evaluate((text) => window.__petz?.open(text), newGame('two shops', 'lay'));
  await untilAssigning(page);
  const isLaidOut = async () => !(await player.has('skip')) && (await player.ids('slot:')).length > 0;
  await expect.poll(isLaidOut, PATIENCE).toBe(true);
  const bars = petsOf(await player.shop()).flatMap(({ at, pet }) =>
    barsOf(pet).map((colour, i) => ({ slot: `slot:${at}:${i}`, colour })),
  );
  const cards = (await player.ids('card:')).filter((id) => !id.includes('potion'));
  const colourIn = (card: string) => colourOf(cardOf(Number(card.slice('card:'.length))));
  const [wrong] = cards.flatMap((card) =>
    bars.flatMap(({ slot, colour }) =>
      bars.every((bar) => bar.slot.slice(0, 6) !== slot.slice(0, 6) || bar.colour !== colourIn(card)) &&
      colour !== colourIn(card)
        ? [{ card, slot }]
        : [],
    ),
  );
  if (wrong === undefined) throw await player.lost('every card fits every pet');
  const hand = (await player.spots()).find(({ id }) => id === wrong.card);
  if (hand === undefined) throw await player.lost('the card is not in the hand');
  const clip = { x: hand.x - 200, y: hand.y - 140, width: 600, height: 150 };
  const look = async () => (await page.screenshot({ clip })).toString('base64');
  // Let go on nothing, it lies as it lay.
  await player.drag(wrong.card, 'menu');
  await page.mouse.move(5, 400);
  const before = await look();
  await player.drag(wrong.card, wrong.slot);
  await page.mouse.move(5, 400);
  expect(await player.has(wrong.card)).toBe(true);
  await expect.poll(look, PATIENCE).not.toBe(before);
  await page.screenshot({ path: test.info().outputPath('refused.png') });
  await expect.poll(look, PATIENCE).toBe(before);
});
