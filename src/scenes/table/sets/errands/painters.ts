/** Every picture of the errands but the queue, by its name. */

import { paintCopy } from './copy.ts';
import type { Desk } from './desk.ts';
import { paintFacility } from './facility.ts';
import { paintForget } from './forget.ts';
import { paintHat } from './hat.ts';
import type { Picture } from './kinds.ts';
import { paintMarket } from './market.ts';
import { paintPeek } from './peek.ts';
import { paintReturn } from './return.ts';

export const PAINTERS: Readonly<Record<Exclude<Picture, 'queue'>, (desk: Desk) => void>> = {
  return: paintReturn,
  peek: paintPeek,
  market: paintMarket,
  facility: paintFacility,
  copy: paintCopy,
  forget: paintForget,
  hat: paintHat,
};
