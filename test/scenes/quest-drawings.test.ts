/** Pug Quest's drawings: one face is left of those a creature has, nothing else is lost, and every sign is drawn. */
import { describe, expect, test } from 'vitest';
import { TAGS } from '../../src/engine/quest/data/words.ts';
import { creatureArt, faceArt, markIcon, withoutHidden } from '../../src/scenes/quest/art.ts';
import { inOneColumn } from '../../src/scenes/quest/sheet-rows.ts';
import type { Who } from '../../src/session/quest-facts.ts';

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

describe('rows of the sheet', () => {
  const room = { x: 0, y: 100, width: 300, height: 398 };

  test('those that are locked are low, so that the open ones are high enough for two lines of rules', () => {
    const rows = inOneColumn(room, [true, true, true, true, false, false], 6, 1);
    expect(rows.map(({ height }) => height).slice(4)).toEqual([44, 44]);
    expect(rows[0]?.height).toBeGreaterThanOrEqual(64);
    const last = rows.at(-1);
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(room.y + room.height + 0.01);
  });

  test('with none locked they share the room', () => {
    const rows = inOneColumn(room, Array(6).fill(true), 6, 1);
    expect(new Set(rows.map(({ height }) => Math.round(height))).size).toBe(1);
  });
});
