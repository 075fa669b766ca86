/** Fairs and shared levels at the sessions: where they are saved, what they bring, and what they never bring. */
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import { LONGEST_LEVEL } from '../../src/campaign/limits.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { asLevel } from '../../src/session/campaign/as-level.ts';
import * as core from '../../src/session/campaign/campaign-core.ts';
import { CampaignManager } from '../../src/session/campaign/campaign-manager.ts';
import { chosenRules, houseRules } from '../../src/session/game/house-rules.ts';
import { ReplaySession } from '../../src/session/game/replay-session.ts';
import type { AnySession } from '../../src/session/game/session.ts';
import { readShared } from '../../src/session/saves/sharing.ts';
import type { SessionManager } from '../../src/session/session-manager.ts';
import { finished } from '../kit/finished.ts';
import { memoryStore } from '../kit/memory-store.ts';
import { openSessions, quiet } from '../kit/session.ts';

const FAIR = 'daily.2024-01-01';

async function open(store = memoryStore()) {
  const sessions = await openSessions(store);
  const fetch = () =>
    Promise.resolve({ ...core, levels: () => Promise.resolve(bindBook({ chapters: [] }, {})) });
  const levels = new CampaignManager({
    sessions,
    box: sessions.progress,
    newSeed: () => 's',
    nameOf: (n) => `P${n}`,
    fetch,
  });
  await levels.load();
  return { sessions, levels, store };
}

/** Everybody answers by chance until it is over. */
async function playOut(sessions: SessionManager): Promise<void> {
  const { session } = sessions;
  for (let i = 0; i < 5000 && session?.outcome() === null; i++) {
    const ask = session.ask();
    const hint = ask === null || session.domain(0) === null ? null : await session.hint(0);
    if (hint !== null && hint !== undefined) session.answer(0, hint.choice);
    else await quiet();
  }
}

test('a fair is played in a slot of its own, and its result is written down by its day', async () => {
  const { sessions, levels } = await open();
  expect(levels.play(FAIR, {})).not.toBeNull();
  expect([levels.run?.level.id, levels.lost]).toEqual([FAIR, null]);
  await playOut(sessions);
  expect(levels.run?.isOver).toBe(true);
  const { daily, levels: stars, album } = levels.progress;
  expect(daily['2024-01-01']).toMatchObject({ tries: 1, medal: levels.run?.end?.stars.length });
  expect([stars, album]).toEqual([{}, []]);
  expect(sessions.unfinishedIn('daily')?.level?.id).toBe(FAIR);
  expect([sessions.unfinishedIn('level'), sessions.unfinishedIn('free')]).toEqual([null, null]);
});

test('a level of others travels with its game, and brings nothing', async () => {
  const { sessions, levels } = await open();
  const made = asLevel(finished());
  if (made === null) throw new Error('no level');
  expect(made.level).toMatchObject({ seed: 'finished', goals: [{ id: 'win' }], stop: { round: 1 } });
  levels.play(made.level.id, {}, made.text);
  const before = levels.progress;
  const file = sessions.exportGame();
  await playOut(sessions);
  expect(levels.run?.isOver).toBe(true);
  expect(levels.progress).toEqual(before);
  // Elsewhere, where the level is unknown.
  const other = await open();
  expect(other.sessions.importGame(file ?? '')).toBeNull();
  other.sessions.resume('level');
  expect([other.levels.run?.level.id, other.levels.lost]).toEqual([made.level.id, null]);
});

test('a save cannot bring a level under the name of another', async () => {
  const { sessions, levels } = await open();
  const made = asLevel(finished());
  levels.play(made?.level.id ?? '', {}, made?.text ?? '');
  const file = JSON.parse(sessions.exportGame() ?? '');
  file.level.id = 'shared.0000000000000000';
  const other = await open();
  other.sessions.importGame(JSON.stringify(file));
  other.sessions.resume('level');
  expect([other.levels.run, other.levels.lost]).toEqual([null, 'shared.0000000000000000']);
});

