/** The picture for what happened in Pug Quest: the thing itself where there is one, else the sign of its kind. */

import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import { kindOf } from '../../engine/quest/read.ts';
import { iconArt, questThingArt } from '../../ui/art-urls.ts';

const OF_TYPE: Readonly<Record<QuestEventType, string>> = {
  'quest.began': 'ready',
  'quest.dealt': 'draw',
  'quest.worldBegan': 'world',
  'quest.returned': 'ready',
  'quest.placed': 'place',
  'quest.world': 'world',
  'quest.boss': 'boss',
  'quest.entered': 'spawn',
  'quest.ready': 'ready',
  'quest.round': 'time',
  'quest.turn': 'initiative',
  'quest.skipped': 'stun',
  'quest.turnEnded': 'end-turn',
  'quest.drew': 'draw',
  'quest.refilled': 'display',
  'quest.changed': 'display',
  'quest.reshuffled': 'deck',
  'quest.discarded': 'discard',
  'quest.paid': 'discard',
  'quest.moved': 'move',
  'quest.played': 'combo',
  'quest.struck': 'attack',
  'quest.missed': 'attack',
  'quest.boosted': 'boss',
  'quest.prevented': 'prevent',
  'quest.defended': 'defend',
  'quest.drewDefence': 'defend',
  'quest.hurt': 'damage',
  'quest.healed': 'heal',
  'quest.fell': 'fell',
  'quest.gotXp': 'level',
  'quest.gotPrize': 'prize',
  'quest.dropped': 'treasure',
  'quest.gotTreasure': 'treasure',
  'quest.wasted': 'lose',
  'quest.lostTreasure': 'lose',
  'quest.tolled': 'toll',
  'quest.worldOver': 'world',
  'quest.market': 'market',
  'quest.swapped': 'swap',
  'quest.gave': 'trade',
  'quest.gaveCard': 'trade',
  'quest.rewarded': 'prize',
  'quest.twist': 'feature',
  'quest.ended': 'boss',
  'quest.triggered': 'feature',
  'quest.marked': 'special',
  'quest.gotActions': 'actions',
  'quest.traded': 'swap',
  'quest.rotated': 'move',
  'quest.reshaped': 'attack',
  'quest.recovered': 'recover',
  'quest.survived': 'life',
};

function thingOf(event: QuestEvent): string | null {
  switch (event.type) {
    case 'quest.drew':
    case 'quest.gaveCard':
      return event.card === null ? null : iconArt(`energy-${event.card}`);
    case 'quest.recovered':
    case 'quest.boosted':
      return iconArt(`energy-${event.card}`);
    case 'quest.gotTreasure':
    case 'quest.lostTreasure':
    case 'quest.gave':
      return questThingArt('treasure', kindOf(event.treasure));
    case 'quest.entered':
      return questThingArt('monster', kindOf(event.id));
    default:
      return null;
  }
}

export const questSignOf = (event: QuestEvent): string =>
  thingOf(event) ?? iconArt(`quest-${OF_TYPE[event.type]}`);
