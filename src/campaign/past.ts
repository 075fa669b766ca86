/** What rivals and lost pets remember of a level's game: who was ahead by how much, and who ran away. */

import type { LevelGame } from './goals/goal.ts';
import { ownOf, scoreOf } from './goals/petz.ts';
import type { RivalPast } from './progress-schema.ts';

/** The points that the player is ahead of each rival at the table, negative if behind. Pug Quest has no rivals. */
export function marginsOf(
  run: LevelGame,
  players: readonly { kind: string; rival?: string }[],
): Record<string, number> {
  if (run.game !== 'petz') return {};
  const game = run as LevelGame<'petz'>;
  const margins = players.flatMap(({ rival }, seat) =>
    rival === undefined || seat === run.seat ? [] : [[rival, scoreOf(game, run.seat) - scoreOf(game, seat)]],
  );
  return Object.fromEntries(margins) as Record<string, number>;
}

/** The pets that the player's shop has lost. */
export function fledIn(run: LevelGame): string[] {
  return run.game === 'petz' ? ownOf(run as LevelGame<'petz'>, 'petz.lost').map(({ pet }) => pet) : [];
}

/** What rivals remember after one more game; only what was more than ever is new. */
export function afterMeeting(
  rivals: Readonly<Record<string, RivalPast>>,
  margins: Readonly<Record<string, number>>,
): Record<string, RivalPast> {
  const met = Object.entries(margins).map(([rival, margin]) => {
    const { beaten = 0, lost = 0 } = rivals[rival] ?? {};
    return [rival, { beaten: Math.max(beaten, margin), lost: Math.max(lost, -margin) }];
  });
  return { ...rivals, ...(Object.fromEntries(met) as Record<string, RivalPast>) };
}
