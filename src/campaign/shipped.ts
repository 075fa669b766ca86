/** The files of the campaign as they go into the build, in a chunk of their own. Solutions stay at home. */

import campaignFile from '../../levels/campaign.json' with { type: 'json' };
import type { Campaign } from './schema.ts';

export const campaign = campaignFile as Campaign;

const found = import.meta.glob(
  ['../../levels/*/*.json', '!../../levels/*/*.solution.json', '!../../levels/mined/*.json'],
  { eager: true, import: 'default' },
);

/** By their path from the top of the project. */
export const files: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(found).map(([path, content]) => [path.replace(/^(\.\.\/)+/, ''), content]),
);
