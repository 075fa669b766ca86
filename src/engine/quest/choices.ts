/** What each question of Pug Quest is answered with. */

import { choicesBy, questionsBy } from '../kernel/choices.ts';
import type { Bonus } from './combat/bonus.ts';
import type { Shield } from './combat/defend.ts';
import type { RiposteChoice } from './combat/riposte.ts';
import type { SeenChoice } from './combat/seen.ts';
import type { CardKind } from './data/words.ts';
import type { QuestEvent } from './events.ts';
import type { LordPlay } from './lord/turn.ts';
import type { Deal, Gift } from './market.ts';
import type { Cell, CreatureId, Payment, Quest } from './state.ts';
import type { Act } from './turn.ts';

export interface AskChoices {
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
  'quest.market': Deal | null;
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
export type AskKind = keyof AskChoices;

export const { askOne, askAll } = questionsBy<Quest, QuestEvent, AskChoices>();
export const { byKind, choiceOf, optionsOf } = choicesBy<AskChoices>();
