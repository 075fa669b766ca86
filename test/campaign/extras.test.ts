/** What is taken along into a level: earned by a whole chapter, chosen before a game, and there when it begins. */
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import { extraId, extrasEarned, withExtra } from '../../src/campaign/extras.ts';
import { extrasFor } from '../../src/campaign/extras-for.ts';
import { impossible } from '../../src/campaign/load.ts';
import { afterLevel, emptyProgress, newsOf } from '../../src/campaign/progress.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { Petz, PetzSetup } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/state.ts';
import { catalogue } from '../../src/i18n/en.ts';

const { campaign, levels: filed } = readCampaignFiles();
const levels = filed.map(({ level }) => level);
const book = bindBook(
  campaign,
  Object.fromEntries(levels.map((one) => [`levels/${one.chapter}/${one.id}.json`, one])),
);
const find = (id: string) => book.level(id) as Level;
const win = (progress = emptyProgress(), ...some: readonly Level[]) =>
  some.reduce((now, level) => afterLevel(now, level, { goals: [], stars: [0] }, book), progress);
const all = win(emptyProgress(), ...levels);
const extra = (id: string) => book.extras?.find((one) => extraId(one) === id);
const setupOf = (id: string, piece: string) =>
  levelSetup(withExtra(find(id), extra(piece)), emptyProgress()).setup;

describe('what is taken along', () => {
  test('is earned by winning every level of its chapter, and told then', () => {
    const town = levels.filter(({ chapter }) => chapter === 'town');
    const last = town.at(-1) as Level;
    const before = win(emptyProgress(), ...town.slice(0, -1));
    const after = win(before, last);
    expect([extrasEarned(book, before), extrasEarned(book, after).map(extraId)]).toEqual([
      [],
      ['longHandledShovel'],
    ]);
    expect(newsOf(book, before, after).extras.map(extraId)).toEqual(['longHandledShovel']);
    expect(newsOf(book, after, after).extras).toEqual([]);
    expect(extrasEarned(book, all)).toEqual(campaign.extras);
  });

  test.each(['longHandledShovel', 'crystalBall'])(
    'the artifact %s lies in the player’s shop, and nowhere else',
    (id) => {
      const { state } = petzEngine.start(setupOf('town.1', id) as PetzSetup, 'extra');
      expect(state.shops.map(({ artifacts }) => artifacts)).toEqual([[id], []]);
      expect(JSON.stringify(state.town)).not.toContain(`"${id}"`);
      // Besides it the shop begins as it is told.
      const { state: plain } = petzEngine.start(
        levelSetup(find('town.1'), emptyProgress()).setup as PetzSetup,
        'extra',
      );
      const known = ({ hand, artifacts: _, ...rest }: Petz['shops'][number]) => ({
        ...rest,
        hand: hand.length,
      });
      expect(state.shops.map(known)).toEqual(plain.shops.map(known));
    },
  );

  test.each(['pugracelsus', 'aragpug'])('%s is led by the player, others lead whom they led', (id) => {
    const before = levelSetup(find('bedtime.2'), emptyProgress()).setup as QuestSetup;
    const after = setupOf('bedtime.2', id) as QuestSetup;
    expect(after.heroes).toEqual([id, ...before.heroes.slice(1)]);
    expect(questEngine.start(after, 'extra').state.heroes[0]?.card).toBe(id);
  });

  test('a treasure is the Hero’s from the beginning', () => {
    const { state } = questEngine.start(setupOf('bedtime.2', 'goodboymedal.1') as QuestSetup, 'extra');
    expect(state.heroes.map(({ treasures }) => treasures)).toEqual([['goodboymedal.1'], []]);
  });

  test('is offered where it has a place and does not lie already, and every such level can be dealt', () => {
    const offered = levels.map((level) => [level.id, extrasFor(book, all, level, {}).map(extraId)] as const);
    const of = Object.fromEntries(offered);
    expect(of['town.1']).toEqual(['longHandledShovel', 'crystalBall']);
    // Two of them lie there: in the till of one shop, in town.
    expect(of['festival.3']).toEqual([]);
    for (const id of ['opening.1', 'puzzles.1', 'ladder.1', 'lord.1']) expect([id, of[id]]).toEqual([id, []]);
    for (const [id, pieces] of offered)
      for (const piece of pieces) {
        const level = withExtra(find(id), extra(piece));
        expect([id, piece, impossible(levelSetup(level, all))]).toEqual([id, piece, null]);
      }
    for (const one of campaign.extras ?? []) {
      expect(offered.filter(([, some]) => some.includes(extraId(one))).length, extraId(one)).toBeGreaterThan(
        5,
      );
    }
  });

  test('has a name', () => {
    for (const one of campaign.extras ?? []) {
      const family = 'artifact' in one ? 'petz.artifact' : 'hero' in one ? 'quest.hero' : 'quest.treasure';
      expect(catalogue).toHaveProperty([`${family}.${extraId(one).split('.')[0]}.name`]);
    }
  });
});
