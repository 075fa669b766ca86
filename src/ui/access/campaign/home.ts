/** Where the way from a level leads back to, and what that page is called. */

import type { Level } from '../../../session/campaign/levels.ts';
import type { Screen } from '../context.ts';

const HOMES: Readonly<Record<string, { screen: Screen; words: string }>> = {
  puzzles: { screen: 'puzzles', words: 'ui.puzzles.title' },
  ladder: { screen: 'ladder', words: 'ui.map.place.ladder' },
  daily: { screen: 'daily', words: 'ui.map.place.daily' },
  shared: { screen: 'shared', words: 'ui.shared.title' },
};

export function homeOf({ chapter }: Pick<Level, 'chapter'>): { screen: Screen; words: string } {
  return HOMES[chapter] ?? { screen: 'campaign', words: 'ui.level.map' };
}
