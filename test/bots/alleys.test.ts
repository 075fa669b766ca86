/** In the Dark Alleys the expert goes everywhere and uses everything, and has a reason for each of it. */

import { beforeAll, describe, expect, test } from 'vitest';
import { think } from '../../src/bots/roster.ts';
import { readVariants } from '../../src/cli/game-options.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { isRecord } from '../../src/engine/kernel/domain.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import { MARKET } from '../../src/engine/petz/alleys/state.ts';
import { FACILITIES } from '../../src/engine/petz/data/cards.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';

const LONG = readVariants('full,dark-alleys,extended', 4);
const EXPERTS = ['hard', 'hard', 'hard', 'hard'];
/** Four experts each; enough that nothing rare is missed by bad luck. */
const GAMES = 8;

/** What an answer is a use of: `send market pet`, `facility office`, `next`, `ding` … */
function usesIn(kind: string, choice: Json): string[] {
  const what = kind.replace('petz.', '');
  if (choice === null) return [];
  if (what === 'group') {
    const groups = choice as { bodyguard?: number; hat?: number }[];
    const has = (who: 'bodyguard' | 'hat') => groups.some((group) => (group[who] ?? 0) > 0);
    return [...(has('bodyguard') ? ['group bodyguard'] : []), ...(has('hat') ? ['group hat'] : [])];
  }
  if (what === 'send' && isRecord(choice)) {
    const item = choice.space === 'market' ? ` ${String(choice.item).split(':')[0]}` : '';
    return [`send ${choice.space}${item}`];
  }
  if ((what === 'facility' || what === 'work') && isRecord(choice)) return [`facility ${choice.facility}`];
  if (what === 'dress' && isRecord(choice)) {
    return Object.values(choice).some((pet) => pet !== null) ? ['dress'] : [];
  }
  if (what === 'feed' && isRecord(choice)) return [`feed ${choice.food ?? choice.from}`];
  if (what === 'setCage') return [`setCage ${choice === 'normal' ? 'normal' : 'turned'}`];
  if (what === 'next' || what === 'return' || what === 'copy' || what === 'tune') return [what];
  return [what];
}

describe('the expert over some games of experts', () => {
  const uses = new Map<string, number>();
  let slowest = 0;
  let lonely = 0;

  beforeAll(() => {
    for (let game = 0; game < GAMES; game++) {
      let began = performance.now();
      playPetz(LONG, EXPERTS, `alleys ${game}`, {
        budget: 0.1,
        watch({ state, choice }) {
          slowest = Math.max(slowest, performance.now() - began);
          const kind = state.ask?.kind ?? '';
          for (const use of usesIn(kind, choice)) uses.set(use, (uses.get(use) ?? 0) + 1);
          if (kind === 'petz.group') {
            for (const { imps } of choice as { imps: number }[]) if (imps === 0) lonely++;
          }
        },
        after: () => {
          began = performance.now();
        },
      });
    }
  });

  test.each([
    ...MARKET.map((place) => `send market ${place}`),
    'send fortuneTeller',
    'send industrialZone',
    'send slugShop',
    'send withdraw',
    ...Object.keys(FACILITIES).map((facility) => `facility ${facility}`),
    'group bodyguard',
    'group hat',
    'join',
    'return',
    'peek',
    'discount',
    'forget',
    'copy',
    'dress',
    'next',
    'setCage normal',
    'setCage turned',
    'tune',
    'ding',
    'feed can',
    'feed lollipop',
  ])('%s', (use) => {
    expect(uses.get(use) ?? 0).toBeGreaterThan(0);
  });

  test('no group goes without an imp', () => {
    expect(lonely).toBe(0);
  });

  // By the clock of a machine that does other things as well; the budget itself is a second of work.
  test('no answer takes long', () => {
    expect(slowest).toBeLessThan(3000);
  });
});

test('what only the expansion asks is answered with a reason', () => {
  const silent = new Set<string>();
  playPetz(LONG, ['random', 'hard', 'easy', 'hard'], 'why', {
    budget: 0.2,
    watch({ state, seat, domain }) {
      const view = engine.view(state, seat);
      if (view.ask === null) return;
      const { why } = think({
        game: 'petz',
        name: 'hard',
        view,
        ask: view.ask,
        domain,
        seed: 'x',
        budget: 0.2,
      });
      if (why === null) silent.add(view.ask.kind);
    },
  });
  // A turn without pets enters nothing.
  expect([...silent].filter((kind) => kind !== 'petz.enter')).toEqual([]);
});
