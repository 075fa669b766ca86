/** Everything that is heard: cues and music come in here, and are played at the volumes of the settings. */

import rendered from '../../../assets/sound/music/rendered.json';
import type { Cue } from '../cues/cue.ts';
import { type CueEvent, cuesOf } from '../cues/index.ts';
import type { MusicPiece } from '../pieces.ts';
import { SoundCache } from './cache.ts';
import { type Bus, Mixer, type Volumes, volumeGain } from './mixer.ts';

// The music of a place: fetched when it is first wanted, played round and round, cross-faded into that of the
// next.

/** Seconds from one piece to the next. */
const FADE = 1.6;
/** Decoded music is large: this many pieces are cached. */
const CACHED = 2;

interface Going {
  piece: MusicPiece;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Music {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #fetch: (piece: MusicPiece) => Promise<ArrayBuffer>;
  readonly #cache = new Map<MusicPiece, AudioBuffer>();
  #wanted: MusicPiece | null = null;
  #going: Going | null = null;

  constructor(context: AudioContext, out: AudioNode, fetch: (piece: MusicPiece) => Promise<ArrayBuffer>) {
    this.#context = context;
    this.#out = out;
    this.#fetch = fetch;
  }

  /** The piece that is heard. */
  get going(): MusicPiece | null {
    return this.#going?.piece ?? null;
  }

  /** Goes over to a piece, or to silence. A piece that cannot be had is silence, until it is wanted again. */
  async play(piece: MusicPiece | null): Promise<void> {
    if (piece === this.#wanted) return;
    this.#wanted = piece;
    if (piece === this.going) return;
    const buffer = piece === null ? null : await this.#get(piece);
    // The player may have gone on meanwhile.
    if (this.#wanted !== piece) return;
    this.#leave();
    if (piece !== null && buffer !== null) this.#begin(piece, buffer);
    else this.#wanted = null;
  }

  async #get(piece: MusicPiece): Promise<AudioBuffer | null> {
    const known = this.#cache.get(piece);
    if (known !== undefined) return known;
    try {
      const buffer = await this.#context.decodeAudioData(await this.#fetch(piece));
      this.#cache.set(piece, buffer);
      const [oldest] = this.#cache.keys();
      if (this.#cache.size > CACHED && oldest !== undefined) this.#cache.delete(oldest);
      return buffer;
    } catch {
      return null;
    }
  }

  #begin(piece: MusicPiece, buffer: AudioBuffer): void {
    const now = this.#context.currentTime;
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(1, now + FADE);
    gain.connect(this.#out);
    const source = this.#context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.loopStart = rendered[piece].from;
    source.loopEnd = Math.min(rendered[piece].to, buffer.duration);
    source.connect(gain);
    source.start(now, source.loopStart);
    this.#going = { piece, source, gain };
  }

  #leave(): void {
    if (this.#going === null) return;
    const { source, gain } = this.#going;
    this.#going = null;
    const now = this.#context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + FADE);
    source.stop(now + FADE + 0.1);
    source.addEventListener('ended', () => gain.disconnect());
  }
}

// Plays cues: each at its moment, none too often, and never more at once than can be told apart.

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

/** News that comes in one go is heard one after the other: so many milliseconds apart, so many at most. */
const APART = 220;
const NEWS = 6;

export class SoundOutput {
  readonly #mixer: Mixer;
  readonly #player: CuePlayer;
  readonly #music: Music;
  #volumes: Volumes;
  #piece: MusicPiece | null = null;

  constructor(context: AudioContext, volumes: Volumes, fetch: (piece: MusicPiece) => Promise<ArrayBuffer>) {
    this.#volumes = volumes;
    this.#mixer = new Mixer(context);
    this.#mixer.set(volumes);
    this.#player = new CuePlayer(context, this.#mixer, new SoundCache(context));
    this.#music = new Music(context, this.#mixer.buses.music, fetch);
  }

  /** How often each sound was begun, and the piece that is heard; for tests. */
  state(): { played: Record<string, number>; music: MusicPiece | null; sounding: number } {
    const { played, sounding } = this.#player;
    return { played: Object.fromEntries(played), music: this.#music.going, sounding };
  }

  /** Plays cues; those whose volume is 0 are not even begun. */
  hear(cues: readonly Cue[], speed = 1): void {
    for (const cue of cues)
      if (volumeGain(busOf(cue.sound), this.#volumes) > 0) void this.#player.play(cue, Math.max(0.25, speed));
  }

  /** What is heard as the picture shows an event. */
  play(event: CueEvent, speed: number): void {
    this.hear(cuesOf(event), speed);
  }

  /** What is heard of events that are not shown: the last few, each kind once. */
  news(events: readonly CueEvent[]): void {
    const kinds = new Map(events.map((event) => [event.type, event]));
    const heard = [...kinds.values()].filter((event) => cuesOf(event).length > 0).slice(-NEWS);
    for (const [n, event] of heard.entries())
      this.hear(cuesOf(event).map((cue) => ({ ...cue, at: (cue.at ?? 0) + n * APART })));
  }

  /** The music of a place. */
  place(piece: MusicPiece | null): void {
    this.#piece = piece;
    void this.#music.play(volumeGain('music', this.#volumes) > 0 ? piece : null);
  }

  set(volumes: Volumes): void {
    this.#volumes = volumes;
    this.#mixer.set(volumes);
    if (!volumes.on) this.#player.stop();
    this.place(this.#piece);
  }
}
