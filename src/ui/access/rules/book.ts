/**
 * The book of rules in its order: chapters, their entries, and which rules of the ledger each entry tells. The words
 * stand in the catalogues under `rules.<chapter>.<entry>`.
 */

import { about, chapter, type RulesChapter, type RulesRow } from './chapter.ts';

/** The chapter of Dark Alleys: its entries and the rules of its ledger. */
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

const ALLEYS_CHAPTER: RulesChapter = chapter('alleys', ...ENTRIES);

export type { About, RulesChapter, RulesEntry } from './chapter.ts';

/** One of each: the two cages and the two younger pets are alike. */
const SPACES = about(
  'space',
  ...['vegetables', 'mixed', 'meat', 'artifacts', 'cage1', 'addon', 'younger1', 'older'],
  ...['imps', 'hospital', 'judge', 'platform'],
);
const BOOKS = ['savageFeasts', 'monstersIHaveBattled', 'funWithFood', 'messingWithMagic'];
const BOUGHT = Array.from({ length: 11 }, (_, n) => `c${String(n + 1).padStart(2, '0')}`);
const CUSTOMERS = [
  ...['dungeonMaster', 'dungeonGranny', 'dungeonMistress', 'dungeonGirl'],
  ...['warlock', 'porkyOrky', 'farmerTroll', 'lichLord'],
];

