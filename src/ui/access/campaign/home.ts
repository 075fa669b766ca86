/** Where the way from a level leads back to, and what that page is called. */

import { firstPartOf, type Level } from '../../../session/campaign/levels.ts';
import type { Screen } from '../context.ts';

const HOMES: Readonly<Record<string, { screen: Screen; words: string }>> = {
  puzzles: { screen: 'puzzles', words: 'ui.puzzles.title' },
  ladder: { screen: 'ladder', words: 'ui.map.place.ladder' },
  daily: { screen: 'daily', words: 'ui.map.place.daily' },
  shared: { screen: 'shared', words: 'ui.shared.title' },
};

/** `at`: the level that is shown there; a second part stands under its first. */
export function homeOf({ chapter, id }: Pick<Level, 'chapter' | 'id'>) {
  const home = HOMES[chapter] ?? { screen: 'campaign' as const, words: 'ui.level.map' };
  return { ...home, at: firstPartOf(id) ?? id };
}
