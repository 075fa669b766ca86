/** Pug Quest: actions left over, a Combo that could be paid for, a Riposte or a parry refused. */
import { isRecord } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { heroId, numbersOf, threatOf } from '../../../../engine/quest/read.ts';
import type { Sight } from '../moment.ts';
import { type CoachWatch, misread, RIGHT } from './watch.ts';

type QuestWatch = CoachWatch<'quest'>;

const action = (choice: Json): Json => (isRecord(choice) ? (choice.do ?? null) : null);

function plays({ domain }: Sight<'quest'>): string[] {
  if (domain?.type !== 'pick') return [];
  return domain.options.flatMap((option) =>
    isRecord(option) && option.do === 'play' && typeof option.id === 'string' ? [option.id] : [],
  );
}

/** A player who ends a turn with actions left might have drawn or moved. */
export const idleTurn: QuestWatch = {
  id: 'idleTurn',
  topic: 'moving',
  asks: ['quest.act'],
  point: 'actions',
  judge({ view }, choice) {
    if (action(choice) === 'move') return RIGHT;
    const left = view.turn?.actions ?? 0;
    return action(choice) === 'end' && left > 0 ? misread({ count: left }) : null;
  },
};

export const combo: QuestWatch = {
  id: 'combo',
  topic: 'combos',
  asks: ['quest.act'],
  point: 'combos',
  judge(sight, choice) {
    if (action(choice) === 'play') return RIGHT;
    const [first] = plays(sight);
    return action(choice) === 'end' && first !== undefined ? misread({ combo: first }) : null;
  },
};

/** Damage still to come to the Hero who is asked. */
function dangerOf({ view, seat }: Sight<'quest'>): number {
  return threatOf(view)?.damage[heroId(seat)] ?? 0;
}

export const riposte: QuestWatch = {
  id: 'riposte',
  topic: 'ripostes',
  asks: ['quest.riposte'],
  point: 'options',
  judge(sight, choice) {
    if (choice !== null) return RIGHT;
    const harm = dangerOf(sight);
    return harm >= 2 ? misread({ count: harm }) : null;
  },
};

export const defence: QuestWatch = {
  id: 'defence',
  topic: 'energy',
  asks: ['quest.defend'],
  point: 'options',
  judge(sight, choice) {
    if (choice !== 0 && choice !== null && !(Array.isArray(choice) && choice.length === 0)) return RIGHT;
    const { left } = numbersOf(sight.view, heroId(sight.seat));
    return dangerOf(sight) >= left ? misread({ count: left }) : null;
  },
};
