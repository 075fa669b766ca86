/** What of the build's list is saved when, and how it is asked for. */
import { describe, expect, test } from 'vitest';
import { cacheModeOf, isDeferred, isFrontPage } from '../../src/offline/file-list.ts';

test.each([
  ['sound/music/town.mp3', true],
  ['code/sound-worker-1a.js', false],
  ['art/imp.svg', false],
  ['index.html', false],
])('%s may come later: %s', (url, may) => expect(isDeferred({ url, revision: '1' })).toBe(may));

test('the browser’s own cache is only trusted with names that have a hash', () => {
  expect(cacheModeOf({ url: 'art/imp.svg', revision: '1a' })).toBe('reload');
  expect(cacheModeOf({ url: 'code/index-1a.js', revision: null })).toBe('default');
});

describe('the front page', () => {
  test.each([
    ['https://a.example/games/petz/', true],
    ['https://a.example/games/petz/?words', true],
    ['https://a.example/games/petz/index.html', true],
    ['https://a.example/games/petz/gallery.html', false],
    ['https://a.example/games/petz/art/', false],
    ['https://a.example/', false],
    ['https://b.example/games/petz/', false],
  ])('%s: %s', (address, is) =>
    expect(isFrontPage(new URL(address), 'https://a.example/games/petz/')).toBe(is),
  );
});
