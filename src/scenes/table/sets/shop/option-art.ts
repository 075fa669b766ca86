/** The pictures of answers whose drawing says more than the tile they are about. */
import type { Json } from '../../../../engine/kernel/state.ts';
import type { Setting } from '../../../../engine/petz/alleys/state.ts';
import { SETTINGS } from '../../../../engine/petz/read.ts';
import { type Art, crop, nest, pose } from '../../../../ui/svg-art.ts';
import { cachedDrawing, drawing } from '../../drawings.ts';
import { made } from './art.ts';
import { tuneNamed } from './plot-extras.ts';

/** Null: the picture of the words layer will do. */
export function optionArt(kind: string, option: Json): Art | null {
  if (kind === 'petz.play' && option !== null) {
    return drawing(isLollipop(option) ? 'tokens/token-lollipop' : 'icons/need-play');
  }
  if (kind === 'petz.tune') return tuneNamed(option);
  if (kind === 'petz.setCage') return dialArt(SETTINGS.find((each) => each === option) ?? 'normal');
  return null;
}

function isLollipop(option: Json): boolean {
  return typeof option === 'object' && option !== null && 'food' in option;
}

/** What an answer costs at once. */
export function optionPrice(kind: string, option: Json): number {
  return option !== null && (kind === 'petz.tune' || kind === 'petz.ding') ? 1 : 0;
}

/** The lever of an Experimental Cage with its three fields, by itself. */
function dialArt(setting: Setting): Art {
  const show = setting === 'normal' ? 'even' : setting;
  const box = { x: 6, y: 104, width: 80, height: 80 };
  const posed = () => pose(drawing('cages/experimental1'), show, { parts: {}, show: { dial: show } });
  return cachedDrawing(`dial-${show}`, () =>
    made(`dial-${show}`, box, [
      '<defs><clipPath id="dial-round"><circle cx="46" cy="144" r="36"/></clipPath></defs>',
      `<g clip-path="url(#dial-round)">${nest(crop(posed(), 'dial', box), box.x, box.y, box.width)}</g>`,
    ]),
  );
}
