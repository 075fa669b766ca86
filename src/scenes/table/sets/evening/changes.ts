/** What an evening changes in every shop, counted from the events so far. */
import type { PetzEvent } from '../../../../engine/petz/events.ts';

/** What has changed in one shop since the evening began. */
export interface Changes {
  /** Pets that have grown. */
  grew: number;
  vegetable: number;
  meat: number;
  /** Imps that have come home; null before they set out. */
  home: number | null;
  /** Imps that stay on the platform. */
  platform: number;
}

const EVENING = ['petz.grew', 'petz.spoiled', 'petz.cameHome'] as const;
type EveningEvent = Extract<PetzEvent, { type: (typeof EVENING)[number] }>;

export function isOfEvening(event: PetzEvent): event is EveningEvent {
  return EVENING.some((type) => type === event.type);
}

/** Entries of the story, as far as they are needed here. */
interface RoundEvents {
  round: number;
  events: readonly PetzEvent[];
}

/** What happened in the evening of a round, in order. */
export function eveningOf(story: readonly RoundEvents[], round: number): EveningEvent[] {
  return story.filter((entry) => entry.round === round).flatMap(({ events }) => events.filter(isOfEvening));
}

export function countChanges(events: readonly EveningEvent[], shops: number): Changes[] {
  const all = Array.from(
    { length: shops },
    (): Changes => ({ grew: 0, vegetable: 0, meat: 0, home: null, platform: 0 }),
  );
  for (const event of events) {
    const own = all[event.seat];
    if (own === undefined) continue;
    if (event.type === 'petz.grew') own.grew++;
    else if (event.type === 'petz.spoiled') {
      own.vegetable += event.vegetable;
      own.meat += event.meat;
    } else {
      own.home = (own.home ?? 0) + event.imps;
      own.platform += event.toPlatform;
    }
  }
  return all;
}
