/** What can happen in a game, told as data: the screens animate it, the log words it. */

import type { Seat } from '../kernel/state.ts';
import type { Colour, Food, Need } from './data/schema.ts';
import type { Group, StandId, Town } from './state.ts';

/** Why a pet was lost (PB-LOSE-01 to 04). */
export type LossCause = 'released' | 'suffering' | 'escaped' | 'mutated';

/** What made a pet suffer. */
export type SufferCause = 'hunger' | 'play' | 'disease';

/** Where a meal came from: a chamber of the storage, the Magic Box, or the cage or addon itself. */
export type MealSource = 'storage' | 'box' | 'cage' | 'addon';

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
  | { type: 'petz.ended'; scores: number[]; winners: Seat[] };

/** `only`: the seats that may know of it; without it everybody may. */
export type PetzEvent = Story & { only?: readonly Seat[] };

export type PetzEventType = PetzEvent['type'];
