/** The story as a seat may know it, read once for each state of the game: many things of a picture ask for it. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { Entry } from '../../../session/game/log.ts';
import type { Session } from '../../../session/game/session.ts';

interface Told {
  key: string;
  story: readonly Entry[];
}

const told = new WeakMap<Session, Told>();

export function storyOf(session: Session, seat: Seat | null): readonly Entry[] {
  const key = `${seat} ${session.ask()?.id} ${session.waiting().join()}`;
  const known = told.get(session);
  if (known?.key === key) return known.story;
  const story = session.story(seat);
  told.set(session, { key, story });
  return story;
}
