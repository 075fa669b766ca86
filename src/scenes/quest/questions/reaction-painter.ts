/** The painter that all reactions share: cards of the hand, targets, arrows, the big button; and the panel over it. */
import { handShown } from '../hand.ts';
import type { ActionButton, Arrow, Ground, Offers, Painter, Touchable } from '../types.ts';
import { answerOf, type Picked, pickedOf, type Reaction, tapCard, usefulKinds } from './reaction.ts';
import { remaining } from './reaction-duel.ts';
import { reactionOf } from './reaction-kinds.ts';
import { drawReaction } from './reaction-panel.ts';

const NOTHING_PICKED = { chosen: null, way: 0, cards: [] } as const;

/** Cards that pay for something can be lifted; the others are out of reach. */
function cardsOf(ground: Ground, reaction: Reaction, picked: Picked): Map<number, Touchable> {
  const { look, draft, change } = ground;
  const hand = handShown(look).cards ?? [];
  const useful = usefulKinds(reaction);
  return new Map(
    hand.map((kind, i): [number, Touchable] => {
      const tap = () => change(tapCard(reaction, draft, hand, i));
      if (picked.cards.includes(i)) return [i, { state: 'picked', tap }];
      return [i, useful.has(kind) ? { state: 'open', tap } : { state: 'barred', tap: null }];
    }),
  );
}

/** Who is hit, by how much; who stands for a choice. */
function creaturesOf(ground: Ground, reaction: Reaction, picked: Picked): Map<string, Touchable> {
  const found = new Map<string, Touchable>();
  for (const { id, n } of reaction.duel?.targets ?? []) {
    found.set(id, { state: 'picked', tap: null, harm: remaining(reaction, picked, n) });
  }
  for (const { id, on } of reaction.choices) {
    if (on === null) continue;
    const isPicked = picked.choice?.id === id;
    const tap = () => ground.change({ ...NOTHING_PICKED, chosen: isPicked ? null : id });
    found.set(on, { ...found.get(on), state: isPicked ? 'picked' : 'open', tap });
  }
  return found;
}

function arrowsOf({ duel }: Reaction): Arrow[] {
  const by = duel?.by ?? null;
  return by === null ? [] : (duel?.targets ?? []).map(({ id }) => ({ from: by, to: id, kind: 'attack' }));
}

/** Taking the damage is an answer of the dial like any other; elsewhere gold never lets it be. */
const mayPass = ({ form, choices }: Reaction): boolean => form === 'dial' || choices.length === 0;

/** What the big button does: the choice by its name; grey until there is one. */
function mainOf(ground: Ground, reaction: Reaction, picked: Picked): ActionButton {
  const { deal } = ground;
  const answer = answerOf(reaction, picked);
  const tap = answer === undefined ? null : () => deal.answer(answer);
  const { choice, isLoose } = picked;
  if (choice !== null) return { id: 'main', words: reaction.verb(choice), tap: isLoose ? null : tap };
  if (reaction.pass !== null && mayPass(reaction)) return { id: 'main', words: reaction.pass.words, tap };
  return { id: 'main', words: deal.link.speech.t('ui.react.choose'), tap: null };
}

/** Declining is a small button beside it, by the same words all the time. */
function buttonsOf(ground: Ground, reaction: Reaction, { choice }: Picked): ActionButton[] {
  const { pass } = reaction;
  if (pass === null || (choice === null && mayPass(reaction))) return [];
  const isAdvised = choice === null && ground.draft.advised === pass.answer;
  return [{ id: 'pass', words: pass.words, picked: isAdvised, tap: () => ground.deal.answer(pass.answer) }];
}

function offers(ground: Ground): Offers {
  const reaction = reactionOf(ground.look, ground.deal.link.speech);
  if (reaction === null) return {};
  const picked = pickedOf(reaction, ground.draft, handShown(ground.look).cards ?? []);
  return {
    cards: cardsOf(ground, reaction, picked),
    creatures: creaturesOf(ground, reaction, picked),
    arrows: arrowsOf(reaction),
    main: mainOf(ground, reaction, picked),
    buttons: buttonsOf(ground, reaction, picked),
  };
}

function paint(ground: Ground): void {
  const reaction = reactionOf(ground.look, ground.deal.link.speech);
  if (reaction !== null) drawReaction(ground, reaction);
}

export const reactionPainter: Painter = { offers, paint };
