/** The browser's own database: of old, damaged, on a full disk, and in the middle of every question. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quickAnswer } from '../../src/bots/quest/quick.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../src/engine/kernel/state.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { type AnySession, Session } from '../../src/session/game/session.ts';
import { writeGame } from '../../src/session/saves/load.ts';
import { eager, richSetup } from '../kit/alleys-walk.ts';
import { nextQuestion, quick } from '../kit/session.ts';
import { SAVES } from '../trust/saves.ts';
import { playByAdvice } from './kit/by-advice.ts';
import { hash, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

type Texts = Record<string, string>;

/** Everything in the browser's database is replaced. */
async function fill(page: Page, texts: Texts): Promise<void> {
  await page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('dungeon-petz');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const change = database.transaction('texts', 'readwrite');
    change.objectStore('texts').clear();
    for (const [key, text] of Object.entries(wanted)) change.objectStore('texts').put(text, key);
    await new Promise((resolve) => {
      change.oncomplete = resolve;
    });
    database.close();
  }, texts);
}

async function reopen(page: Page): Promise<void> {
  await page.reload();
  await open(page);
}

/** Continues the game that is offered; its fingerprint. */
async function goOn(page: Page): Promise<string | null> {
  await page.locator('[data-title="continue"]').click();
  await expect.poll(() => hash(page)).not.toBeNull();
  return hash(page);
}

const storeOf = (folder: string): Texts =>
  JSON.parse(readFileSync(join(SAVES, folder, 'all.store.json'), 'utf8'));
const FOLDERS = readdirSync(SAVES).sort();

test('the database of every version that was ever released goes on with its game', async ({ page }) => {
  await open(page);
  for (const folder of FOLDERS) {
    const texts = storeOf(folder);
    await fill(page, texts);
    await reopen(page);
    const state = await goOn(page);
    const isSaved = Object.values(texts).some((text) => text.includes(state ?? 'nothing'));
    expect([folder, isSaved]).toEqual([folder, true]);
  }
});

test('whichever entry is cut off or is no text of ours, the page comes up, and the others are there', async ({
  page,
}) => {
  const whole = storeOf(FOLDERS.at(-1) ?? '');
  await open(page);
  for (const [n, key] of Object.keys(whole).entries()) {
    const text = whole[key] ?? '';
    const damaged = [text.slice(0, text.length / 2), '{"count":9e99,"text":null}', ''][n % 3] ?? '';
    await fill(page, { ...whole, [key]: damaged });
    await reopen(page);
    await page.evaluate(() => window.__petz?.go('saves'));
    // Two profiles, or what is left of them, and the generation before a game or profile that is lost.
    await expect(page.locator('.holding').first(), key).toBeVisible();
    await expect(page.locator('.holding', { hasText: 'Anna' }), key).toBeVisible();
  }
});

test('on a full disk it is said and played on; when there is room again, the game is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (document.documentElement.dataset.disk === 'full')
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  const disk = (how: string) =>
    page.evaluate((now) => {
      document.documentElement.dataset.disk = now;
    }, how);
  await open(page);
  await page.evaluate(() => window.__petz?.go('newGame'));
  await page.locator('form button[type="submit"]').click();
  await expect.poll(() => hash(page)).not.toBeNull();
  await playByAdvice(page, 1);
  await disk('full');
  await playByAdvice(page, 2);
  await expect(page.locator('[data-notice="storeFull"]')).toBeVisible();
  await disk('roomy');
  await playByAdvice(page, 1);
  const last = await hash(page);
  await reopen(page);
  expect(await goOn(page)).toBe(last);
});

const me = { kind: 'person', name: 'Ada' } as const;
const rival = { kind: 'bot', name: 'Ben', strength: 'random' } as const;

/** A bot that likes rare things, or plays with some sense. */
function answerOf(session: AnySession, seat: Seat, rng: Rng): Json {
  const domain = session.domain(seat);
  const { game, snapshot } = session.toSave();
  if (game === 'petz') return eager(snapshot, seat, rng);
  if (domain === null || snapshot.ask === null) throw new Error('no seat is asked');
  return quickAnswer(snapshot, seat, snapshot.ask.kind, domain, rng);
}

/** A game as it stands at the first question of every kind. */
async function atEveryKind(session: AnySession): Promise<Map<string, AnySession>> {
  const found = new Map<string, AnySession>();
  const rng = dice('kept');
  session.begin();
  for (let i = 0; i < 400; i++) {
    const seat = await nextQuestion(session);
    if (seat === null) break;
    const save = session.toSave();
    const kind = save.snapshot.ask?.kind ?? '';
    if (!found.has(kind)) found.set(kind, Session.resume(save, quick));
    session.answer(seat, answerOf(session, seat, rng));
  }
  return found;
}

const GAMES: Record<string, () => AnySession> = {
  shops: () =>
    Session.start({ setup: richSetup(2, 'standard', true), seed: 'kept 0', players: [me, rival] }, quick),
  heroes: () =>
    Session.start({ game: 'quest', setup: questSetup(2), seed: 'kept 0', players: [me, me] }, quick),
};

for (const [name, begin] of Object.entries(GAMES)) {
  test(`left at a question of any kind, the page comes back to it: ${name}`, async ({ page }) => {
    const moments = await atEveryKind(begin());
    expect(moments.size).toBeGreaterThan(7);
    await open(page);
    for (const [kind, session] of moments) {
      expect(
        await page.evaluate((text) => window.__petz?.open(text), writeGame(session.toSave())),
      ).toBeNull();
      await expect.poll(() => page.evaluate(() => window.__petz?.ask()?.kind)).toBe(kind);
      const before = await hash(page);
      await saved(page);
      await reopen(page);
      expect([kind, await goOn(page)]).toEqual([kind, before]);
      await expect.poll(() => page.evaluate(() => window.__petz?.ask()?.kind)).toBe(kind);
    }
  });
}

test('two on one couch divide their imps in secret: what the first has sealed outlives the page, unseen', async ({
  page,
}) => {
  const session = Session.start(
    { setup: richSetup(2, 'standard', true), seed: 'sealed', players: [me, { kind: 'person', name: 'Bea' }] },
    quick,
  ) as AnySession;
  session.begin();
  const groups = [{ imps: 2, gold: 1 }];
  expect(session.answer(0, groups)).toBeNull();
  await open(page);
  expect(await page.evaluate((text) => window.__petz?.open(text), writeGame(session.toSave()))).toBeNull();
  const before = await hash(page);
  await saved(page);
  await reopen(page);
  expect(await goOn(page)).toBe(before);
  const seen = await page.evaluate(() => JSON.stringify(window.__petz?.view()?.ask ?? null));
  expect(JSON.parse(seen)).toMatchObject({ kind: 'petz.group', sealed: { 0: '?' } });
  await page.evaluate(() => window.__petz?.answer([{ imps: 1, gold: 0 }], 1));
  const reported = await page.evaluate(() =>
    JSON.stringify(window.__petz?.view()?.shops.map((shop) => shop.groups)),
  );
  expect(JSON.parse(reported)).toEqual([groups, [{ imps: 1, gold: 0 }]]);
});
