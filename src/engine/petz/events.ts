/** What can happen in a game, told as data: the screens animate it, the log words it. */

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

type Story =
  | { type: 'petz.round'; round: number; starter: Seat; order: Seat[] }
  | { type: 'petz.neutral'; spaces: string[] }
  | { type: 'petz.turnedUp'; tile: 'exhibition' | 'customer'; id: string; round: number }
  | { type: 'petz.farmed'; pet: string; adds: 'meat' | 'vegetable' | 'gold' | 'nothing' }
  | { type: 'petz.neutralBuys'; pet: string }
  | { type: 'petz.stocked'; town: Pick<Town, 'cages' | 'addons' | 'artifacts' | 'young' | 'old' | 'stands'> }
  | { type: 'petz.income'; seat: Seat; gold: number }
  | { type: 'petz.grouped'; groups: Group[][] }
  | { type: 'petz.sent'; seat: Seat; group: Group; space: string }
  | { type: 'petz.keptHome'; seat: Seat; group: Group }
  | { type: 'petz.gotFood'; seat: Seat; stand: StandId; vegetable: number; meat: number; gold: number }
  | { type: 'petz.gotArtifact'; seat: Seat; artifact: string }
  | { type: 'petz.choseBook'; seat: Seat; artifact: string; colour: Colour }
  | { type: 'petz.filledBox'; seat: Seat; food: Food; fresh: boolean }
  | { type: 'petz.gotCage'; seat: Seat; cage: string }
  | { type: 'petz.gotAddon'; seat: Seat; addon: string }
  | { type: 'petz.gotPet'; seat: Seat; pet: string; size: number }
  | { type: 'petz.invited'; seat: Seat; imps: number }
  | { type: 'petz.gotPotion'; seat: Seat }
  | { type: 'petz.discharged'; seat: Seat; imps: number }
  | { type: 'petz.judging'; seat: Seat }
  | { type: 'petz.booked'; seat: Seat; imps: number }
  | { type: 'petz.placedCage'; seat: Seat; cage: string; plot: number; replaced: string | null }
  | { type: 'petz.placedAddon'; seat: Seat; addon: string; plot: number; replaced: string | null }
  | { type: 'petz.arranged'; seat: Seat; pets: (string | null)[] }
  | { type: 'petz.lost'; seat: Seat; pet: string; plot: number | null; cause: LossCause; reputation: number }
  | { type: 'petz.exchanged'; seat: Seat; cards: number[] }
  | { type: 'petz.drew'; seat: Seat; cards: number[] | null; counts: number[] }
  | { type: 'petz.reshuffled'; colour: Colour }
  | { type: 'petz.assigned'; seats: Seat[] }
  | { type: 'petz.revealed'; seat: Seat; pets: { plot: number; pet: string; cards: number[] }[] }
  | { type: 'petz.fed'; seat: Seat; plot: number; pet: string; food: Food; source: MealSource }
  | { type: 'petz.suffered'; seat: Seat; plot: number; pet: string; tokens: number; cause: SufferCause }
  | { type: 'petz.pooped'; seat: Seat; plot: number; pet: string; manure: number; absorbed: number }
  | { type: 'petz.playedAlone'; seat: Seat; plot: number; pet: string; needs: number }
  | { type: 'petz.entertained'; seat: Seat; gap: number; employee: boolean }
  | {
      type: 'petz.guarded';
      seat: Seat;
      plot: number;
      number: 'strength' | 'antimagic';
      imps: number;
      employee: boolean;
    }
  | { type: 'petz.caught'; seat: Seat; plot: number; pet: string; imps: number; employee: boolean }
  | { type: 'petz.mutated'; seat: Seat; plot: number; pet: string; tokens: number }
  | { type: 'petz.shovelled'; seat: Seat; plots: number[]; employee: boolean }
  | { type: 'petz.slept'; seat: Seat; card: number }
  | {
      type: 'petz.showed';
      seat: Seat;
      score: number;
      takesPart: boolean;
      pet: string | null;
      need: Need | null;
    }
  | { type: 'petz.awarded'; exhibition: string; awards: number[] }
  | {
      type: 'petz.sold';
      seat: Seat;
      plot: number;
      pet: string;
      customer: string;
      match: number;
      platform: boolean;
      reputation: number;
      gold: number;
    }
  | { type: 'petz.keptPets'; seat: Seat }
  | { type: 'petz.customerLeft'; customer: string }
  | { type: 'petz.discarded'; cards: number[]; potions: number }
  | { type: 'petz.cleaned'; seat: Seat; plots: number[]; imps: number; employee: boolean }
  | { type: 'petz.earned'; seat: Seat; gold: number }
  | { type: 'petz.grew'; seat: Seat; plot: number; pet: string; from: number; to: number }
  | { type: 'petz.spoiled'; seat: Seat; vegetable: number; meat: number }
  | { type: 'petz.cameHome'; seat: Seat; imps: number; toPlatform: number }
  | { type: 'petz.passedToken'; from: Seat; to: Seat }
  | {
      type: 'petz.finalShow';
      part: 'business' | 'display';
      scores: number[];
      awards: number[];
    }
  | { type: 'petz.ended'; scores: number[]; winners: Seat[] }
  /** A modifier did something: `what` is told with the number `n`, of one seat or of all. */
  | { type: 'petz.twist'; mod: string; what: string; n: number; seat: Seat }
  | { type: 'petz.twist'; mod: string; what: string; n: number };

