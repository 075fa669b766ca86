/** How the town did: a level played often by every strength in the player's place. */

import type { STRENGTHS } from '../../bots/names.ts';
import type { GoalUse } from '../../campaign/goals/goal.ts';
import type { Level, Proof } from '../../campaign/schema.ts';
import { levelFingerprint, picksAfter, playLevel } from './play.ts';

/** The strengths that are always counted; the archimp, who thinks long, only when it is asked for. */
export const TOWN = ['hatchling', 'apprentice', 'trader', 'master'] as const;

type Strength = (typeof STRENGTHS)[number];

/** Games in which something was reached, and games played. */
export type Wins = readonly [won: number, games: number];

/** A goal by what it asks for: `reputation 40`, `shows 2 place 1`. */
export function goalText({ id, ...numbers }: GoalUse): string {
  const parts = Object.entries(numbers).map(([name, value]) =>
    name === 'min' || name === 'max' ? String(value) : `${name} ${value}`,
  );
  return [id, ...parts].join(' ');
}

/**
 * How often one strength wins each star, in the level's order: the first is the must, without which there is none. The
 * cards fall otherwise in every game, also where the level's own seed is fixed; games are numbered on from `before`.
 * Before a second part the same strength plays the `first`, won or not.
 */
export function winsOf(level: Level, strength: string, games: number, before = 0, first?: Level): Wins[] {
  const won = level.goals.map(() => 0);
  for (let i = before + 1; i <= before + games; i++) {
    const [seed, dice] = [`${level.id} town ${i}`, { dice: `${level.id}|${i}` }];
    const picks =
      first === undefined ? {} : picksAfter(first, level, seed, playLevel(first, strength, seed, dice).log);
    const { stars } = playLevel(level, strength, seed, dice, picks);
    for (const star of stars) won[star] = (won[star] ?? 0) + 1;
  }
  return won.map((count) => [count, games]);
}

/** How often one strength won the star of a goal beside the must; undefined where it was not counted. */
export function starWins({ town, stars }: Proof, goal: GoalUse, strength: Strength): Wins | undefined {
  const must = town?.[strength];
  // Without the must there is no star.
  return stars?.[goalText(goal)]?.[strength] ?? (must?.[0] === 0 ? must : undefined);
}

/** What is written of one strength, as `winsOf` counts it; null if a goal was not counted for this form of the level. */
export function winsIn(proof: Proof | null, level: Level, strength: Strength): Wins[] | null {
  if (proof?.of !== levelFingerprint(level)) return null;
  const wins = level.goals.map((goal, at) =>
    at === 0 ? proof.town?.[strength] : starWins(proof, goal, strength),
  );
  const [, games] = wins[0] ?? [];
  return wins.every((one) => one !== undefined && one[1] === games) ? (wins as Wins[]) : null;
}

/** Both counts as one. */
export function addWins(some: readonly Wins[], others: readonly Wins[]): Wins[] {
  return some.map(([won, games], at) => {
    const [more = 0, played = 0] = others[at] ?? [];
    return [won + more, games + played];
  });
}

/** Where stars are counted after the must, and in fewer games, the must keeps its own. */
const more = (old: Wins | undefined, now: Wins): Wins => (old !== undefined && old[1] > now[1] ? old : now);

/** The proof with the counts of these strengths in it. */
export function withTown(
  proof: Proof | null,
  level: Level,
  counts: Readonly<Partial<Record<Strength, readonly Wins[]>>>,
): Proof {
  const of = levelFingerprint(level);
  // Numbers of another form of the level are no numbers.
  const old = proof?.of === of ? proof : null;
  const at = (place: number) =>
    Object.fromEntries(
      Object.entries(counts).flatMap(([strength, wins]) =>
        wins[place] === undefined ? [] : [[strength, wins[place]]],
      ),
    );
  const stars = level.goals.slice(1).flatMap((goal, i) => {
    const text = goalText(goal);
    const all = { ...old?.stars?.[text], ...at(i + 1) };
    return Object.keys(all).length === 0 ? [] : [[text, all]];
  });
  const { stars: _, ...rest } = proof ?? {};
  const won = stars.length === 0 ? {} : { stars: Object.fromEntries(stars) };
  const musts = Object.entries(at(0)).map(([strength, wins]) => [
    strength,
    more(old?.town?.[strength as Strength], wins),
  ]);
  return { ...rest, town: { ...old?.town, ...Object.fromEntries(musts) }, ...won, of };
}
