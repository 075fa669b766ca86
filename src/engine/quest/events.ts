/** What can happen in a game, told as data: the screens animate it, the log words it. */

import type { Seat } from '../kernel/state.ts';
import type { CardKind, Shape, Tag, Until } from './data/words.ts';
import type { CreatureId, Strike, WorldEnd } from './state.ts';

// What the effects of cards tell, beside the events of moving, fighting and drawing.

type FxStory =
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

/** Why a Creature suffers damage that is no attack. */
export type HurtCause = 'toll' | 'penalty' | 'card';

/** The seats that see the hand a card goes into; null is everybody. */
type Knows = Seat[] | null;

type Story =
  | { type: 'quest.began'; heroes: string[] }
  | { type: 'quest.dealt'; seat: Seat; cards: CardKind[] | null; count: number; knows: Knows }
  | { type: 'quest.worldBegan'; number: number; round: number }
  | { type: 'quest.returned'; seat: Seat }
  | { type: 'quest.placed'; id: CreatureId; column: number; row: number }
  | { type: 'quest.world'; world: string; replaced: string | null }
  | { type: 'quest.boss'; id: CreatureId; life: number }
  | { type: 'quest.entered'; id: CreatureId; column: number }
  | { type: 'quest.ready' }
  | { type: 'quest.round'; round: number }
  | { type: 'quest.turn'; id: CreatureId }
  | { type: 'quest.skipped'; id: CreatureId }
  | { type: 'quest.turnEnded'; id: CreatureId }
  | { type: 'quest.drew'; seat: Seat; from: 'deck' | 'display'; card: CardKind | null; knows: Knows }
  | { type: 'quest.refilled'; cards: CardKind[] }
  | { type: 'quest.changed'; cards: CardKind[] }
  | { type: 'quest.reshuffled'; pile: 'energy' | 'monsters' | 'treasures' }
  | { type: 'quest.discarded'; seat: Seat; cards: CardKind[] }
  | { type: 'quest.paid'; seat: Seat; cards: CardKind[]; xp: number }
  | { type: 'quest.moved'; id: CreatureId; from: number; to: number; steps: number }
  | { type: 'quest.played'; id: CreatureId; card: string; target: CreatureId | null }
  | {
      type: 'quest.struck';
      by: CreatureId;
      card: string;
      kind: Strike['kind'];
      targets: CreatureId[];
      n: number[];
    }
  | { type: 'quest.missed'; by: CreatureId }
  | { type: 'quest.boosted'; target: CreatureId; card: CardKind }
  | { type: 'quest.prevented'; target: CreatureId; n: number }
  | { type: 'quest.defended'; target: CreatureId; n: number }
  | { type: 'quest.drewDefence'; id: CreatureId; card: CardKind; stopped: boolean }
  | { type: 'quest.hurt'; id: CreatureId; n: number; cause: HurtCause | 'attack' }
  | { type: 'quest.healed'; id: CreatureId; n: number }
  | { type: 'quest.fell'; id: CreatureId; by: CreatureId | null }
  | { type: 'quest.gotXp'; seat: Seat; monster: string; xp: number }
  | { type: 'quest.gotPrize'; seat: Seat; monster: string }
  | { type: 'quest.dropped'; treasure: string; column: number }
  | { type: 'quest.gotTreasure'; seat: Seat; treasure: string }
  | { type: 'quest.wasted'; treasures: string[] }
  | { type: 'quest.lostTreasure'; seat: Seat; treasure: string }
  | { type: 'quest.tolled'; seat: Seat; paid: boolean; by?: CreatureId }
  | { type: 'quest.worldOver'; how: WorldEnd; number: number }
  | { type: 'quest.market'; treasures: string[] }
  | { type: 'quest.swapped'; seat: Seat; gave: string; got: string }
  | { type: 'quest.gave'; seat: Seat; to: Seat; treasure: string }
  | { type: 'quest.gaveCard'; seat: Seat; to: Seat; card: CardKind | null; knows: Knows }
  | { type: 'quest.rewarded'; id: CreatureId; treasure: string | null }
  /** A modifier at work: what it does, to whom, with what, how much. */
  | { type: 'quest.twist'; mod: string; what: string; seat?: Seat; id?: string; n?: number }
  | { type: 'quest.ended'; won: boolean; reason: string };

/** `only`: the seats that may know of it; without it everybody may. */
export type QuestEvent = (Story | FxStory) & { only?: readonly Seat[] };

export type QuestEventType = QuestEvent['type'];
