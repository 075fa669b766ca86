/** Plays cues: each at its moment, none too often, and never more at once than can be told apart. */
import type { Cue } from '../cues/cue.ts';
import type { SoundCache } from './cache.ts';
import type { Bus, Mixer } from './mixer.ts';

/** At once, of all and of one kind. */
const MOST = 14;
const MOST_ALIKE = 12;
/** The same sound once more within so many seconds is the same one. */
const TOGETHER = 0.03;
/** A sound that had to be made first and comes later than this is no longer that of what was seen. */
const LATE = 0.6;

interface Sounding {
  name: string;
  source: AudioBufferSourceNode;
}

export const busOf = (sound: string): Bus => (/^(?:voice|motif):/.test(sound) ? 'voices' : 'effects');

export class CuePlayer {
  readonly #context: AudioContext;
  readonly #mixer: Mixer;
  readonly #cache: SoundCache;
  readonly #sounding = new Set<Sounding>();
  readonly #last = new Map<string, number>();
  /** How often each sound was begun. */
  readonly played = new Map<string, number>();

  constructor(context: AudioContext, mixer: Mixer, cache: SoundCache) {
    this.#context = context;
    this.#mixer = mixer;
    this.#cache = cache;
  }

  get sounding(): number {
    return this.#sounding.size;
  }

  /** Plays a cue; `speed` above 1 brings its moments closer together. */
  async play({ sound, at = 0, times = 1, every = 90, climb = 0, up = 0 }: Cue, speed = 1): Promise<void> {
    const start = this.#context.currentTime + at / 1000 / speed;
    const buffer = await this.#cache.get(sound);
    const now = this.#context.currentTime;
    if (buffer === null || now > start + LATE || this.#context.state !== 'running') return;
    const first = Math.max(now, start);
    for (let n = 0; n < times; n++)
      this.#begin(
        sound,
        buffer,
        first + (n * every) / 1000 / Math.min(2, speed),
        2 ** ((up + n * climb) / 12),
      );
  }

  #begin(name: string, buffer: AudioBuffer, at: number, rate: number): void {
    const last = this.#last.get(name) ?? Number.NEGATIVE_INFINITY;
    if (Math.abs(at - last) < TOGETHER) return;
    const alike = [...this.#sounding].filter((one) => one.name === name);
    if (alike.length >= MOST_ALIKE) return;
    this.#last.set(name, at);
    // The oldest gives way.
    const [oldest] = this.#sounding;
    if (this.#sounding.size >= MOST && oldest !== undefined) this.#end(oldest);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = rate;
    const bus = busOf(name);
    source.connect(this.#mixer.buses[bus]);
    const one = { name, source };
    this.#sounding.add(one);
    source.addEventListener('ended', () => this.#sounding.delete(one));
    source.start(at);
    this.played.set(name, (this.played.get(name) ?? 0) + 1);
    if (bus === 'voices') this.#mixer.duck(at, buffer.duration / rate);
  }

  #end(one: Sounding): void {
    this.#sounding.delete(one);
    one.source.stop();
  }

  /** Nothing more of what is under way. */
  stop(): void {
    for (const one of [...this.#sounding]) this.#end(one);
  }
}
