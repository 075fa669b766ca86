/** A bot's reason in words. Its arguments are ids and numbers; ids become the names of what they stand for. */

import type { Json } from '../engine/kernel/state.ts';
import type { GoalUse } from '../session/campaign/levels.ts';
import type { HintReason } from '../session/game/thinker.ts';
import { goalSentence } from './goal.ts';
import type { Speech } from './speech.ts';

function wordFor(speech: Speech, name: string, value: Json): string | number {
  if (name === 'goal') return goalSentence(speech.t, value as GoalUse);
  const words = speech.worded(name, value);
  return words ?? (typeof value === 'number' || typeof value === 'string' ? value : '');
}

/** Null if there is nothing to say, or no words for it yet. */
export function sayReason(speech: Speech, why: HintReason | null): string | null {
  if (why === null) return null;
  const args = Object.entries(why.args).map(([name, value]) => [name, wordFor(speech, name, value)]);
  const text = speech.tell(why.code, Object.fromEntries(args));
  return text.toLowerCase() === why.code.toLowerCase() ? null : text;
}
