/** What the pictures of the table have to know of each event: a row of `events.json` for every type there is. */
import type { PetzEventType } from '../../engine/petz/events.ts';
import type { SetName } from './contract.ts';
import FILE from './events.json' with { type: 'json' };
import type { Picture } from './sets/close-up/kinds.ts';
import type { CareStep } from './sets/shop/turn-order.ts';

interface EventFacts {
  /** The picture that shows it; without one there is nothing to see. A modifier acts at many moments: see `stageForTwist`. */
  set?: SetName;
  /** Whose shop the picture is about, if not the viewer's: that of the seat the event is about; or only if that is the viewer. */
  whose?: 'actor' | 'own';
  /** In which close-up it is seen. */
  closeUp?: Picture;
  /** What came of a close-up, if one is being shown: what a facility does, what was found there or bought. */
  endsCloseUp?: true;
  /** What of a day in town it is part of: a morning, a group that goes, what it gets where it went. */
  act?: 'morning' | 'start' | 'gain';
  /** Changes hands in the alleys themselves. */
  inAlleys?: true;
  /** The step of a turn of showing off it belongs to. */
  step?: CareStep;
  /** A big moment, or one that takes an imp away: never played together with another of its kind. */
  isAlone?: true;
  /** Not part of a show though it happens in a shop: it comes before, or is one only while a show is on. */
  isOfShow?: 'never' | 'showing';
}

const ROWS = FILE satisfies Readonly<Record<PetzEventType, object>>;
export const EVENTS = ROWS as Readonly<Record<PetzEventType, EventFacts>>;
