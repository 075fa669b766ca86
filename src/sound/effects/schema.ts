/** The recipes of the effects, as they stand in `assets/sound/effects/`; docs/sound.md explains every part. */
import * as v from 'valibot';
import { STRUCK, type StruckBell } from '../dsp/bells.ts';

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(4));
const hz = v.pipe(v.number(), v.minValue(15), v.maxValue(12000));
const track = <T extends v.GenericSchema<number, number>>(value: T) =>
  v.union([value, v.pipe(v.array(v.tuple([share, value])), v.minLength(2))]);
const struck = Object.keys(STRUCK) as [StruckBell, ...StruckBell[]];

const SOURCES = ['sine', 'triangle', 'saw', 'square', 'noise', 'string', 'voice', ...struck] as const;

const layerSchema = v.strictObject({
  source: v.picklist(SOURCES),
  /** When it begins. */
  at: v.optional(seconds, 0),
  /** How long it is. */
  for: seconds,
  pitch: v.optional(track(hz), 440),
  level: v.optional(track(share), 1),
  attack: v.optional(seconds, 0.002),
  /** Seconds until it is a thousandth as loud; without it, it stays. */
  decay: v.optional(seconds),
  release: v.optional(seconds, 0.02),
  vibrato: v.optional(v.strictObject({ hz: v.number(), semitones: v.number() })),
  tremolo: v.optional(v.strictObject({ hz: v.number(), depth: share })),
  filter: v.optional(
    v.strictObject({
      kind: v.picklist(['low', 'band', 'high']),
      hz: track(hz),
      q: v.optional(v.pipe(v.number(), v.minValue(0.3), v.maxValue(30)), 0.8),
    }),
  ),
  /** The mouth goes through these vowels. */
  vowels: v.optional(v.pipe(v.string(), v.regex(/^[aeioum]+$/))),
  /** How small the mouth is: 1 is a grown one. */
  mouth: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(2.5)), 1.3),
  /** How much air there is in it. */
  breath: v.optional(share, 0),
  repeat: v.optional(
    v.strictObject({
      times: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(40)),
      every: seconds,
      /** Semitones from one to the next. */
      climb: v.optional(v.number(), 0),
      fade: v.optional(v.pipe(v.number(), v.minValue(0.3), v.maxValue(1.5)), 1),
      /** How much longer each pause is than the one before. */
      stretch: v.optional(v.pipe(v.number(), v.minValue(0.5), v.maxValue(2)), 1),
    }),
  ),
});

export const soundEffectSchema = v.strictObject({
  /** What it is, in a few words. */
  about: v.string(),
  /** How much louder or quieter than usual, in dB. */
  loud: v.optional(v.pipe(v.number(), v.minValue(-20), v.maxValue(3)), 0),
  /** How much of a small room is round it. */
  room: v.optional(share, 0.08),
  /** Played from its end to its beginning. */
  backwards: v.optional(v.boolean(), false),
  layers: v.pipe(v.array(layerSchema), v.minLength(1)),
});

export const effectsSchema = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z]*$/)), soundEffectSchema);

export type SoundLayer = v.InferOutput<typeof layerSchema>;
export type SoundEffect = v.InferOutput<typeof soundEffectSchema>;
