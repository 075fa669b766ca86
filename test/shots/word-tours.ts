/** The game in words: every question, and what may come up while one is answered. */
import { ASK_KINDS } from '../../src/engine/petz/words.ts';
import { askName } from './options.ts';
import type { ShotStage } from './stage.ts';
import type { Tour } from './take.ts';
import { GAME_OVER } from './wishes.ts';

const ask = (name: string, position: string): Tour => ({
  names: [name],
  take: async (stage) => {
    await stage.worded(position);
    await stage.shoot(name);
  },
});

/** Gold without an imp to carry it. */
async function refusal(stage: ShotStage): Promise<void> {
  await stage.worded('petz.group');
  await stage.click('.group .stepping + .stepping button:last-child');
  await stage.page.locator('.question .refused').waitFor();
  await stage.shoot('refusal', { at: '.question .refused' });
}

async function hint(stage: ShotStage): Promise<void> {
  await stage.worded('petz.send');
  await stage.letBots(true);
  await stage.click('.question [data-hit="hint"]');
  await stage.page.waitForSelector('.advice button.green', { state: 'attached' });
  await stage.shoot('hint', { at: '.advice' });
  await stage.letBots(false);
}

/** A space with several things to choose from. */
async function sendItems(stage: ShotStage): Promise<void> {
  await stage.worded('petz.send');
  const offered = ['cage', 'younger', 'addon'].map((name) => `:has(img[src*="spaces/${name}"])`);
  await stage.click(`.spaces .option:not([aria-disabled="true"]):is(${offered.join(', ')})`);
  await stage.page.locator('.items').waitFor({ timeout: 5000 });
  await stage.shoot('send-items', { at: '.items' });
}

export const wordTours: readonly Tour[] = [
  ...ASK_KINDS.map((kind) => ask(askName(kind), kind)),
  ask('final', GAME_OVER),
  { names: ['refusal'], take: refusal },
  { names: ['hint'], take: hint },
  { names: ['send-items'], take: sendItems },
];
