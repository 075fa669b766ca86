/** The shopkeepers that bots play as: who they are, how well they like to play, and how they carry themselves. */

import { BOT_NAMES, RIVAL_CHARACTERS, RIVAL_IDS, type RivalId } from '../../bots/names.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import { type Player, persons, type Strength } from './seats.ts';

export { RIVAL_CHARACTERS, RIVAL_IDS, type RivalId };

/** How a rival behaves; each manner has its words (`line.manner.<manner>`). */
type Manner = 'grand' | 'mighty' | 'exact' | 'eager' | 'brisk' | 'gruff' | 'dreamy' | 'gloomy';

interface Rival {
  readonly id: RivalId;
  /** A name is a name: the same in every language. */
  readonly name: string;
  /** The strength this one is proposed for. */
  readonly suits: Exclude<Strength, 'random'>;
  readonly manner: Manner;
}

export const RIVALS: Readonly<Record<RivalId, Rival>> = {
  mirelle: { id: 'mirelle', name: 'Mirelle', suits: 'trader', manner: 'grand' },
  otso: { id: 'otso', name: 'Otso', suits: 'hatchling', manner: 'mighty' },
  bram: { id: 'bram', name: 'Bram', suits: 'master', manner: 'exact' },
  pip: { id: 'pip', name: 'Pip', suits: 'hatchling', manner: 'eager' },
  grizelda: { id: 'grizelda', name: 'Grizelda', suits: 'trader', manner: 'brisk' },
  knut: { id: 'knut', name: 'Knut', suits: 'apprentice', manner: 'gruff' },
  fenchel: { id: 'fenchel', name: 'Fenchel', suits: 'apprentice', manner: 'dreamy' },
  umbra: { id: 'umbra', name: 'Umbra', suits: 'archimp', manner: 'gloomy' },
};

/** Who a seat's bot plays as; null for persons, and for bots of games saved before there were rivals. */
export function rivalOf(player: Player | undefined): Rival | null {
  return player?.kind === 'bot' && player.rival !== undefined ? RIVALS[player.rival] : null;
}

/** A rival who is not at the table yet: the one that suits the strength best. */
export function freeRival(strength: Strength, taken: readonly RivalId[]): RivalId {
  const free = RIVAL_IDS.filter((id) => !taken.includes(id));
  const wanted = BOT_NAMES.indexOf(strength);
  const off = (id: RivalId): number => Math.abs(BOT_NAMES.indexOf(RIVALS[id].suits) - wanted);
  return free.reduce((best, id) => (off(id) < off(best) ? id : best), free[0] ?? 'mirelle');
}

/** Everybody as they were, but in that seat the only person; other persons' seats go to bots. */
export function withOnlyPerson(players: readonly Player[], seat: Seat, name: string): Player[] {
  const all: Player[] = [...players];
  for (const other of persons(all)) if (other !== seat) all[other] = substitute(all, other);
  all[seat] = { kind: 'person', name };
  return all;
}

/** A bot for the seat of a person who is not here; a Hero goes on under its name. */
function substitute(players: readonly Player[], seat: Seat): Player {
  const rival = freeRival(
    'master',
    players.flatMap((player) => rivalOf(player)?.id ?? []),
  );
  const isShop = players.some((player) => rivalOf(player) !== null);
  return isShop
    ? { kind: 'bot', name: RIVALS[rival].name, rival, strength: 'master' }
    : { kind: 'bot', name: players[seat]?.name ?? '', strength: 'master' };
}
