/** What the medals of the fairs ask for, as `npm run daily-pars` has found it. */

import found from '../../../levels/daily-pars.json' with { type: 'json' };

export interface Pars {
  /** How many games each strength has played at each fair. */
  games: number;
  /** In the order of the cycle; `of` is the fair's fingerprint. */
  fairs: { of: string; par: [bronze: number, silver: number, gold: number] }[];
}

const pars = found as Pars;
export default pars;
