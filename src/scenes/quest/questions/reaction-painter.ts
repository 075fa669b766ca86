/** What all reactions light in the picture: cards of the hand, targets, arrows. Their words stand in a panel. */
import { handShown } from '../hand.ts';
import type { Arrow, Ground, Offers, Painter, Touchable } from '../types.ts';
import { type Picked, pickedOf, type Reaction, remaining, tapCard, usefulKinds } from './reaction.ts';
import { reactionAsked } from './reaction-asked.ts';
import { reactionOf } from './reaction-kinds.ts';

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
    found.set(id, { state: 'picked', tap: null, harm: remaining(reaction, picked, id, n) });
  }
  const by = reaction.duel?.by ?? null;
  const back = picked.choice?.back ?? 0;
  if (by !== null && back > 0) found.set(by, { state: 'picked', tap: null, harm: back });
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

function offers(ground: Ground): Offers {
  const reaction = reactionOf(ground.look, ground.deal.link.speech);
  if (reaction === null) return {};
  const picked = pickedOf(reaction, ground.draft, handShown(ground.look).cards ?? []);
  return {
    cards: cardsOf(ground, reaction, picked),
    creatures: creaturesOf(ground, reaction, picked),
    arrows: arrowsOf(reaction),
  };
}

function asked(ground: Ground) {
  const reaction = reactionOf(ground.look, ground.deal.link.speech);
  return reaction === null ? null : reactionAsked(ground, reaction);
}

export const reactionPainter: Painter = { offers, asked };
