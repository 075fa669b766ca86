/** Why a group goes to one of the spaces of the Dark Alleys. */

import { readItem } from '../../../engine/petz/alleys/market/market.ts';
import { alleysOf } from '../../../engine/petz/alleys/query.ts';
import type { SendChoice } from '../../../engine/petz/choices.ts';
import { accessoryCard, exhibitionCard } from '../../../engine/petz/data/cards.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';

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
      return because(choice, 'hint.getAccessory', { accessory: accessoryCard(choice.item ?? '').kind });
    default:
      return because(choice, 'hint.keepHome');
  }
}
