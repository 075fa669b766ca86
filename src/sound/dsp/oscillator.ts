/** Waves with a pitch: their corners are rounded, so that high notes do not whistle. */

export type WaveShape = 'sine' | 'triangle' | 'saw' | 'square';

const TURN = 2 * Math.PI;

/** What has to be added at a corner, `step` being the share of a turn between two samples. */
function corner(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step;
    return t + t - t * t - 1;
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step;
    return t * t + t + t + 1;
  }
  return 0;
}

export class Oscillator {
  private readonly shape: WaveShape;
  private readonly rate: number;
  private phase = 0;

  constructor(shape: WaveShape, rate: number) {
    this.shape = shape;
    this.rate = rate;
  }

  next(hz: number): number {
    const step = Math.min(0.49, hz / this.rate);
    const { phase } = this;
    this.phase = (phase + step) % 1;
    switch (this.shape) {
      case 'sine':
        return Math.sin(TURN * phase);
      case 'triangle':
        return 1 - 4 * Math.abs(phase - 0.5);
      case 'saw':
        return 2 * phase - 1 - corner(phase, step);
      case 'square':
        return (phase < 0.5 ? 1 : -1) + corner(phase, step) - corner((phase + 0.5) % 1, step);
    }
  }
}
