/** The moment in a game at which a change of its level is felt. */

import type { LevelChange } from './consequences.ts';
import type { LevelGame } from './goals/goal.ts';

type RunEvent = LevelGame['events'][number];
type Part = LevelChange['set'];
type Twist = Extract<RunEvent, { type: 'petz.twist' | 'quest.twist' }>;

/** What an event must say of a modifier besides its name, by the name of the parameter. */
const SAID: Readonly<Record<string, (event: Twist, value: unknown) => boolean>> = {
  name: (event, value) => 'id' in event && event.id === value,
  seat: (event, value) => event.mod !== 'allowance' || ('seat' in event && event.seat === value),
  column: (event, value) => event.n === value,
  need: (event, value) => event.mod !== 'fashion' || event.what === value,
  gold: (event, value) => event.what === (Number(value) > 0 ? 'more' : 'less'),
  cards: (event, value) =>
    event.mod !== 'lordBudget' || event.what === (Number(value) > 0 ? 'more' : 'fewer'),
};

function hasTwistBefore(mods: Part['mods'], event: Twist): boolean {
  return (mods ?? []).some(
    ({ id, arg }) =>
      id === event.mod &&
      event.what !== 'lifted' &&
      Object.entries(arg as object).every(([name, value]) => SAID[name]?.(event, value) ?? true),
  );
}

/** Whether an event lets a change be felt. Hands, the larder and rules of the whole game are felt as it begins. */
export function isStruckBy({ set }: LevelChange, event: RunEvent): boolean {
  if (event.type === 'petz.twist' || event.type === 'quest.twist') return hasTwistBefore(set.mods, event);
  const { tune = {}, decks = {} } = set as {
    tune?: object;
    decks?: { bosses?: string[]; exhibitions?: string[]; customers?: string[] };
  };
  if (event.type === 'quest.boss') return decks.bosses?.includes(event.id) ?? 'bossLife' in tune;
  if (event.type === 'petz.turnedUp') {
    return decks[`${event.tile}s`]?.includes(event.id) === true;
  }
  // The first of either game; a change is reported once.
  if (event.type === 'petz.round' || event.type === 'quest.began') {
    return 'handCards' in tune || 'start' in set || 'variants' in set || 'stronger' in set;
  }
  return false;
}
