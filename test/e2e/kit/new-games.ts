/** What is played in one tab: new games of all kinds in turn, and answers that cost nothing to find. */

import type { GameId } from '../../../src/engine/games.ts';
import { type Domain, sampleChoice } from '../../../src/engine/kernel/domain.ts';
import type { Rng } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { petz } from '../../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup } from '../../../src/engine/petz/setup.ts';
import { quest } from '../../../src/engine/quest/index.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import { atOnce } from '../../../src/session/game/pacing.ts';
import { type AnySession, Session } from '../../../src/session/game/session.ts';
import { randomThinker } from '../../../src/session/game/thinker.ts';
import { writeGame } from '../../../src/session/saves/load.ts';

const quick = { thinker: randomThinker, pace: atOnce };

export const KINDS = ['two shops', 'two shops, alleys', 'two Heroes'] as const;
export type Kind = (typeof KINDS)[number];

/** The n-th game, from 0. */
export const kindOf = (n: number): Kind => KINDS[n % KINDS.length] ?? 'two shops';

function begin(kind: Kind, seed: string): AnySession {
  const me = { kind: 'person', name: 'Ada' } as const;
  const rival = { kind: 'bot', name: 'Ben', strength: 'random' } as const;
  switch (kind) {
    case 'two shops':
      return Session.start({ setup: basicSetup(2), seed, players: [me, rival] }, quick);
    case 'two shops, alleys':
      return Session.start({ setup: alleysSetup(2, 'compromise'), seed, players: [me, rival] }, quick);
    case 'two Heroes':
      return Session.start({ game: 'quest', setup: questSetup(2), seed, players: [me, me] }, quick);
  }
}

/** A game without any answer yet, as the page takes it from a file. */
export function newGame(kind: Kind, seed: string): string {
  return writeGame(begin(kind, seed).toSave());
}

/** Some legal answer. */
export function anyChoice(game: GameId, domain: Domain, rng: Rng): Json {
  const { forms } = game === 'petz' ? petz : quest;
  return sampleChoice(domain, rng, forms);
}