export const RULES_CHAPTERS: readonly RulesChapter[] = [
  chapter('game', ['goal', 'PB-GEN PB-GEN-01..04']),
  chapter(
    'setup',
    ['shop', 'PB-SETUP PB-SETUP-01..02 PB-SETUP-07..19 PB-SETUP-46'],
    ['first', 'PB-SETUP-03'],
    ['calendar', 'PB-SETUP-06 PB-SETUP-20..28'],
    ['town', 'PB-SETUP-04..05 PB-SETUP-29..40'],
  ),
  chapter(
    'round',
    ['phases', 'PB-GEN-05..07'],
    ['news', 'PB-REVEAL PB-GEN-08..09'],
    ['income', 'PB-INCOME'],
    ['food', 'PB-STOCK PB-STOCK-01 PB-STOCK-07..08'],
    ['stuff', 'PB-STOCK-13 PB-STOCK-15..16 PB-STOCK-19..21'],
    ['pets', 'PB-STOCK-23..26 PB-STOCK-28 PB-STOCK-30..32'],
    ['next', 'PB-START'],
  ),
  chapter(
    'shopping',
    ['groups', 'PB-GROUP'],
    ['order', 'PB-SHOP-01..05 PB-SHOP-19'],
    ['send', 'PB-SHOP PB-SHOP-06..11 PB-SHOP-14..15'],
    ['home', 'PB-SHOP-12..13 PB-SHOP-16'],
    ['spaces', 'PB-SHOP-21..22', SPACES],
    ['food', 'PB-FOOD'],
    ['artifacts', 'PB-ART'],
    ['cage', 'PB-CAGE'],
    ['addon', 'PB-ADDON'],
    ['pet', 'PB-PET'],
    ['imps', 'PB-IMPS'],
    ['hospital', 'PB-HOSP'],
    ['judging', 'PB-JUDGE'],
    ['platform', 'PB-PLAT'],
  ),
  chapter(
    'needs',
    ['steps', 'PB-ARR-01..02'],
    ['arrange', 'PB-ARR'],
    ['release', 'PB-ARR-08..10'],
    ['draw', 'PB-DRAW'],
    ['assign', 'PB-ASSIGN'],
    ['decks', 'PB-ASSIGN-09 PB-COMP-11'],
    ['potions', 'PB-POTION'],
  ),
  chapter(
    'showing',
    ['turn', 'PB-NEED PB-NEED-01..04 PB-NEED-07..10'],
    ['imps', 'PB-NEED-05..06'],
    ['hunger', 'PB-NEED-HUNGER'],
    ['poop', 'PB-NEED-POOP'],
    ['play', 'PB-NEED-PLAY'],
    ['magic', 'PB-NEED-MAGIC'],
    ['anger', 'PB-NEED-ANGER'],
    ['disease', 'PB-NEED-DISEASE'],
    ['sleep', 'PB-NEED-SLEEP'],
    ['suffering', 'PB-NEED-HUNGER-09..10 PB-NEED-PLAY-08 PB-NEED-DISEASE-06'],
  ),
  chapter('losing', ['ways', 'PB-LOSE-01..04 PB-LOSE-09 PB-LOSE-11'], ['price', 'PB-LOSE']),
  chapter(
    'exhibitions',
    ['score', 'PB-EXH'],
    ['awards', 'PB-EXH-11..14 PB-EXH-19..22'],
    ['ties', 'PB-EXH-15..16'],
    [
      'single',
      'PB-EXH-03 PB-EXH-18 PB-EXHIBITION PB-EXHIBITION-ARENA PB-EXHIBITION-FREESTYLE PB-EXHIBITION-MEDLEY PB-EXHIBITION-EATING PB-EXHIBITION-BEAUTY',
      {
        about: { exhibition: ['arena', 'freestyle', 'moodyMedley', 'eatingContest', 'beautyPageant'] },
      },
    ],
    [
      'display',
      'PB-EXH-04..05 PB-EXH-17 PB-EXHIBITION-BREEDERS PB-EXHIBITION-CHILDREN PB-EXHIBITION-MAGIC',
      about('exhibition', 'breedersPrize', 'childrensDay', 'magicShow'),
    ],
  ),
  chapter(
    'business',
    ['selling', 'PB-SELL'],
    ['match', 'PB-SELL-08..13'],
    ['places', 'PB-SELL-14..17 PB-SELL-28..31'],
    ['price', 'PB-SELL-18..24'],
    ['last', 'PB-SELL-26..27'],
    ['customers', 'PB-CUSTOMER', about('customer', ...CUSTOMERS)],
    ['discard', 'PB-DISCARD'],
    ['jobs', 'PB-UNUSED'],
  ),
  chapter('aging', ['pets', 'PB-AGE PB-AGE-01..04'], ['food', 'PB-AGE-05..10'], ['imps', 'PB-AGE-11..18']),
  chapter(
    'final',
    ['shows', 'PB-END PB-END-01..05'],
    ['business', 'PB-END-06..11'],
    ['display', 'PB-END-12..15'],
    ['winner', 'PB-END-16..18'],
    ['reputation', 'PB-TRACK'],
  ),
  chapter(
    'artifacts',
    ['books', 'PB-ARTIFACT-BOOK', { about: { artifact: BOOKS } }],
    ['crystal', 'PB-ARTIFACT-CRYSTAL PB-DRAW-08', { about: { artifact: ['crystalBall'] } }],
    ['shovel', 'PB-ARTIFACT-SHOVEL', { about: { artifact: ['longHandledShovel'] } }],
    ['armor', 'PB-ARTIFACT-ARMOR', about('artifact', 'impArmor')],
    ['employee', 'PB-ARTIFACT-EMPLOYEE', about('artifact', 'employeeOfTheMonth')],
    ['whip', 'PB-ARTIFACT-WHIP', about('artifact', 'whipOfObedience')],
    ['box', 'PB-ARTIFACT-BOX', { about: { artifact: ['magicBox'] } }],
  ),
  chapter(
    'cages',
    ['pets', 'PB-PET-10..11 PB-COMP-05'],
    ['icons', 'PB-CAGE-09..10 PB-ADDON-08'],
    ['cages', 'PB-COMP-10', about('cage', 'printed', ...BOUGHT)],
    ['addons', 'PB-COMP-10', about('addon', 'strength1', 'antimagic1', 'play', 'meat')],
  ),
  chapter(
    'variants',
    ['doubles', 'PB-VAR PB-VAR-01..09'],
    ['foresight', 'PB-VAR-10..12'],
    ['meat', 'PB-VAR-13..17'],
    ['order', 'PB-VAR-18..21'],
  ),
  chapter(
    'players',
    ['fewer', 'PB-GEN-11 PB-INCOME-03 PB-EXH-13 PB-START-05'],
    ['neutral', 'PB-SETUP-41..45 PB-STOCK-02..06 PB-SHOP-17..18 PB-GROUP-13 PB-AGE-17'],
    ['blocked', 'PB-STOCK-09..12 PB-STOCK-14 PB-STOCK-17..18 PB-STOCK-22 PB-STOCK-27 PB-STOCK-29'],
  ),
  chapter(
    'hidden',
    ['open', 'PB-GROUP-10 PB-GROUP-12 PB-SHOP-20'],
    ['own', 'PB-DRAW-05 PB-ASSIGN-05 PB-ASSIGN-10..11'],
    ['secret', 'PB-SETUP-22 PB-SETUP-27'],
    ['pieces', 'PB-COMP'],
  ),
  ALLEYS_CHAPTER,
];

/** The entry that tells more about each of the eight steps of the first page. */
export const STEPS = [
  ...['game.goal', 'round.news', 'shopping.groups', 'shopping.spaces'],
  ...['needs.assign', 'showing.turn', 'business.selling', 'round.next'],
];
