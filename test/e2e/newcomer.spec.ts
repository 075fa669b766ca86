/**
 * A player who has never played: from the first visit through the first whole round, with a finger in the picture,
 * doing what the coach says; and once doing what he advises against.
 */
import type { Locator, Page } from '@playwright/test';
import { cardOf, needsOf } from '../../src/engine/petz/read.ts';
import { isJsonRecord } from '../../src/ui/json.ts';
import { expectNoViolations } from './kit/axe.ts';
import { PicturePlayer } from './kit/player.ts';
import { stayHome } from './kit/policies.ts';
import { enter } from './kit/start.ts';
import { COARSE, open, saved } from './kit/table.ts';
import { expect, test } from './kit/test.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const PATIENCE = { timeout: 60_000 };
/** Where pets are bought. */
const PENS = ['younger1', 'younger2', 'older'];

/** How a pupil plays: reads, then answers; `touches`, `words` and `sentences` count what it took. */
class Pupil extends PicturePlayer {
  touches = 0;
  words = 0;
  sentences = 0;
  /** What the coach has said, in order. */
  readonly heard: string[] = [];

  override async pressAt(at: { x: number; y: number }): Promise<void> {
    this.touches++;
    await super.pressAt(at);
  }

  async tap(what: Locator): Promise<void> {
    this.touches++;
    await what.tap();
  }

  get bubble(): Locator {
    return this.page.locator('.coach');
  }

  /** Reads something. */
  async read(what: Locator): Promise<string> {
    const text = (await what.textContent()) ?? '';
    this.words += text.split(/\s+/).length;
    this.sentences += text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 0;
    return text;
  }

  private async note(): Promise<string> {
    const text = await this.read(this.bubble.locator('p'));
    this.heard.push(text);
    return text;
  }

  /** Reads on until nothing more has to be pressed; what is held back is left as it is. */
  async listen(isAwaited = false): Promise<void> {
    if (isAwaited) await expect(this.bubble).toBeVisible(PATIENCE);
    const next = this.page.locator('[data-coach="next"], [data-coach="insist"]');
    // A bubble comes when the picture stands.
    await this.page.waitForTimeout(250);
    while (await next.isVisible()) {
      const text = await this.note();
      await this.tap(next);
      await expect(this.bubble.locator('p').filter({ hasText: text })).toHaveCount(0, PATIENCE);
    }
    if (await this.bubble.isVisible()) await this.note();
  }

  /** Listens and answers until the lesson is over. */
  async learn(): Promise<void> {
    for (let turn = 0; ; turn++) {
      const isOver = () => this.page.evaluate(() => window.__petz?.outcome() != null);
      await expect
        .poll(
          async () => (await isOver()) || (await this.bubble.isVisible()) || (await this.asked()) !== null,
          PATIENCE,
        )
        .toBe(true);
      if (await isOver()) return;
      await this.listen();
      const asked = await this.nextQuestion().catch(async (error: Error) => {
        if (await isOver()) return null;
        throw error;
      });
      if (asked === null) return;
      await this.decide(asked, turn);
    }
  }

  /** One answer; what the coach holds back is insisted on. */
  private async decide(asked: { id: number; kind: string }, turn: number): Promise<void> {
    const own: Readonly<Record<string, () => Promise<boolean>>> = {
      'petz.send': () => this.goShopping(asked.id),
      'petz.feed': () => this.mustPress('option:0').then(() => true),
    };
    const answered = (own[asked.kind]?.() ?? Promise.resolve(false)).then((isDone) =>
      isDone ? undefined : this.answer(asked, turn),
    );
    const insist = this.page.locator('[data-coach="insist"]');
    const isAnswered = answered.then(() => true);
    for (let waiting = true; waiting; ) {
      waiting = !(await Promise.race([isAnswered, this.page.waitForTimeout(400).then(() => false)]));
      if (waiting && (await insist.isVisible())) await this.tap(insist);
    }
  }

