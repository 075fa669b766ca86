/** The effects, voices and motifs: all there, all sound, none too loud. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import customers from '../../src/engine/petz/data/customers.json' with { type: 'json' };
import pets from '../../src/engine/petz/data/pets.json' with { type: 'json' };
import { allSounds, EFFECTS, type EffectName, MOTIFS, VOICES, waveOf } from '../../src/sound/bank.ts';
import { measureWave } from '../../src/sound/dsp/measure.ts';
import { LOUDNESS, RATE, renderEffect } from '../../src/sound/effects/render.ts';
import { soundEffectSchema } from '../../src/sound/effects/schema.ts';

/** The sounds of the style guide, in its order, by what makes them. Voices and motifs are tested below. */
const GUIDE: readonly EffectName[] = [
  ...(['tap', 'invalid', 'undo', 'groupWalks', 'groupReturns', 'coin', 'gate', 'cage', 'addon'] as const),
  ...(['crate', 'crunch', 'artifact', 'cardDeal', 'cardFlip', 'slot', 'growth', 'poop', 'ball'] as const),
  ...(['kettle', 'escape', 'held', 'magic', 'mutation', 'hiccup', 'suffering', 'asleep', 'potion'] as const),
  ...(['lost', 'cleaning', 'judgeBell', 'podium', 'kazoo', 'drawer', 'happyBark', 'noSale'] as const),
  ...(['cuckoo', 'brass', 'drip', 'hush', 'psst', 'fortune', 'slug', 'pugHit', 'block', 'bark'] as const),
  ...(['treasure', 'boss', 'victory'] as const),
];

/** Each is made once. */
const waves = new Map<string, Float32Array>();
function made(name: string): Float32Array {
  const wave = waves.get(name) ?? waveOf(name) ?? new Float32Array(1);
  waves.set(name, wave);
  return wave;
}
const heard = (name: string) => measureWave(made(name), RATE);

test('every sound of the guide is there', () => {
  for (const name of GUIDE) expect(EFFECTS[name], name).toBeDefined();
});

test('every pet has a voice of its own, every customer a motif of four notes', () => {
  expect(Object.keys(VOICES.pets).sort()).toEqual(pets.map(({ id }) => id).sort());
  expect(Object.keys(MOTIFS).sort()).toEqual(customers.map(({ id }) => id).sort());
  const pitches = Object.values(VOICES.pets).map(({ family, pitch }) => `${family} ${pitch}`);
  expect(new Set(pitches).size).toBe(pitches.length);
  const motifs = Object.values(MOTIFS).map(({ instrument, notes }) => `${instrument} ${notes}`);
  expect(new Set(motifs).size).toBe(motifs.length);
  for (const { notes } of Object.values(MOTIFS)) expect(notes.split(' ')).toHaveLength(4);
});

describe('what is made', () => {
  // All moods of all pets would take a while: every family and every mood is among these.
  const some = allSounds().filter((name, n) => !name.startsWith('voice:') || n % 13 === 0);
  test.each(some)('%s is neither clipped nor shifted nor silent, and as loud as it should be', (name) => {
    const { peak, loudness, shift, seconds } = heard(name);
    expect(peak).toBeGreaterThan(0.05);
    expect(peak).toBeLessThan(0.9);
    expect(Math.abs(shift)).toBeLessThan(0.002);
    expect(seconds).toBeLessThan(4);
    const { loud } = EFFECTS[name] ?? { loud: name.startsWith('motif:') ? -3 : -2 };
    expect(Math.abs(loudness - (LOUDNESS + loud))).toBeLessThan(2);
  });

  test('begins and ends without a click', () => {
    for (const name of GUIDE) {
      const wave = made(name);
      expect(Math.abs(wave.at(-1) ?? 1), name).toBeLessThan(0.01);
      expect(Math.abs(wave[0] ?? 1), name).toBeLessThan(0.08);
    }
  });

  test('is the same every time', () => {
    expect(waveOf('slot')).toEqual(waveOf('slot'));
  });

  test('taps are quieter than what they lead to', () => {
    expect(heard('tap').loudness).toBeLessThan(heard('cage').loudness - 5);
  });

  test('a pet that is hurt is higher than one that is angry', () => {
    expect(heard('voice:trollie:ouch').centre).toBeGreaterThan(heard('voice:trollie:angry').centre);
  });
});

test('a recipe that asks for too much is refused, and unknown names are no sound', () => {
  const loud = { about: 'x', loud: 20, layers: [{ source: 'sine', for: 1 }] };
  expect(v.safeParse(soundEffectSchema, loud).success).toBe(false);
  expect(v.safeParse(soundEffectSchema, { about: 'x', layers: [{ source: 'lute', for: 1 }] }).success).toBe(
    false,
  );
  expect(waveOf('thunder')).toBeNull();
  expect(waveOf('voice:nobody:happy')).toBeNull();
});

test('a rising pitch rises', () => {
  const rise = (from: number, to: number) =>
    measureWave(
      renderEffect(
        v.parse(soundEffectSchema, {
          about: 'x',
          layers: [
            {
              source: 'sine',
              for: 0.3,
              pitch: [
                [0, from],
                [1, to],
              ],
            },
          ],
        }),
      ),
      RATE,
    ).centre;
  expect(rise(400, 1600)).toBeGreaterThan(rise(400, 500) * 1.5);
});
