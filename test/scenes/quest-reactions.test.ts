/** All that the rules offer as a reaction can be picked in the picture, and the cards of the hand lead to it. */
import { describe, expect, test } from 'vitest';
import { hash } from '../../src/engine/kernel/data.ts';
import type { Json } from '../../src/engine/kernel/state.ts';
import type { CardKind } from '../../src/engine/quest/data/words.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { kindOf, treasureCard } from '../../src/engine/quest/read.ts';
import type { QuestSetup } from '../../src/engine/quest/schema-setup.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { Words } from '../../src/i18n/words.ts';
import { cardsToPay } from '../../src/scenes/quest/draft.ts';
import { handShown } from '../../src/scenes/quest/hand.ts';
import {
  answerByTap,
  answerOf,
  dialled,
  pickedOf,
  type Reaction,
  remaining,
  tapCard,
  usefulKinds,
} from '../../src/scenes/quest/questions/reaction.ts';
import { REACTION_KINDS, reactionOf } from '../../src/scenes/quest/questions/reaction-kinds.ts';
import { QuestSpeech } from '../../src/text/quest/index.ts';
import { cards } from '../kit/quest-cards.ts';
import { walkQuest } from '../kit/quest-session.ts';

const speech = new QuestSpeech(await Words.speak('en'), []);
const NOTHING = { chosen: null, way: 0, cards: [] };

/** Parties, the hard mode, the Evil Lord. */
const SETUPS: readonly QuestSetup[] = [
  questSetup(5),
  questSetup(3, { lord: { handicap: 'even' } }),
  questSetup(3, { mode: 'hard' }),
];
/** Some questions are rare: games are played until every kind has been asked, but no more than so many. */
const MOST = 60;

interface Met {
  kind: string;
  reaction: Reaction;
  options: readonly Json[];
  hand: readonly CardKind[];
}

const met: Met[] = [];
const kinds = new Set<string>();
/** The Evil Lord's treasures are too rare to be waited for. */
const usual = Object.keys(REACTION_KINDS).filter((kind) => kind !== 'quest.lordPlay');
for (let i = 0; i < MOST && (i < SETUPS.length || !usual.every((kind) => kinds.has(kind))); i++) {
  const setup = SETUPS[i % SETUPS.length] ?? questSetup(4);
  walkQuest(setup, `reactions ${i}`, ({ state, seat, ask }) => {
    if (!(ask.kind in REACTION_KINDS)) return;
    const view = questEngine.view(state, seat);
    const domain = questEngine.domain(state, seat);
    const look = { view, seat, subject: seat, ask, domain };
    const reaction = reactionOf(look, speech.at(view));
    if (reaction === null || domain?.type !== 'pick') throw new Error(`no reaction for ${ask.kind}`);
    kinds.add(ask.kind);
    met.push({ kind: ask.kind, reaction, options: domain.options, hand: handShown(look).cards ?? [] });
  });
}

/** What the Evil Lord may do with a Weapon and a Pizza under his creature, which is too rare to be waited for. */
function underHisCreature(): Pick<Met, 'kind' | 'reaction' | 'options'> {
  const kind = 'quest.lordPlay' as const;
  const pay = (cards: CardKind[]) => ({ cards, xp: 0, wild: false });
  const options: Json[] = [
    null,
    { id: 'chainflail.1', pay: pay(['strength']) },
    { id: 'chainflail.1', pay: pay(['joker']) },
    { id: 'pizza.1', pay: pay([]) },
  ];
  const setup = questSetup(1, { lord: { handicap: 'even' } });
  const view = questEngine.view(questEngine.start(setup, 'flail').state, 1);
  const ask = { id: 1, kind, seats: [1], how: 'one' as const, sealed: {} };
  const look = { view, seat: 1, subject: 1, ask, domain: { type: 'pick' as const, options } };
  const reaction = reactionOf(look, speech.at(view));
  if (reaction === null) throw new Error(`no reaction for ${kind}`);
  return { kind, reaction, options };
}

/** There is one thing to do, and it has no dial. */
const isSole = ({ reaction: { form, choices } }: Met): boolean => form !== 'dial' && choices.length === 1;

const sorted = (list: readonly Json[]) => list.map((one) => hash(one)).sort();

