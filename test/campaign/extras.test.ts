/** What is taken along into a level: earned by a whole chapter, chosen before a game, and there when it begins. */
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import { extraId, extrasEarned, withExtra } from '../../src/campaign/extras.ts';
import { extrasFor, type FreeSetup, freeExtras, freeWithExtra } from '../../src/campaign/extras-for.ts';
import { impossible } from '../../src/campaign/load.ts';
import { afterLevel, emptyProgress, newsOf } from '../../src/campaign/progress.ts';
import type { Level, PetzLevel } from '../../src/campaign/schema.ts';
import { levelSetup } from '../../src/campaign/setup.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../src/engine/petz/schema-setup.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
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
  test('is earned by winning every level of its chapter, and shown then', () => {
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
      // Besides it the shop begins as the level says.
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

  test('another shop is the player’s alone, and has what its words say', () => {
    const { state } = petzEngine.start(setupOf('town.1', 'nursery') as PetzSetup, 'extra');
    // The first income has come: 1 gold for the starting player, 2 for the next.
    expect(state.shops.map(({ gold }) => gold)).toEqual([0 + 1, 2 + 2]);
    expect(state.shops.map(({ plots }) => plots[0]?.pet?.id ?? null)).toEqual(['fluffy', null]);
    expect(JSON.stringify([state.town, state.piles])).not.toContain('"fluffy"');
    const cellar = petzEngine.start(setupOf('town.1', 'cellar') as PetzSetup, 'extra').state.shops[0];
    expect(cellar?.plots.map(({ cage, manure }) => [cage, manure]).slice(0, 3)).toEqual([
      ['printed', 3],
      ['c10', 2],
      [null, 0],
    ]);
    const larder = petzEngine.start(setupOf('town.1', 'larder') as PetzSetup, 'extra').state.shops[0];
    expect(larder?.food).toEqual({ vegetable: [2, 2, 0], meat: [2, 0] });
    const wagon = petzEngine.start(setupOf('town.1', 'wagon') as PetzSetup, 'extra').state.shops[0];
    expect(wagon?.plots[0]).toMatchObject({ cage: 'printed', addon: 'play', manure: 3 });
  });

  test('no other shop takes the place of one that the level tells of', () => {
    for (const level of levels.filter(({ game }) => game === 'petz') as PetzLevel[]) {
      const you = level.seats.findIndex(({ who }) => who === 'person');
      const isGiven = (level.start?.shops?.[you] ?? null) !== null || level.tune?.startGold !== undefined;
      if (isGiven) expect([level.id, withExtra(level, extra('larder'))]).toEqual([level.id, level]);
    }
  });

  test('in a free game the artifacts, shops and treasures that were earned go along, in that seat’s hands', () => {
    const shops = { game: 'petz' as const, setup: basicSetup(3) };
    const ids = (free: FreeSetup, progress = all) => freeExtras(book, progress, free, 1).map(extraId);
    expect(ids(shops)).toEqual([
      'longHandledShovel',
      'crystalBall',
      ...['larder', 'nursery', 'wagon', 'cellar'],
    ]);
    expect(ids(shops, emptyProgress())).toEqual([]);
    // The Squeaky Ball lies on the pile already: the shop on wheels would have a second one.
    const stacked = { game: 'petz' as const, setup: { ...basicSetup(3), decks: { addons: ['play'] } } };
    expect(ids(stacked)).not.toContain('wagon');
    const taken = freeWithExtra(shops, extra('nursery'), 1);
    const { state } = petzEngine.start(taken.setup, 'extra');
    expect(state.shops.map(({ plots }) => plots[0]?.pet?.id ?? null)).toEqual([null, 'fluffy', null]);
    expect(freeWithExtra(shops, undefined, 1)).toBe(shops);
    const quest = { game: 'quest' as const, setup: questSetup(2) };
    expect(ids(quest)).toEqual(['goodboymedal.1']);
    const led = questEngine.start(freeWithExtra(quest, extra('goodboymedal.1'), 1).setup, 'extra').state;
    expect(led.heroes.map(({ treasures }) => treasures)).toEqual([[], ['goodboymedal.1']]);
  });

  test('is offered where it has a place and does not lie already, and every such level can be dealt', () => {
    const offered = levels.map((level) => [level.id, extrasFor(book, all, level, {}).map(extraId)] as const);
    const of = Object.fromEntries(offered);
    expect(of['town.1']).toEqual([
      'longHandledShovel',
      'crystalBall',
      ...['larder', 'nursery', 'wagon', 'cellar'],
    ]);
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
      if ('shop' in one) {
        for (const part of ['name', 'text'])
          expect(catalogue).toHaveProperty([`ui.extra.shop.${one.shop}.${part}`]);
        continue;
      }
      const family = 'artifact' in one ? 'petz.artifact' : 'hero' in one ? 'quest.hero' : 'quest.treasure';
      expect(catalogue).toHaveProperty([`${family}.${extraId(one).split('.')[0]}.name`]);
    }
  });
});
