/** What the coach holds back of an assignment, in every lesson that looks at it: all that could have been spared. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { emptyProgress } from '../../src/campaign/progress.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { everyChoice, TooMany } from '../../src/campaign/solve/every-choice.ts';
import { type LevelFiles, readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { copy } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { cardOf, faceOf, POTION } from '../../src/engine/petz/read.ts';
import type { Sight } from '../../src/session/advice/coach/moment.ts';
import { care, harmIn } from '../../src/session/advice/coach/watch/care.ts';
import { forecast } from '../../src/session/advice/forecast.ts';

const MOST = 300;
const files = readCampaignFiles(join(import.meta.dirname, '../..'));
const watched = files.levels.filter(({ level }) =>
  level.coach?.some(({ watch }) => [watch ?? []].flat().includes('care')),
);

/** The player's assignments of the recorded game, as they were asked for. */
function assignments({ level, solution }: LevelFiles): Sight[] {
  const { setup, game } = levelSetup(level, emptyProgress(), {});
  if (game !== 'petz' || solution === null) throw new Error(`${level.id} has no recorded game of the shops`);
  let state = petzEngine.start(setup, solution.seed).state;
  const found: Sight[] = [];
  for (const [seat, choice] of solution.log) {
    const view = petzEngine.view(state, 0);
    const domain = seat === 0 ? petzEngine.domain(state, 0) : null;
    if (domain?.type === 'deal') found.push({ seat: 0, view, ask: view.ask, domain });
    const next = petzEngine.apply(state, { seat, ask: view.ask?.id ?? 0, choice: copy(choice as Json) });
    if (!next.ok) throw new Error(`${level.id}: ${JSON.stringify(next.refusal)}`);
    state = next.state;
  }
  return found;
}

/** All ways to lay the cards, alike ones once; none where there are too many to look at each. */
function ways(domain: Domain): number[][] {
  const alike = (value: unknown) =>
    value === POTION ? 'potion' : JSON.stringify(faceOf(cardOf(Number(value))));
  try {
    return everyChoice(domain, { forms: {}, alike, most: MOST }) as number[][];
  } catch (error) {
    if (error instanceof TooMany) return [];
    throw error;
  }
}

describe.each(watched.map((shelved) => [shelved.level.id, shelved] as const))('%s', (_, shelved) => {
  test('an assignment that does more harm than another is held back, the best ones are not', () => {
    let looked = 0;
    for (const sight of assignments(shelved)) {
      if (sight.domain === null) continue;
      const all = ways(sight.domain).flatMap((cards) => {
        const prediction = forecast(sight.view, cards);
        return prediction === null ? [] : [{ cards, harm: harmIn(prediction) }];
      });
      const least = Math.min(...all.map(({ harm }) => harm));
      for (const { cards, harm } of all) {
        looked++;
        const verdict = care.judge?.(sight, cards)?.verdict ?? null;
        if (harm > least + 1) expect(verdict, `${cards} harms ${harm}, others ${least}`).toBe('misread');
        if (harm === least) expect(verdict, `${cards}`).not.toBe('misread');
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});
