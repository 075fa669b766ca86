/** Everything that is heard: cues and music come in here, and are played at the volumes of the settings. */
import type { Cue } from '../cues/cue.ts';
import { type CueEvent, cuesOf } from '../cues/index.ts';
import type { MusicPiece } from '../pieces.ts';
import { SoundCache } from './cache.ts';
import { Mixer, type Volumes, volumeGain } from './mixer.ts';
import { Music } from './music.ts';
import { busOf, CuePlayer } from './player.ts';

/** News that comes in one go is told one after the other: so many milliseconds apart, so many at most. */
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
  told(event: CueEvent, speed: number): void {
    this.hear(cuesOf(event), speed);
  }

  /** What is heard of events that nobody shows: the last few, each kind once. */
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