describe('reactions', () => {
  test('every kind is met in these games', () => {
    expect(usual.filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('every option is one way of one choice, or the pass, and there is nothing else', () => {
    for (const { reaction, options, kind } of met) {
      const all = reaction.choices.flatMap(({ ways }) => ways.map(({ answer }) => answer));
      if (reaction.pass !== null) all.push(reaction.pass.answer);
      expect(sorted(all), kind).toEqual(sorted(options));
    }
  });

  test('a treasure under the Evil Lord’s creature can be used with every way to pay, or none', () => {
    const { reaction, options } = underHisCreature();
    const ways = reaction.choices.flatMap((one) => one.ways.map(({ answer }) => answer));
    expect(sorted([...ways, reaction.pass?.answer ?? null])).toEqual(sorted(options));
    // Whom it strikes is seen before it is sent.
    for (const one of reaction.choices) expect(answerByTap(reaction, one), one.id).toBeUndefined();
  });

  test('picking a choice and one of its ways sends exactly that', () => {
    for (const { reaction, hand } of met) {
      for (const { id, ways } of reaction.choices) {
        for (const [way, { answer }] of ways.entries()) {
          const picked = pickedOf(reaction, { chosen: id, way, cards: [] }, hand);
          expect(answerOf(reaction, picked)).toEqual(answer);
          expect(picked.cards.length).toBe(ways[way]?.pay?.cards.length ?? 0);
        }
      }
    }
  });

  test('with nothing picked the big button passes, or waits where passing is not allowed', () => {
    for (const { reaction, hand } of met.filter((one) => !isSole(one))) {
      const answer = answerOf(reaction, pickedOf(reaction, NOTHING, hand));
      expect(answer).toEqual(reaction.pass === null ? undefined : reaction.pass.answer);
    }
  });

  test('the only choice lies picked, unless a strong player would pass', () => {
    const sole = met.filter(isSole);
    expect(new Set(sole.map(({ kind }) => kind))).toContain('quest.riposte');
    for (const { reaction, hand } of sole) {
      const [only] = reaction.choices;
      expect(answerOf(reaction, pickedOf(reaction, NOTHING, hand))).toEqual(only?.ways[0]?.answer);
      if (reaction.pass === null) continue;
      const advised = pickedOf(reaction, { ...NOTHING, advised: reaction.pass.answer }, hand);
      expect(answerOf(reaction, advised)).toEqual(reaction.pass.answer);
    }
  });

  test('a choice with one price may be sent by a tap, a dial and an answer by which a Hero falls never', () => {
    const sent = met.flatMap(({ kind, reaction, options }) =>
      reaction.choices.map((choice) => {
        const answer = answerByTap(reaction, choice);
        if (answer !== undefined) expect(options, kind).toContainEqual(answer);
        const { form, strikes } = reaction;
        const isPlain =
          form !== 'dial' && strikes === undefined && choice.ways.length === 1 && !choice.isDire;
        expect(answer !== undefined, kind).toBe(isPlain);
        return [kind, isPlain] as const;
      }),
    );
    const kindsOf = (isSent: boolean) => new Set(sent.flatMap(([kind, is]) => (is === isSent ? kind : [])));
    for (const kind of ['quest.loot', 'quest.prize', 'quest.toll', 'quest.riposte'])
      expect(kindsOf(true)).toContain(kind);
    for (const kind of ['quest.defend', 'quest.shield']) expect(kindsOf(true)).not.toContain(kind);
  });

  test('tapping the cards of a payment one by one picks something that they pay for', () => {
    for (const { reaction, hand } of met) {
      for (const { ways } of reaction.choices) {
        for (const { pay } of ways) {
          if (pay === null || pay.xp > 0 || pay.cards.length === 0) continue;
          // What lies picked is lifted already.
          if (reaction.choices.length === 1 && reaction.form !== 'dial') continue;
          let draft: Parameters<typeof tapCard>[1] = NOTHING;
          for (const index of cardsToPay(hand, pay)) draft = tapCard(reaction, draft, hand, index);
          const { way } = pickedOf(reaction, draft, hand);
          expect([...(way?.pay?.cards ?? [])].sort()).toEqual([...pay.cards].sort());
        }
      }
    }
  });

  test('a lifted card tapped again is laid back, and a card that pays for nothing picks nothing', () => {
    for (const { reaction, hand } of met) {
      const useful = usefulKinds(reaction);
      for (const [index, kind] of hand.entries()) {
        const once = tapCard(reaction, NOTHING, hand, index);
        if (!useful.has(kind)) expect(once).toEqual(NOTHING);
        else if (pickedOf(reaction, once, hand).cards.length === 1) {
          const [lifted = index] = pickedOf(reaction, once, hand).cards;
          expect(tapCard(reaction, once, hand, lifted)).toEqual(NOTHING);
        }
      }
    }
  });

  test('a riposte that is picked shows what it leaves of the damage, and what the attacker loses (PQ-RIPOSTE)', () => {
    /** As printed on the cards: what is prevented, and what the attacker takes. */
    const printed: Readonly<Record<string, [stops: number, back: number]>> = {
      parryAndRiposte: [Number.POSITIVE_INFINITY, 1],
      protection: [Number.POSITIVE_INFINITY, 0],
      vanish: [Number.POSITIVE_INFINITY, 0],
      smokeBomb: [2, 0],
      'chainmail.1': [2, 0],
    };
    let hits = 0;
    for (const { reaction, hand } of met.filter(({ kind }) => kind === 'quest.riposte')) {
      for (const choice of reaction.choices) {
        const [card = '', whom] = choice.id.split('>');
        const [stops, back] = printed[card] ?? [0, 0];
        const picked = pickedOf(reaction, { chosen: choice.id, way: 0, cards: [] }, hand);
        expect(choice.back, card).toBe(back);
        hits += back;
        for (const { id, n } of reaction.duel?.targets ?? [])
          expect(remaining(reaction, picked, id, n), card).toBe(id === whom ? Math.max(0, n - stops) : n);
      }
    }
    expect(hits).toBeGreaterThan(0);
  });

  test('what a riposte hits back with is shown as it is: raised, lowered, or nothing (R-PQ-28)', () => {
    const back = (tag: 'bless' | 'weak') => {
      const t = cards({
        heroes: { bravepug: { at: 1, hand: ['strength', 'speed'] } },
        foes: [['ogre.1', 1]],
      });
      t.hero(0).marks = [{ tag, v: 1, until: 'world', by: 'ogre.1', card: 'x' }];
      t.attack('ogre.1');
      const view = questEngine.view(t.s, 0);
      const domain = questEngine.domain(t.s, 0);
      const look = { view, seat: 0, subject: 0, ask: t.s.ask, domain };
      const shown = reactionOf(look, speech.at(view))?.choices[0]?.back;
      t.play('parryAndRiposte');
      expect(t.damage('ogre.1')).toBe(shown);
      return shown;
    };
    expect([back('bless'), back('weak')]).toEqual([2, 0]);
  });

  test('what a harder blow would come to counts the shield of the creature it hits (R-PQ-26)', () => {
    const t = cards({
      heroes: { pugramix: { at: 1 }, elpug: { at: 5 } },
      foes: [['ogre.1', 1]],
      lord: ['spirit'],
    });
    t.hero(0).marks = [{ tag: 'shield', v: 1, until: 'next', by: 'h0', card: 'bearDogForm' }];
    t.attack('ogre.1');
    const view = questEngine.view(t.s, 2);
    const look = { view, seat: 2, subject: 2, ask: t.s.ask, domain: questEngine.domain(t.s, 2) };
    expect(reactionOf(look, speech.at(view))?.choices[0]?.text).toBe('3 damage instead of 2');
    t.answer(t.options[1] ?? null);
    expect(t.damage('h0')).toBe(3);
  });

  test('wherever a treasure is offered or lost, the cost of each use is named (PQ-TREASURE-02)', () => {
    const offered = [...met, underHisCreature()].flatMap(({ reaction, kind }) =>
      reaction.choices.flatMap(({ sign, text, note }) =>
        sign?.kind === 'treasure' && kind !== 'quest.riposte' && kind !== 'quest.seen'
          ? [{ kind, card: sign.card, said: `${text} ${note}` }]
          : [],
      ),
    );
    expect([...new Set(offered.map(({ kind }) => kind))].sort()).toEqual([
      'quest.loot',
      'quest.lordPlay',
      'quest.lose',
      'quest.reward',
    ]);
    for (const { kind, card, said } of offered) {
      const cost = speech.cost(treasureCard(kindOf(card)).cost);
      if (cost !== '') expect(said, kind).toContain(`Each use: ${cost}`);
    }
  });

  test('the dial goes from nothing to as many cards as there are, and back', () => {
    const dials = met.filter(({ reaction }) => reaction.form === 'dial' && reaction.choices.length > 0);
    expect(dials.length).toBeGreaterThan(5);
    for (const { reaction, hand } of dials) {
      let draft: Parameters<typeof tapCard>[1] = NOTHING;
      for (const [i, choice] of reaction.choices.entries()) {
        draft = dialled(reaction, i - 1, 1);
        const picked = pickedOf(reaction, draft, hand);
        expect(picked.choice?.id).toBe(choice.id);
        expect(choice.id).toBe(String(i + 1));
      }
      expect(dialled(reaction, reaction.choices.length - 1, 1).chosen).toBe(reaction.choices.at(-1)?.id);
      expect(dialled(reaction, 0, -1)).toEqual(NOTHING);
    }
  });
});
