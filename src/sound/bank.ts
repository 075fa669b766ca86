/** Sounds by their names: `coin`, `voice:uni:happy`, `motif:warlock`. */
import { EFFECTS, type EffectName, MOTIFS, VOICES } from './data.ts';
import { LOUDNESS, RATE, renderEffect } from './effects/render.ts';
import { MOODS, type VoiceMood, voiceOf } from './effects/voice.ts';
import { freshHand, readBar } from './score/notes.ts';
import { renderMotif } from './score/perform.ts';
import { QUARTER, type Score } from './score/types.ts';

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
