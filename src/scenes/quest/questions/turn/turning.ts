/** Everything the parts of the question of a hero's turn are made of. */
import type { Act } from '../../../../engine/quest/choices.ts';
import type { CardKind } from '../../../../engine/quest/data/words.ts';
import type { Ground } from '../../types.ts';
import type { ChosenDeed } from './deeds.ts';
import type { Foresight } from './preview.ts';

export interface Turning {
  ground: Ground;
  acts: readonly Act[];
  seat: number;
  hand: readonly CardKind[];
  ways: readonly Act[];
  /** What would be sent. */
  act: Act | null;
  foresight: Foresight;
  /** Sends it, if it is whole; `singly`: cards one by one. */
  confirm(singly?: boolean): void;
  choose(chosen: ChosenDeed | null): void;
}
