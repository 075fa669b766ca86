/** Pug Quest on the drawn table: its pictures, and what the director has to know of them. */
import { heroSeat, lordSeat } from '../../engine/quest/read.ts';
import { questWording } from '../../ui/access/insight/wording.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { QuestSetName, ShownSet, Stagebook, StageRun } from '../table/contract.ts';
import { battleSet } from './battle.ts';
import { questFinalSet } from './final.ts';
import { marketSet } from './market.ts';
import './drawings.ts';
import type { Seat } from '../../engine/kernel/state.ts';
import type { QuestEventType } from '../../engine/quest/events.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import type { StoryMoment } from '../../session/game/moments.ts';
import type { QuestBeat, QuestLook } from './types.ts';

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

/** Questions with a picture of their own; all the others are put on the board. */
const SETS: Readonly<Record<string, QuestSetName>> = {
  'quest.market': 'market',
  'quest.give': 'market',
};

/** What happens in the market, or at the end; everything else happens on the board. */
const STAGES: Readonly<Partial<Record<QuestEventType, QuestSetName>>> = {
  'quest.market': 'market',
  'quest.swapped': 'market',
  'quest.gave': 'market',
  'quest.gaveCard': 'market',
  'quest.ended': 'final',
};

/** What is paid, taken or laid aside in the market belongs there. */
const GOES_ALONG: readonly QuestEventType[] = [
  'quest.paid',
  'quest.gotTreasure',
  'quest.wasted',
  'quest.discarded',
  'quest.refilled',
  'quest.reshuffled',
];

export function chooseQuestSet({ view }: QuestLook): QuestSetName | null {
  if (view.outcome !== null) return 'final';
  return SETS[view.ask?.kind ?? ''] ?? 'battle';
}

/** Whose sheet and hand: of the Hero who decides, else of the one in turn; heroes look into each other's hands. */
export function questSubject(view: QuestView, viewer: Seat): Seat {
  const { ask, turn } = view;
  if (ask?.seats.includes(viewer)) return viewer;
  const lord = lordSeat(view.setup);
  if (viewer === lord) return viewer;
  const [asked] = ask?.seats ?? [];
  if (asked !== undefined && asked !== lord) return asked;
  return (turn === null ? null : heroSeat(turn.id)) ?? viewer;
}

/** Whose sheet lies open while something is shown: that of the hero it is about, else the one that did. */
function subjectDuring({ event, after }: StoryMoment<'quest'>, last: Seat, viewer: Seat): Seat {
  if ('seat' in event && event.seat !== lordSeat(after.setup)) return event.seat;
  if (event.type === 'quest.turn') return heroSeat(event.id) ?? last;
  return last ?? viewer;
}

/** Cuts what an answer led to into runs; on the board they are about one hero after the other. */
export function questRuns(
  moments: readonly StoryMoment<'quest'>[],
  before: QuestView,
  viewer: Seat,
): StageRun<'quest'>[] {
  const runs: { stage: ShownSet<'quest'>; beats: QuestBeat[] }[] = [];
  let now = before;
  let subject = questSubject(before, viewer);
  for (const moment of moments) {
    const { event, after } = moment;
    const beat = { event, before: now, after };
    now = after;
    const last = runs.at(-1);
    subject = subjectDuring(moment, subject, viewer);
    const along = last !== undefined && last.stage.set === 'market' && GOES_ALONG.includes(event.type);
    const set = along ? 'market' : (STAGES[event.type] ?? 'battle');
    if (last?.stage.set === set && last.stage.subject === subject) last.beats.push(beat);
    else runs.push({ stage: { set, subject }, beats: [beat] });
  }
  return runs;
}
