/** A player who skips whenever he can: the podium, rivals' sales and what befalls his own pets are shown all the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import type { PetzView } from '../../../src/engine/petz/view.ts';
import { runsOf } from '../../../src/scenes/table/cast.ts';
import { type CoursePlace, isStop, skipFrom, whoseDoings } from '../../../src/scenes/table/course.ts';
import { momentsOf, type StoryMoment } from '../../../src/session/game/moments.ts';
import type { GoldenFile } from '../../golden/games.ts';

const VIEWER = 0;

/** What is shown of an answer to a player who skips at once, each time something begins. */
function seenBySkipping(moments: readonly StoryMoment[], before: PetzView): PetzEvent[] {
  const acts = runsOf(moments, before, VIEWER).map(({ beats }) => {
    const events = beats.map(({ event }) => event);
    return {
      events,
      whose: whoseDoings(events),
      stops: events.flatMap((event, i) => (isStop(event, VIEWER) ? [i] : [])),
    };
  });
  const seen: PetzEvent[] = [];
  let at: CoursePlace | null = acts.length > 0 ? { act: 0, beat: 0 } : null;
  while (at !== null) {
    const event = acts[at.act]?.events[at.beat];
    if (event !== undefined) seen.push(event);
    at = skipFrom(acts, { act: at.act, beat: at.beat + 1 });
  }
  return seen;
}

/** By the words of the finding, not by the function: who won, whom rivals sold to, what one lost. */
function mustBeSeen(event: PetzEvent): boolean {
  if (event.type === 'petz.awarded') return true;
  if (event.type === 'petz.sold') return event.seat !== VIEWER;
  if (event.type === 'petz.lost') return event.seat === VIEWER && event.cause !== 'released';
  return (event.type === 'petz.suffered' || event.type === 'petz.mutated') && event.seat === VIEWER;
}

describe('a player who skips everything', () => {
  const kinds = new Set<string>();
  const games = join(import.meta.dirname, '../../golden/petz');
  const names = readdirSync(games).filter((name) => name.includes('-3-') || name.includes('-4-'));

  test.each(names)('sees who won, whom rivals sold to and what he lost (%s)', (name) => {
    const { setup, seed, log }: GoldenFile = JSON.parse(readFileSync(join(games, name), 'utf8'));
    let { state } = petzEngine.start(setup, seed);
    let [shown, all] = [0, 0];
    for (const [seat, choice] of log) {
      const action = { seat, ask: state.ask?.id ?? 0, choice };
      const moments = momentsOf(state, action, VIEWER);
      const seen = seenBySkipping(moments, petzEngine.view(state, VIEWER));
      const important = moments.map(({ event }) => event).filter(mustBeSeen);
      for (const event of important) kinds.add(event.type);
      expect(seen).toEqual(expect.arrayContaining(important));
      shown += seen.length;
      all += moments.length;
      const applied = petzEngine.apply(state, action);
      if (!applied.ok) throw new Error(`refused: ${JSON.stringify(applied.refusal)}`);
      state = applied.state;
    }
    expect(shown).toBeLessThan((all * 2) / 3);
  });

  test('has met all of it in these games', () => {
    const met = ['petz.awarded', 'petz.sold', 'petz.suffered', 'petz.mutated', 'petz.lost'];
    expect([...kinds].sort()).toEqual(met.sort());
  });

  test('a pet that is let go on purpose is no stop', () => {
    const loss = { type: 'petz.lost', seat: VIEWER, pet: 'goblinette', plot: 0, reputation: 1 } as const;
    expect(isStop({ ...loss, cause: 'released' }, VIEWER)).toBe(false);
    expect(isStop({ ...loss, cause: 'escaped' }, VIEWER)).toBe(true);
    expect(isStop({ ...loss, cause: 'escaped', seat: 1 }, VIEWER)).toBe(false);
  });
});
