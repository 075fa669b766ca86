/** The bots of Dungeon Petz, put together with the expansions they know: code that uses them imports this file. */

import { darkAlleysForBots } from './alleys/index.ts';
import { install } from './expansion.ts';

install(darkAlleysForBots);

export { archimp } from './archimp.ts';
export { easy } from './easy.ts';
export { rankGroups } from './grouping.ts';
export { hard, trader } from './hard.ts';
export { hatchling } from './hatchling.ts';
export { flat, greedy } from './reference/blind.ts';
export { former } from './reference/former.ts';
export { spoiler } from './reference/spoiler.ts';
export { candidatesFor } from './search/candidates.ts';
export { featuresOf } from './search/features.ts';
export { Mind, openly } from './search/mind.ts';
export { Quick } from './search/quick.ts';
export { rate } from './search/rate.ts';
export { Table } from './search/table.ts';
