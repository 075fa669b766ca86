/** The imp's rig: cut into parts that have all their ink, hinged where the rig says; and no move takes a limb off. */
import { describe, expect, test } from 'vitest';
import { BREATH, blend, breathAt, cut, MOST, SWELL } from '../../../src/scenes/table/actors/cut.ts';
import * as frames from '../../../src/scenes/table/actors/frames.ts';
import { petIn, shadowOf, withoutShadow } from '../../../src/scenes/table/actors/pet-art.ts';
import { bodyguardArt, impOf } from '../../../src/scenes/table/pieces.ts';
import { reach } from '../../ui/creatures/reach.ts';

const rig = impOf(1);
const names = [...frames.HEAD_PARTS, ...frames.BODY_PARTS.filter((name) => name !== 'head')];

const RIGS = names.flatMap((name) => [
  ['imp', name, rig] as const,
  ['bodyguard', name, bodyguardArt()] as const,
]);

describe('cutting', () => {
  /** From the table of hinges in the style guide. */
  test.each([
    ['shadow', 128, 238],
    ['tail', 160, 206],
    ['legs-left', 108, 200],
    ['legs-right', 148, 200],
    ['body', 128, 208],
    ['arm-left', 94, 178],
    ['arm-right', 162, 178],
    ['ear-left', 72, 82],
    ['ear-right', 184, 82],
    ['pupils', 128, 108],
    ['brow-left', 94, 76],
    ['mouth-cheer', 128, 152],
    ['eyes-closed', 128, 106],
    ['skull', 128, 170],
  ])('%s is hinged at %i %i', (name, x, y) => {
    expect(cut(rig, name).pivot).toEqual([x, y]);
  });

  test.each(RIGS)(
    'of the %s, %s is a whole drawing with its definitions, seen, with room round it',
    (_, name, of) => {
      const { art } = cut(of, name);
      expect(art.svg.match(/<g\b/g)?.length).toBe(art.svg.match(/<\/g>/g)?.length);
      expect(art.svg).toContain(`id="${name}"`);
      expect(art.svg).toContain('<defs>');
      expect(/<g id="[^"]*"[^>]*display="none"/.test(art.svg.split('>').slice(0, 40).join('>'))).toBe(false);
      expect(art.svg).toContain(`viewBox="${art.box.x} ${art.box.y} ${art.box.width} ${art.box.height}"`);
      // Half of the thickest line lies beyond what it follows, and its edge must never be the texture's.
      const lines = [...art.svg.matchAll(/stroke-width="([^"]*)"/g)].map(([, width]) => Number(width));
      const room = Math.max(0, ...lines) / 2 + 4;
      const ink = reach(art.svg.replace(/<defs>.*?<\/defs>/s, ''));
      const [xs, ys] = [ink.map(([x]) => x), ink.map(([, y]) => y)];
      expect(art.box.x).toBeLessThanOrEqual(Math.min(...xs) - room);
      expect(art.box.y).toBeLessThanOrEqual(Math.min(...ys) - room);
      expect(art.box.x + art.box.width).toBeGreaterThanOrEqual(Math.max(...xs) + room);
      expect(art.box.y + art.box.height).toBeGreaterThanOrEqual(Math.max(...ys) + room);
      expect(art.box.width).toBeLessThan(200);
    },
  );

  test('what is a part of its own is left out, and the vest has the colour of the shop', () => {
    expect(cut(rig, 'eyes-open').art.svg).toContain('pupils');
    expect(cut(rig, 'eyes-open', ['pupils']).art.svg).not.toContain('pupils');
    expect(cut(rig, 'body').art.svg).not.toContain('#5b7fbf');
    expect(() => cut(rig, 'wings')).toThrow(/wings/);
  });

  test('two seats never share a part', () => {
    expect(cut(impOf(0), 'body').art.key).not.toBe(cut(rig, 'body').art.key);
  });
});

const MOVES: [string, frames.FrameMotion, number][] = [
  ['wait', frames.wait(3), 9000],
  ['walk', frames.walkMotion(), frames.STEP],
  ['carry', frames.carry(), frames.LOADED_STEP],
  ['heave', frames.heave(), frames.LOADED_STEP],
  ['cheer', frames.cheer, frames.CHEER],
  ['wave', frames.wavesHand, frames.WAVE],
  ['shrug', frames.shrug, frames.SHRUG],
  ['sweep', frames.sweepMotion, frames.STROKE],
  ['hurt', frames.hurtMotion, frames.HURT],
];

