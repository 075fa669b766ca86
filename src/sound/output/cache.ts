/** Gets the sounds made when they are first wanted, and keeps them. */

/** The rate they are made at; `effects/render.ts` has the same. */
const RATE = 32_000;
/** Made before they are needed, so that the first of each is not late. */
const USUAL = [
  'tap',
  'coin',
  'groupWalks',
  'invalid',
  'undo',
  'cardDeal',
  'slot',
  'feet',
  'crate',
  'bark',
  'step',
];
/** So many are cached; whole games with all pets need fewer. */
const MOST = 160;

export class SoundCache {
  readonly #context: BaseAudioContext;
  readonly #made = new Map<string, Promise<AudioBuffer | null>>();
  readonly #waiting = new Map<string, (buffer: AudioBuffer | null) => void>();
  #worker: Worker | null = null;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    try {
      this.#worker = new Worker(new URL('./sound-worker.ts', import.meta.url), {
        type: 'module',
        name: 'sounds',
      });
      this.#worker.addEventListener('message', ({ data }) => this.#done(data));
      this.#worker.addEventListener('error', () => this.#giveUp());
    } catch {
      // Without a worker there is no sound, and all else goes on.
    }
    for (const name of USUAL) void this.get(name);
  }

  /** The sound of that name; null if it cannot be made. */
  get(name: string): Promise<AudioBuffer | null> {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const loading = new Promise<AudioBuffer | null>((done) => {
      if (this.#worker === null) return done(null);
      this.#waiting.set(name, done);
      this.#worker.postMessage(name);
    });
    this.#made.set(name, loading);
    const [oldest] = this.#made.keys();
    if (this.#made.size > MOST && oldest !== undefined) this.#made.delete(oldest);
    return loading;
  }

  #done({ name, wave }: { name: string; wave: Float32Array<ArrayBuffer> | null }): void {
    const done = this.#waiting.get(name);
    this.#waiting.delete(name);
    if (wave === null || wave.length === 0) {
      done?.(null);
      return;
    }
    const buffer = this.#context.createBuffer(1, wave.length, RATE);
    buffer.copyToChannel(wave, 0);
    done?.(buffer);
  }

  #giveUp(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const done of this.#waiting.values()) done(null);
    this.#waiting.clear();
  }
}
