/** The shopkeepers that bots play as: who they are, how well they like to play, and how they carry themselves. */

import type { Player, Strength } from './seats.ts';

export const RIVAL_IDS = ['mirelle', 'otso', 'bram', 'pip', 'grizelda', 'knut', 'fenchel', 'umbra'] as const;
export type RivalId = (typeof RIVAL_IDS)[number];

/** How somebody carries himself; each has its words (`line.manner.<manner>`). */
export type Manner = 'grand' | 'mighty' | 'exact' | 'eager' | 'brisk' | 'gruff' | 'dreamy' | 'gloomy';

export interface Rival {
  readonly id: RivalId;
  /** A name is a name: the same in every language. */
  readonly name: string;
  /** The strength this one is proposed for. */
  readonly suits: 'easy' | 'hard';
  readonly manner: Manner;
}

export const RIVALS: Readonly<Record<RivalId, Rival>> = {
  mirelle: { id: 'mirelle', name: 'Mirelle', suits: 'hard', manner: 'grand' },
  otso: { id: 'otso', name: 'Otso', suits: 'easy', manner: 'mighty' },
  bram: { id: 'bram', name: 'Bram', suits: 'hard', manner: 'exact' },
  pip: { id: 'pip', name: 'Pip', suits: 'easy', manner: 'eager' },
  grizelda: { id: 'grizelda', name: 'Grizelda', suits: 'hard', manner: 'brisk' },
  knut: { id: 'knut', name: 'Knut', suits: 'easy', manner: 'gruff' },
  fenchel: { id: 'fenchel', name: 'Fenchel', suits: 'easy', manner: 'dreamy' },
  umbra: { id: 'umbra', name: 'Umbra', suits: 'hard', manner: 'gloomy' },
};

/** Who a seat's bot plays as; null for persons, and for bots of games saved before there were rivals. */
export function rivalOf(player: Player | undefined): Rival | null {
  return player?.kind === 'bot' && player.rival !== undefined ? RIVALS[player.rival] : null;
}

/** Somebody who is not at the table yet, if possible one who suits the strength. */
export function freeRival(strength: Strength, taken: readonly RivalId[]): RivalId {
  const free = RIVAL_IDS.filter((id) => !taken.includes(id));
  const wanted = strength === 'hard' ? 'hard' : 'easy';
  return free.find((id) => RIVALS[id].suits === wanted) ?? free[0] ?? 'mirelle';
}
