/** Groups of a playout are sent by those who look how the shopping goes on. */

import { expect, test } from 'vitest';
import { Mind, openly, Quick, Table } from '../../src/bots/petz/index.ts';
import { Lookahead } from '../../src/bots/petz/search/lookahead.ts';
import { forecastScores, VALUES } from '../../src/bots/petz/search/table.ts';
import { readVariants } from '../../src/cli/game-options.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { Petz } from '../../src/engine/petz/state.ts';

interface Sent {
  state: Petz;
  seat: number;
  choice: Json;
}

/** What masters have sent at a table of the base game, where they had a choice. */
function sentBy(shops: number): Sent[] {
  const found: Sent[] = [];
  const names = Array.from({ length: shops }, () => 'master');
  playPetz(readVariants('', shops), names, 'foresight', {
    budget: 0.1,
    watch: ({ state, seat, domain, choice }) => {
      if (state.ask?.kind !== 'petz.send' || domain.type !== 'pick' || domain.options.length < 2) return;
      found.push({ state: petzEngine.rules.clone(state), seat, choice });
    },
  });
  return found;
}

/** Four shops, played once for all tests. */
const sends = sentBy(4);

function answers(ahead: boolean): Json[] {
  return sends.map(({ state, seat }) => {
    const mind = new Mind(openly(state, seat));
    const lookahead = ahead ? new Lookahead(mind) : null;
    return new Quick(petzEngine, dice('quick'), mind, null, lookahead).answer(state, seat);
  });
}

const likeMasters = (given: readonly Json[]): number =>
  given.filter((choice, i) => JSON.stringify(choice) === JSON.stringify(sends[i]?.choice)).length /
  sends.length;

test('most groups go where a master sends them, and more of them than by what gains most at once', () => {
  expect(sends.length).toBeGreaterThan(30);
  const ahead = likeMasters(answers(true));
  expect(ahead).toBeGreaterThan(0.75);
  expect(ahead).toBeGreaterThan(likeMasters(answers(false)) + 0.05);
});

test('playouts with a lookahead are the same for the same dice, and end with the round', () => {
  const [first] = sends;
  if (first === undefined) throw new Error('no seat has sent anything');
  const view = petzEngine.view(first.state, first.seat);
  const played = (): Petz[] => {
    const tools = { engine: petzEngine, rng: dice('tools'), budget: 1 };
    const table = new Table(view, tools, { looksAhead: true });
    return [0, 1, 2].map((n) => table.playOn(n, first.choice));
  };
  const ends = played();
  expect(played()).toEqual(ends);
  for (const end of ends) expect(end.round).toBe(view.round + 1);
});

test('three and four shops have weights of their own, two have those of the base game', () => {
  const without = { ...VALUES, crowd: VALUES.base };
  for (const shops of [2, 3, 4]) {
    const { state } = petzEngine.start(readVariants('', shops), 'weights');
    const differ = JSON.stringify(forecastScores(state)) !== JSON.stringify(forecastScores(state, without));
    expect(differ).toBe(shops > 2);
  }
});
