/** What a test of texts looks at: words that are there, whole, and never a key or an open placeholder. */

import { expect } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { askHintKey, askTitleKey } from '../../src/i18n/keys.ts';
import { forecast } from '../../src/session/advice/forecast.ts';
import { choiceInWords } from '../../src/text/choice.ts';
import { describeOption, petInQuestion } from '../../src/text/options.ts';
import { forecastOfPet, forecastOfShow } from '../../src/text/prospects.ts';
import type { Speech } from '../../src/text/speech.ts';
import { tell } from '../../src/text/tell.ts';

/** Texts that were found right: games say the same over and over, and an `expect` takes longer than to ask here. */
const right = new Set<string>();

export function expectWords(text: string): void {
  if (right.has(text)) return;
  expect(text).not.toBe('');
  expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|null/);
  expect(text).not.toMatch(/\b(ui|ask|option|event|why|hint|petz)\.[a-z]/);
  right.add(text);
}

/** Every word that may be said about a question and what its answer leads to. */
export function expectStep(speech: Speech, state: Petz, seat: number, choice: Json): readonly PetzEvent[] {
  const view = petzEngine.view(state, seat);
  const domain = petzEngine.domain(state, seat);
  const kind = state.ask?.kind ?? '';
  if (domain === null) return [];
  const scene = { speech, view, seat };
  const pet = petInQuestion(scene);
  const names = pet === null ? {} : { pet: speech.pet(pet) };
  expectWords(speech.t(askTitleKey(kind), names));
  expectWords(speech.t(askHintKey(kind), names));
  if (domain.type === 'pick') {
    const labels: string[] = [];
    for (const option of domain.options) {
      const { label, details } = describeOption(scene, kind, option);
      labels.push(`${label}/${details}`);
      for (const text of [label, ...details]) expectWords(text);
    }
    // Spaces that are alike differ by where they stand.
    if (kind !== 'petz.send') expect(new Set(labels).size).toBe(labels.length);
  }
  for (const line of choiceInWords(scene, kind, domain, choice)) expectWords(line);
  const prediction = forecast(view, choice);
  if (prediction !== null) {
    expectWords(forecastOfShow(speech, prediction));
    for (const own of prediction.pets) for (const { text } of forecastOfPet(speech, own)) expectWords(text);
  }
  const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
  if (!applied.ok) return [];
  for (const event of applied.events) expectWords(tell(speech, event));
  return applied.events;
}
