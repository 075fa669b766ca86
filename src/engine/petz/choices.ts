/** What each question of Dungeon Petz is answered with. */

import { choicesBy, questionsBy } from '../kernel/choices.ts';
import type { JoinChoice } from './alleys/join.ts';
import type { PeekChoice } from './alleys/market/fortune.ts';
import type { DingChoice } from './alleys/show/ding.ts';
import type { SpookChoice } from './alleys/show/pets/shining-spook.ts';
import type { ShoveChoice } from './alleys/show/pets/sly-piggy.ts';
import type { WreckChoice } from './alleys/show/pets/wreckie.ts';
import type { DressChoice } from './alleys/slug/dress.ts';
import type { ReturnChoice } from './alleys/slug/shop.ts';
import type { MarketPlace, Setting, Tune } from './alleys/state.ts';
import type { FacilityUse } from './alleys/zone/facilities.ts';
import type { PetzEvent } from './events.ts';
import type { BoxChoice } from './phases/aging.ts';
import type { ArrangeChoice } from './phases/arrange.ts';
import type { SellChoice } from './phases/business.ts';
import type { JobChoice } from './phases/jobs.ts';
import type { SendChoice } from './phases/shopping.ts';
import type { CatchChoice } from './phases/show/anger.ts';
import type { EntryChoice } from './phases/show/exhibition.ts';
import type { Meal } from './phases/show/hunger.ts';
import type { WardChoice } from './phases/show/magic.ts';
import type { PlayChoice } from './phases/show/play.ts';
import type { ShovelChoice } from './phases/show/shovel.ts';
import type { BookChoice } from './spaces/artifacts.ts';
import type { Group, Petz } from './state.ts';

export interface AskChoices {
  'petz.group': Group[];
  'petz.send': SendChoice;
  'petz.book': BookChoice;
  'petz.arrange': ArrangeChoice;
  /** Need Cards to exchange. */
  'petz.crystal': number[];
  /** A Need Card for each bar. */
  'petz.assign': number[];
  'petz.feed': Meal;
  'petz.play': PlayChoice;
  'petz.ward': WardChoice;
  'petz.catch': CatchChoice;
  'petz.shovel': ShovelChoice;
  /** A Need Card. */
  'petz.sleep': number;
  'petz.enter': EntryChoice;
  'petz.sell': SellChoice;
  'petz.jobs': JobChoice;
  'petz.box': BoxChoice;
  // Dark Alleys
  'petz.join': JoinChoice;
  'petz.return': ReturnChoice;
  'petz.peek': PeekChoice;
  'petz.discount': MarketPlace;
  /** A Need Card. */
  'petz.forget': number;
  'petz.facility': FacilityUse | null;
  'petz.work': FacilityUse | null;
  /** An artifact. */
  'petz.copy': string | null;
  'petz.dress': DressChoice;
  /** The plot of the pet whose turn it is. */
  'petz.next': number;
  'petz.setCage': Setting;
  'petz.tune': Tune | null;
  'petz.shove': ShoveChoice;
  'petz.spook': SpookChoice;
  'petz.wreck': WreckChoice;
  'petz.ding': DingChoice;
  /** Worn, or brought home. */
  'petz.hat': boolean;
}
export type AskKind = keyof AskChoices;

export const { askOne, askAll } = questionsBy<Petz, PetzEvent, AskChoices>();
export const { byKind, choiceOf, optionsOf } = choicesBy<AskChoices>();
