/** The music of a place: fetched when it is first wanted, played round and round, cross-faded into that of the next. */
import rendered from '../../../assets/sound/music/rendered.json';
import type { MusicPiece } from '../pieces.ts';

/** Seconds from one piece to the next. */
const FADE = 1.6;
/** Decoded music is large: this many pieces are kept. */
const KEPT = 2;

interface Going {
  piece: MusicPiece;
  source: AudioBufferSourceNode;
  gain: GainNode;
}

export class Music {
  readonly #context: AudioContext;
  readonly #out: AudioNode;
  readonly #fetch: (piece: MusicPiece) => Promise<ArrayBuffer>;
  readonly #kept = new Map<MusicPiece, AudioBuffer>();
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
    // Somebody may have gone on meanwhile.
    if (this.#wanted !== piece) return;
    this.#leave();
    if (piece !== null && buffer !== null) this.#begin(piece, buffer);
    else this.#wanted = null;
  }

  async #get(piece: MusicPiece): Promise<AudioBuffer | null> {
    const known = this.#kept.get(piece);
    if (known !== undefined) return known;
    try {
      const buffer = await this.#context.decodeAudioData(await this.#fetch(piece));
      this.#kept.set(piece, buffer);
      const [oldest] = this.#kept.keys();
      if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
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
