/** Asking the table: every answer is in words, and nothing hidden has a part in any. */
import { describe, expect, test, vi } from 'vitest';
import { copy } from '../../../src/engine/kernel/data.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import { alleysSetup, basicSetup } from '../../../src/engine/petz/setup.ts';
import type { Petz } from '../../../src/engine/petz/state.ts';
import { questEngine } from '../../../src/engine/quest/index.ts';
import type { QuestSetup } from '../../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../../src/engine/quest/setup.ts';
import type { Quest } from '../../../src/engine/quest/state.ts';
import { LANGUAGES, Words } from '../../../src/i18n/words.ts';
import { type Entry, readLog } from '../../../src/session/game/log.ts';
import { entryFor } from '../../../src/session/game/story.ts';
import { QuestSpeech } from '../../../src/text/quest/index.ts';
import { Speech } from '../../../src/text/speech.ts';
import { petzTopics } from '../../../src/ui/access/asking/petz.ts';
import { questTopics } from '../../../src/ui/access/asking/quest.ts';
import type { Topic } from '../../../src/ui/access/asking/topic.ts';
import { understand } from '../../../src/ui/access/asking/understand.ts';
import { expectWords } from '../../kit/words.ts';
import { petzHidden } from '../../laws/hidden-petz.ts';
import { questHidden } from '../../laws/hidden-quest.ts';

// Whole games are played and asked about, in three languages.
vi.setConfig({ testTimeout: 120_000 });

const players = ['Ann', 'Otso', 'Pip', 'Moxie'].map((name) => ({ kind: 'person', name }) as const);
const answers = (topics: readonly Topic[]) => topics.map(({ id, answer }) => [id, answer()] as const);

