/** Pug Quest's drawings: one face is left of those a creature has, nothing else is lost, and every sign is drawn. */
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../src/engine/quest/data/words.ts';
import type { Who } from '../../src/engine/quest/read.ts';
import { creatureArt, faceArt, markIcon, withoutHidden } from '../../src/scenes/quest/art.ts';

const OGRE: Who = { kind: 'monster', card: 'ogre.1' };
const count = (svg: string, what: RegExp) => [...svg.matchAll(what)].length;

describe('a creature with one face', () => {
  test('the hidden groups are gone, with what is in them, and only they', () => {
    const svg = '<svg><g a="1"><g style="display:none"><g><path/></g><g/></g><circle/></g><rect/></svg>';
    expect(withoutHidden(svg)).toBe('<svg><g a="1"><circle/></g><rect/></svg>');
    expect(withoutHidden('<svg><g><path/></g></svg>')).toBe('<svg><g><path/></g></svg>');
  });

  test.each(['calm', 'fierce', 'hurt'] as const)('%s', (face) => {
    const { svg } = creatureArt({ ...OGRE, card: 'ogre' }, face);
    expect(svg).not.toContain('display:none');
    expect(count(svg, /id="face-\w+"/g)).toBe(1);
    expect(svg).toContain(`id="face-${face}"`);
    expect(count(svg, /<g\b/g)).toBe(count(svg, /<\/g>/g));
  });

  test('two faces are two drawings', () => {
    const who = { ...OGRE, card: 'ogre' };
    expect(faceArt(who).key).not.toBe(faceArt(who, 'hurt').key);
  });
});

test('every mark has a sign', () => {
  for (const tag of TAGS)
    expect(() => markIcon({ tag } as Parameters<typeof markIcon>[0]), tag).not.toThrow();
});
