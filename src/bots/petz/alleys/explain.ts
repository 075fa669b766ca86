/** Why something is done in a showing-off turn of Dark Alleys. */

import type { Json } from '../../../engine/kernel/state.ts';
import { readItem } from '../../../engine/petz/alleys/market/market.ts';
import { alleysOf } from '../../../engine/petz/alleys/query.ts';
import {
  choiceOf,
  type Meal,
  type PlayChoice,
  type SendChoice,
  type WreckChoice,
} from '../../../engine/petz/choices.ts';
import { exhibitionCard } from '../../../engine/petz/data/cards.ts';
import { plotOf } from '../../../engine/petz/query.ts';
import type { Petz, Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision, plainly } from '../../bot.ts';
import { isLollipop } from './quick.ts';

const SET = {
  normal: 'hint.setNormal',
  strength: 'hint.setStrength',
  antimagic: 'hint.setAntimagic',
  disease: 'hint.setDisease',
} as const;

const TUNED = {
  strength: 'hint.tuneStrength',
  antimagic: 'hint.tuneAntimagic',
  play: 'hint.tunePlay',
  graze: 'hint.tuneGraze',
  meat: 'hint.tuneMeat',
} as const;

function explainWreck(shop: Shop, choice: WreckChoice): Decision {
  const { plot, tile } = choice;
  const id = plotOf(shop, plot)[tile] ?? '';
  const chosen = { plot, tile };
  return tile === 'cage'
    ? because(chosen, 'hint.wreckCage', { cage: id })
    : because(chosen, 'hint.wreckAddon', { addon: id });
}

/** The questions that the base game does not ask. */
export function explainAlleyCare(s: Petz, shop: Shop, choice: Json): Decision {
  const petOn = (at: number): string => plotOf(shop, at).pet?.id ?? '';
  const vars = s.tasks.at(-1)?.vars as { at?: number } | undefined;
  const pet = vars?.at === undefined ? '' : petOn(vars.at);
  switch (s.ask?.kind) {
    case 'petz.next':
      return because(choice, 'hint.petNext', { pet: petOn(choiceOf('petz.next', choice)) });
    case 'petz.setCage':
      return because(choice, SET[choiceOf('petz.setCage', choice)], { pet });
    case 'petz.tune': {
      const tune = choiceOf('petz.tune', choice);
      return tune === null ? because(null, 'hint.tuneNothing') : because(tune, TUNED[tune], { pet });
    }
    case 'petz.shove': {
      const shove = choiceOf('petz.shove', choice);
      return shove === null ? because(choice, 'hint.shoveNothing') : because(choice, 'hint.shove', { pet });
    }
    case 'petz.spook': {
      const spook = choiceOf('petz.spook', choice);
      return spook === null
        ? because(choice, 'hint.spookKeep', { pet })
        : because(choice, 'hint.spookGive', { pet, other: petOn(spook.to) });
    }
    case 'petz.wreck':
      return explainWreck(shop, choiceOf('petz.wreck', choice));
    case 'petz.ding': {
      const ding = choiceOf('petz.ding', choice);
      return ding === null ? because(choice, 'hint.dingNothing') : because(choice, 'hint.ding', { pet });
    }
    default:
      return plainly(choice);
  }
}

/** A meal that is no token of the storage or the Magic Box; null if it is one. */
export function explainFurtherMeal(meal: Meal, pet: string): Decision | null {
  switch (meal?.from) {
    case 'processed':
      return meal.play
        ? because(meal, 'hint.feedLollipop', { pet })
        : because(meal, 'hint.feedProcessed', { pet });
    case 'gold':
      return because(meal, 'hint.feedGold', { pet });
    case 'potion':
      return because(meal, 'hint.feedPotion', { pet });
    case 'artifact':
      return because(meal, 'hint.feedArtifact', { pet, artifact: meal.artifact });
    case 'imp':
      return because(meal, 'hint.feedImp', { pet });
    default:
      return null;
  }
}

/** A lollipop to play with; null if an imp plays. */
export function explainGame(play: PlayChoice, pet: string): Decision | null {
  return isLollipop(play) ? because({ ...play }, 'hint.playLollipop', { pet }) : null;
}

// Why a group goes to one of the spaces of the Dark Alleys.

function explainMarket(view: PetzView, choice: SendChoice): Decision {
  const { place, stand } = readItem(choice.item ?? '');
  const id = alleysOf(view).market[place].id ?? '';
  switch (place) {
    case 'bodyguard':
      return because(choice, 'hint.marketBodyguard');
    case 'pet':
      return because(choice, 'hint.marketPet', { pet: id });
    case 'cage':
      return because(choice, 'hint.marketCage', { cage: id });
    case 'addon':
      return because(choice, 'hint.marketAddon', { addon: id });
    case 'artifact':
      return because(choice, 'hint.marketArtifact', { artifact: id });
    case 'food': {
      const [vegetable, meat] = exhibitionCard(id).food[stand];
      return because(choice, 'hint.marketFood', { tokens: vegetable + meat });
    }
  }
}

/** The base game's spaces are explained by now; what is left is home. */
export function explainAlleys(view: PetzView, choice: SendChoice): Decision {
  switch (choice.space) {
    case 'market':
      return explainMarket(view, choice);
    case 'fortuneTeller':
      return because(choice, 'hint.visitFortune');
    case 'industrialZone':
      return because(choice, 'hint.visitZone', { facilities: alleysOf(view).row.length });
    case 'slugShop':
      return because(choice, 'hint.getAccessory', { accessory: choice.item ?? '' });
    default:
      return because(choice, 'hint.keepHome');
  }
}
