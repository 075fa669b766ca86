/** Questions that can make no difference are not asked (R-PQ-102): games of every sort, all answers tried. */

import { expect, test } from 'vitest';
import { listChoices } from '../../../src/engine/kernel/domain.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';
import { type QuestStep, SETUPS, walkQuest } from '../../kit/quest-walk.ts';

/** What a game has become, without what only counts: how the cards of a hand or of the discards lie is no difference. */
function become(s: Quest): string {
  if (s.outcome !== null) return JSON.stringify(s.outcome);
  const heroes = s.heroes.map((hero) => ({ ...hero, hand: hero.hand?.toSorted() }));
  const gone = { ...s.gone, energy: s.gone.energy.toSorted() };
  return JSON.stringify({ ...s, heroes, gone, ask: { ...s.ask, id: 0 }, asked: 0, secrets: 0 });
}

/** The choices of a question; none where they cannot be listed. */
function choicesOf({ state, seat }: QuestStep): readonly Json[] {
  const domain = questEngine.domain(state, seat);
  return (domain && listChoices(domain)) ?? [];
}

/** What each of them leads to. */
function results({ state, seat }: QuestStep, choices: readonly Json[]): [Json, string][] {
  return choices.map((choice) => {
    const applied = questEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    return [choice, become(applied.state)];
  });
}

/** What a hand pays for: with hidden hands it may be asked with one answer alone. */
const PAID = ['riposte', 'seen', 'defend', 'shield', 'bonus', 'toll', 'loot', 'market', 'lordPlay'];
/** Whose answers differ for any dice and any answers of others. */
const SETTLED = ['target', 'reward', 'recover', 'prize', 'lose'];

/** Two places of one column that come to the same. In World 1, as no toll fells a Hero before it matters. */
function alike(found: readonly [Json, string][]): boolean {
  const known = new Set(found.map(([cell, result]) => `${(cell as { column: number }).column} ${result}`));
  return known.size < found.length;
}

/** What is wrong with a question. */
function idle(step: QuestStep): string | null {
  const { ask, lord, number } = step.state;
  const kind = ask?.kind.replace('quest.', '') ?? '';
  const choices = choicesOf(step);
  // The end of a turn is its player's to say.
  if (choices.length === 1) return kind === 'act' || (PAID.includes(kind) && lord !== null) ? null : kind;
  if (kind === 'place') return number === 1 && alike(results(step, choices)) ? kind : null;
  if (!SETTLED.includes(kind)) return null;
  return new Set(results(step, choices).map(([, result]) => result)).size === 1 ? kind : null;
}

test.each(SETUPS.map((setup, i) => [i, setup] as const))(
  'R-PQ-102 setup %i: no question whose answers all come to the same',
  (i, setup) => {
    const wrong: string[] = [];
    for (const seed of ['a', 'b', 'c']) {
      walkQuest(setup, `questions ${i} ${seed}`, (step) => {
        const found = idle(step);
        if (found !== null) wrong.push(found);
      });
    }
    expect(wrong).toEqual([]);
  },
);
