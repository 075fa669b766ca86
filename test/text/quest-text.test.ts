/** Everything a game of Pug Quest can say has words in every language: no key shows, no placeholder stays open. */
import { describe, expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS, TREASURES, WORLDS } from '../../src/engine/quest/data/cards.ts';
import type { Effect } from '../../src/engine/quest/data/effects.ts';
import { GIFTS } from '../../src/engine/quest/data/gifts.ts';
import type { QuestEvent } from '../../src/engine/quest/events.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { redact } from '../../src/engine/quest/view.ts';
import { ASK_KINDS, EVENT_TYPES } from '../../src/engine/quest/words.ts';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import {
  attackText,
  cardText,
  QuestSpeech,
  questAsk,
  questChoice,
  questOptions,
  tellQuest,
  treasureUnder,
} from '../../src/text/quest/index.ts';
import { sayReason } from '../../src/text/reason.ts';
import { QUEST_HINT_CODES } from '../kit/hint-codes.ts';
import { type QuestStep, SETUPS, walkQuest } from '../kit/quest-walk.ts';
import { players } from '../kit/session.ts';
import { QUEST_REFUSALS } from '../laws/refusals.ts';

const OPEN = /\{\{|\}\}|\b(undefined|NaN|null)\b|\[object/;
const KEY = /\b(ui|ask|option|event|why|hint|quest|mod)\.[a-z]/;

/** Texts that were found sound: games say the same over and over, and an `expect` takes longer than to ask here. */
const sound = new Set<string>();

/** Words that are there, whole, and not run together. */
function expectSound(text: string): void {
  if (sound.has(text)) return;
  expect(text).not.toMatch(/^\s*$/);
  expect(text).not.toMatch(OPEN);
  expect(text).not.toMatch(KEY);
  expect(text).not.toMatch(/ {2}|\.\.| ,|\( /);
  // What grows together in French and Spanish has grown together.
  expect(text).not.toMatch(/\b(de le|de les|à le|à les|a el|de el) /);
  sound.add(text);
}

/** Every rules text in the box, by the id of its card. */
function rulesTexts(speech: QuestSpeech): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { special, combos } of Object.values(HEROES)) {
    for (const ability of [special, ...combos]) texts[ability.id] = cardText(speech, ability);
  }
  for (const { id, attack, prize } of Object.values(MONSTERS)) {
    texts[id] = attackText(speech, attack);
    if (prize !== undefined) texts[`${id} as a prize`] = cardText(speech, prize);
  }
  for (const { id, attack, abilities } of Object.values(BOSSES)) {
    texts[id] = attackText(speech, attack);
    for (const ability of abilities) texts[ability.id] = cardText(speech, ability, { side: 'foe' });
  }
  for (const gift of Object.values(GIFTS)) texts[gift.id] = cardText(speech, gift);
  for (const treasure of Object.values(TREASURES)) texts[treasure.id] = cardText(speech, treasure);
  for (const { id, feature } of Object.values(WORLDS)) {
    texts[id] = cardText(speech, feature, { side: 'world' });
  }
  return texts;
}

const TYPICAL = [
  ...['parryAndRiposte', 'shieldBash', 'prayer', 'entangle', 'hexchange', 'mimicMagic', 'marchingSong'],
  ...['goblin', 'slime as a prize', 'endlessVermin', 'secondFuse', 'hellmouth', 'pizza', 'ember'],
  ...[
    'frostBreath',
    'ratking',
    'banshee',
    'bassilisk',
    'brood',
    'royalLitter',
    'fetch',
    'fetcher',
    'telekinesis',
  ],
];

/** All that is said of a step: the question, all its options, the answer, and what it led to. */
function expectSoundLines(speech: QuestSpeech, { state, seat, choice, after, events }: QuestStep): void {
  const { ask } = state;
  const view = questEngine.view(state, seat);
  const domain = questEngine.domain(state, seat);
  if (ask === null || domain === null) throw new Error('no seat is asked');
  const { title, hint } = questAsk(speech, view, ask);
  expectSound(title);
  expectSound(hint);
  const options = questOptions(speech, view, ask, domain);
  for (const { label, details } of options) for (const text of [label, ...details]) expectSound(text);
  const labels = options.map(({ label }) => label);
  const twice = labels.filter((label, at) => labels.indexOf(label) !== at);
  if (domain.type === 'pick') expect([ask.kind, twice]).toEqual([ask.kind, []]);
  for (const line of questChoice(speech, view, ask, domain, choice)) expectSound(line);
  const later = speech.at(questEngine.view(after, seat));
  for (const event of events) {
    const seen = redact(event, seat);
    const line = seen === null ? null : tellQuest(later, seen);
    if (line !== null) expectSound(line);
  }
}

