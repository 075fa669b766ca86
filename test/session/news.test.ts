/** What happened since one's turn: every event of others that is news, once, a line a group. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { newsLines } from '../../src/session/advice/news.ts';
import { Session } from '../../src/session/game/session.ts';
import { game, playOn, quick } from '../kit/session.ts';

const entry = (...events: PetzEvent[]) =>
  ({ id: 1, seat: 1, kind: 'petz.send', events, round: 1, phase: 'shopping' }) as const;
const group = { imps: 2, gold: 0 } as unknown as Extract<PetzEvent, { type: 'petz.sent' }>['group'];

describe('what happened since my turn', () => {
  test('has a line a group: the errand and what it brought', () => {
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
        const told = newsLines(entries, 0).flatMap(({ events }) => events);
        const quiet = ['petz.income', 'petz.drew', 'petz.arranged', 'petz.cameHome'];
        const done = entries
          .flatMap(({ events }) => events)
          .filter((event) => 'seat' in event && event.seat !== 0 && !quiet.includes(event.type));
        expect(told.filter((event) => 'seat' in event && event.seat !== 0)).toEqual(done);
        most = Math.max(most, newsLines(entries, 0).length);
      });
      session.begin();
      await playOn(session);
      expect(most).toBeGreaterThan(8);
    },
  );
});
