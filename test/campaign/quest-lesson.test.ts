/** The lesson of Pug Quest begins so that nearly everybody meets what it has to teach. */
import { describe, expect, test } from 'vitest';
import { findLevel, readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt } from '../../src/cli/levels/play.ts';
import { playQuest } from '../../src/cli/playing.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';

const GAMES = 20;
/** A good player may fell both before they bite. */
const MOST = 0.7;

const level = findLevel(readCampaignFiles().levels, 'bedtime.0')?.level;
if (level === undefined) throw new Error('the lesson is gone');
const { setup, seed } = dealt(level);

/** What a player who strays now and then is asked in the lesson's own game. */
function askedIn(strength: string, dice: string): Set<string> {
  const stray = { seats: [0], chance: 0.1 };
  const { log } = playQuest(setup as QuestSetup, [strength], seed ?? '', { dice, stray });
  const asked = new Set<string>();
  let { state } = questEngine.start(setup as QuestSetup, seed ?? '');
  for (const [seat, choice] of log) {
    asked.add(state.ask?.kind ?? '');
    const applied = questEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (applied.ok) state = applied.state;
  }
  return asked;
}

describe.each(['hatchling', 'apprentice'])('played as a %s would', (strength) => {
  const games = Array.from({ length: GAMES }, (_, i) => askedIn(strength, `lesson ${i}`));

  test.each(['quest.riposte', 'quest.loot', 'quest.prize'])('%s is nearly always asked', (kind) => {
    expect(games.filter((asked) => asked.has(kind)).length / GAMES).toBeGreaterThanOrEqual(MOST);
  });
});
