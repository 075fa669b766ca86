/** What a chapter of the book of rules is made of, and how one is written down. */

import type { ThingFamily } from '../../../i18n/keys.ts';
import type { QuestFamily } from '../../../i18n/quest-keys.ts';

/** Things of either game: no family has the name of another. */
export type About = Partial<Record<ThingFamily | QuestFamily, readonly string[]>>;

export interface RulesEntry {
  /** `shopping.cage`. */
  id: string;
  /** `PB-FOOD` for a whole group, `PB-SHOP-10` for one rule, `PB-SHOP-01..05` for a row of them. */
  rules: readonly string[];
  /** Things whose own lines belong here. */
  about: About;
}

export interface RulesChapter {
  id: string;
  entries: readonly RulesEntry[];
}

type Extra = Partial<Pick<RulesEntry, 'about'>>;
export type RulesRow = readonly [entry: string, rules: string, extra?: Extra];

export function chapter(id: string, ...rows: readonly RulesRow[]): RulesChapter {
  const entries = rows.map(([entry, rules, extra = {}]) => ({
    id: `${id}.${entry}`,
    rules: rules.split(' '),
    about: extra.about ?? {},
  }));
  return { id, entries };
}

export const about = (family: ThingFamily | QuestFamily, ...ids: readonly string[]): Extra => ({
  about: { [family]: ids },
});
