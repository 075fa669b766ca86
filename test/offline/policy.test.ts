/** When a new version is taken, when a page goes to it, and what the sign at the title says. */
import { describe, expect, test } from 'vitest';
import type { DevicePlace } from '../../src/offline/device.ts';
import {
  isBusy,
  looksAgain,
  type OfflineOutlook,
  offlineSignOf,
  reloadsNow,
  takesAtOnce,
} from '../../src/offline/policy.ts';

const title = { screen: 'title', hasGame: false };
const table = { screen: 'table', hasGame: true };

describe('a page is busy', () => {
  test.each([
    [title, false],
    [{ screen: 'campaign', hasGame: false }, false],
    [table, true],
    [{ screen: 'title', hasGame: true }, true],
    // Something may be half typed there.
    [{ screen: 'newGame', hasGame: false }, true],
    [{ screen: 'workshop', hasGame: false }, true],
  ])('%o: %s', (at, busy) => expect(isBusy(at)).toBe(busy));
});

describe('a new version is taken at once', () => {
  const fresh = { ...title, isWaiting: true, isTouched: false };
  test('by a page that has just been opened', () => expect(takesAtOnce(fresh)).toBe(true));

  test.each([
    ['none waits', { isWaiting: false }],
    ['the player has begun to do something', { isTouched: true }],
    ['the page was opened elsewhere', { screen: 'campaign' }],
    ['a game is open', { hasGame: true }],
  ])('but not if %s', (_, other) => expect(takesAtOnce({ ...fresh, ...other })).toBe(false));
});

describe('a page goes to the version that took over', () => {
  test('from the title, in any tab', () => {
    expect(reloadsNow(title, true)).toBe(true);
    expect(reloadsNow(title, false)).toBe(true);
  });

  test('never out of a game', () => {
    expect(reloadsNow(table, true)).toBe(false);
    expect(reloadsNow(table, false)).toBe(false);
  });

  test('out of a form only if it was asked for there', () => {
    expect(reloadsNow({ screen: 'newGame', hasGame: false }, false)).toBe(false);
    expect(reloadsNow({ screen: 'newGame', hasGame: false }, true)).toBe(true);
  });
});

test('a page that stays open looks for new versions once an hour, and not in a game', () => {
  const hour = 3_600_000;
  expect(looksAgain(title, 0, hour)).toBe(true);
  expect(looksAgain(title, 0, hour - 1)).toBe(false);
  expect(looksAgain(table, 0, 5 * hour)).toBe(false);
});

describe('the sign', () => {
  const chrome: DevicePlace = { isInstalled: false, forgets: false, way: 'menu' };
  const safari: DevicePlace = { isInstalled: false, forgets: true, way: 'share' };
  const quiet: OfflineOutlook = {
    ...title,
    isWaiting: false,
    isReady: true,
    saidReady: true,
    declined: false,
    visits: 1,
    hasFinished: false,
    hasSaves: false,
    canAsk: false,
    place: chrome,
  };
  const all = {
    isWaiting: true,
    isReady: true,
    saidReady: false,
    visits: 9,
    hasFinished: true,
    canAsk: true,
  };

  test.each([
    ['nothing to say', {}, null],
    ['a new version', { isWaiting: true, saidReady: false }, 'update'],
    ['all is here', { saidReady: false }, 'ready'],
    ['not all is here yet', { saidReady: false, isReady: false }, null],
    ['the first visit', { canAsk: true }, null],
    ['the second visit', { canAsk: true, visits: 2 }, 'install'],
    ['a finished game', { canAsk: true, hasFinished: true }, 'install'],
    ['the browser does not offer it', { visits: 5, hasFinished: true }, null],
    ['waved away', { canAsk: true, visits: 5, declined: true }, null],
    ['installed already', { canAsk: true, visits: 5, place: { ...chrome, isInstalled: true } }, null],
    ['Safari, nothing to lose', { place: safari, visits: 5 }, null],
    ['Safari, a game saved', { place: safari, hasSaves: true }, 'forgets'],
    ['Safari, waved away', { place: safari, hasSaves: true, declined: true }, null],
    ['in the middle of a game', { ...all, ...table }, null],
    ['on another page', { ...all, screen: 'settings' }, null],
  ] as const)('%s', (_, some, sign) => expect(offlineSignOf({ ...quiet, ...some })).toBe(sign));
});
