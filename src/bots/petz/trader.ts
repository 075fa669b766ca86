/** The trader: he knows what everything is worth, but not what the others want, nor what comes after next round. */

import type { PetzBot } from '../bot.ts';
import { expert } from './hard.ts';
import type { Handicap } from './persona.ts';

const HANDICAP: Handicap = { horizon: 2, rivals: false, effort: 0.2, noise: 3.5 };

export const trader: PetzBot = expert('trader', HANDICAP);
