/** The chapter of Dark Alleys: its entries and the rules of its ledger. */

import { about, chapter, type RulesChapter, type RulesRow } from './chapter.ts';

const PETS = [
  ...['slyPiggy', 'pearlpusher', 'nomnivore', 'houseVampire', 'shiningSpook'],
  ...['soulfulLemur', 'snugglySickie', 'pony', 'wreckie'],
];
const FACILITIES = ['headhunter', 'lollipopFactory', 'cannery', 'office', 'psychiatrist', 'fecalSlug'];

const ENTRIES: readonly RulesRow[] = [
  ['setup', 'DA-SETUP'],
  ['length', 'DA-LENGTH'],
  ['stock', 'DA-STOCK DA-NEUTRAL'],
  ['groups', 'DA-GROUP'],
  ['market', 'DA-BLACK', about('space', 'market')],
  ['bodyguard', 'DA-BODY'],
  ['fortune', 'DA-FORTUNE', about('space', 'fortuneTeller')],
  ['zone', 'DA-IND', about('space', 'industrialZone')],
  ['work', 'DA-UNUSED'],
  ['facilities', 'DA-FACILITY', about('facility', ...FACILITIES)],
  ['processed', 'DA-PROCESSED DA-FACILITY-LOLLIPOP DA-FACILITY-CANNERY'],
  ['slug', 'DA-SLUG', about('space', 'slugShop')],
  ['accessories', 'DA-ACC', about('accessory', 'foodBowl', 'spikedCollar', 'ribbonBow', 'magicPendant')],
  ['pets', 'DA-PET', about('pet', ...PETS)],
  ['pearls', 'DA-PET-SLYPIGGY DA-PET-PEARLPUSHER'],
  ['nomnivore', 'DA-PET-NOMNIVORE'],
  ['wreckie', 'DA-PET-WRECKIE'],
  ['cages', 'DA-CAGE', about('cage', 'experimental1', 'mudWallow')],
  ['addons', 'DA-ADDON', about('addon', 'ding', 'jukebox')],
  ['hat', 'DA-ARTIFACT-FANCYHAT', about('artifact', 'fancyHat')],
  ['gift', 'DA-ARTIFACT-GIFTBOX DA-ARTIFACT-PETDEMONIUM', about('artifact', 'giftBox', 'petdemonium')],
  [
    'tiles',
    'DA-CUSTOMER DA-EXHIBITION',
    {
      about: {
        customer: ['dungeonDoc', 'dungeonDisciplinarian'],
        exhibition: ['dancingPetStar', 'wildParty'],
      },
    },
  ],
  ['start', 'DA-START'],
  ['final', 'DA-END'],
  ['hidden', 'DA-HIDDEN'],
];

export const ALLEYS_CHAPTER: RulesChapter = chapter('alleys', ...ENTRIES);
