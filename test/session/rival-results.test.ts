/** How a player has done against each strength: what counts, what is saved of it, and which strength is suggested. */

import { expect, test } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import { storedProgress } from '../../src/session/campaign/progress-kind.ts';
import { ReplaySession } from '../../src/session/game/replay-session.ts';
import type { AnySession } from '../../src/session/game/session.ts';
import { exportProfile, takeIn } from '../../src/session/profiles/profile-files.ts';
import {
  followRivals,
  type RivalResults,
  readResults,
  resultsAgainst,
  suggestedAfter,
  withEnded,
} from '../../src/session/profiles/rival-results.ts';
import { openFile } from '../../src/session/saves/open-file.ts';
import { finished } from '../kit/finished.ts';
import { openStore } from '../kit/full-profile.ts';
import { game, playOn } from '../kit/session.ts';

const ended = (progress: Json, outcomes: string): Json =>
  [...outcomes].reduce<Json>(
    (before, one, i) => withEnded(before, { seed: `${outcomes}.${i}`, won: { 'shop.trader': one === 'W' } }),
    progress,
  );
const results = (recent: string): RivalResults => ({ games: 9, won: 3, recent, seed: '' });

test('a game that is played to its end counts once for each strength at the table', async () => {
  const { sessions } = await openStore();
  followRivals(sessions);
  const { players, ...wanted } = game('person bot bot', 'counted');
  const strong = players.map((one) => (one.kind === 'bot' ? { ...one, strength: 'trader' as const } : one));
  const session = sessions.newGame({ ...wanted, players: strong });
  await playOn(session, () => session.outcome() !== null);
  const counted = readResults(sessions.progress.read());
  expect(counted).toEqual({ 'shop.trader': expect.objectContaining({ games: 1, seed: 'counted' }) });
  const { won = 0, recent } = counted['shop.trader'] ?? {};
  const { scores = [] } = session.outcome() ?? {};
  const isAhead = scores.slice(1).every((points) => points <= (scores[0] ?? 0));
  expect([won, recent]).toEqual(isAhead ? [1, 'W'] : [0, 'L']);
});

test('games that were over when they were opened, of several persons and of levels do not count', async () => {
  const { sessions } = await openStore();
  followRivals(sessions);
  sessions.goOn(finished());
  for (const wanted of [
    game('person person bot', 'two'),
    { ...game('person bot', 'level'), level: { id: 'town.3', picks: {} } },
  ]) {
    const session = sessions.newGame(wanted);
    await playOn(session, () => session.outcome() !== null);
  }
  expect(readResults(sessions.progress.read())).toEqual({});
});

test('a game that is only watched counts for no player, to whichever end it is watched', async () => {
  const { sessions } = await openStore();
  followRivals(sessions);
  const save = finished();
  const watched = sessions.watch((tools) => ReplaySession.open(save, tools) as AnySession | null, save);
  if (!(watched instanceof ReplaySession)) throw new Error('nothing is watched');
  while (watched.step());
  expect(watched.outcome()).not.toBeNull();
  expect(readResults(sessions.progress.read())).toEqual({});
});

test('the same game does not count twice, and wins are distinguished from losses', () => {
  const once = withEnded({ levels: {} }, { seed: 'a', won: { 'shop.master': true } });
  expect(withEnded(once, { seed: 'a', won: { 'shop.master': false } })).toBe(once);
  expect(once).toMatchObject({ levels: {} });
  const more = ended(once, 'WLWW');
  expect(resultsAgainst(more, 'shop', 'trader')).toMatchObject({ games: 4, won: 3, recent: 'LWW' });
  expect(resultsAgainst(more, 'shop', 'master')).toMatchObject({ games: 1, won: 1, recent: 'W' });
  expect(resultsAgainst(more, 'lord', 'master')).toMatchObject({ games: 0, recent: '' });
});

test('three wins suggest the next strength up, three losses the next one down, at the ends none', () => {
  expect(suggestedAfter(results('WWW'), 'trader')).toBe('master');
  expect(suggestedAfter(results('LLL'), 'trader')).toBe('apprentice');
  for (const recent of ['', 'WW', 'LWW', 'WLL']) expect(suggestedAfter(results(recent), 'trader')).toBeNull();
  expect(suggestedAfter(results('WWW'), 'archimp')).toBeNull();
  expect(suggestedAfter(results('LLL'), 'hatchling')).toBeNull();
});

test('an entry that makes no sense costs itself alone', () => {
  const rivals = {
    'shop.trader': { games: 4, won: 2, recent: 'WL', seed: 'x' },
    'shop.master': { games: 2, won: 5, recent: '', seed: '' },
    'shop.archimp': { games: 2, won: 1, recent: 'never', seed: 7 },
    'shop.nobody': { games: 1, won: 1, recent: '', seed: '' },
    'lord.trader': 'much',
  };
  expect(readResults({ rivals })).toEqual({
    'shop.trader': rivals['shop.trader'],
    'shop.archimp': { games: 2, won: 1, recent: '', seed: '' },
  });
  for (const nothing of [null, 'x', [], { rivals: 3 }]) expect(readResults(nothing)).toEqual({});
});

test('the file of a profile carries the results, and two pages put theirs together', async () => {
  const here = await openStore();
  await here.sessions.progress.write(ended({}, 'WWL'));
  const file = openFile((await exportProfile(here, 'first')) ?? '');
  if (file.kind !== 'profile') throw new Error('it is no profile');
  const there = await openStore();
  await takeIn(there, file.backup, { into: 'first', settings: false });
  expect(resultsAgainst(there.sessions.progress.read(), 'shop', 'trader')).toMatchObject({
    games: 3,
    won: 2,
  });
  const both = storedProgress.merge(ended({}, 'WWL'), ended({}, 'WWLL'));
  expect(resultsAgainst(both, 'shop', 'trader')).toMatchObject({ games: 4, won: 2, recent: 'WLL' });
});
