/** What can happen in a game, as data: the screens animate it, the log words it. */

import { type EventsIn, payload } from '../kernel/events.ts';
import type { Seat } from '../kernel/state.ts';
import type { CardKind, Shape, Tag, Until } from './data/words.ts';
import type { CreatureId, Strike, WorldEnd } from './state.ts';

/** Why a Creature suffers damage that is no attack. */
export type HurtCause = 'toll' | 'penalty' | 'card';

/** The seats that see the hand a card goes into; null is everybody. */
type Knows = Seat[] | null;

/** Every event by its type, with its payload. */
const EVENTS = {
  'quest.began': payload<{ heroes: string[] }>(),
  'quest.dealt': payload<{ seat: Seat; cards: CardKind[] | null; count: number; knows: Knows }>(),
  'quest.worldBegan': payload<{ number: number; round: number }>(),
  'quest.returned': payload<{ seat: Seat }>(),
  'quest.placed': payload<{ id: CreatureId; column: number; row: number }>(),
  'quest.world': payload<{ world: string; replaced: string | null }>(),
  'quest.boss': payload<{ id: CreatureId; life: number }>(),
  'quest.entered': payload<{ id: CreatureId; column: number }>(),
  'quest.ready': payload(),
  'quest.round': payload<{ round: number }>(),
  'quest.turn': payload<{ id: CreatureId }>(),
  'quest.skipped': payload<{ id: CreatureId }>(),
  'quest.turnEnded': payload<{ id: CreatureId }>(),
  'quest.drew': payload<{ seat: Seat; from: 'deck' | 'display'; card: CardKind | null; knows: Knows }>(),
  'quest.refilled': payload<{ cards: CardKind[] }>(),
  'quest.changed': payload<{ cards: CardKind[] }>(),
  'quest.reshuffled': payload<{ pile: 'energy' | 'monsters' | 'treasures' }>(),
  'quest.discarded': payload<{ seat: Seat; cards: CardKind[] }>(),
  'quest.paid': payload<{ seat: Seat; cards: CardKind[]; xp: number }>(),
  'quest.moved': payload<{ id: CreatureId; from: number; to: number; steps: number }>(),
  'quest.played': payload<{ id: CreatureId; card: string; target: CreatureId | null }>(),
  'quest.struck': payload<{
    by: CreatureId;
    card: string;
    kind: Strike['kind'];
    targets: CreatureId[];
    n: number[];
  }>(),
  'quest.missed': payload<{ by: CreatureId }>(),
  'quest.boosted': payload<{ target: CreatureId; card: CardKind }>(),
  'quest.prevented': payload<{ target: CreatureId; n: number }>(),
  'quest.defended': payload<{ target: CreatureId; n: number }>(),
  'quest.drewDefence': payload<{ id: CreatureId; card: CardKind; stopped: boolean }>(),
  'quest.hurt': payload<{ id: CreatureId; n: number; cause: HurtCause | 'attack' }>(),
  'quest.healed': payload<{ id: CreatureId; n: number }>(),
  'quest.fell': payload<{ id: CreatureId; by: CreatureId | null }>(),
  'quest.gotXp': payload<{ seat: Seat; monster: string; xp: number }>(),
  'quest.gotPrize': payload<{ seat: Seat; monster: string }>(),
  'quest.dropped': payload<{ treasure: string; column: number }>(),
  'quest.gotTreasure': payload<{ seat: Seat; treasure: string }>(),
  'quest.wasted': payload<{ treasures: string[] }>(),
  'quest.lostTreasure': payload<{ seat: Seat; treasure: string }>(),
  'quest.tolled': payload<{ seat: Seat; paid: boolean; by?: CreatureId }>(),
  'quest.worldOver': payload<{ how: WorldEnd; number: number }>(),
  'quest.market': payload<{ treasures: string[] }>(),
  'quest.swapped': payload<{ seat: Seat; gave: string; got: string }>(),
  'quest.gave': payload<{ seat: Seat; to: Seat; treasure: string }>(),
  'quest.gaveCard': payload<{ seat: Seat; to: Seat; card: CardKind | null; knows: Knows }>(),
  'quest.rewarded': payload<{ id: CreatureId; treasure: string | null }>(),
  /** A modifier at work: what it does, to whom, with what, how much. */
  'quest.twist': payload<{ mod: string; what: string; seat?: Seat; id?: string; n?: number }>(),
  'quest.ended': payload<{ won: boolean; reason: string }>(),

  // What the effects of cards tell, beside the events of moving, fighting and drawing.

  /** A Feature, a special or an ability of a boss sheet comes into play by itself. */
  'quest.triggered': payload<{ id: CreatureId; ability: string }>(),
  'quest.marked': payload<{
    id: CreatureId;
    by: CreatureId;
    card: string;
    tag: Tag;
    v: number;
    until: Until;
  }>(),
  'quest.gotActions': payload<{ id: CreatureId; n: number }>(),
  'quest.traded': payload<{ ids: CreatureId[] }>(),
  /** The whole enemy side has moved on by so many columns. */
  'quest.rotated': payload<{ steps: number }>(),
  'quest.reshaped': payload<{ id: CreatureId; shape: Shape }>(),
  'quest.recovered': payload<{ seat: Seat; card: CardKind }>(),
  /** Something that would have defeated it has not. */
  'quest.survived': payload<{ id: CreatureId; ability: string }>(),
};

export type QuestEvent = EventsIn<typeof EVENTS>;
export type QuestEventType = QuestEvent['type'];
export const EVENT_TYPES = Object.keys(EVENTS) as QuestEventType[];
