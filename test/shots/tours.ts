/** The ways to the pictures: every one opens a position or a screen, and takes what is to be seen there. */
import { ASK_KINDS } from '../../src/engine/petz/words.ts';
import { GALLERY_KINDS } from '../gallery/kinds.ts';
import { campaignTours, mapTour } from './campaign-tours.ts';
import { galleryName, SETTINGS_TABS, tableName } from './options.ts';
import { questTours, questWordTours } from './quest-tours.ts';
import { spoilNewestSave } from './spoil.ts';
import type { Tour } from './take.ts';
import { GAME_OVER } from './wishes.ts';
import { wordTours } from './word-tours.ts';

/** What is fading in when a rest begins is there after this long. */
const SETTLED = 800;
/** In the middle of what is played. */
const MIDDLE = 1600;

/** Before any game has been opened: the page of a player who comes for the first time. */
const FRESH: readonly Tour[] = [
  {
    names: ['title'],
    take: async (stage) => {
      await stage.enter('drawn');
      await stage.shoot('title');
    },
  },
  {
    names: ['title-words'],
    take: async (stage) => {
      await stage.enter('words');
      await stage.page.locator('#access').focus();
      await stage.shoot('title-words');
    },
  },
  mapTour,
];

/** One question on the drawn table. */
const drawnAsk = (name: string, position: string): Tour => ({
  names: [name],
  take: async (stage) => {
    await stage.drawn(position);
    await stage.shoot(name);
  },
});

/** What is played up to its rest, where it waits for a tap; if it is long, faster than usual. */
const rest = (name: string, position: string, isLong: boolean): Tour => ({
  names: [name],
  take: async (stage) => {
    const { seat, choice } = await stage.drawn(position);
    await stage.answer(seat, choice);
    if (isLong) await stage.hurry();
    await stage.until('next');
    await stage.page.waitForTimeout(SETTLED);
    await stage.hold(true);
    await stage.shoot(name);
    await stage.hold(false);
  },
});

/** A rival before an answer, and in the middle of what it leads to. */
const rival = (before: string, during: string, position: string): Tour => ({
  names: [before, during],
  take: async (stage) => {
    const { seat, choice } = await stage.drawn(position);
    await stage.shoot(before);
    if (!stage.wants(during)) return;
    await stage.answer(seat, choice);
    await stage.until('skip');
    await stage.page.waitForTimeout(MIDDLE);
    await stage.hold(true);
    await stage.shoot(during, { moving: true });
    await stage.hold(false);
  },
});

const TABLE: readonly Tour[] = [
  ...ASK_KINDS.map((kind) => drawnAsk(tableName(kind), kind)),
  drawnAsk('table-sell-two', 'sell two'),
  drawnAsk('table-winner', GAME_OVER),
  {
    names: ['table-final'],
    take: async (stage) => {
      await stage.drawn(GAME_OVER);
      await stage.press('points');
      await stage.shoot('table-final');
    },
  },
  {
    names: ['table-visit'],
    take: async (stage) => {
      const { seat } = await stage.drawn('petz.send');
      await stage.press(`shop${seat === 0 ? 1 : 0}`);
      await stage.shoot('table-visit');
    },
  },
  rest('table-reveal', 'reveal', false),
  rival('table-watch-shop', 'table-rival-shop', 'rival shop'),
  rival('table-watch-sale', 'table-rival-sale', 'rival sale'),
  rest('table-podium', 'podium', true),
  rest('table-evening', 'evening', true),
  {
    names: ['menu'],
    take: async (stage) => {
      await stage.drawn('petz.send');
      // The menu lies over the picture, which stands still from then on.
      await stage.settled();
      await stage.go('menu');
      await stage.shoot('menu');
    },
  },
];

/** Screens of HTML over the game that is open. */
const PAGES: readonly Tour[] = [
  {
    names: ['log'],
    take: async (stage) => {
      await stage.drawn('petz.sell');
      await stage.go('log');
      await stage.shoot('log');
    },
  },
  {
    names: ['rules'],
    take: async (stage) => {
      await stage.enter('drawn');
      await stage.go('rules');
      await stage.shoot('rules');
    },
  },
  {
    names: SETTINGS_TABS.map((tab) => `settings-${tab}`),
    take: async (stage) => {
      await stage.enter('drawn');
      await stage.go('settings');
      for (const tab of SETTINGS_TABS) {
        await stage.click(`[data-tab="${tab}"]`);
        await stage.shoot(`settings-${tab}`);
      }
    },
  },
  {
    names: ['new-game', 'new-game-problems'],
    take: async (stage) => {
      const { page } = stage;
      await stage.enter('drawn');
      await stage.go('newGame');
      await page.locator('.seats').waitFor();
      await stage.shoot('new-game');
      await page.locator('.seats li input').first().fill('');
      await page.locator('.form input').fill('');
      await stage.click('form button.gold');
      await page.locator('.problems p').first().waitFor();
      await stage.shoot('new-game-problems', { at: '.problems' });
    },
  },
  {
    names: ['curtain'],
    take: async (stage) => {
      await stage.enter('drawn');
      await stage.keep(stage.position('curtain').file);
      await stage.page.locator('.curtain').waitFor();
      await stage.shoot('curtain');
    },
  },
];

/** The title with a game to continue, and with the news that its newest save was damaged. */
const saves = (look: 'drawn' | 'words', suffix: string): Tour => ({
  names: [`title-continue${suffix}`, `title-notice${suffix}`],
  take: async (stage) => {
    const { page } = stage;
    await stage.enter(look);
    for (const name of ['petz.group', 'petz.send']) {
      await stage.keep(stage.position(name).file);
      await stage.saved();
    }
    for (const name of [`title-continue${suffix}`, `title-notice${suffix}`]) {
      const isSpoilt = name.startsWith('title-notice');
      if (isSpoilt) await page.evaluate(spoilNewestSave);
      await stage.enter(look, true);
      if (isSpoilt) await page.locator('[data-notice]').waitFor({ state: 'attached' });
      if (look === 'words') await page.locator('#access').focus();
      await stage.shoot(name);
    }
  },
});

/** One after the other, each in every size before the next begins. */
export const TOUR_PHASES: readonly (readonly Tour[])[] = [
  FRESH,
  [...TABLE, ...questTours, ...PAGES, ...campaignTours, saves('drawn', '')],
  [...wordTours, ...questWordTours, saves('words', '-words')],
];

/** The gallery's sheets; `address` tells where they are served. */
export const sheetTours = (address: () => Promise<string>): readonly Tour[] =>
  GALLERY_KINDS.map((kind) => ({
    names: [galleryName(kind)],
    take: async (stage) => {
      await stage.page.goto(`${await address()}?kind=${kind}`);
      await stage.page.locator('main[data-ready]').waitFor({ timeout: 40_000 });
      stage.forget();
      await stage.shoot(galleryName(kind), { moving: kind === 'motion' });
    },
  }));
