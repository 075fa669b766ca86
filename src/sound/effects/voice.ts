/** What pets say: nonsense syllables, each family in its own, each pet at its own pitch. */
import * as v from 'valibot';
import { isVowel } from '../dsp/vowels.ts';
import type { SoundEffect, SoundLayer } from './schema.ts';

const positive = v.pipe(v.number(), v.minValue(0.05));

export const MOODS = ['chirp', 'happy', 'giggle', 'hungry', 'ouch', 'angry'] as const;
export type VoiceMood = (typeof MOODS)[number];

const moodSchema = v.strictObject({
  about: v.string(),
  /** A syllable each, in semitones over the pet's own pitch. */
  notes: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(6)),
  /** How far each syllable slides, in semitones. */
  slide: v.number(),
  pace: positive,
});

const familySchema = v.strictObject({
  about: v.string(),
  source: v.picklist(['voice', 'sine', 'triangle', 'saw', 'square']),
  pitch: v.pipe(v.number(), v.minValue(80), v.maxValue(1400)),
  mouth: positive,
  breath: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  /** Seconds that one takes. */
  syllable: positive,
  syllables: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]+$/))), v.minLength(2)),
});

export const voicesSchema = v.strictObject({
  moods: v.strictObject({
    chirp: moodSchema,
    happy: moodSchema,
    giggle: moodSchema,
    hungry: moodSchema,
    ouch: moodSchema,
    angry: moodSchema,
  }),
  families: v.record(v.string(), familySchema),
  pets: v.record(v.string(), v.strictObject({ family: v.string(), pitch: positive })),
});

type Voices = v.InferOutput<typeof voicesSchema>;
type Family = v.InferOutput<typeof familySchema>;

/** What a pet says in a mood, as an effect like any other; null if no pet of that name can speak. */
export function voiceOf(voices: Voices, pet: string, mood: VoiceMood): SoundEffect | null {
  const own = voices.pets[pet];
  const family = voices.families[own?.family ?? ''];
  if (own === undefined || family === undefined) return null;
  const { notes, slide, pace } = voices.moods[mood];
  const length = family.syllable / pace;
  // Everybody begins with another of the family's syllables.
  const first = [...pet].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const layers = notes.flatMap((note, n) => {
    const word = family.syllables[(first + n) % family.syllables.length] ?? 'ma';
    const pitch = family.pitch * own.pitch * 2 ** (note / 12);
    const last = n === notes.length - 1;
    return syllable(word, family, {
      at: n * length * 1.15,
      long: last ? length * 1.35 : length,
      pitch,
      slide,
    });
  });
  return { about: `${pet}, ${mood}`, loud: 0, room: 0.08, backwards: false, layers };
}

interface Place {
  at: number;
  long: number;
  pitch: number;
  slide: number;
}

/** The vowels a mouth goes through, with those that glides and hums amount to. */
function mouthOf(word: string): string {
  const spoken = [...word].map((letter) => ({ w: 'u', y: 'i', m: 'm', n: 'm', l: 'e' })[letter] ?? letter);
  const vowels = spoken.filter(isVowel).join('');
  return vowels === '' ? 'a' : vowels;
}

function syllable(word: string, family: Family, { at, long, pitch, slide }: Place): SoundLayer[] {
  const bent = (semitones: number) => pitch * 2 ** (semitones / 12);
  const voiced: SoundLayer = {
    source: family.source,
    at: at + (/^[stfhk]/.test(word) ? 0.03 : 0),
    for: long * 0.8,
    pitch: [
      [0, bent(-1)],
      [0.25, bent(0)],
      [1, bent(slide)],
    ],
    level: 1,
    attack: 0.014,
    release: long * 0.2,
    mouth: family.mouth,
    breath: family.breath,
    // A pure tone needs no mouth, and would get lost in it.
    ...(family.source === 'sine' || family.source === 'triangle' ? {} : { vowels: mouthOf(word) }),
    ...(word.includes('r') ? { tremolo: { hz: 27, depth: 0.6 } } : {}),
    vibrato: { hz: family.source === 'sine' ? 7 : 11, semitones: 0.3 },
  };
  const [head = ''] = word;
  const tail = word.at(-1) ?? '';
  return [voiced, ...noiseOf(head, at), ...noiseOf(/[ptksf]/.test(tail) ? tail : '', at + long * 0.95)];
}

/** How consonants hiss and pop; those that hum have no noise. */
const NOISES: Readonly<Record<string, { hz: number; long: number; level: number }>> = {
  p: { hz: 900, long: 0.02, level: 0.35 },
  b: { hz: 400, long: 0.02, level: 0.4 },
  t: { hz: 3600, long: 0.02, level: 0.3 },
  d: { hz: 1800, long: 0.02, level: 0.3 },
  k: { hz: 2200, long: 0.025, level: 0.35 },
  g: { hz: 1300, long: 0.025, level: 0.35 },
  s: { hz: 5200, long: 0.07, level: 0.2 },
  f: { hz: 4200, long: 0.06, level: 0.15 },
  h: { hz: 1500, long: 0.06, level: 0.2 },
};

function noiseOf(letter: string, at: number): SoundLayer[] {
  const noise = NOISES[letter];
  if (noise === undefined) return [];
  const { hz, long, level } = noise;
  return [
    {
      source: 'noise',
      at,
      for: long,
      pitch: 440,
      level,
      attack: 0.004,
      decay: long * 3,
      release: 0.01,
      mouth: 1,
      breath: 0,
      filter: { kind: 'band', hz, q: 1.4 },
    },
  ];
}
