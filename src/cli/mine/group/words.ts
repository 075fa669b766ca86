/** What is said of a puzzle of grouping: its hints, its themes, and why the tempting grouping is worse. */

import type { MinedSentence, MinedTheme } from '../../../campaign/mined/schema.ts';
import { largestOf } from '../../../campaign/solve/shops.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { choiceOf } from '../../../engine/petz/choices.ts';
import { nameKey } from '../../../i18n/keys.ts';
import { type GroupQuestion, gapOf, type Played, spacesGot } from './agree.ts';

/** In so many deals it is looked at where groups get to; in so many more of them the best must get somewhere. */
const WATCHED = { deals: 48, name: 'one' };
const LEAST_MORE = 6;

/** What a space of the town has to do with. */
const THEMES: Readonly<Record<string, MinedTheme>> = {
  ...{ cage1: 'cage', addon: 'cage', artifacts: 'artifact', hospital: 'potion', judge: 'exhibition' },
  ...{ platform: 'platform', vegetables: 'hunger', mixed: 'hunger', meat: 'hunger', imps: 'imps' },
};

/** The themes of a puzzle in which it is worth it to get to this space. */
export function groupThemes(got: string): MinedTheme[] {
  const own = THEMES[got];
  return [...new Set<MinedTheme>([...(own === undefined ? [] : [own]), 'order', 'market', 'imps'])];
}

/** The space that one grouping gets to more often than the other by most deals. */
function gained(a: Map<string, number>, b: Map<string, number>): [space: string, a: number, b: number] {
  const all = [...a].map(([space, n]): [string, number, number] => [space, n, b.get(space) ?? 0]);
  const [most] = all.sort((x, y) => y[1] - y[2] - (x[1] - x[2]));
  return most ?? ['', 0, 0];
}

/** The groups of an answer, the largest first. */
function steps(groups: Json): MinedSentence[] {
  const all = choiceOf('petz.group', groups);
  return all.map(({ imps, gold }, at) => ({
    key: at === 0 ? 'mined.step.largest' : 'mined.step.group',
    args: { imps, gold },
  }));
}

/**
 * The brief, the hints from least to most, and why; `got`: the space that it is about. Null where the best grouping gets
 * nowhere that the tempting one does not: no player would understand it.
 */
export function groupWords(question: GroupQuestion, played: readonly Played[], tempting: number) {
  const [best, other] = [played[0], played[tempting]] as [Played, Played];
  const [space, a, b] = gained(
    spacesGot(question, best.groups, WATCHED),
    spacesGot(question, other.groups, WATCHED),
  );
  if (a - b < LEAST_MORE) return null;
  const [n, rather] = [largestOf(best.groups), largestOf(other.groups)];
  const [many, few] = [best, other].map(({ groups }) => choiceOf('petz.group', groups).length);
  const points = Math.round(gapOf(best, other).mean);
  const named = nameKey('space', space);
  const reasons: MinedSentence[] = [
    { key: 'mined.why.lead', args: { deals: best.leads.length, n, rather, points } },
    { key: 'mined.why.got', args: { space: named, a, b, deals: WATCHED.deals } },
    ...((many ?? 0) > (few ?? 0)
      ? [{ key: 'mined.why.more', args: { many: many ?? 0, few: few ?? 0 } }]
      : []),
  ];
  const hints: MinedSentence[] = [
    { key: `mined.hint.what.${n > rather ? 'large' : 'many'}` },
    { key: 'mined.hint.where.wanted', args: { space: named } },
    { key: 'mined.hint.how', args: { steps: steps(best.groups) as never } },
  ];
  const why: MinedSentence = { key: 'mined.hint.how', args: { steps: reasons as never } };
  return { brief: { key: 'mined.brief.group' }, hints, why, got: space };
}
