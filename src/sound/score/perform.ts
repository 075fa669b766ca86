/** Plays a score: when which note sounds, and the wave of it all, whose end goes over into its beginning. */
import { withoutShift } from '../dsp/filter.ts';
import { decibels, loudest } from '../dsp/measure.ts';
import { noiseFrom } from '../dsp/random.ts';
import { inRoom } from '../dsp/reverb.ts';
import { levelled } from '../effects/render.ts';
import { INSTRUMENTS } from '../instruments/index.ts';
import { hertz } from './notes.ts';
import { barsIn, secondsOf } from './parse.ts';
import { QUARTER, type Score } from './types.ts';

interface Sounding {
  voice: string;
  /** In seconds from the beginning. */
  at: number;
  seconds: number;
  keys: readonly number[];
  loud: number;
}

/** What rings on after the last bar is heard in the first; so much of it at most. */
const TAIL = 4;
/** No musician plays quite in time: so many seconds off at most. */
const LOOSE = 0.007;
/** How loud pieces are, in dB. */
const LOUDNESS = -18;

/** Where a moment of a bar falls in a piece that swings. */
function swung(tick: number, swing: number): number {
  const beat = Math.floor(tick / QUARTER);
  const t = tick / QUARTER - beat;
  const moved = t < 0.5 ? t * 2 * swing : swing + (t - 0.5) * 2 * (1 - swing);
  return (beat + moved) * QUARTER;
}

/** All notes of the piece in the order of its form. */
export function soundings(score: Score): Sounding[] {
  const tick = 60 / (QUARTER * score.tempo);
  const chance = noiseFrom(score.title.length + score.tempo);
  const all: Sounding[] = [];
  let start = 0;
  for (const section of score.form) {
    for (const [voice, bars] of Object.entries(score.sections[section] ?? {})) {
      for (const [n, bar] of bars.entries()) {
        for (const { at, long, keys, loud, short } of bar) {
          const from = start + n * score.bar + swung(at, score.swing);
          const to = start + n * score.bar + swung(at + long, score.swing);
          // The first of a bar leans a little, and no two are alike.
          const stress = (at === 0 ? 1.05 : 0.97) * (1 + 0.05 * chance());
          all.push({
            voice,
            at: Math.max(0, from * tick + LOOSE * chance()),
            seconds: (to - from) * tick * (short ? 0.45 : 0.94),
            keys,
            loud: Math.min(1, loud * stress),
          });
        }
      }
    }
    start += barsIn(score, section) * score.bar;
  }
  return all.sort((a, b) => a.at - b.at);
}

/** The wave of a whole piece, to be played round and round. */
export function renderScore(score: Score, rate: number): Float32Array {
  const length = Math.round(secondsOf(score) * rate);
  const wave = new Float32Array(length + TAIL * rate);
  for (const [n, { voice, at, seconds, keys, loud }] of soundings(score).entries()) {
    const { instrument, level } = score.voices[voice] ?? { instrument: 'musicbox', level: 0 };
    for (const [k, key] of keys.entries()) {
      // The notes of a chord are plucked one just after the other.
      const from = Math.round((at + k * 0.008) * rate);
      const how = { hz: hertz(key), seconds, loud, seed: n * 7 + k };
      INSTRUMENTS[instrument](wave, from, rate, {
        ...how,
        level: (level * (0.35 + 0.65 * loud)) / keys.length ** 0.5,
      });
    }
  }
  for (let i = 0; i < TAIL * rate; i++) wave[i] = (wave[i] ?? 0) + (wave[length + i] ?? 0);
  const round = wave.slice(0, length);
  withoutShift(round, rate);
  const wet = inRoom(round, rate, { wet: score.room, seconds: 1.3, bright: 0.42 }, true);
  return levelled(wet, rate, LOUDNESS + (decibels(loudest(wet, rate)) - decibels(loudest(wet, rate, 8))));
}

/** A few notes by themselves, with the time they need to die away: a customer's motif. */
export function renderMotif(score: Score, rate: number, loudness: number): Float32Array {
  const { instrument, level } = Object.values(score.voices)[0] ?? { instrument: 'musicbox', level: 0.8 };
  const wave = new Float32Array(Math.round((secondsOf(score) + 0.7) * rate));
  for (const [n, { at, seconds, keys, loud }] of soundings(score).entries())
    for (const key of keys)
      INSTRUMENTS[instrument](wave, Math.round(at * rate), rate, {
        hz: hertz(key),
        seconds,
        loud,
        seed: n,
        level,
      });
  withoutShift(wave, rate);
  const out = levelled(inRoom(wave, rate, { wet: 0.14, seconds: 0.5, bright: 0.5 }), rate, loudness);
  const fade = Math.round(0.08 * rate);
  for (let i = 0; i < fade; i++) {
    const at = out.length - 1 - i;
    out[at] = (out[at] ?? 0) * (i / fade);
  }
  return out;
}
