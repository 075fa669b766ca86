/** What the plays of close-ups need of the picture they are shown on. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { SetHost, Tools } from '../../contract.ts';
import type { Point } from '../../motion/index.ts';
import type { QueueCard } from './queue.ts';

/** What a play needs of its picture. */
export interface CloseUpGround extends Tools {
  /** None on the picture of the alleys itself, which tells by its own means. */
  host: SetHost | null;
  own: Seat;
  /** Where a thing of the picture is; null: it is not there. */
  mark(name: string): Rect | null;
  /** A thing of the picture that can be taken away; null: it is not there. */
  part?(name: string): GameObjects.Image | null;
  stage(): Rect;
  /** A shop's card in the rail. */
  card(seat: Seat): Rect;
  /** The groups that wait, as they are drawn. */
  queue(): readonly QueueCard[];
  /** What lies there is on its way: it is drawn no more. */
  lift?(box: Rect): void;
  /** Where gold that is paid goes, if there is a place for it. */
  till?: Point;
}
