/** A whole game as text to read: every question, what could be answered, what was, and what came of it. */

import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';

/** Options shown of a long list. */
const SHOWN = 4;

/** Plays a game of random answers and tells it. */
export function playthrough(setup: PetzSetup, seed: string): string {
  const rng = dice(`playthrough ${seed}`);
  const start = petzEngine.start(setup, seed);
  let state = start.state;
  const lines = [`A game of ${setup.seats} shops, seed '${seed}', answered at random.`, ''];
  lines.push('The deal', ...eventLines(start.events));
  for (let step = 1; state.outcome === null; step++) {
    const { ask } = state;
    const [seat] = petzEngine.waiting(state);
    const domain = seat === undefined ? null : petzEngine.domain(state, seat);
    if (ask === null || seat === undefined || domain === null) throw new Error('no seat is asked');
    const choice = petzEngine.sample(state, seat, rng);
    const applied = petzEngine.apply(state, { seat, ask: ask.id, choice });
    if (!applied.ok) throw new Error(`refused: ${applied.refusal.code}`);
    lines.push('', `${step}. round ${state.round}: ${ask.kind} asks seat ${seat} (${ask.how})`);
    lines.push(
      `   may answer ${summary(domain)}`,
      `   answers ${text(choice)}`,
      ...eventLines(applied.events),
    );
    state = applied.state;
  }
  const { scores, winners } = state.outcome;
  return `${[...lines, '', `The end: scores ${text(scores)}, winners ${text(winners)}`].join('\n')}\n`;
}

function eventLines(events: readonly PetzEvent[]): string[] {
  return events.map(({ type, ...facts }) => `     ${type} ${text(facts as Json)}`);
}

/** The options, in one line. */
function summary(domain: Domain): string {
  switch (domain.type) {
    case 'pick':
      return `one of ${some(domain.options)}`;
    case 'some':
      return `${domain.min} to ${domain.max} of ${some(domain.from)}`;
    case 'amount':
      return `a number from ${domain.min} to ${domain.max}`;
    case 'split':
      return `at most ${domain.parts} heaps of ${text(domain.stocks)}, each with ${domain.need}`;
    case 'deal': {
      const slots = domain.slots.map((slot) => `${slot.accepts}@${text(slot.bin)}`).join(' ');
      return `a card for each of ${slots} out of ${some(domain.items.map((item) => item.value))}`;
    }
    case 'form': {
      const fields = Object.entries(domain.fields).map(([name, field]) => `${name}: ${summary(field)}`);
      return `all of { ${fields.join('; ')} }`;
    }
  }
}

function some(list: readonly Json[]): string {
  const shown = list.slice(0, SHOWN).map(text).join(', ');
  return list.length > SHOWN ? `${list.length}: ${shown}, …` : `${list.length}: ${shown}`;
}

function text(data: Json): string {
  return JSON.stringify(data);
}
