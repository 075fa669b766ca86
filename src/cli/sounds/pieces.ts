/** Makes the file of a piece from its score, and knows whether the one that is there is still that. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mp3Encoder } from '@breezystack/lamejs';
import type { MusicPiece, Rendered } from '../../sound/pieces.ts';
import { parseScore, secondsOf } from '../../sound/score/parse.ts';
import { renderScore } from '../../sound/score/perform.ts';

/** Samples a second of the music; half of what a CD has, enough for wooden things in a small room. */
const MUSIC_RATE = 24_000;
const KBPS = 40;
const BLOCK = 1152;

/** One channel as mp3. */
function mp3Of(wave: Float32Array): Buffer {
  const encoder = new Mp3Encoder(1, MUSIC_RATE, KBPS);
  const whole = Int16Array.from(wave, (x) => Math.round(Math.max(-1, Math.min(1, x)) * 32767));
  const parts: Uint8Array[] = [];
  for (let i = 0; i < whole.length; i += BLOCK)
    parts.push(Uint8Array.from(encoder.encodeBuffer(whole.subarray(i, i + BLOCK))));
  parts.push(Uint8Array.from(encoder.flush()));
  return Buffer.concat(parts);
}

/** Goes up with each change that makes the same score sound otherwise: then all files are made anew. */
const RENDERER = 1;

const folder = join(import.meta.dirname, '..', '..', '..', 'assets', 'sound');
/** What was made from what. */
export const RENDERED = join(folder, 'music', 'rendered.json');
/** So much of the end stands before the beginning once more, and the other way round: players start files a little early or late. */
const OVERLAP = 0.3;

export const scorePath = (piece: MusicPiece): string => join(folder, 'scores', `${piece}.score`);
export const musicPath = (piece: MusicPiece): string => join(folder, 'music', `${piece}.mp3`);
const hashOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What is wrong with the file of a piece; null: it is what its score says. Makes nothing. */
export function whyOutdated(piece: MusicPiece, rendered: Readonly<Record<string, Rendered>>): string | null {
  const known = rendered[piece];
  if (known === undefined) return 'has never been made';
  if (known.renderer !== RENDERER) return 'was made by another renderer';
  if (known.score !== hashOf(readFileSync(scorePath(piece), 'utf8'))) return 'was made from another score';
  try {
    return known.file === hashOf(readFileSync(musicPath(piece))) ? null : 'is another file';
  } catch {
    return 'is missing';
  }
}

/** The file of a piece, and what to remember of it. Throws if the score has a mistake. */
export function makePiece(piece: MusicPiece): { mp3: Buffer; rendered: Rendered } {
  const text = readFileSync(scorePath(piece), 'utf8');
  const score = parseScore(text);
  const wave = renderScore(score, MUSIC_RATE);
  const more = Math.round(OVERLAP * MUSIC_RATE);
  const whole = new Float32Array(wave.length + 2 * more);
  whole.set(wave.subarray(wave.length - more));
  whole.set(wave, more);
  whole.set(wave.subarray(0, more), more + wave.length);
  const mp3 = mp3Of(whole);
  const made = { renderer: RENDERER, score: hashOf(text), file: hashOf(mp3), bytes: mp3.length };
  return { mp3, rendered: { ...made, from: OVERLAP, to: OVERLAP + secondsOf(score) } };
}
