/** Games that are begun outside the page, and opened in it from their files. */
import { expect, type Page } from '@playwright/test';
import { basicSetup } from '../../../src/engine/petz/setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { atOnce } from '../../../src/session/game/pacing.ts';
import type { Player } from '../../../src/session/game/seats.ts';
import { type AnySession, Session } from '../../../src/session/game/session.ts';
import { randomThinker } from '../../../src/session/game/thinker.ts';
import { writeGame } from '../../../src/session/saves/load.ts';
import { titleShown } from './start.ts';
import { COARSE, open } from './table.ts';

const quick = { thinker: randomThinker, pace: atOnce };
const me = { kind: 'person', name: 'Ada' } as const;
export const rival = { kind: 'bot', name: 'Ben', strength: 'random' } as const;

/** Three rounds of a person's shop and a bot's, with exhibitions, customers and the final scoring. */
export const shops = (seed: string): AnySession =>
  Session.start({ setup: { ...basicSetup(2), stop: { round: 3 } }, seed, players: [me, rival] }, quick);

/** One World of two Heroes, both of one person unless a bot leads the second. */
export const heroes = (seed: string, second: Player = me): AnySession =>
  Session.start(
    { game: 'quest', setup: questSetup(2, { stop: { number: 1 } }), seed, players: [me, second] },
    quick,
  );

/** Opens the page, and the game in it. */
export async function begin(page: Page, session: AnySession, address = COARSE): Promise<void> {
  await open(page, address);
  await titleShown(page);
  expect(await page.evaluate((text) => window.__petz?.open(text), writeGame(session.toSave()))).toBeNull();
}
