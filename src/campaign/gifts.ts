/** What each pet of the shop can do for a Hero of the bedtime story, by its nature. */

/** Ids of `engine/quest/data/gifts.json`, by pet. */
const GIFTS: Readonly<Record<string, string>> = {
  uni: 'sparkle',
  trollie: 'guard',
  ghosty: 'scout',
  drago: 'growl',
  stareplant: 'growl',
  wormie: 'fetcher',
  snakitty: 'scout',
  birdie: 'scout',
  liffard: 'snack',
  babyGolem: 'guard',
  cthulie: 'growl',
  dunguin: 'fetcher',
  bubl: 'healer',
  snappy: 'growl',
  fieryFairy: 'sparkle',
  fluffy: 'healer',
  stegobully: 'guard',
  direbunny: 'fetcher',
  slyPiggy: 'snack',
  pearlpusher: 'fetcher',
  nomnivore: 'snack',
  houseVampire: 'growl',
  shiningSpook: 'sparkle',
  soulfulLemur: 'healer',
  snugglySickie: 'healer',
  pony: 'scout',
  wreckie: 'guard',
};

/** The ability that a pet gives the Hero it goes with: `quest.gift.<id>.name`. */
export function giftOf(pet: string): string {
  return GIFTS[pet] ?? 'scout';
}
