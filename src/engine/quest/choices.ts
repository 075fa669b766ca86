/** What each question of Pug Quest is answered with. */

import { choicesBy, questionsBy } from '../kernel/choices.ts';
import type { Seat } from '../kernel/state.ts';
import type { CardKind } from './data/words.ts';
import type { QuestEvent } from './events.ts';
import type { AskKind } from './questions.ts';
import type { Cell } from './schema-start.ts';
import type { CreatureId, Payment, Quest } from './state.ts';

export interface AskChoices extends Record<AskKind, unknown> {
  'quest.place': Cell;
  'quest.act': Act;
  /** A place of the display. */
  'quest.draw': 'deck' | number | null;
  'quest.discard': CardKind[];
  'quest.drop': CardKind[];
  'quest.aim': CreatureId[];
  'quest.bonus': Bonus | null;
  'quest.riposte': RiposteChoice | null;
  'quest.defend': Shield | null;
  'quest.shield': Shield | null;
  'quest.seen': SeenChoice | null;
  'quest.order': CreatureId;
  /** The Prize, or the Monster Card for its experience. */
  'quest.prize': boolean;
  'quest.loot': Payment | null;
  'quest.reward': 'cards' | { treasure: string } | null;
  'quest.toll': Payment | null;
  'quest.market': MarketDeal | null;
  'quest.give': Gift;
  /** Columns, to the left below 0. */
  'quest.lordMove': number;
  'quest.lordPlay': LordPlay | null;
  'quest.target': CreatureId;
  /** Columns, to the left below 0. */
  'quest.shift': number;
  /** A treasure. */
  'quest.lose': string;
  'quest.recover': CardKind;
  /** Whether all cards in hand are changed. */
  'quest.change': boolean;
}

/** One card for one target of its type. */
export type Bonus = {
  target: CreatureId;
  card: CardKind;
};

/** So many damage prevented, and how it is paid. */
export type Shield = {
  n: number;
  pay: Payment;
};

/** What a Riposte to a hit looks like as an answer. */
export type RiposteChoice = {
  id: string;
  target: CreatureId;
  pay: Payment;
};

export type SeenChoice = {
  id: string;
  pay: Payment;
};

export type LordPlay = {
  id: string;
  pay: Payment;
};

/** One deal: a treasure for a card of the World's type, or for a treasure of one's own (R-PQ-62). */
export type MarketDeal =
  | { do: 'buy'; treasure: string; pay: Payment }
  | { do: 'swap'; treasure: string; give: string };

/** A gift to another survivor; null ends a Hero's giving. */
export type Gift = { to: Seat; card: CardKind } | { to: Seat; treasure: string } | null;

/** One thing a Hero may do; paying is part of it, so that an answer is one whole. */
export type Act =
  | { do: 'change' }
  | { do: 'draw' }
  | { do: 'discard' }
  | { do: 'move'; to: number }
  | { do: 'attack'; target: CreatureId; pay: Payment }
  | { do: 'play'; id: string; pay: Payment }
  | { do: 'end' };

export const { askOne } = questionsBy<Quest, QuestEvent, AskChoices>();
export const { byKind, choiceOf } = choicesBy<AskChoices>();
