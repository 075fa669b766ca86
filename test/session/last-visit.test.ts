/** What a place says of the round before: who stood there, with how large a group. */
import { expect, test } from 'vitest';
import type { Seat } from '../../src/engine/kernel/state.ts';
import { visitsLastRound } from '../../src/session/advice/last-visit.ts';
import { Session } from '../../src/session/game/session.ts';
import { game, nextQuestion, quick, randomAnswer } from '../kit/session.ts';

test('in the first round no group was anywhere; in the second it is as the board stood', async () => {
  const session = Session.start(game('person bot bot bot', 'visits'), quick);
  session.begin();
  let stood: Record<string, { seat: Seat; imps: number }> = {};
  for (;;) {
    const seat = await nextQuestion(session);
    if (seat === null) throw new Error('the game is over');
    const view = session.view(seat);
    if (view.round === 1) {
      expect(visitsLastRound(session, seat)).toBeNull();
      if (Object.keys(view.town.taken).length > 0) stood = structuredClone(view.town.taken);
    }
    if (view.round === 2 && view.ask?.kind === 'petz.group') {
      const visits = visitsLastRound(session, seat);
      expect([...(visits?.keys() ?? [])].sort()).toEqual(Object.keys(stood).sort());
      for (const [space, { seat: who, imps }] of Object.entries(stood)) {
        expect(visits?.get(space)?.seat).toBe(who);
        // At the gate new imps wait with those who fetch them.
        if (space !== 'imps') expect(visits?.get(space)?.size).toBeGreaterThanOrEqual(imps);
      }
      break;
    }
    session.answer(seat, randomAnswer(session, seat));
  }
  expect(Object.keys(stood).length).toBeGreaterThan(2);
});
