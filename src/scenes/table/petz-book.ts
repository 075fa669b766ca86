/** Dungeon Petz on the drawn table: its pictures, which of them have the rail of shops at their left, its frame. */
import { petzWording } from '../../ui/access/insight/wording.ts';
import { palette } from '../../ui/theme/palette.ts';
import { runsOf } from './cast.ts';
import type { SetMaker, SetName, Stagebook } from './contract.ts';
import { isStop, whoseDoings } from './course.ts';
import { buildFrame, buildVisit } from './frame/frame.ts';
import { hasSecondLine, layoutFrame } from './frame/layout.ts';
import { chooseSet, subjectOf } from './questions.ts';
import { burrowSet } from './sets/burrow.ts';
import { closeUpSet } from './sets/close-up.ts';
import { eveningSet } from './sets/evening.ts';
import { finalSet } from './sets/final.ts';
import { saleSet } from './sets/sale.ts';
import { shopSet } from './sets/shop.ts';
import { showSet } from './sets/show.ts';
import { townSet } from './sets/town.ts';

const SETS: Readonly<Partial<Record<SetName, SetMaker>>> = {
  town: townSet,
  burrow: burrowSet,
  shop: shopSet,
  show: showSet,
  sale: saleSet,
  evening: eveningSet,
  closeUp: closeUpSet,
  final: finalSet,
};

/** The burrow has a strip of its own with what is public of every rival. */
const WITH_RAIL: readonly SetName[] = ['town', 'closeUp'];

export const petzBook: Stagebook = {
  sets: SETS,
  visited: 'shop',
  backdrop: palette.street,
  chooseSet,
  wording: petzWording,
  subjectOf,
  runsOf,
  isStop,
  whoseDoings,
  frame: (window, look, set) => {
    const { width, height } = window;
    const { view } = look;
    const at = layoutFrame(width, height, view.shops.length, WITH_RAIL.includes(set), hasSecondLine(view));
    return {
      area: at.area,
      draw: (kit, link, peek) => buildFrame({ kit, link, speech: link.speech, look, at, peek }),
      visit: (kit, link, peek) => buildVisit({ kit, link, speech: link.speech, look, at, peek }),
    };
  },
};