/** A random game of shops, looked at after every answer. */
function petzGame(
  setup: PetzSetup,
  seed: string,
  look: (state: Petz, story: readonly Entry[], at: number) => unknown,
): void {
  const rng = dice(seed);
  let { state, events } = petzEngine.start(setup, seed);
  const story = [entryFor('petz', 0, { before: null, after: state, seat: null, events })];
  for (let at = 1; state.outcome === null; at++) {
    const before = state;
    const seat = petzEngine.waiting(before)[0] ?? 0;
    const choice = petzEngine.sample(before, seat, rng);
    const applied = petzEngine.apply(before, { seat, ask: before.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    ({ state, events } = applied);
    story.push(entryFor('petz', at, { before, after: state, seat, events }));
    if (look(state, story, at) === 'enough') return;
  }
}

test('the decks tell what is printed, what is left and what lies on the discard piles (RUL-27)', async () => {
  const speech = new Speech(await Words.speak('en'), players);
  let checked = 0;
  petzGame(basicSetup(3), 'decks', (state, story) => {
    if (state.gone.needs.every((pile) => pile.length === 0)) return undefined;
    const view = petzEngine.view(state, 0);
    const decks = petzTopics(speech, { view, domain: null, story }).find(({ id }) => id === 'decks');
    const lines = decks?.answer() ?? [];
    expect(lines).toHaveLength(4);
    for (const [i, line] of lines.entries()) {
      expect(line).toMatch(new RegExp(`\\b${view.piles.needs[i]} cards? (is|are) left in the deck`));
      const away = line.split('Discarded: ')[1]?.match(/\d+/g) ?? [];
      expect(away.reduce((sum, n) => sum + Number(n), 0)).toBe(state.gone.needs[i]?.length);
    }
    checked++;
    return checked > 5 ? 'enough' : undefined;
  });
  expect(checked).toBeGreaterThan(5);
});

test('an empty place in town is described as that: beside goods and prices "free" would be a price', async () => {
  const speech = new Speech(await Words.speak('en'), players);
  petzGame(basicSetup(3), 'town', (state, story) => {
    if (state.ask?.kind !== 'petz.send') return undefined;
    const view = petzEngine.view(state, 0);
    const town = petzTopics(speech, { view, domain: null, story }).find(({ id }) => id === 'town');
    const lines = town?.answer() ?? [];
    expect(lines.filter((line) => /\bfree\b/.test(line))).toEqual([]);
    expect(lines.find((line) => line.startsWith('Meat stand'))).toMatch(/nobody there yet/);
    return 'enough';
  });
  expect.hasAssertions();
});

function questGame(
  setup: QuestSetup,
  seed: string,
  look: (state: Quest, story: readonly Entry<'quest'>[], at: number) => void,
): void {
  const rng = dice(seed);
  let { state, events } = questEngine.start(setup, seed);
  const story = [entryFor('quest', 0, { before: null, after: state, seat: null, events })];
  for (let at = 1; state.outcome === null; at++) {
    const before = state;
    const seat = questEngine.waiting(before)[0] ?? 0;
    const choice = questEngine.sample(before, seat, rng);
    const applied = questEngine.apply(before, { seat, ask: before.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(applied.refusal.code);
    ({ state, events } = applied);
    story.push(entryFor('quest', at, { before, after: state, seat, events }));
    look(state, story, at);
  }
}

function askPetz(words: Words, state: Petz, story: readonly Entry[], seat: number | null): Topic[] {
  return petzTopics(new Speech(words, players), {
    view: petzEngine.view(state, seat),
    story: readLog('petz', story, seat),
    domain: seat === null ? null : petzEngine.domain(state, seat),
  });
}

function askQuest(
  words: Words,
  state: Quest,
  story: readonly Entry<'quest'>[],
  seat: number | null,
): Topic[] {
  const view = questEngine.view(state, seat);
  return questTopics(new QuestSpeech(words, players, view), {
    view,
    story: readLog('quest', story, seat),
    domain: seat === null ? null : questEngine.domain(state, seat),
  });
}

/** Names of things with a point in them are no keys. */
function expectAnswers(topics: readonly Topic[]): void {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  for (const { words, keywords, answer } of topics) {
    expectWords(words);
    expect(keywords.length).toBeGreaterThan(0);
    const lines = answer();
    expect(lines.length, words).toBeGreaterThan(0);
    for (const line of lines) expectWords(line);
  }
}

describe('every question has an answer in every language', () => {
  /** One game serves all languages: playing it takes longer than asking about it. */
  const spoken = () => Promise.all(LANGUAGES.map((language) => Words.speak(language)));

  test('in Dungeon Petz, with and without Dark Alleys', async () => {
    const all = await spoken();
    for (const setup of [basicSetup(3), alleysSetup(2, 'standard')])
      petzGame(setup, 'asked', (state, story, at) => {
        if (at % 97 !== 0 && state.outcome === null) return;
        const seat = at % 194 === 0 ? null : (state.ask?.seats[0] ?? 0);
        for (const words of all) expectAnswers(askPetz(words, state, story, seat));
      });
  });

  test('in Pug Quest, with and without an Evil Lord', async () => {
    const all = await spoken();
    for (const setup of [questSetup(2), questSetup(3, { lord: { handicap: 'none' } })])
      questGame(setup, 'asked', (state, story, at) => {
        if (at % 61 !== 0 && state.outcome === null) return;
        const seat = at % 122 === 0 ? null : (state.ask?.seats[0] ?? 0);
        for (const words of all) expectAnswers(askQuest(words, state, story, seat));
      });
  });
});

describe('what a seat cannot see may be otherwise: the answers are the same', () => {
  test('in Dungeon Petz', async () => {
    const words = await Words.speak('en');
    let different = 0;
    for (const setup of [basicSetup(4), alleysSetup(2, 'standard')]) {
      const rng = dice('hidden');
      petzGame(setup, 'hidden', (state, story, at) => {
        if (at % 43 !== 0) return;
        for (const seat of [null, at % setup.seats]) {
          const other = copy(state);
          petzHidden.permute(other, seat, rng);
          if (JSON.stringify(other.shops) !== JSON.stringify(state.shops)) different++;
          expect(answers(askPetz(words, other, story, seat))).toEqual(
            answers(askPetz(words, state, story, seat)),
          );
        }
      });
    }
    expect(different).toBeGreaterThan(0);
  });

  test('in Pug Quest with an Evil Lord', async () => {
    const words = await Words.speak('en');
    const setup = questSetup(3, { lord: { handicap: 'none' } });
    const rng = dice('hidden');
    let different = 0;
    questGame(setup, 'hidden', (state, story, at) => {
      if (at % 43 !== 0) return;
      for (const seat of [null, at % setup.seats]) {
        const other = copy(state);
        questHidden.permute(other, seat, rng);
        if (JSON.stringify(other.lord) !== JSON.stringify(state.lord)) different++;
        expect(answers(askQuest(words, other, story, seat))).toEqual(
          answers(askQuest(words, state, story, seat)),
        );
      }
    });
    expect(different).toBeGreaterThan(0);
  });
});

describe('a question that was typed', () => {
  /** A game in which a seat has a pet by now. */
  let met: { state: Petz; story: readonly Entry[] } | null = null;
  petzGame(basicSetup(3), 'typed', (state, story) => {
    if (!state.shops[0]?.plots.some((plot) => plot.pet !== null)) return;
    met = { state, story };
    return 'enough';
  });

  /** The questions there. */
  const late = async (language: 'en' | 'fr' | 'es') => {
    const at = met as { state: Petz; story: readonly Entry[] } | null;
    const found = at === null ? [] : askPetz(await Words.speak(language), at.state, at.story, 0);
    return { found, pet: found.find(({ id }) => id.startsWith('pet:'))?.names[0] ?? '' };
  };

  test.each([
    ['en', 'What did Otso buy?', 'bought:1'],
    ['en', 'what has pip done', 'did:2'],
    ['en', 'OTSO', 'did:1'],
    ['en', 'what can I do now', 'now'],
    ['en', 'who is leading?', 'score'],
    ['en', 'how much gold', 'goods'],
    ['en', 'customers', 'coming'],
    ['en', 'pets of Pip', 'pets:2'],
    ['fr', "Qu'a acheté Otso ?", 'bought:1'],
    ['fr', 'que puis-je faire', 'now'],
    ['fr', 'les clients', 'coming'],
    ['es', '¿Qué compró Pip?', 'bought:2'],
    ['es', '¿quién va ganando?', 'score'],
  ] as const)('%s: %j', async (language, query, id) => {
    const { found } = await late(language);
    expect(understand(query, found)?.id).toBe(id);
  });

  test.each(['en', 'fr', 'es'] as const)('%s: a pet by its name', async (language) => {
    const { found, pet } = await late(language);
    expect(pet).not.toBe('');
    expect(understand(pet, found)?.id).toMatch(/^pet:/);
  });

  test('nothing that fits nothing', async () => {
    const { found } = await late('en');
    for (const query of ['', '???', 'xyzzy', 'Gandalf']) expect(understand(query, found)).toBeNull();
  });
});

test('a shop’s hidden hand is not shown, its cards are counted', async () => {
  const words = await Words.speak('en');
  petzGame(basicSetup(3), 'open', (state, story, at) => {
    if (at % 40 !== 0) return;
    const topics = askPetz(words, state, story, 1);
    // Only one's own hand may be asked for.
    expect(topics.filter(({ id }) => id.startsWith('hand'))).toHaveLength(1);
    expect(askPetz(words, state, story, null).some(({ id }) => id.startsWith('hand'))).toBe(false);
    const goods = topics.find(({ id }) => id === 'goods')?.answer() ?? [];
    expect(goods).toHaveLength(3);
  });
});
