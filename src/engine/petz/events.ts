/** What can happen in a game, as data: the screens animate it, the log words it. */

import { type EventsIn, payload } from '../kernel/events.ts';
import type { Seat } from '../kernel/state.ts';
import type { Alleys, MarketPlace, Processed, Setting, Tune } from './alleys/state.ts';
import type { Colour, Food, Need, StandId } from './data/schema.ts';
import type { Group, Town } from './state.ts';

/** Why a pet was lost (PB-LOSE-01, PB-LOSE-02, PB-LOSE-03, PB-LOSE-04). */
export type LossCause = 'released' | 'suffering' | 'escaped' | 'mutated' | 'rampage';

/** What made a pet suffer. */
export type SufferCause = 'hunger' | 'play' | 'disease';

/** Where a meal came from: a chamber of the storage, the Magic Box, or the cage or addon itself. */
type MealSource = 'storage' | 'box' | 'cage' | 'addon';

/** What a figure or group does between two places (DA-SLUG-03, DA-BODY-02, DA-ARTIFACT-FANCYHAT-03). */
export type Joiner = 'imp' | 'bodyguard' | 'hat' | 'impWithHat';

/** Every event by its type, with its payload. */
const EVENTS = {
  'petz.round': payload<{ round: number; starter: Seat; order: Seat[] }>(),
  'petz.neutral': payload<{ spaces: string[] }>(),
  'petz.turnedUp': payload<{ tile: 'exhibition' | 'customer'; id: string; round: number }>(),
  'petz.farmed': payload<{ pet: string; adds: 'meat' | 'vegetable' | 'gold' | 'nothing' }>(),
  'petz.neutralBuys': payload<{ pet: string }>(),
  'petz.stocked': payload<{
    town: Pick<Town, 'cages' | 'addons' | 'artifacts' | 'young' | 'old' | 'stands'>;
  }>(),
  'petz.income': payload<{ seat: Seat; gold: number }>(),
  'petz.grouped': payload<{ groups: Group[][] }>(),
  'petz.sent': payload<{ seat: Seat; group: Group; space: string }>(),
  'petz.keptHome': payload<{ seat: Seat; group: Group }>(),
  'petz.gotFood': payload<{ seat: Seat; stand: StandId; vegetable: number; meat: number; gold: number }>(),
  'petz.gotArtifact': payload<{ seat: Seat; artifact: string }>(),
  'petz.choseBook': payload<{ seat: Seat; artifact: string; colour: Colour }>(),
  'petz.filledBox': payload<{ seat: Seat; food: Food; fresh: boolean }>(),
  'petz.gotCage': payload<{ seat: Seat; cage: string }>(),
  'petz.gotAddon': payload<{ seat: Seat; addon: string }>(),
  'petz.gotPet': payload<{ seat: Seat; pet: string; size: number }>(),
  'petz.invited': payload<{ seat: Seat; imps: number }>(),
  'petz.gotPotion': payload<{ seat: Seat }>(),
  'petz.discharged': payload<{ seat: Seat; imps: number }>(),
  'petz.judging': payload<{ seat: Seat }>(),
  'petz.booked': payload<{ seat: Seat; imps: number }>(),
  'petz.placedCage': payload<{ seat: Seat; cage: string; plot: number; replaced: string | null }>(),
  'petz.placedAddon': payload<{ seat: Seat; addon: string; plot: number; replaced: string | null }>(),
  'petz.arranged': payload<{ seat: Seat; pets: (string | null)[] }>(),
  'petz.lost': payload<{
    seat: Seat;
    pet: string;
    plot: number | null;
    cause: LossCause;
    reputation: number;
  }>(),
  'petz.exchanged': payload<{ seat: Seat; cards: number[] }>(),
  'petz.drew': payload<{ seat: Seat; cards: number[] | null; counts: number[] }>(),
  'petz.reshuffled': payload<{ colour: Colour }>(),
  'petz.assigned': payload<{ seats: Seat[] }>(),
  'petz.revealed': payload<{ seat: Seat; pets: { plot: number; pet: string; cards: number[] }[] }>(),
  'petz.fed': payload<{ seat: Seat; plot: number; pet: string; food: Food; source: MealSource }>(),
  'petz.suffered': payload<{ seat: Seat; plot: number; pet: string; tokens: number; cause: SufferCause }>(),
  'petz.pooped': payload<{ seat: Seat; plot: number; pet: string; manure: number; absorbed: number }>(),
  'petz.playedAlone': payload<{ seat: Seat; plot: number; pet: string; needs: number }>(),
  'petz.entertained': payload<{ seat: Seat; gap: number; employee: boolean }>(),
  'petz.guarded': payload<{
    seat: Seat;
    plot: number;
    number: 'strength' | 'antimagic';
    imps: number;
    employee: boolean;
  }>(),
  'petz.caught': payload<{ seat: Seat; plot: number; pet: string; imps: number; employee: boolean }>(),
  'petz.mutated': payload<{ seat: Seat; plot: number; pet: string; tokens: number }>(),
  'petz.shovelled': payload<{ seat: Seat; plots: number[]; employee: boolean }>(),
  'petz.slept': payload<{ seat: Seat; card: number }>(),
  'petz.showed': payload<{
    seat: Seat;
    score: number;
    takesPart: boolean;
    pet: string | null;
    need: Need | null;
  }>(),
  'petz.awarded': payload<{ exhibition: string; awards: number[] }>(),
  'petz.sold': payload<{
    seat: Seat;
    plot: number;
    pet: string;
    customer: string;
    match: number;
    platform: boolean;
    reputation: number;
    gold: number;
  }>(),
  'petz.keptPets': payload<{ seat: Seat }>(),
  'petz.customerLeft': payload<{ customer: string }>(),
  'petz.discarded': payload<{ cards: number[]; potions: number }>(),
  'petz.cleaned': payload<{ seat: Seat; plots: number[]; imps: number; employee: boolean }>(),
  'petz.earned': payload<{ seat: Seat; gold: number }>(),
  'petz.grew': payload<{ seat: Seat; plot: number; pet: string; from: number; to: number }>(),
  'petz.spoiled': payload<{ seat: Seat; vegetable: number; meat: number }>(),
  'petz.cameHome': payload<{ seat: Seat; imps: number; toPlatform: number }>(),
  'petz.passedToken': payload<{ from: Seat; to: Seat }>(),
  'petz.finalShow': payload<{
    part: 'business' | 'display';
    scores: number[];
    awards: number[];
  }>(),
  'petz.ended': payload<{ scores: number[]; winners: Seat[] }>(),
  /** A modifier did something: `what` is reported with the number `n`, of one seat or of all. */
  'petz.twist': payload<
    { mod: string; what: string; n: number } | { mod: string; what: string; n: number; seat: Seat }
  >(),

  // Dark Alleys.

  'petz.alleys': payload<{ alleys: Pick<Alleys, 'market' | 'row' | 'shown'> }>(),
  'petz.facilityOpened': payload<{ facility: string }>(),
  'petz.accessoryCame': payload<{ accessory: string; removed: string | null }>(),
  'petz.withdrew': payload<{ seat: Seat; group: Group }>(),
  'petz.cutIn': payload<{ seat: Seat; group: Group }>(),
  'petz.bought': payload<{ seat: Seat; place: MarketPlace; id: string; paid: number }>(),
  /** Something joins a waiting group, which is `group` from now on; null: it goes to the Quarters. */
  'petz.joined': payload<{ seat: Seat; who: Joiner; group: Group | null }>(),
  /** `id` is null for everybody but the visitor (DA-FORTUNE-03). */
  'petz.peeked': payload<{
    seat: Seat;
    tile: 'exhibition' | 'customer';
    round: number;
    at: number;
    id: string | null;
  }>(),
  'petz.discounted': payload<{ seat: Seat; place: MarketPlace }>(),
  'petz.forgot': payload<{ seat: Seat; cards: number[] }>(),
  'petz.permitted': payload<{ seat: Seat; at: number; facility: string }>(),
  'petz.usedFacility': payload<{ seat: Seat; facility: string; imps: number; gold: number }>(),
  'petz.regained': payload<{ seat: Seat; from: 'progress' | 'hospital' | 'platform'; home: boolean }>(),
  'petz.processed': payload<{ seat: Seat; made: Processed }>(),
  'petz.cured': payload<{
    seat: Seat;
    plot: number;
    pet: string;
    suffering: number;
    mutation: number;
    by: 'psychiatrist' | 'ding';
  }>(),
  'petz.slugged': payload<{ seat: Seat; plots: number[] }>(),
  'petz.pearls': payload<{ seat: Seat; gold: number }>(),
  'petz.gotAccessory': payload<{ seat: Seat; accessory: string }>(),
  /** A figure comes back from an action space; a `petz.joined` tells where it goes. */
  'petz.returned': payload<{ seat: Seat; who: Joiner; from: string }>(),
  'petz.dressed': payload<{ seat: Seat; pets: { plot: number; pet: string; wears: string[] }[] }>(),
  'petz.undressed': payload<{ seat: Seat; pet: string; accessories: string[]; sold: boolean }>(),
  'petz.petTurn': payload<{ seat: Seat; plot: number; pet: string }>(),
  'petz.setCage': payload<{ seat: Seat; plot: number; setting: Setting }>(),
  'petz.tuned': payload<{ seat: Seat; plot: number; tune: Tune }>(),
  'petz.relieved': payload<{
    seat: Seat;
    plot: number;
    pet: string;
    need: Need;
    needs: number;
    by: 'lemur' | 'vampire' | 'pony' | 'sickie' | 'gap' | 'cage' | 'lollipop';
  }>(),
  'petz.ate': payload<{
    seat: Seat;
    plot: number;
    pet: string;
    what: Processed | 'gold' | 'potion' | 'artifact' | 'imp';
    /** The artifact eaten. */
    id: string | null;
    /** The card that went with an eaten book. */
    card: number | null;
  }>(),
  'petz.pearl': payload<{ seat: Seat; plot: number; pet: string }>(),
  'petz.shoved': payload<{ seat: Seat; pet: string; from: number; to: number; pearl: boolean }>(),
  'petz.spooked': payload<{ seat: Seat; from: number; to: number; pet: string }>(),
  'petz.wrecked': payload<{ seat: Seat; plot: number; tile: 'cage' | 'addon'; id: string }>(),
  'petz.copied': payload<{ seat: Seat; artifact: string }>(),
  'petz.hatCameHome': payload<{ seat: Seat }>(),
};

export type PetzEvent = EventsIn<typeof EVENTS>;
export type PetzEventType = PetzEvent['type'];
export const EVENT_TYPES = Object.keys(EVENTS) as PetzEventType[];

/** The event of one type. */
export type PetzEventOf<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;
