/** Nothing of another version, and no page in a script's place, gets among what is kept. */
import { describe, expect, test } from 'vitest';
import { goesWith, isWhatItSays, partsOf } from '../../src/offline/whole.ts';

describe('an answer is what its address promises', () => {
  test.each([
    ['/petz/index.html', 'text/html; charset=utf-8', true],
    ['/petz/code/index-1a.js', 'text/javascript', true],
    ['/petz/art/imp.svg', 'image/svg+xml', true],
    ['/petz/sound/a.mp3', null, true],
    // A server that answers everything with its front page.
    ['/petz/code/index-1a.js', 'text/html', false],
    ['/petz/art/imp.svg', 'text/html; charset=utf-8', false],
    ['/petz/index.html', 'application/json', false],
  ])('%s as %s: %s', (path, type, is) => expect(isWhatItSays(path, type)).toBe(is));
});

const page = `<script type="module" crossorigin src="./code/index-1a.js"></script>
  <link rel="stylesheet" crossorigin href="./code/index-2b.css"><link rel="icon" href="./icon.svg">`;

describe('a front page', () => {
  test('names its parts', () => {
    expect(partsOf(page)).toEqual(['code/index-1a.js', 'code/index-2b.css']);
  });

  test('goes with the files of its version', () => {
    expect(goesWith(page, new Set(['code/index-1a.js', 'code/index-2b.css', 'icon.svg']))).toBe(true);
  });

  test('goes not with those of another', () => {
    expect(goesWith(page, new Set(['code/index-9z.js', 'code/index-2b.css']))).toBe(false);
  });

  test('that is none of the game’s goes with nothing', () => {
    expect(goesWith('<h1>Sign in to the hotel’s network</h1>', new Set(['code/index-1a.js']))).toBe(false);
  });
});
