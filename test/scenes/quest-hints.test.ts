/** What is advised in Pug Quest lies there picked before it is done, and its words are those of the buttons. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../src/engine/quest/choices.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { equal } from '../../src/engine/quest/read.ts';
import { ASK_KINDS } from '../../src/engine/quest/words.ts';
import { LANGUAGES, type Language, Words } from '../../src/i18n/words.ts';
import { emptyDraft, optionsOf } from '../../src/scenes/quest/draft.ts';
import { groundOf } from '../../src/scenes/quest/ground.ts';
import { handShown } from '../../src/scenes/quest/hand.ts';
import { layoutBattle } from '../../src/scenes/quest/layout.ts';
import { giftOf, pickedDeal } from '../../src/scenes/quest/market/choices.ts';
import { pickedFor } from '../../src/scenes/quest/on-board.ts';
import { pickedCell, pickedSteps } from '../../src/scenes/quest/questions/choices.ts';
import { answerOf, pickedOf } from '../../src/scenes/quest/questions/reaction.ts';
import { reactionOf } from '../../src/scenes/quest/questions/reaction-kinds.ts';
import type { ActionButton, Ground, QuestHost, QuestLook } from '../../src/scenes/quest/types.ts';
import { QuestSpeech, questChoice } from '../../src/text/quest/index.ts';
import { TURN_OFFERS } from '../kit/quest-offers.ts';
import { SETUPS, walkQuest } from '../kit/quest-walk.ts';

const VOICES = new Map<Language, QuestSpeech>();
for (const language of LANGUAGES) VOICES.set(language, new QuestSpeech(await Words.speak(language), []));
const english = VOICES.get('en') as QuestSpeech;
const at = layoutBattle(1280, 800);

/** So many questions of a kind are looked at, and so many answers of each. */
const QUESTIONS = 12;
const ANSWERS = 6;

interface Met {
  look: QuestLook;
  choice: Json;
}

const met: Met[] = [];
const counts = new Map<string, number>();
for (const setup of SETUPS) {
  for (const seed of ['market', 'stall', 'rug', 'hint']) {
    const rng = dice(seed);
    walkQuest(setup, seed, ({ state, seat }) => {
      const kind = state.ask?.kind ?? '';
      const count = counts.get(kind) ?? 0;
      const domain = questEngine.domain(state, seat);
      if (count >= QUESTIONS || domain === null) return;
      counts.set(kind, count + 1);
      const view = questEngine.view(state, seat);
      const look = { view, seat, subject: seat, ask: view.ask, domain } as unknown as QuestLook;
      const options = optionsOf(domain);
      const some = options.length > ANSWERS ? [options[0] ?? null, options.at(-1) ?? null] : options;
      const own = questEngine.sample(state, seat, rng);
      for (const choice of [...some, own]) met.push({ look, choice });
    });
  }
}

/** The picture of a question after a hint, and what was answered through it. */
function hinted({ look, choice }: Met, speech = english) {
  const answers: Json[] = [];
  const voice = speech.at(look.view);
  const draft = {
    ...emptyDraft(look.ask?.id ?? null),
    ...pickedFor(look, voice, { choice, why: null }),
    advised: choice,
  };
  const answer = (one: Json) => {
    answers.push(one);
    return null;
  };
  const link = { speech: voice, session: { ask: () => null } };
  const ground: Ground = {
    ...groundOf({ link, answer } as unknown as QuestHost, look, at),
    draft,
    change: () => undefined,
  };
  return { draft, lit: litIn(ground, voice), answers };
}

/** What is lit: its words, and what it does. */
type Lit = Pick<ActionButton, 'words' | 'tap'>;

