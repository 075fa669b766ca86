/** A button for every sound, and the pieces of music to listen to. */
import { allSounds, waveOf } from '../../src/sound/bank.ts';
import { RATE } from '../../src/sound/effects/render.ts';
import { PIECES } from '../../src/sound/pieces.ts';
import { element } from './parts.ts';

let context: AudioContext | null = null;

function play(name: string): void {
  context ??= new AudioContext();
  const wave = waveOf(name);
  if (wave === null) return;
  const buffer = context.createBuffer(1, wave.length, RATE);
  buffer.copyToChannel(new Float32Array(wave), 0);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
}

export function showSounds(): Node[] {
  const pieces = PIECES.map((piece) => {
    const music = element('audio', '');
    music.controls = true;
    music.loop = true;
    music.preload = 'none';
    music.src = `/sound/music/${piece}.mp3`;
    return element('p', '', `${piece} `, music);
  });
  const buttons = allSounds().map((name) => {
    const button = element('button', '', name);
    button.addEventListener('click', () => play(name));
    return button;
  });
  return [...pieces, element('p', '', ...buttons)];
}