test('a game that is only watched touches nothing that is saved, wherever one goes from it', async () => {
  const { sessions } = await open();
  sessions.newGame({ ...finished(), players: finished().players, seed: 'mine' } as never);
  const mine = sessions.exportGame('free');
  const save = { ...finished(), level: { id: 'town.1', picks: {} } };
  sessions.watch((tools) => ReplaySession.open(save, tools) as AnySession | null, save);
  expect([sessions.isWatching, sessions.session?.outcome()]).toEqual([true, null]);
  expect(sessions.exportGame('free')).toBe(mine);
  // Begun from one's own game it ends there.
  expect(sessions.endWatching()?.toSave().seed).toBe('mine');
  // What cannot be played again is shown as it ended.
  sessions.watch(() => null, save);
  expect([sessions.session?.level, sessions.session?.outcome() === null]).toEqual([null, false]);
  await sessions.finish();
  expect(sessions.session).toBeNull();
  expect(sessions.exportGame('free')).toBe(mine);
});

test('saved levels are put away and given away', async () => {
  const { levels } = await open();
  const made = asLevel(finished());
  if (made === null) throw new Error('no level');
  levels.saveShared(made.level.id, made.text);
  expect(levels.find({ id: made.level.id, own: levels.progress.kept[made.level.id] })).toEqual(made.level);
  levels.saveShared(made.level.id, '');
  expect(levels.progress.kept[made.level.id]).toBe('');
});

test('the rules of the house fit the game they are offered for', () => {
  const idsOf = (rules: { id: string }[]) => rules.map(({ id }) => id);
  expect(idsOf(houseRules('petz', basicSetup(3))).length).toBeGreaterThan(12);
  const solo = questSetup(1);
  expect(idsOf(houseRules('quest', solo))).not.toContain('lordBudget');
  expect(idsOf(houseRules('quest', questSetup(2, { lord: { handicap: 'even' } })))).toContain('lordBudget');
  expect(houseRules('quest', solo).find(({ id }) => id === 'guest')?.choices).toEqual([{ hero: 0 }]);
  expect(chosenRules('petz', basicSetup(2), { inspector: 1, lordBudget: 0 })).toEqual([
    { id: 'inspector', arg: { limit: 1, fine: 1 } },
  ]);
});

describe('a level as long as a level may be', () => {
  /** A level whose text has about that many letters. */
  function ofLength(letters: number): string {
    const made = asLevel(finished());
    if (made === null) throw new Error('no level');
    const lines = Array.from({ length: Math.ceil((letters - made.text.length) / 600) }, (_, i) => [
      `line${i}`,
      'x'.repeat(580),
    ]);
    return JSON.stringify({ ...made.level, seed: 'long', words: { en: Object.fromEntries(lines) } });
  }

  test('is opened, saved beside others, still saved, and loaded again as the level it is', async () => {
    const read = readShared(ofLength(LONGEST_LEVEL - 2000));
    if (!read.ok || read.shared.what !== 'level') throw new Error('not read');
    const { level, text } = read.shared;
    expect(text.length).toBeGreaterThan(LONGEST_LEVEL - 5000);
    const { sessions, levels, store } = await open();
    const small = asLevel(finished());
    levels.saveShared(small?.level.id ?? '', small?.text ?? '');
    levels.saveShared(level.id, text);
    expect(levels.play(level.id, {}, text)).not.toBeNull();
    await sessions.settled();
    const later = await open(store);
    expect(Object.keys(later.levels.progress.kept)).toEqual([small?.level.id, level.id]);
    expect(later.levels.find({ id: level.id, own: later.levels.progress.kept[level.id] })).toEqual(level);
    later.sessions.resume('level');
    expect([later.levels.run?.level, later.levels.lost]).toEqual([level, null]);
  });

  test('is refused with its cause where it is longer', () => {
    const refusal = { ok: false, problem: 'badLevel', lines: ['larger than any level'] };
    expect(readShared(ofLength(LONGEST_LEVEL + 2000))).toEqual(refusal);
    // As it was written it is short enough, as it would be saved it is not.
    const { id: _, chapter: __, ...brief } = JSON.parse(ofLength(LONGEST_LEVEL - 2000));
    const text = JSON.stringify({ id: 'town.1', chapter: 'town', ...brief });
    const title = 'x'.repeat(LONGEST_LEVEL - text.length - 12);
    const long = text.replace('"en":{', `"en":{"t":"${title.slice(0, 590)}",`);
    const rest = LONGEST_LEVEL - long.length;
    const full = long.replace('"en":{', `"en":{"${'y'.repeat(rest - 6)}":"",`);
    expect(full).toHaveLength(LONGEST_LEVEL);
    expect(readShared(full)).toEqual(refusal);
  });
});