function litIn(ground: Ground, speech: QuestSpeech): Lit[] {
  const { look, draft, host } = ground;
  const kind = look.ask?.kind ?? '';
  const reaction = reactionOf(look, speech);
  if (reaction !== null) {
    const picked = pickedOf(reaction, draft, handShown(look).cards ?? []);
    const answer = answerOf(reaction, picked);
    const words = picked.choice === null ? (reaction.pass?.words ?? '') : reaction.verb(picked.choice);
    return answer === undefined ? [] : [{ words, tap: () => void host.answer(answer) }];
  }
  const options = optionsOf<never>(look.domain);
  const sends = (choice: unknown): Lit[] => [{ words: '', tap: () => void host.answer(choice as Json) }];
  if (kind === 'quest.place') return sends(pickedCell(options, draft));
  if (kind === 'quest.lordMove') return sends(pickedSteps(options, draft.count));
  const { buttons = [], display, main } = TURN_OFFERS[kind]?.(ground) ?? {};
  const open = [...(display?.values() ?? [])].filter(({ state }) => state === 'picked');
  const small = buttons.filter(({ picked }) => picked === true);
  return [...small, ...open.map(({ tap }) => ({ words: '', tap })), ...(main == null ? [] : [main])];
}

const alike = (a: Json, b: Json): boolean =>
  Array.isArray(a) && Array.isArray(b) ? equal([...a].sort(), [...b].sort()) : equal(a, b);

const isOf = ({ look }: Met, kinds: readonly string[]): boolean => kinds.includes(look.ask?.kind ?? '');
const MARKET = ['quest.market', 'quest.give'];
/** A hero's act has a test of its own beside its picture. */
const ELSEWHERE = [...MARKET, 'quest.act'];

describe('after a hint', () => {
  test('every kind of question is met, but for the Evil Lord’s treasures, which are rare', () => {
    const missing = ASK_KINDS.filter((kind) => !counts.has(kind));
    expect(missing.filter((kind) => kind !== 'quest.lordPlay')).toEqual([]);
  });

  test('what is advised is lit, and what is lit does just that', () => {
    for (const one of met.filter((each) => !isOf(each, ELSEWHERE))) {
      const { lit, answers } = hinted(one);
      for (const { tap } of lit) {
        answers.length = 0;
        tap?.();
        if (answers.some((answer) => alike(answer, one.choice))) break;
      }
      const said = `${one.look.ask?.kind} ${JSON.stringify(one.choice)}`;
      expect(
        answers.some((answer) => alike(answer, one.choice)),
        said,
      ).toBe(true);
    }
  });

  test('in the market and on the rug the thing and the way to get it are picked', () => {
    for (const one of met.filter((each) => isOf(each, MARKET))) {
      const { look, choice } = one;
      const { draft } = hinted(one);
      const gift = choice as unknown as Gift;
      const picked =
        look.ask?.kind === 'quest.market'
          ? pickedDeal(optionsOf<MarketDeal | null>(look.domain), draft.chosen, draft.way)
          : gift && giftOf(optionsOf<Gift>(look.domain), draft.chosen, gift.to);
      expect(picked, JSON.stringify(choice)).toEqual(choice);
    }
  });
});

/** Their buttons say all there is to say, before the price. */
const IN_WORDS = [
  ...[
    'quest.prize',
    'quest.loot',
    'quest.toll',
    'quest.defend',
    'quest.shield',
    'quest.riposte',
    'quest.seen',
  ],
  ...['quest.bonus', 'quest.order', 'quest.reward', 'quest.lose', 'quest.change', 'quest.recover'],
];

test.each(LANGUAGES)('in %s a hint speaks the words of the button', (language) => {
  const speech = VOICES.get(language) as QuestSpeech;
  for (const one of met.filter((each) => isOf(each, IN_WORDS))) {
    const { look, choice } = one;
    const { ask, domain } = look;
    if (ask === null || domain === null) throw new Error('nothing is asked');
    const [button] = hinted(one, speech).lit;
    const words = questChoice(speech.at(look.view), look.view, ask, domain, choice).join(' ').toLowerCase();
    expect(words, ask.kind).toContain(button?.words.toLowerCase());
  }
});
