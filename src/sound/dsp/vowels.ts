/** The mouth: three resonances for each vowel, moving from one to the next. */
import { Filter } from './filter.ts';

const FORMANTS = {
  a: [800, 1250, 2700],
  e: [480, 1900, 2600],
  i: [300, 2300, 3050],
  o: [480, 880, 2500],
  u: [320, 720, 2300],
  m: [250, 900, 2000],
} as const;
/** A mouth moves slowly: it is looked at once in so many samples. */
const PACE = 16;
const LEVELS = [1, 0.55, 0.28];
export type Vowel = keyof typeof FORMANTS;

export const isVowel = (letter: string): letter is Vowel => letter in FORMANTS;

export class Mouth {
  private readonly filters: readonly Filter[];
  private samples = 0;

  constructor(rate: number) {
    this.filters = LEVELS.map(() => new Filter('band', rate));
  }

  /** `at` is between 0 (`from`) and 1 (`to`); `size` above 1 is a smaller mouth. */
  next(sample: number, from: Vowel, to: Vowel, at: number, size: number): number {
    let sum = 0;
    const isDue = this.samples++ % PACE === 0;
    for (const [n, filter] of this.filters.entries()) {
      if (isDue) {
        const a = FORMANTS[from][n] ?? 500;
        const b = FORMANTS[to][n] ?? 500;
        filter.tune((a + (b - a) * at) * size, 6 + n * 2);
      }
      sum += filter.next(sample) * (LEVELS[n] ?? 0);
    }
    return sum * 2.2;
  }
}
