/** The small list of things a lesson's step may ask of the table before it speaks. */
import { COACH_CONDITIONS, type CoachCondition } from '../../../campaign/coach.ts';
import type { GameId } from '../../../engine/games.ts';
import { isRecord } from '../../../engine/kernel/domain.ts';
import { canEat, FOODS, groupsToSend, NEEDS, petsOf, whySpaceClosed } from '../../../engine/petz/read.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { heroId, numbersOf, standsAt } from '../../../engine/quest/read.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Sight } from './moment.ts';

type Tests<G extends GameId> = Partial<Record<CoachCondition, (sight: Sight<G>) => boolean>>;

function shopIn({ view, seat }: Sight): ShopView | undefined {
  return view.shops[seat];
}

/** Plots with a cage and no pet, those that wait on the cart included. */
export function freeCages(shop: ShopView): number {
  const free = shop.plots.filter(({ cage, pet }) => cage !== null && pet === null).length;
  return free + shop.cart.cages.length - shop.cart.pets.length;
}

/** Needs of a kind among the cards laid at a shop's pets. */
function needsNow(shop: ShopView, need: (typeof NEEDS)[number]): number {
  const at = NEEDS.indexOf(need);
  return petsOf(shop).reduce((sum, { pet }) => sum + (pet.needs?.[at] ?? 0), 0);
}

/** The imps and coins of the groups that still wait. */
const goldInGroups = (shop: ShopView): number => shop.groups.reduce((sum, { gold }) => sum + gold, 0);

const PENS = ['younger1', 'younger2', 'older'];

function canBuyPet({ view, seat }: Sight): boolean {
  const isOpen = PENS.some((space) => whySpaceClosed(view, space, seat) === null);
  return isOpen && groupsToSend(view, seat).some(({ gold }) => gold > 0);
}

const petz: Tests<'petz'> = {
  onCart: (sight) => {
    const cart = shopIn(sight)?.cart;
    return cart !== undefined && cart.cages.length + cart.addons.length + cart.pets.length > 0;
  },
  twoPets: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && petsOf(shop).length + shop.cart.pets.length > 1;
  },
  potion: (sight) => (shopIn(sight)?.potions ?? 0) > 0,
  manure: (sight) => shopIn(sight)?.plots.some(({ manure }) => manure > 0) ?? false,
  suffering: (sight) => shopIn(sight)?.plots.some(({ pet }) => (pet?.suffering ?? 0) > 0) ?? false,
  hungry: (sight) => {
    const shop = shopIn(sight);
    if (shop === undefined) return false;
    const at = NEEDS.indexOf('hunger');
    return petsOf(shop).some(({ pet }) => {
      const food = FOODS.some((kind) => canEat(pet, kind) && shop.food[kind].some((n) => n > 0));
      return (pet.needs?.[at] ?? 0) > 0 && !food;
    });
  },
  bored: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && needsNow(shop, 'play') > 0;
  },
  rage: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && needsNow(shop, 'anger') > 0;
  },
  sick: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && needsNow(shop, 'disease') > 0;
  },
  noCageFree: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && freeCages(shop) < 1;
  },
  goldLeft: (sight) => {
    const shop = shopIn(sight);
    return shop !== undefined && shop.gold + goldInGroups(shop) > 0;
  },
  canBuyPet,
  show: ({ view }) => view.exhibitions.some(({ round, id }) => round === view.round && id !== null),
  customer: ({ view }) => view.customers.some(({ round, id }) => round === view.round && id !== null),
  canSell: (sight) => shopIn(sight)?.plots.some(({ pet }) => (pet?.size ?? 0) >= 4) ?? false,
  onPlatform: (sight) => {
    const standing = sight.view.town.taken.platform;
    return (shopIn(sight)?.platform ?? 0) > 0 || standing?.seat === sight.seat;
  },
  artifact: (sight) => (shopIn(sight)?.artifacts.length ?? 0) > 0,
  lastGroup: (sight) => (shopIn(sight)?.groups.length ?? 0) === 1,
  firstGroup: ({ view, seat }) => !Object.values(view.town.taken).some((standing) => standing.seat === seat),
};

const isAct = (option: unknown, what: string): boolean => isRecord(option) && option.do === what;

function offers({ domain }: Sight<'quest'>, what: string): boolean {
  return domain?.type === 'pick' && domain.options.some((option) => isAct(option, what));
}

const foes = (view: QuestView): string[] => view.halves.foes.flat();

const quest: Tests<'quest'> = {
  canFight: (sight) => offers(sight, 'attack'),
  canCombo: (sight) => offers(sight, 'play'),
  foeFar: ({ view, seat }) => {
    const here = standsAt(view, heroId(seat));
    return here !== null && !foes(view).some((id) => standsAt(view, id)?.column === here.column);
  },
  lowEnergy: ({ view, seat }) => (view.heroes[seat]?.hand?.length ?? 0) < 3,
  hurt: ({ view, seat }) => {
    const { left, life } = numbersOf(view, heroId(seat));
    return left < life;
  },
};

/** Is it so? A condition of the other game never is. */
export function conditionHolds<G extends GameId>(
  game: G,
  condition: CoachCondition,
  sight: Sight<G>,
): boolean {
  const tests = (game === 'quest' ? quest : petz) as Tests<G>;
  return tests[condition]?.(sight) ?? false;
}

/** Which conditions a game knows: the levels' lessons are tested against it, where the schema knows both games'. */
export function conditionsOf(game: GameId): CoachCondition[] {
  const tests = game === 'quest' ? quest : petz;
  return COACH_CONDITIONS.filter((condition) => tests[condition] !== undefined);
}
