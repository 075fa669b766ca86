/** What can happen in a game, told as data: the screens animate it, the log words it. */

import { type EventsIn, tells } from '../kernel/events.ts';
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

/** Every event by its type, with what it tells. */
const EVENTS = {
  'petz.round': tells<{ round: number; starter: Seat; order: Seat[] }>(),
  'petz.neutral': tells<{ spaces: string[] }>(),
  'petz.turnedUp': tells<{ tile: 'exhibition' | 'customer'; id: string; round: number }>(),
  'petz.farmed': tells<{ pet: string; adds: 'meat' | 'vegetable' | 'gold' | 'nothing' }>(),
  'petz.neutralBuys': tells<{ pet: string }>(),
  'petz.stocked': tells<{
    town: Pick<Town, 'cages' | 'addons' | 'artifacts' | 'young' | 'old' | 'stands'>;
  }>(),
  'petz.income': tells<{ seat: Seat; gold: number }>(),
  'petz.grouped': tells<{ groups: Group[][] }>(),
  'petz.sent': tells<{ seat: Seat; group: Group; space: string }>(),
  'petz.keptHome': tells<{ seat: Seat; group: Group }>(),
  'petz.gotFood': tells<{ seat: Seat; stand: StandId; vegetable: number; meat: number; gold: number }>(),
  'petz.gotArtifact': tells<{ seat: Seat; artifact: string }>(),
  'petz.choseBook': tells<{ seat: Seat; artifact: string; colour: Colour }>(),
  'petz.filledBox': tells<{ seat: Seat; food: Food; fresh: boolean }>(),
  'petz.gotCage': tells<{ seat: Seat; cage: string }>(),
  'petz.gotAddon': tells<{ seat: Seat; addon: string }>(),
  'petz.gotPet': tells<{ seat: Seat; pet: string; size: number }>(),
  'petz.invited': tells<{ seat: Seat; imps: number }>(),
  'petz.gotPotion': tells<{ seat: Seat }>(),
  'petz.discharged': tells<{ seat: Seat; imps: number }>(),
  'petz.judging': tells<{ seat: Seat }>(),
  'petz.booked': tells<{ seat: Seat; imps: number }>(),
  'petz.placedCage': tells<{ seat: Seat; cage: string; plot: number; replaced: string | null }>(),
  'petz.placedAddon': tells<{ seat: Seat; addon: string; plot: number; replaced: string | null }>(),
  'petz.arranged': tells<{ seat: Seat; pets: (string | null)[] }>(),
  'petz.lost': tells<{
    seat: Seat;
    pet: string;
    plot: number | null;
    cause: LossCause;
    reputation: number;
  }>(),
  'petz.exchanged': tells<{ seat: Seat; cards: number[] }>(),
  'petz.drew': tells<{ seat: Seat; cards: number[] | null; counts: number[] }>(),
  'petz.reshuffled': tells<{ colour: Colour }>(),
  'petz.assigned': tells<{ seats: Seat[] }>(),
  'petz.revealed': tells<{ seat: Seat; pets: { plot: number; pet: string; cards: number[] }[] }>(),
  'petz.fed': tells<{ seat: Seat; plot: number; pet: string; food: Food; source: MealSource }>(),
  'petz.suffered': tells<{ seat: Seat; plot: number; pet: string; tokens: number; cause: SufferCause }>(),
  'petz.pooped': tells<{ seat: Seat; plot: number; pet: string; manure: number; absorbed: number }>(),
  'petz.playedAlone': tells<{ seat: Seat; plot: number; pet: string; needs: number }>(),
  'petz.entertained': tells<{ seat: Seat; gap: number; employee: boolean }>(),
  'petz.guarded': tells<{
    seat: Seat;
    plot: number;
    number: 'strength' | 'antimagic';
    imps: number;
    employee: boolean;
  }>(),
  'petz.caught': tells<{ seat: Seat; plot: number; pet: string; imps: number; employee: boolean }>(),
  'petz.mutated': tells<{ seat: Seat; plot: number; pet: string; tokens: number }>(),
  'petz.shovelled': tells<{ seat: Seat; plots: number[]; employee: boolean }>(),
  'petz.slept': tells<{ seat: Seat; card: number }>(),
  'petz.showed': tells<{
    seat: Seat;
    score: number;
    takesPart: boolean;
    pet: string | null;
    need: Need | null;
  }>(),
  'petz.awarded': tells<{ exhibition: string; awards: number[] }>(),
  'petz.sold': tells<{
    seat: Seat;
    plot: number;
    pet: string;
    customer: string;
    match: number;
    platform: boolean;
    reputation: number;
    gold: number;
  }>(),
  'petz.keptPets': tells<{ seat: Seat }>(),
  'petz.customerLeft': tells<{ customer: string }>(),
  'petz.discarded': tells<{ cards: number[]; potions: number }>(),
  'petz.cleaned': tells<{ seat: Seat; plots: number[]; imps: number; employee: boolean }>(),
  'petz.earned': tells<{ seat: Seat; gold: number }>(),
  'petz.grew': tells<{ seat: Seat; plot: number; pet: string; from: number; to: number }>(),
  'petz.spoiled': tells<{ seat: Seat; vegetable: number; meat: number }>(),
  'petz.cameHome': tells<{ seat: Seat; imps: number; toPlatform: number }>(),
  'petz.passedToken': tells<{ from: Seat; to: Seat }>(),
  'petz.finalShow': tells<{
    part: 'business' | 'display';
    scores: number[];
    awards: number[];
  }>(),
  'petz.ended': tells<{ scores: number[]; winners: Seat[] }>(),
  /** A modifier did something: `what` is told with the number `n`, of one seat or of all. */
  'petz.twist': tells<
    { mod: string; what: string; n: number } | { mod: string; what: string; n: number; seat: Seat }
  >(),

  // Dark Alleys.

  'petz.alleys': tells<{ alleys: Pick<Alleys, 'market' | 'row' | 'shown'> }>(),
  'petz.facilityOpened': tells<{ facility: string }>(),
  'petz.accessoryCame': tells<{ accessory: string; removed: string | null }>(),
  'petz.withdrew': tells<{ seat: Seat; group: Group }>(),
  'petz.cutIn': tells<{ seat: Seat; group: Group }>(),
  'petz.bought': tells<{ seat: Seat; place: MarketPlace; id: string; paid: number }>(),
  /** Something joins a waiting group, which is `group` from now on; null: it goes to the Quarters. */
  'petz.joined': tells<{ seat: Seat; who: Joiner; group: Group | null }>(),
  /** `id` is null for everybody but the visitor (DA-FORTUNE-03). */
  'petz.peeked': tells<{
    seat: Seat;
    tile: 'exhibition' | 'customer';
    round: number;
    at: number;
    id: string | null;
  }>(),
  'petz.discounted': tells<{ seat: Seat; place: MarketPlace }>(),
  'petz.forgot': tells<{ seat: Seat; cards: number[] }>(),
  'petz.permitted': tells<{ seat: Seat; at: number; facility: string }>(),
  'petz.usedFacility': tells<{ seat: Seat; facility: string; imps: number; gold: number }>(),
  'petz.regained': tells<{ seat: Seat; from: 'progress' | 'hospital' | 'platform'; home: boolean }>(),
  'petz.processed': tells<{ seat: Seat; made: Processed }>(),
  'petz.cured': tells<{
    seat: Seat;
    plot: number;
    pet: string;
    suffering: number;
    mutation: number;
    by: 'psychiatrist' | 'ding';
  }>(),
  'petz.slugged': tells<{ seat: Seat; plots: number[] }>(),
  'petz.pearls': tells<{ seat: Seat; gold: number }>(),
  'petz.gotAccessory': tells<{ seat: Seat; accessory: string }>(),
  /** A figure comes back from an action space; a `petz.joined` tells where it goes. */
  'petz.returned': tells<{ seat: Seat; who: Joiner; from: string }>(),
  'petz.dressed': tells<{ seat: Seat; pets: { plot: number; pet: string; wears: string[] }[] }>(),
  'petz.undressed': tells<{ seat: Seat; pet: string; accessories: string[]; sold: boolean }>(),
  'petz.petTurn': tells<{ seat: Seat; plot: number; pet: string }>(),
  'petz.setCage': tells<{ seat: Seat; plot: number; setting: Setting }>(),
  'petz.tuned': tells<{ seat: Seat; plot: number; tune: Tune }>(),
  'petz.relieved': tells<{
    seat: Seat;
    plot: number;
    pet: string;
    need: Need;
    needs: number;
    by: 'lemur' | 'vampire' | 'pony' | 'sickie' | 'gap' | 'cage' | 'lollipop';
  }>(),
  'petz.ate': tells<{
    seat: Seat;
    plot: number;
    pet: string;
    what: Processed | 'gold' | 'potion' | 'artifact' | 'imp';
    /** The artifact eaten. */
    id: string | null;
    /** The card that went with an eaten book. */
    card: number | null;
  }>(),
  'petz.pearl': tells<{ seat: Seat; plot: number; pet: string }>(),
  'petz.shoved': tells<{ seat: Seat; pet: string; from: number; to: number; pearl: boolean }>(),
  'petz.spooked': tells<{ seat: Seat; from: number; to: number; pet: string }>(),
  'petz.wrecked': tells<{ seat: Seat; plot: number; tile: 'cage' | 'addon'; id: string }>(),
  'petz.copied': tells<{ seat: Seat; artifact: string }>(),
  'petz.hatCameHome': tells<{ seat: Seat }>(),
};

export type PetzEvent = EventsIn<typeof EVENTS>;
export type PetzEventType = PetzEvent['type'];
export const EVENT_TYPES = Object.keys(EVENTS) as PetzEventType[];

/** The event of one type. */
export type PetzEventOf<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;
