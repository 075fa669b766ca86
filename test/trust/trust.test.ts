/** The proofs of `npm run trust` in small, and that they can fail. */

import { describe, expect, test } from 'vitest';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { dealt } from '../../src/cli/levels/play.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { dealOf, gameOfDeal } from '../laws/deals.ts';
import { LAWS, type Looks } from '../laws/laws.ts';
import { impure } from '../laws/plainness.ts';
import { walkGame } from '../laws/walk.ts';
import { prove } from './browser/proof.ts';
import { recordedGames } from './browser/recorded.ts';
import { runFiles } from './files.ts';
import { oldGames } from './kills/deeds.ts';
import { Disk } from './kills/disk.ts';
import { live } from './kills/life.ts';
import { folderNow } from './saves.ts';

describe('random answers', () => {
  const levels = readCampaignFiles().levels.map(({ level }) => dealt(level));
  const deals = Array.from({ length: 40 }, (_, i) => dealOf('test', i, levels));

  test('are given in games that the rules take, of every sort', () => {
    for (const deal of deals) {
      const refusal =
        deal.game === 'petz'
          ? petzEngine.rules.checkSetup(deal.setup)
          : questEngine.rules.checkSetup(deal.setup);
      expect(refusal, deal.kind).toBeNull();
    }
    expect(new Set(deals.map(({ game }) => game)).size).toBe(2);
    expect(deals.some(({ kind }) => kind.endsWith('levels'))).toBe(true);
    expect(deals.some(({ setup }) => setup.mods.length > 1)).toBe(true);
    expect(dealOf('test', 7, levels)).toEqual(deals[7]);
  });

  test('break no law', () => {
    const looks: Looks = {};
    for (const deal of deals.slice(0, 10))
      expect(walkGame(gameOfDeal(deal), deal.seed, looks).problem, deal.seed).toBeNull();
    for (const { name } of LAWS) expect(looks[name], name).toBeGreaterThan(0);
  });

  test('a number gone wrong is found wherever it is', () => {
    expect(impure({ shops: [{ gold: 1 }] })).toBeNull();
    expect(impure({ shops: [{ gold: -1 }] })).toContain('.shops[0].gold');
    expect(impure({ shops: [{ reputation: -1 }] })).toBeNull();
    for (const bad of [Number.NaN, -0, undefined, new Map()]) expect(impure({ a: [bad] })).toContain('.a[0]');
  });
});

describe('kills at random moments of saving', () => {
  const old = oldGames('test');

  test('lose at most the deed in flight', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const { kills, problems } = await live(40, `test ${seed}`, old);
      expect(problems).toEqual([]);
      expect(kills).toBe(40);
    }
  });

  test('the disk fails as planned', async () => {
    const disk = new Disk();
    disk.plan({ fault: 'half', after: 1, lasts: 1, prefix: '' });
    await disk.set('a/0', '1234');
    void disk.set('a/1', '1234');
    expect([...disk.texts]).toEqual([
      ['a/0', '1234'],
      ['a/1', '12'],
    ]);
    expect(disk.isDead).toBe(true);
  });
});

test('recorded games of both games come out here as they were recorded', () => {
  const all = recordedGames();
  expect(new Set(all.map(({ save }) => save.game))).toEqual(new Set(['petz', 'quest']));
  // The rest is replayed under test/golden.
  const wanted = ['petz-over', 'quest-hard'].map((name) => `saves/${folderNow()}/${name}.log.json`);
  const recorded = all.filter(({ name }) => wanted.includes(name));
  expect(recorded).toHaveLength(2);
  const proven = prove(recorded, 'test');
  expect(proven.filter(({ wrong }) => wrong !== null)).toEqual([]);
  expect(proven.filter(({ steps }) => steps === 0)).toEqual([]);
});

test('broken and forged files: every door refuses them with a sentence, and nothing saved is touched', async () => {
  const lines: string[] = [];
  const { files, refused, violations } = await runFiles(30, 'test', (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect([files, violations]).toEqual([30, 0]);
  expect(refused).toBeGreaterThan(5);
  expect(refused).toBeLessThan(30);
});
