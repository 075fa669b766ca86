/** The chapter of Dark Alleys: its entries and the rules of its ledger. */

import { about, asks, type Chapter, chapter, type Row } from './chapter.ts';

const PETS = [
  ...['slyPiggy', 'pearlpusher', 'nomnivore', 'houseVampire', 'shiningSpook'],
  ...['soulfulLemur', 'snugglySickie', 'pony', 'wreckie'],
];
const FACILITIES = ['headhunter', 'lollipopFactory', 'cannery', 'office', 'psychiatrist', 'fecalSlug'];

const ENTRIES: readonly Row[] = [
  ['setup', 'DA-SETUP'],
  ['length', 'DA-LENGTH'],
  ['stock', 'DA-STOCK DA-NEUTRAL'],
  ['groups', 'DA-GROUP', asks('petz.join')],
  ['market', 'DA-BLACK', about('space', 'market')],
  ['bodyguard', 'DA-BODY'],
  [
    'fortune',
    'DA-FORTUNE',
    { ...asks('petz.peek', 'petz.discount', 'petz.forget'), ...about('space', 'fortuneTeller') },
  ],
  ['zone', 'DA-IND', { ...asks('petz.facility'), ...about('space', 'industrialZone') }],
  ['work', 'DA-UNUSED', asks('petz.work')],
  ['facilities', 'DA-FACILITY', about('facility', ...FACILITIES)],
  ['processed', 'DA-PROCESSED DA-FACILITY-LOLLIPOP DA-FACILITY-CANNERY'],
  ['slug', 'DA-SLUG', { ...asks('petz.return'), ...about('space', 'slugShop') }],
  [
    'accessories',
    'DA-ACC',
    {
      ...asks('petz.dress'),
      ...about('accessory', 'foodBowl', 'spikedCollar', 'ribbonBow', 'magicPendant'),
    },
  ],
  ['pets', 'DA-PET', { ...asks('petz.next', 'petz.spook'), ...about('pet', ...PETS) }],
  ['pearls', 'DA-PET-SLYPIGGY DA-PET-PEARLPUSHER', asks('petz.shove')],
  ['nomnivore', 'DA-PET-NOMNIVORE'],
  ['wreckie', 'DA-PET-WRECKIE', asks('petz.wreck')],
  ['cages', 'DA-CAGE', { ...asks('petz.setCage'), ...about('cage', 'experimental1', 'mudWallow') }],
  ['addons', 'DA-ADDON', { ...asks('petz.tune', 'petz.ding'), ...about('addon', 'ding', 'jukebox') }],
  ['hat', 'DA-ARTIFACT-FANCYHAT', { ...asks('petz.hat'), ...about('artifact', 'fancyHat') }],
  [
    'gift',
    'DA-ARTIFACT-GIFTBOX DA-ARTIFACT-PETDEMONIUM',
    { ...asks('petz.copy'), ...about('artifact', 'giftBox', 'petdemonium') },
  ],
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

export const ALLEYS: Chapter = chapter('alleys', ...ENTRIES);
