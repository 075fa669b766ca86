/** Rivals remember by how much they were beaten, pets that they were lost, customers that they bought: each row of the table. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bindBook } from '../../src/campaign/book.ts';
import { type LevelChange, outcomesOf } from '../../src/campaign/consequences.ts';
import type { LevelGame } from '../../src/campaign/goals/goal.ts';
import { afterMeeting, fledIn, marginsOf } from '../../src/campaign/past.ts';
import { afterLevel, emptyProgress, readProgress } from '../../src/campaign/progress.ts';
import type { Level } from '../../src/campaign/schema.ts';
import { levelNow, levelSetup, pickHolds } from '../../src/campaign/setup.ts';
import { goalName } from '../../src/campaign/two-parts.ts';
import { readCampaignFiles } from '../../src/cli/levels/disk.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { picksHeld, whenHeld } from '../kit/held.ts';
import { level, questLevel } from '../kit/levels.ts';

const { campaign, levels } = readCampaignFiles();
const none = emptyProgress();
const rows = levels.flatMap(({ level: one }) =>
  (one.changes ?? []).map((change) => [one.id, JSON.stringify(change.if), one, change] as const),
);

describe('what has come to pass', () => {
  test.each(rows)('%s %s is dealt when it holds', (_id, _if, one, change) => {
    const held = whenHeld(change.if);
    const now = levelNow({ ...one, changes: [change] } as Level, held, picksHeld(change.if));
    const { stronger = [], mods = [], ...others } = change.set as LevelChange['set'];
    expect(now).toMatchObject(others);
    expect(now.mods ?? []).toEqual(expect.arrayContaining(mods));
    const changed = now.seats.filter((seat, at) => JSON.stringify(seat) !== JSON.stringify(one.seats[at]));
    expect(changed.map((seat) => (seat.who === 'person' ? '' : seat.rival))).toEqual(stronger);
    const { game, setup } = levelSetup(one, held, picksHeld(change.if));
    const engine = (game === 'petz' ? petzEngine : questEngine) as typeof petzEngine;
    expect(() => engine.start(setup as never, 'past')).not.toThrow();
  });

  test.each(rows)('%s %s has its row in the guide', (id, _if, _level, change) => {
    const [[kind, name] = []] = Object.entries(change.if);
    const guide = readFileSync('docs/levels.md', 'utf8');
    const text = typeof name === 'object' ? goalName(name) : name;
    expect(guide).toContain(`\n| \`${id}\` | ${kind} \`${text}\``);
  });
});

const table = (score: readonly number[], seat = 0): LevelGame =>
  ({
    game: 'petz',
    seat,
    level: level(),
    view: { shops: score.map((reputation) => ({ reputation, sales: [] })) },
    events: [
      { type: 'petz.lost', seat: 0, pet: 'uni' },
      { type: 'petz.lost', seat: 1, pet: 'drago' },
    ],
    outcome: { scores: score, winners: [0] },
  }) as never;
const sitters = [{ kind: 'person' }, { kind: 'bot', rival: 'bram' }, { kind: 'bot', rival: 'knut' }];

describe('rivals', () => {
  test('know how far they were behind, or ahead; the quest has none', () => {
    expect(marginsOf(table([30, 18, 33]), sitters)).toEqual({ bram: 12, knut: -3 });
    expect(fledIn(table([30, 18]))).toEqual(['uni']);
    const night = { game: 'quest', seat: 0, level: questLevel(2) } as never;
    expect([marginsOf(night, sitters), fledIn(night)]).toEqual([{}, []]);
  });

  test('forget no defeat, and no victory', () => {
    const once = afterMeeting({}, { bram: 12, knut: -3 });
    expect(once).toEqual({ bram: { beaten: 12, lost: 0 }, knut: { beaten: 0, lost: 3 } });
    expect(afterMeeting(once, { bram: -4 })).toEqual({ ...once, bram: { beaten: 12, lost: 4 } });
  });

  test('remember a level that was lost, too', () => {
    const after = afterLevel(none, level(), {
      goals: [{ state: 'failed', now: 0, of: 1 }],
      margins: { bram: -7 },
      fled: ['uni', 'uni'],
    });
    expect(after.met).toEqual({ bram: { beaten: 0, lost: 7 } });
    expect(after.fled).toEqual(['uni']);
    expect(pickHolds({ lostTo: 'bram', by: 7 }, after, {})).toBe(true);
    expect(pickHolds({ lostTo: 'bram', by: 8 }, after, {})).toBe(false);
    expect(pickHolds({ beat: 'bram' }, after, {})).toBe(false);
  });

  test('are strangers to a progress of old', () => {
    const { met, fled, ...old } = none;
    expect(readProgress(old)).toEqual({ ok: true, progress: none });
  });

  test('come back one step stronger', () => {
    const seats = [
      { who: 'person' },
      { who: 'bot', rival: 'bram', strength: 'trader' },
      { who: 'bot', rival: 'knut', strength: 'archimp' },
      { who: 'bot', rival: 'otso', strength: 'trader' },
    ];
    const changes = [{ if: { beat: 'bram', by: 10 }, set: { stronger: ['bram', 'knut'] } }];
    const strengths = (beaten: number) =>
      levelSetup(level({ seats, changes }), { ...none, met: { bram: { beaten, lost: 0 } } }).seats.map(
        (seat) => (seat.who === 'bot' ? seat.strength : ''),
      );
    expect(strengths(9)).toEqual(['', 'trader', 'archimp', 'trader']);
    expect(strengths(10)).toEqual(['', 'master', 'archimp', 'trader']);
  });
});

test('the album says what rivals and customers made of it', () => {
  const files = Object.fromEntries(levels.map(({ file, level: one }) => [file, one as Level]));
  const book = bindBook(campaign, files);
  const played = { won: true, goals: [0], tries: 1, lost: 0 };
  const progress = {
    ...whenHeld({ beat: 'knut', by: 5 }),
    levels: { 'alleys.5': played, 'alleys.6': played },
  };
  expect(outcomesOf(book, progress).map(({ who, came }) => [who, came.map((one) => one.level.id)])).toEqual([
    ['knut', ['alleys.5']],
  ]);
});
