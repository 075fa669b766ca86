/** What the effects of cards tell, beside the events of moving, fighting and drawing. */

import type { Seat } from '../../kernel/state.ts';
import type { CardKind, Shape, Tag, Until } from '../data/words.ts';
import type { CreatureId } from '../state.ts';

export type FxStory =
  /** A Feature, a special or an ability of a boss sheet comes into play by itself. */
  | { type: 'quest.triggered'; id: CreatureId; ability: string }
  | { type: 'quest.marked'; id: CreatureId; by: CreatureId; card: string; tag: Tag; v: number; until: Until }
  | { type: 'quest.gotActions'; id: CreatureId; n: number }
  | { type: 'quest.traded'; ids: CreatureId[] }
  /** The whole enemy side has moved on by so many columns. */
  | { type: 'quest.rotated'; steps: number }
  | { type: 'quest.reshaped'; id: CreatureId; shape: Shape }
  | { type: 'quest.recovered'; seat: Seat; card: CardKind }
  /** Something that would have defeated it has not. */
  | { type: 'quest.survived'; id: CreatureId; ability: string };