describe('moves', () => {
  test.each(MOVES)('%s keeps every limb on the trunk', (_, move, ms) => {
    for (let at = 0; at <= ms; at += 10) {
      const { parts } = move(at);
      const trunk = parts.body ?? {};
      for (const [limb, room] of [
        ['head', 22],
        ['arm-left', 9],
        ['arm-right', 9],
        ['tail', 4],
        ['legs-left', 18],
        ['legs-right', 18],
      ] as const) {
        const { x = 0, y = 0 } = parts[limb] ?? {};
        expect(Math.abs(y - (trunk.y ?? 0)), `${limb} at ${at}`).toBeLessThanOrEqual(room);
        expect(Math.abs(x - (trunk.x ?? 0)), `${limb} at ${at}`).toBeLessThanOrEqual(12);
      }
      const { y: eyes = 0, x: side = 0 } = parts.pupils ?? {};
      expect(Math.hypot(eyes, side)).toBeLessThanOrEqual(7);
    }
  });

  test.each(MOVES)('%s moves without jumps', (name, move, ms) => {
    for (let at = 10; at <= ms; at += 10) {
      const [before, now] = [move(at - 10).parts, move(at).parts];
      for (const part of names) {
        const turned = Math.abs((now[part]?.turn ?? 0) - (before[part]?.turn ?? 0));
        const risen = Math.abs((now[part]?.y ?? 0) - (before[part]?.y ?? 0));
        expect(turned, `${name}: ${part} turns at ${at}`).toBeLessThan(12);
        expect(risen, `${name}: ${part} rises at ${at}`).toBeLessThan(8);
      }
    }
  });

  test('a step swings legs and arms against each other and ends where it began', () => {
    const step = frames.walkMotion(400);
    const quarter = step(100).parts;
    expect(quarter['legs-left']?.turn).toBeGreaterThan(15);
    expect(quarter['arm-left']?.turn).toBeLessThan(-15);
    for (const part of ['legs-left', 'legs-right', 'body', 'arm-left', 'arm-right'] as const) {
      expect(step(400).parts[part]?.turn ?? 0).toBeCloseTo(0);
      expect(step(400).parts[part]?.y ?? 0).toBeCloseTo(0);
    }
    // Only one foot is off the ground at a time.
    for (let at = 0; at < 400; at += 20) {
      const { 'legs-left': left, 'legs-right': right } = step(at).parts;
      expect(Math.max(left?.y ?? 0, right?.y ?? 0)).toBeCloseTo(0);
    }
  });
});

describe('from move to move', () => {
  const up = frames.cheer(300);

  test('it starts with the frame there was and ends with the one wanted', () => {
    const start = blend(up, frames.REST, 0);
    for (const part of names) expect(start.parts[part]?.turn ?? 0).toBeCloseTo(up.parts[part]?.turn ?? 0);
    expect(blend(frames.REST, up, 1)).toEqual(up);
  });

  test('half way it is half way, sizes too', () => {
    const half = blend(frames.REST, up, 0.5).parts['arm-left'];
    expect(half?.turn).toBeCloseTo((up.parts['arm-left']?.turn ?? 0) / 2);
    expect(half?.sx).toBeCloseTo(1.125);
  });
});

describe('idling', () => {
  test('breath is two hundredths in 2.4 seconds, and no two breathe alike', () => {
    const heights = Array.from({ length: 240 }, (_, i) => breathAt((i * BREATH) / 240, 0).sy);
    expect(Math.max(...heights)).toBeCloseTo(1 + SWELL, 3);
    expect(Math.min(...heights)).toBeCloseTo(1 - SWELL, 3);
    const starts = Array.from({ length: MOST }, (_, i) => breathAt(0, i).sy.toFixed(4));
    expect(new Set(starts).size).toBe(MOST);
  });
});

describe('pets', () => {
  test('off the ground the shadow is a drawing of its own', () => {
    const pet = petIn('uni', 'content');
    expect(withoutShadow(pet).svg).toContain('<g id="shadow" style="display:none"');
    const shadow = shadowOf('uni');
    expect(shadow.box).toEqual(pet.box);
    expect(shadow.svg).toContain('<ellipse');
    expect(shadow.svg).not.toContain('id="body"');
  });
});