test('every question, option, choice and event of random games, in every language', async () => {
  const speeches = await Promise.all(
    LANGUAGES.map(
      async (language) => new QuestSpeech(await Words.speak(language), players('person bot bot bot bot bot')),
    ),
  );
  // Games are played once: to play them takes longer than to tell of them.
  for (const [i, setup] of SETUPS.entries())
    walkQuest(setup, `words${i}`, (step) => {
      for (const speech of speeches) expectSoundLines(speech, step);
    });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every card has its rules text: whole sentences, not too long', async () => {
    const speech = new QuestSpeech(await Words.speak(language), []);
    const texts = rulesTexts(speech);
    expect(Object.keys(texts).length).toBeGreaterThan(120);
    for (const [id, text] of Object.entries(texts)) {
      expectSound(text);
      expect([id, text]).toEqual([id, expect.stringMatching(/\.$/)]);
      expect([id, text.length <= 180]).toEqual([id, true]);
    }
    expect(Object.fromEntries(TYPICAL.map((id) => [id, texts[id]]))).toMatchSnapshot();
  });

  test('every refusal and every reason of a bot', async () => {
    const speech = new QuestSpeech(await Words.speak(language), players('person bot'));
    for (const code of QUEST_REFUSALS) {
      const data = {
        pile: 'energy',
        name: 'toll',
        path: 'start.foes',
        value: 'x',
        why: 'at most 4',
        points: 40,
        most: 34,
      };
      const text = speech.why({ code, rule: null, data });
      expectSound(text);
      expect(text).not.toBe(speech.why({ code: 'nonsense', rule: null, data }));
    }
    const args = {
      hero: 'h0',
      target: 'slime.1',
      creature: 'badger',
      card: 'powerSlash',
      treasure: 'pizza.1',
    };
    const cards = ['speed', 'joker'];
    const more = { monster: 'slime.2', energy: 'magic', damage: 3, n: 2, cards };
    for (const code of QUEST_HINT_CODES) {
      expectSound(sayReason(speech, { code, args: { ...args, ...more } }) ?? '');
    }
    expect(sayReason(speech, { code: 'hint.quest.nonsense', args: {} })).toBeNull();
  });
});

/** So many games of every sort meet all that can be met. */
const ENOUGH = 12;

describe('the words of a card tell when nothing happens', () => {
  const NO_TARGET_HURT = { en: /hurt/, fr: /blessé/, es: /herid/ } as const;
  const READ = ['en', 'fr', 'es'] as const;

  test.each(READ)('R-PQ-32 what follows an attack needs a target that is hurt, in %s', async (language) => {
    const speech = new QuestSpeech(await Words.speak(language), []);
    const texts = rulesTexts(speech);
    const abilities = Object.values(HEROES).flatMap(({ special, combos }) => [special, ...combos]);
    const cards: { id: string; fx: readonly Effect[] }[] = [
      ...abilities,
      ...Object.values(TREASURES),
      ...Object.values(BOSSES).flatMap((boss) => boss.abilities),
      ...[...Object.values(MONSTERS), ...Object.values(BOSSES)].map(({ id, attack }) => ({
        id,
        fx: attack.fx,
      })),
    ];
    const riding = cards.filter(({ fx }) => fx.some((op) => 'who' in op && op.who === 'hit'));
    expect(riding.length).toBeGreaterThan(15);
    for (const { id } of riding)
      expect([id, texts[id]]).toEqual([id, expect.stringMatching(NO_TARGET_HURT[language])]);
    expect(speech.words.t('rules.questFight.damage.text')).toMatch(NO_TARGET_HURT[language]);
  });

  test.each(READ)(
    'the mode that gives the boss less life says so where it is chosen, in %s',
    async (language) => {
      const words = await Words.speak(language);
      const less = {
        en: /boss.* less life/,
        fr: /boss.*(moins de vie|moins résistant)/,
        es: /jefe.* menos vida/,
      }[language];
      for (const key of [
        'ui.party.hardness.hard.text',
        'quest.mode.hard.text',
        'rules.questHard.mode.text',
      ] as const)
        expect(words.t(key)).toMatch(less);
    },
  );
});

