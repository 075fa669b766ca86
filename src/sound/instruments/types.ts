/** What every instrument is given. */

export interface KeyTouch {
  hz: number;
  /** How long the key is held. */
  seconds: number;
  /** How hard it is played, 0 to 1: a hard note is also brighter. */
  loud: number;
  /** How loud it is in the whole. */
  level: number;
  /** Makes its noise its own. */
  seed: number;
}

/** Adds a note to a wave, from a sample on; it may ring on for as long as there is room. */
export type Instrument = (wave: Float32Array, from: number, rate: number, touch: KeyTouch) => void;
