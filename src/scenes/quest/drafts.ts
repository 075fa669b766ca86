/** What is picked for the open question, kept for a session while other pictures are looked at. */
import type { Session } from '../../session/game/session.ts';
import { type Draft, emptyDraft } from './draft.ts';
import type { QuestLook } from './types.ts';

const kept = new WeakMap<Session<'quest'>, Draft>();

/** The draft of the question that a look shows; another question begins with nothing. */
export function turnDraft(session: Session<'quest'>, { ask }: QuestLook): Draft {
  const id = ask?.id ?? null;
  const known = kept.get(session);
  return known !== undefined && known.ask === id ? known : emptyDraft(id);
}

/** Keeps a changed draft. */
export function saveDraft(session: Session<'quest'>, look: QuestLook, change: Partial<Draft>): void {
  kept.set(session, { ...turnDraft(session, look), ...change });
}