  /** The bulb lays the cards as a strong player would. */
  async byBulb(id: number): Promise<void> {
    await this.mustPress('hint');
    await expect.poll(() => this.has('ready'), PATIENCE).toBe(true);
    await this.mustPress('ready');
    await this.page.waitForFunction((last) => window.__petz?.ask()?.id !== last, id, PATIENCE);
  }

  /** As the coach has said: the group with the coin goes where pets are, the last one stays home; false: neither. */
  private async goShopping(id: number): Promise<boolean> {
    const domain = await this.domain();
    const options = domain.type === 'pick' ? domain.options.filter(isJsonRecord) : [];
    const pet = options.find(({ space, item }) => PENS.includes(`${space}`) && item != null);
    const isLast = (await this.shop()).groups.length === 1;
    if (pet === undefined && !isLast) return false;
    if (pet === undefined) await stayHome(this);
    else {
      await this.mustPress(`space:${pet.space}`);
      await this.press(`item:${pet.item}`);
      await this.mustPress('send');
    }
    await this.page.waitForFunction((last) => window.__petz?.ask()?.id !== last, id, PATIENCE);
    return true;
  }

  /** The card of a need in the hand. */
  async card(need: string): Promise<string> {
    for (const id of await this.ids('card:')) {
      const value = Number(id.slice('card:'.length));
      if (Number.isFinite(value) && needsOf(cardOf(value))[0] === need) return id;
    }
    throw await this.lost(`no card of ${need}`);
  }

  /** Lays cards on slots, one tap each. */
  async lay(...laid: [need: string, slot: string][]): Promise<void> {
    for (const [need, slot] of laid) {
      await this.mustPress(await this.card(need));
      await this.mustPress(slot);
    }
  }
}

/** The level's stop on the map, its story, its briefing. */
async function openLevel(pupil: Pupil, level: string): Promise<void> {
  const { page } = pupil;
  const briefing = page.locator('[data-story="before"], [data-play]').first();
  await expect(async () => {
    if (!(await briefing.isVisible())) await pupil.tap(page.locator(`[data-level="${level}"] button`));
    await expect(briefing).toBeVisible({ timeout: 5000 });
  }).toPass(PATIENCE);
  await begin(pupil);
}

/** A scene, line by line. */
async function follow(pupil: Pupil, moment: 'before' | 'after'): Promise<void> {
  const { page } = pupil;
  const next = page.locator(`[data-story="${moment}"] [data-next]`);
  const line = page.locator('blockquote p');
  while (await next.isVisible()) {
    const text = await pupil.read(line);
    await pupil.tap(next);
    await expect(line.filter({ hasText: text })).toHaveCount(0, PATIENCE);
  }
}

async function begin(pupil: Pupil): Promise<void> {
  const { page } = pupil;
  await expect(page.locator('[data-story="before"], [data-play]').first()).toBeVisible(PATIENCE);
  await follow(pupil, 'before');
  await pupil.read(page.locator('.brief'));
  for (const goal of await page.locator('.goal-list .goal-words').all()) await pupil.read(goal);
  await pupil.tap(page.locator('[data-play]'));
}

/** What the lesson brought. */
async function finish(pupil: Pupil, level: string): Promise<void> {
  const { page } = pupil;
  const end = page.locator(`[data-level-end="${level}"]`);
  await expect(page.locator('[data-story="after"]').or(end).first()).toBeVisible(PATIENCE);
  await follow(pupil, 'after');
  await expect(end).toHaveAttribute('data-won', 'true');
}

/** From the title to the first lesson. */
async function firstVisit(page: Page): Promise<Pupil> {
  const pupil = new Pupil(page, 'touch');
  await open(page, COARSE);
  await enter(pupil, 'campaign', page.locator('.map-page'));
  await openLevel(pupil, 'opening.1');
  return pupil;
}

