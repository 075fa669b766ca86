/** Where everything comes together: three buses with a volume each, music that makes room for voices, a limiter. */

/** How loud what is, 0 to 100; `on` false is silence. */
export interface Volumes {
  on: boolean;
  effects: number;
  voices: number;
  music: number;
}

const BUSES = ['effects', 'voices', 'music'] as const;
export type Bus = (typeof BUSES)[number];

/** Beside each other at the same setting: music stays behind. */
const TRIM: Readonly<Record<Bus, number>> = { effects: 1, voices: 0.9, music: 0.55 };
/** How much of the music is left while a character speaks. */
const UNDER = 0.35;

/** What a volume amounts to: half way sounds half as loud. */
export const volumeGain = (bus: Bus, { on, ...volumes }: Volumes): number =>
  on ? TRIM[bus] * (volumes[bus] / 100) ** 2 : 0;

export class Mixer {
  readonly buses: Readonly<Record<Bus, GainNode>>;
  readonly #context: AudioContext;
  readonly #duck: GainNode;
  /** Until when a character speaks. */
  #spokenTo = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -7;
    limiter.knee.value = 4;
    limiter.ratio.value = 16;
    limiter.attack.value = 0.002;
    limiter.release.value = 0.14;
    limiter.connect(context.destination);
    const bus = (to: AudioNode) => {
      const gain = context.createGain();
      gain.connect(to);
      return gain;
    };
    this.#duck = bus(limiter);
    this.buses = { effects: bus(limiter), voices: bus(limiter), music: bus(this.#duck) };
  }

  /** Goes over to other volumes without a click. */
  set(volumes: Volumes): void {
    const now = this.#context.currentTime;
    for (const bus of BUSES) this.buses[bus].gain.setTargetAtTime(volumeGain(bus, volumes), now, 0.03);
  }

  /** A character speaks from a moment on, for so many seconds: the music steps back meanwhile. */
  duck(at: number, seconds: number): void {
    const { gain } = this.#duck;
    const end = at + seconds;
    if (end <= this.#spokenTo) return;
    gain.cancelScheduledValues(at);
    gain.setTargetAtTime(UNDER, Math.max(this.#context.currentTime, at - 0.05), 0.05);
    gain.setTargetAtTime(1, end, 0.3);
    this.#spokenTo = end;
  }
}
