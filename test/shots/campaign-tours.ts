/** The campaign: its map, a level before, while and after it is played, and how a lesson begins. */
import type { ShotStage } from './stage.ts';
import type { Tour } from './take.ts';

/** The map of a player who has played nothing yet. */
export const mapTour: Tour = {
  names: ['map', 'map-whole'],
  take: async (stage) => {
    await stage.enter('drawn', true);
    await stage.go('campaign');
    await stage.page.locator('[data-level="opening.1"] button').waitFor();
    await stage.shoot('map');
    await stage.click('[data-whole="false"]');
    await stage.page.locator('[data-whole="true"]').waitFor();
    await stage.shoot('map-whole');
    await stage.click('[data-whole="true"]');
  },
};

/** Opens the briefing of a level; its story is not heard. */
async function briefing(stage: ShotStage, level: string): Promise<void> {
  await stage.enter('drawn', true);
  await stage.go('briefing', level);
  await stage.page.locator('[data-skip], [data-play]').first().waitFor();
  if (await stage.page.locator('[data-skip]').isVisible()) await stage.click('[data-skip]');
}

/** Goes from the briefing to the drawn table. */
async function play(stage: ShotStage, level: string): Promise<void> {
  await briefing(stage, level);
  await stage.click('[data-play]');
  // A game under way has to be given up first.
  if (await stage.page.locator('.problems p').isVisible()) await stage.click('[data-play]');
  await stage.shown();
}

/** Answers as a strong player would until the game is over. */
async function playToTheEnd(stage: ShotStage): Promise<void> {
  await stage.letBots(true);
  await stage.page.evaluate(async () => {
    const petz = window.__petz;
    while (petz !== undefined && petz.outcome() === null) {
      if (petz.ask() === null) await new Promise((done) => setTimeout(done, 20));
      else petz.answer(await petz.hint());
    }
  });
  await stage.letBots(false);
}

/** What the coach of a lesson says first, and next. */
const lesson = (level: string, names: readonly string[]): Tour => ({
  names,
  take: async (stage) => {
    await play(stage, level);
    const coach = stage.page.locator('.coach');
    for (const name of names) {
      await coach.waitFor();
      await stage.shoot(name);
      const next = coach.locator('[data-coach="next"]');
      if (await next.isVisible()) await next.click();
    }
  },
});

export const campaignTours: readonly Tour[] = [
  {
    names: ['briefing', 'goals'],
    take: async (stage) => {
      await briefing(stage, 'town.1');
      await stage.shoot('briefing');
      if (!stage.wants('goals')) return;
      await play(stage, 'town.1');
      await stage.settled();
      await stage.go('goals');
      await stage.shoot('goals');
    },
  },
  lesson('opening.1', ['lesson-shop']),
  lesson('bedtime.0', ['lesson-quest-1', 'lesson-quest-2']),
  {
    names: ['level-end'],
    take: async (stage) => {
      await play(stage, 'opening.1');
      await playToTheEnd(stage);
      await stage.go('levelEnd');
      const skip = stage.page.locator('[data-story] [data-skip]');
      if (await skip.isVisible()) await skip.click();
      await stage.shoot('level-end');
    },
  },
];
