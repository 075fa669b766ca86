/** A filter of two poles whose frequency may move while it runs. */

export type FilterKind = 'low' | 'band' | 'high';

export class Filter {
  private readonly kind: FilterKind;
  private readonly rate: number;
  private g = 0;
  private k = 1;
  private a = 1;
  private first = 0;
  private second = 0;

  /** `hz` is the corner or the middle, `q` how narrow it is: 0.7 is plain, 10 rings. */
  constructor(kind: FilterKind, rate: number, hz = 1000, q = 0.7) {
    this.kind = kind;
    this.rate = rate;
    this.tune(hz, q);
  }

  tune(hz: number, q: number): void {
    this.g = Math.tan(Math.PI * Math.min(0.45, Math.max(10, hz) / this.rate));
    this.k = 1 / q;
    this.a = 1 / (1 + this.g * (this.g + this.k));
  }

  /** One sample in, one out. At the middle of a band it comes through as loud as it went in. */
  next(sample: number): number {
    const { g, k, a } = this;
    const rest = sample - this.second;
    const band = a * (this.first + g * rest);
    const low = this.second + g * band;
    this.first = 2 * band - this.first;
    this.second = 2 * low - this.second;
    if (this.kind === 'low') return low;
    return this.kind === 'band' ? k * band : sample - k * band - low;
  }
}

/** Takes away what is no sound but a shift of the whole: one pole at 25 Hz. */
export function withoutShift(wave: Float32Array, rate: number): void {
  const keep = Math.exp((-2 * Math.PI * 25) / rate);
  let before = 0;
  let out = 0;
  for (let i = 0; i < wave.length; i++) {
    const sample = wave[i] ?? 0;
    out = keep * (out + sample - before);
    before = sample;
    wave[i] = out;
  }
}
