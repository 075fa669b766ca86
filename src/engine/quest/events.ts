/** What can happen in a game, told as data: the screens animate it, the log words it. */

import { type EventsIn, tells } from '../kernel/events.ts';
import type { Seat } from '../kernel/state.ts';
import type { CardKind, Shape, Tag, Until } from './data/words.ts';
import type { CreatureId, Strike, WorldEnd } from './state.ts';

/** Why a Creature suffers damage that is no attack. */
export type HurtCause = 'toll' | 'penalty' | 'card';

/** The seats that see the hand a card goes into; null is everybody. */
type Knows = Seat[] | null;

/** Every event by its type, with what it tells. */
const EVENTS = {
  'quest.began': tells<{ heroes: string[] }>(),
  'quest.dealt': tells<{ seat: Seat; cards: CardKind[] | null; count: number; knows: Knows }>(),
  'quest.worldBegan': tells<{ number: number; round: number }>(),
  'quest.returned': tells<{ seat: Seat }>(),
  'quest.placed': tells<{ id: CreatureId; column: number; row: number }>(),
  'quest.world': tells<{ world: string; replaced: string | null }>(),
  'quest.boss': tells<{ id: CreatureId; life: number }>(),
  'quest.entered': tells<{ id: CreatureId; column: number }>(),
  'quest.ready': tells(),
  'quest.round': tells<{ round: number }>(),
  'quest.turn': tells<{ id: CreatureId }>(),
  'quest.skipped': tells<{ id: CreatureId }>(),
  'quest.turnEnded': tells<{ id: CreatureId }>(),
  'quest.drew': tells<{ seat: Seat; from: 'deck' | 'display'; card: CardKind | null; knows: Knows }>(),
  'quest.refilled': tells<{ cards: CardKind[] }>(),
  'quest.changed': tells<{ cards: CardKind[] }>(),
  'quest.reshuffled': tells<{ pile: 'energy' | 'monsters' | 'treasures' }>(),
  'quest.discarded': tells<{ seat: Seat; cards: CardKind[] }>(),
  'quest.paid': tells<{ seat: Seat; cards: CardKind[]; xp: number }>(),
  'quest.moved': tells<{ id: CreatureId; from: number; to: number; steps: number }>(),
  'quest.played': tells<{ id: CreatureId; card: string; target: CreatureId | null }>(),
  'quest.struck': tells<{
    by: CreatureId;
    card: string;
    kind: Strike['kind'];
    targets: CreatureId[];
    n: number[];
  }>(),
  'quest.missed': tells<{ by: CreatureId }>(),
  'quest.boosted': tells<{ target: CreatureId; card: CardKind }>(),
  'quest.prevented': tells<{ target: CreatureId; n: number }>(),
  'quest.defended': tells<{ target: CreatureId; n: number }>(),
  'quest.drewDefence': tells<{ id: CreatureId; card: CardKind; stopped: boolean }>(),
  'quest.hurt': tells<{ id: CreatureId; n: number; cause: HurtCause | 'attack' }>(),
  'quest.healed': tells<{ id: CreatureId; n: number }>(),
  'quest.fell': tells<{ id: CreatureId; by: CreatureId | null }>(),
  'quest.gotXp': tells<{ seat: Seat; monster: string; xp: number }>(),
  'quest.gotPrize': tells<{ seat: Seat; monster: string }>(),
  'quest.dropped': tells<{ treasure: string; column: number }>(),
  'quest.gotTreasure': tells<{ seat: Seat; treasure: string }>(),
  'quest.wasted': tells<{ treasures: string[] }>(),
  'quest.lostTreasure': tells<{ seat: Seat; treasure: string }>(),
  'quest.tolled': tells<{ seat: Seat; paid: boolean; by?: CreatureId }>(),
  'quest.worldOver': tells<{ how: WorldEnd; number: number }>(),
  'quest.market': tells<{ treasures: string[] }>(),
  'quest.swapped': tells<{ seat: Seat; gave: string; got: string }>(),
  'quest.gave': tells<{ seat: Seat; to: Seat; treasure: string }>(),
  'quest.gaveCard': tells<{ seat: Seat; to: Seat; card: CardKind | null; knows: Knows }>(),
  'quest.rewarded': tells<{ id: CreatureId; treasure: string | null }>(),
  /** A modifier at work: what it does, to whom, with what, how much. */
  'quest.twist': tells<{ mod: string; what: string; seat?: Seat; id?: string; n?: number }>(),
  'quest.ended': tells<{ won: boolean; reason: string }>(),

  // What the effects of cards tell, beside the events of moving, fighting and drawing.

  /** A Feature, a special or an ability of a boss sheet comes into play by itself. */
  'quest.triggered': tells<{ id: CreatureId; ability: string }>(),
  'quest.marked': tells<{
    id: CreatureId;
    by: CreatureId;
    card: string;
    tag: Tag;
    v: number;
    until: Until;
  }>(),
  'quest.gotActions': tells<{ id: CreatureId; n: number }>(),
  'quest.traded': tells<{ ids: CreatureId[] }>(),
  /** The whole enemy side has moved on by so many columns. */
  'quest.rotated': tells<{ steps: number }>(),
  'quest.reshaped': tells<{ id: CreatureId; shape: Shape }>(),
  'quest.recovered': tells<{ seat: Seat; card: CardKind }>(),
  /** Something that would have defeated it has not. */
  'quest.survived': tells<{ id: CreatureId; ability: string }>(),
};

export type QuestEvent = EventsIn<typeof EVENTS>;
export type QuestEventType = QuestEvent['type'];
export const EVENT_TYPES = Object.keys(EVENTS) as QuestEventType[];
