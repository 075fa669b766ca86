/** Pug Quest: every question in the picture and in words, the Boss, the hard mode, five Heroes, the end. */
import { ASK_KINDS } from '../../src/engine/quest/words.ts';
import { askQuestName, questName } from './options.ts';
import { QUEST_OVER } from './quest-wishes.ts';
import type { ShotStage } from './stage.ts';
import type { Tour } from './take.ts';

const picture = (name: string, position: string, then?: (stage: ShotStage) => Promise<void>): Tour => ({
  names: [name],
  take: async (stage) => {
    await stage.drawn(position);
    await then?.(stage);
    await stage.shoot(name);
  },
});

/** A Hero's turn with something chosen, or opened. */
const opened = (name: string, id: string): Tour => picture(name, 'quest.act', (stage) => stage.press(id));

export const questTours: readonly Tour[] = [
  ...ASK_KINDS.map((kind) => picture(questName(kind), kind)),
  opened('quest-act-move', 'move'),
  opened('quest-act-hit', 'hit'),
  opened('quest-act-draw', 'draw'),
  opened('quest-act-ahead', 'ahead'),
  picture('quest-hint', 'quest.act', async (stage) => {
    await stage.letBots(true);
    await stage.press('hint');
    await stage.until('advised');
    await stage.letBots(false);
  }),
  picture('quest-boss', 'boss'),
  picture('quest-hard', 'hard'),
  picture('quest-five', 'five'),
  picture('quest-final', QUEST_OVER),
];

export const questWordTours: readonly Tour[] = ASK_KINDS.map((kind) => ({
  names: [askQuestName(kind)],
  take: async (stage) => {
    await stage.worded(kind);
    await stage.shoot(askQuestName(kind));
  },
}));