test('from the title to the end of the first whole round in under sixty taps and sixty sentences', async ({
  page,
}) => {
  const pupil = await firstVisit(page);
  await pupil.learn();
  await finish(pupil, 'opening.1');
  // What was gained is shown, and there is one way on: everything else is folded away.
  await expect(page.locator('.lesson-gain [data-pet="wormie"]')).toContainText('size 2');
  await expect(page.locator('.level-end button:visible')).toHaveCount(1);
  await pupil.tap(page.locator('[data-next-level]'));
  await begin(pupil);
  await pupil.learn();
  await finish(pupil, 'opening.6');
  const summary = `${pupil.touches} taps, ${pupil.sentences} sentences: ${pupil.heard.join(' | ')}`;
  expect(await page.evaluate(() => window.__petz?.view()?.round), summary).toBe(1);
  expect(pupil.touches, summary).toBeLessThan(60);
  expect(pupil.sentences, summary).toBeLessThan(60);
});

test('a first lesson and the cages: what the coach points at, holds back and has taught', async ({
  page,
}) => {
  const pupil = await firstVisit(page);

  // The first decision comes soon: a few presses and a few words.
  await pupil.listen(true);
  await expect.poll(() => pupil.has('keep'), PATIENCE).toBe(true);
  await pupil.mustPress('keep');
  await expect.poll(async () => (await pupil.asked())?.kind, PATIENCE).toBe('petz.assign');
  await pupil.listen(true);
  expect(pupil.touches).toBeLessThanOrEqual(8);
  expect(pupil.words).toBeLessThanOrEqual(85);

  // What the coach points at is ringed, and his bubble does not hide it.
  const ring = await page.locator('.coach-ring').first().boundingBox();
  const bubble = await pupil.bubble.boundingBox();
  if (ring === null || bubble === null) throw new Error('nothing is pointed at');
  expect(
    bubble.x >= ring.x + ring.width ||
      bubble.x + bubble.width <= ring.x ||
      bubble.y >= ring.y + ring.height ||
      bubble.y + bubble.height <= ring.y,
  ).toBe(true);
  await expectNoViolations(page);

  // Two hungers and one turnip: show me again.
  await pupil.lay(['hunger', 'slot:0:0'], ['hunger', 'slot:0:1']);
  const hash = await page.evaluate(() => window.__petz?.hash());
  await pupil.mustPress('ready');
  await expect(page.locator('.coach[data-kind="held"]')).toBeVisible(PATIENCE);
  expect(await page.evaluate(() => window.__petz?.hash())).toBe(hash);
  await pupil.tap(page.locator('[data-coach="rethink"]'));
  await pupil.mustPress('slot:0:1');
  await pupil.mustPress('slot:0:1');
  await pupil.lay(['poop', 'slot:0:1']);
  await pupil.mustPress('ready');
  await pupil.learn();
  await finish(pupil, 'opening.1');

  // The cages: the pets change places, the addon goes where the anger will be.
  await page.evaluate(() => window.__petz?.go('campaign'));
  await openLevel(pupil, 'opening.7');
  await pupil.listen(true);
  await expect.poll(() => pupil.has('plot:0'), PATIENCE).toBe(true);
  await pupil.mustPress('plot:0');
  await pupil.mustPress('plot:1');
  await pupil.mustPress((await pupil.ids('cart:addon:'))[0] ?? 'cart');
  await pupil.mustPress('plot:0');
  await pupil.mustPress('ready');
  await expect.poll(async () => (await pupil.asked())?.kind, PATIENCE).toBe('petz.assign');
  await pupil.listen(true);
  await pupil.byBulb((await pupil.asked())?.id ?? 0);
  await pupil.learn();
  await finish(pupil, 'opening.7');
  await saved(page);

  // What was learned is known on the page of lessons.
  await page.evaluate(() => window.__petz?.go('lessons'));
  await expect(page.locator('[data-topic="needs"]')).toHaveAttribute('data-state', 'known');
  await expect(page.locator('[data-topic="platform"]')).toHaveAttribute('data-state', 'new');
  await expectNoViolations(page);
});
