/** A bot's reason in words. Its arguments are ids and numbers; ids become the names of what they stand for. */

import type { Json } from '../../engine/kernel/state.ts';
import type { CardKind } from '../../engine/quest/data/words.ts';
import type { GoalUse } from '../../session/campaign/levels.ts';
import type { HintReason } from '../../session/game/thinker.ts';
import { goalSentence } from '../goal.ts';
import type { QuestSpeech } from './speech.ts';

const CREATURES: readonly string[] = ['hero', 'target', 'creature'];

function wordFor(speech: QuestSpeech, name: string, value: Json): string | number {
  if (name === 'cards') return speech.list((value as CardKind[]).map((kind) => speech.energy(kind)));
  if (name === 'goal') return goalSentence(speech.t, value as GoalUse);
  if (typeof value === 'number') return name === 'damage' ? speech.damage(value) : value;
  if (typeof value !== 'string') return '';
  if (CREATURES.includes(name)) return speech.creature(value);
  if (name === 'energy') return speech.energy(value);
  if (name === 'monster') return speech.kind(value);
  return speech.card(value);
}

/** Null if there is nothing to say, or no words for it yet. */
export function sayQuestReason(speech: QuestSpeech, why: HintReason | null): string | null {
  if (why === null) return null;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(why.args)) args[name] = wordFor(speech, name, value);
  const text = speech.tell(why.code, args);
  return text === why.code || text === speech.capital(why.code) ? null : text;
}
