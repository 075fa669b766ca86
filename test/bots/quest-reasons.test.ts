/** The reasons that bots of Pug Quest give: codes that have words, arguments that stand on the table. */

import { describe, expect, test } from 'vitest';
import { think } from '../../src/bots/roster.ts';
import { playQuest } from '../../src/cli/playing.ts';
import { questEngine as engine } from '../../src/engine/quest/index.ts';
import { heroId } from '../../src/engine/quest/query.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { QUEST_HINT_CODES } from '../kit/hint-codes.ts';

const CREATURES = ['hero', 'target', 'creature'];

interface Said {
  kind: string;
  code: string;
  args: Record<string, unknown>;
  creatures: string[];
}

/** All reasons given in one game of the easy bot, and who stood on the table or was to be placed. */
function reasons(setup: QuestSetup, seed: string): Said[] {
  const found: Said[] = [];
  const known = (s: Quest): string[] =>
    [...s.heroes.keys()].map(heroId).concat(s.foes.map((foe) => foe.card));
  playQuest(setup, new Array(setup.seats).fill('easy'), seed, {
    watch({ state, seat, domain }) {
      const view = engine.view(state, seat);
      if (view.ask === null) return;
      const { why } = think({ game: 'quest', name: 'easy', view, ask: view.ask, domain, seed: 'why' });
      if (why !== null) found.push({ kind: view.ask.kind, ...why, creatures: known(state) });
    },
  });
  return found;
}

const said = [
  ...['a', 'b', 'c'].flatMap((seed) => reasons(questSetup(3), seed)),
  ...['a', 'b', 'c'].flatMap((seed) => reasons(questSetup(3, { lord: { handicap: 'even' } }), seed)),
];

describe('reasons', () => {
  test('are codes that have words, and most of those come up', () => {
    const codes = new Set(said.map(({ code }) => code));
    expect([...codes].filter((code) => !QUEST_HINT_CODES.includes(code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(22);
  });

  test('name creatures of the table, and numbers above 0', () => {
    expect(said.length).toBeGreaterThan(500);
    for (const { kind, code, args, creatures } of said) {
      for (const [name, value] of Object.entries(args)) {
        const isRight =
          typeof value === 'number'
            ? value > 0
            : !CREATURES.includes(name) || creatures.includes(String(value));
        expect({ kind, code, name, value, isRight }).toMatchObject({ isRight: true });
      }
    }
  });

  test('the Evil Lord speaks for himself', () => {
    const lords = said.filter(({ kind }) => ['quest.lordMove', 'quest.bonus', 'quest.shield'].includes(kind));
    expect(lords.length).toBeGreaterThan(20);
    expect(lords.filter(({ code }) => !code.startsWith('hint.quest.lord'))).toEqual([]);
  });
});