describe('sentences', () => {
  test('the random games meet every question and almost every event', async () => {
    const kinds = new Set<string>();
    const types = new Set<string>();
    const unmet = () => [
      ...ASK_KINDS.filter((kind) => !kinds.has(kind) && kind !== 'quest.lordPlay'),
      ...EVENT_TYPES.filter((type) => !types.has(type) && type !== 'quest.survived'),
    ];
    // What seldom happens is tested below.
    for (let game = 0; game < ENOUGH && unmet().length > 0; game++) {
      for (const setup of SETUPS) {
        walkQuest(setup, `words${game}`, ({ state, events }) => {
          kinds.add(state.ask?.kind ?? '');
          for (const { type } of events) types.add(type);
        });
      }
    }
    expect(unmet()).toEqual([]);
  });

  test('what seldom happens: a treasure used by a monster, a boss that gets up again', async () => {
    const speech = new QuestSpeech(await Words.speak('en'), players('person bot'));
    const { state } = questEngine.start(questSetup(1, { lord: { handicap: 'none' } }), 'seldom');
    const view = questEngine.view(state, 1);
    view.tasks = [{ proc: 'quest.foeTurn', at: 'early', vars: { id: 'slime.1', attacked: false } }];
    const ask = { id: 1, kind: 'quest.lordPlay', seats: [1], how: 'one', sealed: {} } as const;
    const open = { ...ask, seats: [1] };
    expect(questAsk(speech, view, open).title).toBe('Does the Slime use a treasure?');
    const pay = { cards: ['strength' as const], xp: 0, wild: false };
    const domain = { type: 'pick', options: [null, { id: 'femurblade.1', pay }] } as const;
    const labels = questOptions(speech, view, open, domain).map(({ label }) => label);
    expect(labels).toEqual(['No, thank you', 'Femur Blade: pay 1 Strength']);
    for (const kind of [
      'quest.loot',
      'quest.bonus',
      'quest.reward',
      'quest.riposte',
      'quest.market',
    ] as const) {
      const declined = questOptions(speech, view, { ...open, kind }, { type: 'pick', options: [null] });
      expect(
        declined.map(({ label }) => label),
        kind,
      ).toEqual(['No, thank you']);
    }
    const event: QuestEvent = { type: 'quest.survived', id: 'phoenix', ability: 'secondFuse' };
    expect(tellQuest(speech, event)).toBe('The Fireworks Phoenix will not fall yet: Second Fuse!');
  });

  test('a monster with a twin in play is named by where it stands', async () => {
    const speech = new QuestSpeech(await Words.speak('en'), []);
    const halves = { heroes: [[], [], [], [], []], foes: [['slime.1'], [], ['ogre.1', 'slime.2'], [], []] };
    const setup = { lord: null, seats: 1 };
    const names = { setup, heroes: [], halves, foes: [], open: [] };
    const here = speech.at(names as never);
    expect(here.creature('slime.1')).toBe('the Slime in column 1');
    expect(here.creature('slime.2')).toBe('the Slime in column 3');
    expect(here.creature('ogre.1')).toBe('the Ogre Mastiff');
    const event: QuestEvent = { type: 'quest.moved', id: 'ogre.1', from: 0, to: 2, steps: 2 };
    expect(tellQuest(here, event)).toBe('The Ogre Mastiff moves to column 3.');
  });
});

test('R-PQ-78 under a creature of the Evil Lord a treasure speaks of it and of heroes, and of no actions', async () => {
  const said: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const speech = new QuestSpeech(await Words.speak(language), []);
    for (const id of Object.keys(TREASURES)) {
      const text = treasureUnder(speech, `${id}.1`);
      expectSound(text);
      if (language === 'en') said[id] = text;
    }
  }
  expect(said).toMatchObject({
    squeaky: 'Discard this card: any one hero skips its next turn.',
    treats: 'Discard this card: it heals itself by 1.',
    femurblade: 'Hits the front hero ahead for 2 damage. Once per turn.',
    chainmail: 'When an attack would damage it: prevent 2 damage. Once per turn.',
    goodboymedal: 'Its attack deals 1 more.',
    cupcake: 'Discard this card: the Evil Lord draws 3 cards.',
    bigpouch: 'A creature cannot use it.',
    raincoat: 'A creature cannot use it.',
  });
});
