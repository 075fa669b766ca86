/** An entry of a quest's story, for what is counted out of stories. */
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import type { Entry } from '../../src/session/game/log.ts';

export const questEntry = (events: readonly QuestEvent[], id = 0): Entry<'quest'> => ({
  id,
  seat: null,
  kind: null,
  events,
  round: 1,
  number: 1,
  world: null,
});
