/** The strengths of which it is counted how the town did; the archimp thinks too long for it. */
export const TOWN_STRENGTHS = ['hatchling', 'apprentice', 'trader', 'master'] as const;
export type TownStrength = (typeof TOWN_STRENGTHS)[number];
