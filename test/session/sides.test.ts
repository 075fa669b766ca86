/** Who sits at which side of a device that lies flat. */
import { expect, test } from 'vitest';
import type { Player } from '../../src/session/game/seats.ts';
import { facing, seatedAt, sitApart } from '../../src/session/game/sides.ts';

const ada: Player = { kind: 'person', name: 'Ada' };
const bea: Player = { kind: 'person', name: 'Bea' };
const bot: Player = { kind: 'bot', name: 'Bea', strength: 'trader' };

test('a player who leads two Heroes sits at one side with both', () => {
  const players = seatedAt([ada, bea, bea], 2, 'top');
  expect([0, 1, 2].map((seat) => facing(players, seat))).toEqual(['bottom', 'top', 'top']);
});

test('nothing is turned for one person alone, for a bot, or where no seat is asked', () => {
  expect(sitApart([ada, ada, bot])).toBe(false);
  expect(facing(seatedAt([ada, bot], 0, 'left'), 0)).toBe('bottom');
  const three = seatedAt([ada, bea, bot], 2, 'left');
  expect([0, 1, 2, null].map((seat) => facing(three, seat))).toEqual(['bottom', 'left', 'bottom', 'bottom']);
});
