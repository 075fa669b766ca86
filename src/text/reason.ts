/** A bot's reason in words. Its arguments are ids and numbers; ids become the names of what they stand for. */

import type { Json } from '../engine/kernel/state.ts';
import type { ThingFamily } from '../i18n/keys.ts';
import type { GoalUse } from '../session/campaign/levels.ts';
import type { HintReason } from '../session/game/thinker.ts';
import { goalSentence } from './goal.ts';
import type { Speech } from './speech.ts';

const THINGS: readonly string[] = [
  ...['pet', 'cage', 'addon', 'artifact', 'customer', 'exhibition', 'space', 'facility'],
];

/** A plural argument (`pets`) names several things of its kind. */
function wordFor(speech: Speech, name: string, value: Json): string | number {
  if (Array.isArray(value)) {
    const one = name.replace(/s$/, '');
    return speech.list(value.map((x: Json) => String(wordFor(speech, one, x))));
  }
  if (name === 'goal') return goalSentence(speech.t, value as GoalUse);
  if (typeof value === 'number') return name === 'seat' ? speech.seat(value) : value;
  if (typeof value !== 'string') return '';
  if (THINGS.includes(name)) return speech.thing(name as ThingFamily, value);
  if (name === 'accessory') return speech.accessory(value);
  if (name === 'need') return speech.need(value);
  if (name === 'colour') return speech.colour(value);
  if (name === 'other') return speech.pet(value);
  if (name === 'food') return value === 'box' ? speech.thing('artifact', 'magicBox') : speech.food(value);
  return value;
}

/** Null if there is nothing to say, or no words for it yet. */
export function sayReason(speech: Speech, why: HintReason | null): string | null {
  if (why === null) return null;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(why.args)) args[name] = wordFor(speech, name, value);
  const text = speech.t(why.code, args);
  return text === why.code ? null : text;
}