/** What a figure or group does between two places (DA-SLUG-03, DA-BODY-02, DA-ARTIFACT-FANCYHAT-03). */
export type Joiner = 'imp' | 'bodyguard' | 'hat' | 'impWithHat';

/** The story of Dark Alleys. */
type AlleyStory =
  | { type: 'petz.alleys'; alleys: Pick<Alleys, 'market' | 'row' | 'shown'> }
  | { type: 'petz.facilityOpened'; facility: string }
  | { type: 'petz.accessoryCame'; accessory: string; removed: string | null }
  | { type: 'petz.withdrew'; seat: Seat; group: Group }
  | { type: 'petz.cutIn'; seat: Seat; group: Group }
  | { type: 'petz.bought'; seat: Seat; place: MarketPlace; id: string; paid: number }
  /** Something joins a waiting group, which is `group` from now on; null: it goes to the Quarters. */
  | { type: 'petz.joined'; seat: Seat; who: Joiner; group: Group | null }
  /** `id` is null for everybody but the visitor (DA-FORTUNE-03). */
  | {
      type: 'petz.peeked';
      seat: Seat;
      tile: 'exhibition' | 'customer';
      round: number;
      at: number;
      id: string | null;
    }
  | { type: 'petz.discounted'; seat: Seat; place: MarketPlace }
  | { type: 'petz.forgot'; seat: Seat; cards: number[] }
  | { type: 'petz.permitted'; seat: Seat; at: number; facility: string }
  | { type: 'petz.usedFacility'; seat: Seat; facility: string; imps: number; gold: number }
  | { type: 'petz.regained'; seat: Seat; from: 'progress' | 'hospital' | 'platform'; home: boolean }
  | { type: 'petz.processed'; seat: Seat; made: Processed }
  | {
      type: 'petz.cured';
      seat: Seat;
      plot: number;
      pet: string;
      suffering: number;
      mutation: number;
      by: 'psychiatrist' | 'ding';
    }
  | { type: 'petz.slugged'; seat: Seat; plots: number[] }
  | { type: 'petz.pearls'; seat: Seat; gold: number }
  | { type: 'petz.gotAccessory'; seat: Seat; accessory: string }
  /** A figure comes back from an action space; a `petz.joined` tells where it goes. */
  | { type: 'petz.returned'; seat: Seat; who: Joiner; from: string }
  | { type: 'petz.dressed'; seat: Seat; pets: { plot: number; pet: string; wears: string[] }[] }
  | { type: 'petz.undressed'; seat: Seat; pet: string; accessories: string[]; sold: boolean }
  | { type: 'petz.petTurn'; seat: Seat; plot: number; pet: string }
  | { type: 'petz.setCage'; seat: Seat; plot: number; setting: Setting }
  | { type: 'petz.tuned'; seat: Seat; plot: number; tune: Tune }
  | {
      type: 'petz.relieved';
      seat: Seat;
      plot: number;
      pet: string;
      need: Need;
      needs: number;
      by: 'lemur' | 'vampire' | 'pony' | 'sickie' | 'gap' | 'cage' | 'lollipop';
    }
  | {
      type: 'petz.ate';
      seat: Seat;
      plot: number;
      pet: string;
      what: Processed | 'gold' | 'potion' | 'artifact' | 'imp';
      /** The artifact eaten. */
      id: string | null;
      /** The card that went with an eaten book. */
      card: number | null;
    }
  | { type: 'petz.pearl'; seat: Seat; plot: number; pet: string }
  | { type: 'petz.shoved'; seat: Seat; pet: string; from: number; to: number; pearl: boolean }
  | { type: 'petz.spooked'; seat: Seat; from: number; to: number; pet: string }
  | { type: 'petz.wrecked'; seat: Seat; plot: number; tile: 'cage' | 'addon'; id: string }
  | { type: 'petz.copied'; seat: Seat; artifact: string }
  | { type: 'petz.hatCameHome'; seat: Seat };

/** `only`: the seats that may know of it; without it everybody may. */
export type PetzEvent = (Story | AlleyStory) & { only?: readonly Seat[] };

export type PetzEventType = PetzEvent['type'];

/** The event of one type. */
export type PetzEventOf<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;
