/**
 * `npm run sounds`: makes the files of the music from their scores, those that are no longer what the score says;
 * `--all` all of them, `--list` tells how loud and how long every effect, voice and motif is and makes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allSounds, waveOf } from '../sound/bank.ts';
import { measureWave } from '../sound/dsp/measure.ts';
import { RATE } from '../sound/effects/render.ts';
import { PIECES, type Rendered } from '../sound/pieces.ts';
import { jsonText } from './json-text.ts';
import { makePiece, musicPath, RENDERED, whyOutdated } from './sounds/pieces.ts';
import { right, textTable } from './table.ts';
import { printLine } from './terminal.ts';
import { command, readArgs, runCommand } from './usage.ts';

const COMMAND = command({
  call: 'npm run sounds',
  about: 'Makes the files of the music from their scores, those that have changed.',
  options: {
    all: { type: 'boolean', default: false, help: 'all of them' },
    list: { type: 'boolean', default: false, help: 'only says how loud and how long every sound is' },
  },
  example: '--list',
});

function known(): Record<string, Rendered> {
  try {
    return JSON.parse(readFileSync(RENDERED, 'utf8'));
  } catch {
    return {};
  }
}

function list(): void {
  const rows = allSounds().map((name) => {
    const { seconds, loudness, peak, centre } = measureWave(waveOf(name) ?? new Float32Array(1), RATE);
    return [name, seconds.toFixed(2), loudness.toFixed(1), peak.toFixed(2), centre.toFixed(0)];
  });
  const heads = ['seconds', 'loudness dB', 'peak', 'centre Hz'];
  printLine(textTable(['sound', ...heads.map(right)], rows));
}

function make(isAll: boolean): void {
  const all = known();
  for (const piece of PIECES) {
    const why = whyOutdated(piece, all);
    if (why === null && !isAll) {
      printLine(`${piece}: as its score says`);
      continue;
    }
    const { mp3, rendered } = makePiece(piece);
    writeFileSync(musicPath(piece), mp3);
    all[piece] = rendered;
    writeFileSync(RENDERED, jsonText(all));
    printLine(
      `${piece}: ${(mp3.length / 1000).toFixed(0)} kB, ${(rendered.to - rendered.from).toFixed(1)} s`,
    );
  }
}

await runCommand(COMMAND, (args) => {
  const { values } = readArgs(args, COMMAND);
  if (values.list) list();
  else make(values.all);
  return 0;
});
