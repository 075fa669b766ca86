/** Pug Quest on the drawn table: its pictures, and what the director has to know of them. */
import { heroSeat } from '../../engine/quest/read.ts';
import { questWording } from '../../ui/access/insight/wording.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { Stagebook } from '../table/contract.ts';
import { battleSet } from './battle.ts';
import { chooseQuestSet, questRuns, questSubject } from './cast.ts';
import { questFinalSet } from './final.ts';
import { marketSet } from './market.ts';
import './drawings.ts';

export const questBook: Stagebook<'quest'> = {
  sets: { battle: battleSet, market: marketSet, final: questFinalSet },
  visited: 'battle',
  backdrop: palette.dawnTop,
  chooseSet: chooseQuestSet,
  wording: questWording,
  subjectOf: questSubject,
  runsOf: questRuns,
  // A Hero who falls, and a World that is over, are seen by everybody; else one skip leads to the next question.
  isStop: (event) =>
    (event.type === 'quest.fell' && heroSeat(event.id) !== null) || event.type === 'quest.worldOver',
  whoseDoings: () => null,
  // The sets of Pug Quest draw their own bar: all of the window is theirs.
  frame: (window) => ({ area: window, draw: () => undefined, visit: () => undefined }),
};
