/** The book of Fantasy Pug Quest: its chapters, and which rules of its ledger each entry tells. */

import { QUEST_THINGS as THINGS } from '../../../engine/quest/read.ts';
import { about, chapter, type RulesChapter } from './chapter.ts';

/** Shapes of attacks that cards of the box have by themselves. */
const SHAPES = ['melee', 'distance', 'any', 'pen', 'double:wide', 'double:fork', 'triple:wide', 'all'];

export const QUEST_CHAPTERS: readonly RulesChapter[] = [
  chapter(
    'questGame',
    ['goal', 'PQ-WIN PQ-LOSE'],
    ['ways', 'PQ-ROUND-04 PQ-ROUND-06 PQ-WIN-03 PQ-LOSE-03'],
    ['box', 'PQ-COMP PQ-CARD'],
  ),
  chapter(
    'questSetup',
    ['start', 'PQ-SETUP'],
    ['place', 'PQ-SETUP-09..12 PQ-WORLD2-04'],
    ['solo', 'PQ-SOLO'],
  ),
  chapter('questTable', ['area', 'PQ-AREA'], ['hidden', 'PQ-HIDDEN']),
  chapter(
    'questCards',
    ['energy', 'PQ-ENERGY'],
    ['hand', 'PQ-ENERGY-08..09'],
    ['hero', 'PQ-HERO', about('hero', ...THINGS.hero)],
    ['xp', 'PQ-XP'],
  ),
  chapter(
    'questWorlds',
    ['card', 'PQ-WORLD', about('world', ...THINGS.world)],
    ['second', 'PQ-WORLD2'],
    ['third', 'PQ-WORLD3'],
  ),
  chapter('questRounds', ['round', 'PQ-ROUND'], ['order', 'PQ-INIT']),
  chapter(
    'questTurn',
    ['actions', 'PQ-ACTION'],
    ['attack', 'PQ-ACTION-ATTACK'],
    ['combos', 'PQ-COMBO'],
    ['free', 'PQ-FREE'],
    ['move', 'PQ-MOVE'],
    ['tokens', 'PQ-ACTIVATION', about('mark', ...THINGS.mark)],
  ),
  chapter(
    'questFight',
    ['shapes', 'PQ-COMBAT', about('shape', ...SHAPES)],
    ['damage', 'PQ-DAMAGE'],
    ['defend', 'PQ-DEFEND'],
    ['riposte', 'PQ-RIPOSTE'],
  ),
  chapter(
    'questFoes',
    ['monsters', 'PQ-MONSTER', about('monster', ...THINGS.monster)],
    ['boss', 'PQ-BOSS', about('boss', ...THINGS.boss)],
  ),
  chapter(
    'questFall',
    ['loot', 'PQ-LOOT'],
    ['prize', 'PQ-PRIZE'],
    ['heroes', 'PQ-DEFEAT'],
    ['order', 'PQ-DAMAGE-03'],
  ),
  chapter(
    'questMarket',
    ['treasures', 'PQ-TREASURE', about('treasure', ...THINGS.treasure)],
    ['market', 'PQ-MARKET'],
    ['exchange', 'PQ-MARKET-06..07'],
  ),
  chapter('questLord', ['game', 'PQ-EVIL'], ['turn', 'PQ-EVIL-05..07'], ['reward', 'PQ-EVIL-08..10']),
  chapter('questHard', ['mode', 'PQ-HARD']),
];

/** The entry that tells more about each step of the first page. */
export const QUEST_STEPS = [
  ...['questGame.goal', 'questCards.energy', 'questTurn.actions', 'questTurn.combos'],
  ...['questFight.defend', 'questFall.loot', 'questMarket.market', 'questWorlds.third'],
];
