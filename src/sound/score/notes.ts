/** One bar of a score: `c4q e4e g4e' (c4 e4)h`. docs/sound.md tells how notes are written. */
import { QUARTER, type ScoreBar, ScoreError, type ScoreNote } from './types.ts';

const STEPS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const LENGTHS: Readonly<Record<string, number>> = {
  w: 4 * QUARTER,
  h: 2 * QUARTER,
  q: QUARTER,
  e: QUARTER / 2,
  s: QUARTER / 4,
};
const LOUD: Readonly<Record<string, number>> = {
  '!pp': 0.3,
  '!p': 0.45,
  '!mp': 0.6,
  '!mf': 0.72,
  '!f': 0.86,
  '!ff': 1,
};
const ACCENT = 1.2;
const KEY = /^([a-g])([#b]?)([1-7])$/;
/** Accent; a pitch, a chord, a rest or a stroke; its length; a triplet's third, a dot, a tie, cut short. */
const WORD = /^(>?)([a-g][#b]?[1-7]|\([^)]+\)|r|x)([whqes])?(3?)(\.?)(~?)('?)$/;

/** What goes on from bar to bar: how long and how loud notes are until something else is said, and what is tied over. */
export interface Hand {
  long: number;
  loud: number;
  tied: ScoreNote | null;
}

export const freshHand = (): Hand => ({ long: QUARTER, loud: LOUD['!mf'] ?? 0.72, tied: null });

/** The key of a name as `c#4`; null if it is none. */
function musicalKey(name: string): number | null {
  const [, letter = '', sign, octave] = KEY.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) return null;
  return 12 * (Number(octave) + 1) + step + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

export const hertz = (key: number): number => 440 * 2 ** ((key - 69) / 12);

function keysOf(pitch: string, line: number): number[] {
  if (pitch === 'x') return [60];
  const names = pitch.startsWith('(') ? pitch.slice(1, -1).trim().split(/\s+/) : [pitch];
  return names.map((name) => {
    const key = musicalKey(name);
    if (key === null) throw new ScoreError(line, `no such note: ${name}`);
    return key;
  });
}

/** Words of a bar; a chord is one of them. */
const wordsOf = (text: string): string[] => text.match(/>?\([^)]*\)\S*|\S+/g) ?? [];

/** Reads one bar, which must be `bar` ticks long. */
export function readBar(text: string, bar: number, hand: Hand, line: number): ScoreBar {
  const notes: ScoreNote[] = [];
  let at = 0;
  for (const word of wordsOf(text)) {
    const loud = LOUD[word];
    if (loud !== undefined) {
      hand.loud = loud;
      continue;
    }
    const found = WORD.exec(word);
    if (found === null) throw new ScoreError(line, `cannot read ${word}`);
    const [, accent, pitch = 'r', length, third, dot, tie, short] = found;
    if (length !== undefined) {
      hand.long = (LENGTHS[length] ?? QUARTER) * (third === '3' ? 2 / 3 : 1) * (dot === '.' ? 1.5 : 1);
    }
    const { long } = hand;
    if (hand.tied !== null && pitch !== 'r') {
      hand.tied.long += long;
      if (tie !== '~') hand.tied = null;
    } else if (pitch !== 'r') {
      const force = Math.min(1, hand.loud * (accent === '>' ? ACCENT : 1));
      const note = { at, long, keys: keysOf(pitch, line), loud: force, short: short === "'" };
      notes.push(note);
      hand.tied = tie === '~' ? note : null;
    }
    at += long;
  }
  if (Math.abs(at - bar) > 0.01)
    throw new ScoreError(
      line,
      `a bar of ${at / QUARTER} quarters instead of ${bar / QUARTER}: ${text.trim()}`,
    );
  return notes;
}
