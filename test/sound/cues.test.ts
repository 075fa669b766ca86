/** What happens is heard: every event of both games is mapped, or silent for a reason. */
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES as PETZ_EVENTS } from '../../src/engine/petz/words.ts';
import { EVENT_TYPES as QUEST_EVENTS } from '../../src/engine/quest/words.ts';
import { allSounds } from '../../src/sound/bank.ts';
import { type Cue, type CueSource, coins, cuesFor } from '../../src/sound/cues/cue.ts';
import { cuesOf } from '../../src/sound/cues/index.ts';
import { PETZ_CUES } from '../../src/sound/cues/petz.ts';
import { QUEST_CUES } from '../../src/sound/cues/quest.ts';

const known = allSounds();
test('every event of both engines is heard, or silent for a reason', () => {
  expect(new Set(Object.keys(PETZ_CUES))).toEqual(new Set(PETZ_EVENTS));
  expect(new Set(Object.keys(QUEST_CUES))).toEqual(new Set(QUEST_EVENTS));
  for (const cue of Object.values<unknown>({ ...PETZ_CUES, ...QUEST_CUES }))
    if (typeof cue === 'object' && cue !== null && 'silent' in cue) expect(cue.silent).toMatch(/\w{4}/);
});

describe('what is always the same is a sound there is', () => {
  const lines: [string, readonly Cue[]][] = Object.entries<unknown>({ ...PETZ_CUES, ...QUEST_CUES }).flatMap(
    ([type, cues]) => (Array.isArray(cues) ? [[type, cues] as [string, Cue[]]] : []),
  );
  test.each(lines)('%s', (_type, cues) => {
    expect(cues.length).toBeGreaterThan(0);
    for (const { sound } of cues) expect(known).toContain(sound);
  });
});

test('a run of coins climbs, is as long as the sum, and not too long', () => {
  expect(coins(0)).toEqual([]);
  expect(coins(5)[0]).toMatchObject({ sound: 'coin', times: 5, climb: 1 });
  expect(coins(50)[0]?.times).toBeLessThan(20);
});

test('a sale is the motif of its customer, the drawer, a coin for each gold, and the pet', () => {
  const sounds = cuesOf({
    type: 'petz.sold',
    seat: 0,
    plot: 0,
    pet: 'uni',
    customer: 'warlock',
    match: 5,
    platform: false,
    reputation: 5,
    gold: 4,
  });
  expect(sounds.map(({ sound }) => sound)).toEqual([
    'motif:warlock',
    'drawer',
    'coin',
    'voice:uni:happy',
    'happyBark',
  ]);
  expect(sounds[2]?.times).toBe(4);
});

test('a silent line has no cues', () => {
  const cue: CueSource<object> = { silent: 'for a test' };
  expect(cuesFor(cue, {})).toEqual([]);
});
