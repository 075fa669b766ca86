/** Sounds by their names: `coin`, `voice:uni:happy`, `motif:warlock`. */

import * as v from 'valibot';
import alleys from '../../assets/sound/effects/alleys.json';
import evening from '../../assets/sound/effects/evening.json';
import face from '../../assets/sound/effects/interface.json';
import quest from '../../assets/sound/effects/quest.json';
import town from '../../assets/sound/effects/town.json';
import motifs from '../../assets/sound/motifs.json';
import voices from '../../assets/sound/voices.json';
import { LOUDNESS, RATE, renderEffect } from './effects/render.ts';
import { effectsSchema } from './effects/schema.ts';
import { MOODS, type VoiceMood, voiceOf, voicesSchema } from './effects/voice.ts';
import { INSTRUMENTS, type InstrumentName } from './instruments/index.ts';
import { freshHand, readBar } from './score/notes.ts';
import { renderMotif } from './score/perform.ts';
import { QUARTER, type Score } from './score/types.ts';

// Everything in `assets/sound/` that is made into sound while the game runs, checked as it is read.

export type EffectName =
  | keyof typeof face
  | keyof typeof town
  | keyof typeof evening
  | keyof typeof alleys
  | keyof typeof quest;

const instruments = Object.keys(INSTRUMENTS) as [InstrumentName, ...InstrumentName[]];
const motifsSchema = v.record(
  v.string(),
  v.strictObject({
    instrument: v.picklist(instruments),
    /** Quarter notes a minute. */
    tempo: v.pipe(v.number(), v.minValue(40), v.maxValue(240)),
    notes: v.string(),
  }),
);

export const EFFECTS = v.parse(effectsSchema, { ...face, ...town, ...evening, ...alleys, ...quest });
export const VOICES = v.parse(voicesSchema, voices);
export const MOTIFS = v.parse(motifsSchema, motifs);

export type SoundName = EffectName | `voice:${string}:${VoiceMood}` | `motif:${string}`;

/** Voices and motifs are as loud as the loudest effects but a little. */
const SPOKEN = LOUDNESS - 2;

/** The wave of a sound at `RATE`; null if there is none of that name. */
export function waveOf(name: string): Float32Array | null {
  const [kind = '', who = '', how = ''] = name.split(':');
  if (kind === 'motif') return motifOf(who);
  const mood = MOODS.find((one) => one === how);
  const spoken = kind === 'voice' && mood !== undefined ? voiceOf(VOICES, who, mood) : null;
  const effect = kind === 'voice' ? spoken : (EFFECTS[kind] ?? null);
  if (effect === null) return null;
  return renderEffect(spoken === null ? effect : { ...effect, loud: SPOKEN - LOUDNESS });
}

function motifOf(customer: string): Float32Array | null {
  const motif = MOTIFS[customer];
  if (motif === undefined) return null;
  const { instrument, tempo, notes } = motif;
  const bar = ticksOf(notes);
  const score: Score = {
    title: customer,
    tempo,
    bar,
    swing: 0.5,
    room: 0.14,
    voices: { solo: { instrument, level: 0.8 } },
    sections: { A: { solo: [readBar(notes, bar, freshHand(), 0)] } },
    form: ['A'],
  };
  return renderMotif(score, RATE, SPOKEN - 1);
}

const LETTERS: Readonly<Record<string, number>> = { w: 4, h: 2, q: 1, e: 0.5, s: 0.25 };

/** How long a few notes are, each of which names its length: a motif is in no metre. */
function ticksOf(notes: string): number {
  const words = notes.split(/\s+/).filter(Boolean);
  const beats = words.map((word) => {
    const [, letter = 'q', dot = ''] = /\d([whqes])(\.?)/.exec(word) ?? [];
    return (LETTERS[letter] ?? 1) * (dot === '.' ? 1.5 : 1);
  });
  return QUARTER * beats.reduce((sum, x) => sum + x, 0);
}

/** All sounds but music; for the gallery and the tests. */
export const allSounds = (): string[] => [
  ...Object.keys(EFFECTS),
  ...Object.keys(VOICES.pets).flatMap((pet) => MOODS.map((mood) => `voice:${pet}:${mood}`)),
  ...Object.keys(MOTIFS).map((customer) => `motif:${customer}`),
];
