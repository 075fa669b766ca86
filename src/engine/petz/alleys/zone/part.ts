/** The industrial zone, its facilities, processed food, unused imps (DA-IND, DA-FACILITY, DA-UNUSED, DA-PROCESSED). */

import type { Part } from '../part.ts';
import { industrialZone, visitZone } from './visit.ts';
import { work } from './work.ts';

export const zonePart: Part = {
  spaces: [industrialZone],
  scripts: [visitZone, work],
  beforeJobs: (c) => c.call(work, { turn: 0, after: false }),
  afterCleaning: (c) => c.call(work, { turn: 0, after: true }),
};
