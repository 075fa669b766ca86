/** From the title to Pug Quest's kennel and into a game, with a finger or a mouse. */
import { expect, type Locator } from '@playwright/test';
import type { QuestPlayer } from './quest-player.ts';
import { enter } from './start.ts';

const PATIENCE = { timeout: 90_000 };

export interface WantedQuest {
  seed: string;
  /** The Heroes by their names, in the order of their places. */
  heroes: readonly string[];
  leader: 'person' | 'apprentice';
  /** A person is the Evil Lord. */
  lord?: boolean;
}

async function pressOn({ hand }: QuestPlayer, what: Locator): Promise<void> {
  if (hand === 'touch') await what.tap();
  else await what.click();
}

/** More steps than there are leaders to choose from. */
const MOST_STEPS = 8;

/** Who leads a place, the first being 1: a step at a time until it is the one. */
async function lead(player: QuestPlayer, place: number, leader: string): Promise<void> {
  const choice = player.page.locator(`input[name="leader${place}"][value="${leader}"]`);
  const next = player.page.locator(`label[data-place="after"]:has(input[name="leader${place}"])`);
  for (let step = 0; step < MOST_STEPS && !(await choice.isChecked()); step++) await pressOn(player, next);
  await expect(choice).toBeChecked();
}

/** Calls every Hero out of its basket, and sets off; the first question is in the picture when this resolves. */
export async function setOffByHand(
  player: QuestPlayer,
  { seed, heroes, leader, lord = false }: WantedQuest,
): Promise<void> {
  const { page } = player;
  const places = page.locator('.party-place:not(.spare)');
  await enter(player, 'newQuest', places.first());
  for (let count = await places.count(); count < heroes.length; count++) {
    await pressOn(player, page.locator('.party-place.spare button'));
    await expect(places).toHaveCount(count + 1);
  }
  for (let count = await places.count(); count > heroes.length; count--) {
    await pressOn(player, places.last().locator('.away'));
    await expect(places).toHaveCount(count - 1);
  }
  for (const [i, name] of heroes.entries()) {
    await pressOn(player, places.nth(i).locator('.party-face'));
    await pressOn(player, page.locator('.basket', { hasText: name }));
    await expect(places.nth(i).locator('strong')).toHaveText(name);
    await lead(player, i + 1, leader);
  }
  if (lord) {
    await pressOn(player, page.locator('.lord-head').getByRole('switch'));
    await lead(player, heroes.length + 1, 'person');
  }
  const field = page.locator('.seed-field input');
  await pressOn(player, field);
  await field.fill(seed);
  await pressOn(player, page.locator('form button[type="submit"]'));
  await expect
    .poll(() => page.evaluate(() => document.body.classList.contains('table-drawn')), PATIENCE)
    .toBe(true);
}
