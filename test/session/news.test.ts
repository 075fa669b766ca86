/** What happened since one's turn: every event of others that is news, once, a line a group. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { Words } from '../../src/i18n/words.ts';
import { newsLines } from '../../src/session/advice/news.ts';
import { questNews } from '../../src/session/advice/quest-news.ts';
import { Session } from '../../src/session/game/session.ts';
import { QuestSpeech } from '../../src/text/quest/index.ts';
import { questNewsLines, questSignOf, questStory } from '../../src/text/quest/story-lines.ts';
import { questGame } from '../kit/quest-session.ts';
import { game, playOn, quick } from '../kit/session.ts';

const ART = join(import.meta.dirname, '..', '..', 'assets', 'art');
const isDrawn = (address: string) => existsSync(join(ART, address.slice(address.indexOf('/art/') + 5)));

const entry = (...events: PetzEvent[]) =>
  ({ id: 1, seat: 1, kind: 'petz.send', events, round: 1, phase: 'shopping' }) as const;
const group = { imps: 2, gold: 0 } as unknown as Extract<PetzEvent, { type: 'petz.sent' }>['group'];

describe('what happened since my turn', () => {
  test('has a line a group: where it went and what it brought', () => {
    const sent = (seat: number): PetzEvent => ({ type: 'petz.sent', seat, group, space: 'cages' });
    const got = (seat: number): PetzEvent => ({ type: 'petz.gotCage', seat, cage: 'copper' });
    const lines = newsLines([entry(sent(1)), entry(got(1)), entry(sent(1)), entry(got(1), sent(2))], 0);
    expect(lines.map(({ seat, events }) => [seat, events.map(({ type }) => type)])).toEqual([
      [1, ['petz.sent', 'petz.gotCage']],
      [1, ['petz.sent', 'petz.gotCage']],
      [2, ['petz.sent']],
    ]);
  });

  test('tells who won the show, and what befell my own pets', () => {
    const suffered: PetzEvent = {
      type: 'petz.suffered',
      seat: 0,
      plot: 0,
      pet: 'x',
      tokens: 1,
      cause: 'hunger',
    };
    const fed: PetzEvent = { type: 'petz.fed', seat: 0, plot: 0, pet: 'x', food: 'meat', source: 'storage' };
    const awarded: PetzEvent = { type: 'petz.awarded', exhibition: 'beauty', awards: [4, 0] };
    expect(newsLines([entry(fed, suffered, awarded)], 0)).toEqual([
      { seat: 0, events: [suffered] },
      { seat: null, events: [awarded] },
    ]);
  });

  test.each(['a', 'b'])(
    'leaves out nothing that others did in the open, and tells nothing twice (%s)',
    async (seed) => {
      const session = Session.start(game('person bot bot bot', seed), quick);
      let most = 0;
      session.subscribe(() => {
        const entries = session.recap(0);
        const listed = newsLines(entries, 0).flatMap(({ events }) => events);
        const quiet = ['petz.income', 'petz.drew', 'petz.arranged', 'petz.cameHome'];
        const done = entries
          .flatMap(({ events }) => events)
          .filter((event) => 'seat' in event && event.seat !== 0 && !quiet.includes(event.type));
        expect(listed.filter((event) => 'seat' in event && event.seat !== 0)).toEqual(done);
        most = Math.max(most, newsLines(entries, 0).length);
      });
      session.begin();
      await playOn(session);
      expect(most).toBeGreaterThan(8);
    },
  );
});

describe('what happened since my turn in Pug Quest', () => {
  test('has a line an action: the attack and what came of it', () => {
    const struck: QuestEvent = {
      type: 'quest.struck',
      by: 'slime.0',
      card: 'slime',
      kind: 'standard',
      targets: ['hero.0'],
      n: [2],
    };
    const hurt: QuestEvent = { type: 'quest.hurt', id: 'hero.0', n: 2, cause: 'attack' };
    const paid: QuestEvent = { type: 'quest.paid', seat: 1, cards: ['spirit'], xp: 0 };
    const moved: QuestEvent = { type: 'quest.moved', id: 'slime.0', from: 0, to: 1, steps: 1 };
    const entries = [
      {
        id: 1,
        seat: 1,
        kind: 'quest.defend',
        events: [struck, paid, hurt, moved],
        number: 1,
        world: null,
        round: 1,
      },
    ];
    expect(questNews(entries)).toEqual([[struck, hurt], [moved]]);
  });

  test.each(['a', 'b'])(
    'nothing that has words is left out or said twice, and every sign is drawn (%s)',
    async (seed) => {
      const session = Session.start(questGame('person bot bot', seed), quick);
      const words = await Words.speak('en');
      let most = 0;
      session.subscribe(() => {
        const entries = session.recap(0);
        const speech = new QuestSpeech(words, session.players, session.view(0));
        const lines = questNewsLines(speech, entries);
        const quiet = ['quest.refilled', 'quest.reshuffled', 'quest.turn', 'quest.turnEnded', 'quest.paid'];
        const done = questStory(speech, entries).flatMap(({ id }) => {
          const [entry, at] = id.split('.').map(Number);
          return entries.find((one) => one.id === entry)?.events[at ?? 0] ?? [];
        });
        expect(lines.flat().map(({ event }) => event)).toEqual(
          done.filter(({ type }) => !quiet.includes(type)),
        );
        for (const { event } of lines.flat()) expect(isDrawn(questSignOf(event)), event.type).toBe(true);
        most = Math.max(most, ...lines.map(({ length }) => length));
      });
      session.begin();
      await playOn(session);
      expect(most).toBeGreaterThan(2);
    },
  );
});
