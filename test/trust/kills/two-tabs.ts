/** Two pages and one game: the second one says so, none writes over the other in silence, the last one to write wins. */

import type { Rng } from '../../../src/engine/kernel/rng.ts';
import type { AnySession } from '../../../src/session/game/session.ts';
import type { PageLocks } from '../../../src/session/saves/page-locks.ts';
import type { SessionManager } from '../../../src/session/session-manager.ts';
import { answerAtRandom } from './deeds.ts';

/** The locks that the pages of one browser have in common. */
export class Locks {
  readonly #held = new Map<string, { page: object; onStolen: () => void }>();

  /** As one page sees them. */
  of(page: object): PageLocks {
    const take: PageLocks['take'] = async (name, onStolen, force = false) => {
      const held = this.#held.get(name);
      if (held !== undefined && !force) return null;
      const mine = { page, onStolen };
      this.#held.set(name, mine);
      held?.onStolen();
      return () => {
        if (this.#held.get(name) === mine) this.#held.delete(name);
      };
    };
    return { take };
  }

  /** The page is gone, and what it held is free. */
  gone(page: object): void {
    for (const [name, held] of this.#held) if (held.page === page) this.#held.delete(name);
  }
}

/** Some answers, until everything is written. */
async function play(sessions: SessionManager, session: AnySession, rng: Rng): Promise<string> {
  for (let n = 1 + rng.below(4); n > 0 && answerAtRandom(session, rng); n--);
  await sessions.settled();
  return session.hash();
}

/**
 * The first page has a game open, the second one comes and takes it over, then the first one goes on. What was wrong;
 * null if nothing was.
 */
export async function twoTabs(
  first: SessionManager,
  second: SessionManager,
  rng: Rng,
  hasLocks: boolean,
): Promise<string | null> {
  const mine = first.session;
  const slot = first.deviceData.slots.newest();
  if (mine === null || slot === null || second.profiles.active.id !== first.profiles.active.id) return null;
  let last = await play(first, mine, rng);
  second.resume(slot);
  await second.settled();
  if (hasLocks) {
    if (second.session !== null || second.elsewhere?.why !== 'open')
      return 'a second tab plays without asking';
    // The first one plays on as if nothing had been.
    last = await play(first, mine, rng);
    if (first.session !== mine) return 'the tab that has a game cannot play on';
    await second.playHere();
    await second.settled();
    if (first.session !== null || first.elsewhere?.why !== 'taken') return 'a game is taken over in silence';
  }
  const theirs = second.session;
  if (theirs?.hash() !== last) return `a game is taken over as ${theirs?.hash()} instead of ${last}`;
  last = await play(second, theirs, rng);
  if (!hasLocks && answerAtRandom(mine, rng)) {
    await first.settled();
    if (first.elsewhere?.why !== 'taken') return 'a tab writes over what another one has played';
  }
  second.leave();
  await second.settled();
  if (first.elsewhere === null) first.resume(slot);
  await first.settled();
  if (first.elsewhere !== null) await first.playHere();
  await first.settled();
  const found = first.session?.hash();
  return found === last ? null : `a game is ${found} instead of ${last}, which was written last`;
}
