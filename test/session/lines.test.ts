/** What rivals say: worded in every language, at the right moments, not too often, and the same in every telling. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { SPACES } from '../../src/engine/petz/spaces/all.ts';
import { catalogue as en } from '../../src/i18n/en.ts';
import { catalogue as es } from '../../src/i18n/es.ts';
import { catalogue as fr } from '../../src/i18n/fr.ts';
import { mannerKey } from '../../src/i18n/keys.ts';
import {
  CHARACTER_WAYS,
  CONTESTED_SPACES,
  lastLine,
  linesOf,
  MOMENTS,
  momentOf,
  SPEAKER_FACES,
  showsCharacter,
  WAYS,
} from '../../src/session/game/lines.ts';
import type { Entry } from '../../src/session/game/log.ts';
import { freeRival, RIVAL_CHARACTERS, RIVAL_IDS, RIVALS, rivalOf } from '../../src/session/game/rivals.ts';
import { CHARACTERS, type Character, type Player, STRENGTHS } from '../../src/session/game/seats.ts';
import { Session } from '../../src/session/game/session.ts';
import { game, playOn, quick } from '../kit/session.ts';

const LONGEST = 60;
const table: Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'bot', name: 'Mirelle', strength: 'random', rival: 'mirelle' },
  { kind: 'bot', name: 'Otso', strength: 'random', rival: 'otso' },
];

describe('the words', () => {
  const ways = (of: string, n: number) => Array.from({ length: n }, (_, way) => `line.${of}.${way + 1}`);
  const keys = [
    ...RIVAL_IDS.flatMap((id) =>
      MOMENTS.filter((moment) => moment !== 'character').flatMap((moment) => ways(`${id}.${moment}`, WAYS)),
    ),
    ...CHARACTERS.flatMap((character) => ways(`character.${character}`, CHARACTER_WAYS)),
  ];

  test.each(Object.entries({ en, fr, es }))('%s has all of them, none too long', (_, catalogue) => {
    expect(keys.filter((key) => catalogue[key] === undefined)).toEqual([]);
    expect(keys.filter((key) => (catalogue[key] ?? '').length > LONGEST)).toEqual([]);
    const manners = Object.values(RIVALS).map(({ manner }) => mannerKey(manner));
    const known = Object.keys(catalogue).filter((key) => key.startsWith('line.'));
    expect(known.sort()).toEqual([...keys, ...manners].sort());
  });
});

describe('rivals', () => {
  test('a rival who is free and suits the strength comes first', () => {
    expect(RIVALS[freeRival('master', ['mirelle'])].suits).toBe('master');
    expect(RIVALS[freeRival('random', [])].suits).toBe('hatchling');
    for (const strength of STRENGTHS) expect(RIVALS[freeRival(strength, [])].suits).toBe(strength);
    const masters = RIVAL_IDS.filter((id) => RIVALS[id].suits === 'master');
    expect(['trader', 'archimp']).toContain(RIVALS[freeRival('master', masters)].suits);
  });

  test('each character is that of two of them', () => {
    for (const character of CHARACTERS) {
      expect(RIVAL_IDS.filter((id) => RIVAL_CHARACTERS[id] === character)).toHaveLength(2);
    }
  });

  test('persons and bots of old games are no rivals', () => {
    expect(rivalOf({ kind: 'person', name: 'Ann' })).toBeNull();
    expect(rivalOf({ kind: 'bot', name: 'Bot', strength: 'apprentice' })).toBeNull();
    expect(rivalOf(undefined)).toBeNull();
  });
});

describe('moments', () => {
  test('the spaces that everybody covets exist', () => {
    expect(CONTESTED_SPACES.filter((id) => !SPACES.some((space) => space.id === id))).toEqual([]);
  });

  test('of an exhibition: first, last, or nothing to speak of', () => {
    const awarded = (...awards: number[]): PetzEvent => ({
      type: 'petz.awarded',
      exhibition: 'arena',
      awards,
    });
    expect([0, 1, 2].map((seat) => momentOf(awarded(8, 4, 0), seat, 9))).toEqual([
      'wonShow',
      null,
      'lastShow',
    ]);
    expect([0, 1].map((seat) => momentOf(awarded(4, 4), seat, 9))).toEqual([null, null]);
  });

  test('of the end: won or lost', () => {
    const ended: PetzEvent = { type: 'petz.ended', scores: [30, 20], winners: [0] };
    expect([0, 1].map((seat) => momentOf(ended, seat, 200))).toEqual(['win', 'lose']);
  });

  test('one’s own pets please, those of others do not matter', () => {
    const got: PetzEvent = { type: 'petz.gotPet', seat: 1, pet: 'uni', size: 2 };
    expect([0, 1].map((seat) => momentOf(got, seat, 8))).toEqual([null, 'gotPet']);
    const entry = { id: 8, seat: 1, events: [got] } as unknown as Entry;
    expect(linesOf([entry], table, 1).map(({ key }) => key)).toEqual(['line.mirelle.gotPet.2']);
  });
});

describe('a character', () => {
  const events: Record<Character, PetzEvent> = {
    hoarder: { type: 'petz.gotPotion', seat: 1 },
    showman: { type: 'petz.judging', seat: 1 },
    butcher: { type: 'petz.gotFood', seat: 1, stand: 'meat', vegetable: 0, meat: 3, gold: 0 },
    gambler: { type: 'petz.gotPet', seat: 1, pet: 'uni', size: 3 },
  };

  test.each(CHARACTERS)('%s shows in what it does, and not in what others do', (character) => {
    for (const other of CHARACTERS) {
      expect([other, showsCharacter(events[other], 1, character)]).toEqual([other, other === character]);
    }
    expect(showsCharacter(events[character], 0, character)).toBe(false);
  });

  test('speaks for itself where it shows, and not for bots without one', () => {
    const entry = { id: 8, seat: 1, events: [events.showman] } as unknown as Entry;
    const [person, ...bots] = table;
    const with_ = (character?: Character) =>
      linesOf([entry], [person as Player, { ...(bots[0] as Player), character } as Player], 1);
    expect(with_('showman').map(({ key }) => key)).toEqual(['line.character.showman.2']);
    expect(with_()).toEqual([]);
    expect(with_('hoarder')).toEqual([]);
  });
});

describe('over a whole game', () => {
  async function wholeStory() {
    const session = Session.start({ ...game('person bot bot'), players: table }, quick);
    session.begin();
    await playOn(session);
    return session.story(0);
  }

  test('every rival greets, speaks now and then, and has the last word', async () => {
    const story = await wholeStory();
    for (const seat of [1, 2]) {
      const lines = linesOf(story, table, seat);
      expect(lines[0]?.moment).toBe('greeting');
      expect(['win', 'lose']).toContain(lines.at(-1)?.moment);
      expect(lines.length).toBeGreaterThan(4);
      expect(lines.filter(({ key, face }) => en[key] === undefined || !SPEAKER_FACES.includes(face))).toEqual(
        [],
      );
      const gaps = lines.slice(1, -1).map(({ entry }, at) => entry - (lines[at]?.entry ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
      expect(lastLine(story, table, seat)).toEqual(lines.at(-1));
    }
    expect(linesOf(story, table, 0)).toEqual([]);
    expect(lastLine(story, table)?.seat).toBe(1);
  });

  test('what was said stays said as the story goes on', async () => {
    const story = await wholeStory();
    const half = story.slice(0, story.length >> 1);
    const early = linesOf(half, table, 1);
    expect(linesOf(story, table, 1).slice(0, early.length)).toEqual(early);
    expect(lastLine([], table, 1)).toBeNull();
  });
});
