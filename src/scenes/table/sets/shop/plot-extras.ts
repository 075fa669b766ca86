/** What Dark Alleys adds to a plot: the lever and the third sign of an Experimental Cage, rubble, a Jukebox that plays. */

import type { Json } from '../../../../engine/kernel/state.ts';
import type { Setting, Tune } from '../../../../engine/petz/alleys/state.ts';
import { antimagicOf, SETTINGS, setValue, strengthOf, TUNES } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import { box as boxOf } from '../../../../ui/rect.ts';
import { sheet } from '../../../../ui/sketch.ts';
import { type Art, cachedDrawing, crop, nest, part, pose } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { signAt, unitOf } from './cage-places.ts';
import type { PlotSpot } from './layout.ts';

/** Groups of a cage's drawing, its lever where it is set. */
export function cagePart(id: string, setting: Setting, ...groups: string[]): Art {
  const whole = drawing(`cages/${id}`);
  const show = setting === 'normal' ? 'even' : setting;
  const key = `${whole.key}#${groups.join('+')}${whole.svg.includes('id="dial"') ? `-${show}` : ''}`;
  return cachedDrawing(key, () => ({
    ...part(
      whole.svg.includes('id="dial"') ? pose(whole, show, { parts: {}, show: { dial: show } }) : whole,
      ...groups,
    ),
    key,
  }));
}

/** The number on the green sign: how many diseases the cage cancels. */
export function buildThirdSign(kit: TableKit, spot: PlotSpot, plot: Plot): void {
  const place = signAt(spot, 'disease');
  const style = {
    size: Math.max(16, place.size),
    colour: palette.eyeWhite,
    outline: Math.max(3, place.size * 0.16),
  };
  kit.words(String(setValue(plot, 'disease')), place.x, place.y, style);
}

/** Where a cage was this round: bent bars and splinters, with the numbers that count there now. */
export function buildRubble(kit: TableKit, spot: PlotSpot, plot: Plot): void {
  const { x, y, width } = spot.cage;
  kit.picture('props/rubble', x, y, width);
  const size = 64 * unitOf(spot);
  for (const [name, value] of [
    ['strength', strengthOf(plot)],
    ['antimagic', antimagicOf(plot)],
  ] as const) {
    const place = signAt(spot, name);
    kit.icon(`props/sign-${name}`, place.x, place.y - place.size * 0.1, size);
    kit.words(String(value), place.x, place.y, {
      size: Math.max(16, place.size),
      colour: palette.eyeWhite,
      outline: 4,
    });
  }
}

/** A note beside the Jukebox in the colour of its tune, and which tune it is. */
export function buildTune(kit: TableKit, { addon }: PlotSpot, tune: Tune): void {
  const size = Math.max(26, addon.width * 0.5);
  kit.icon(tuneArt(tune), addon.x + addon.width * 0.82, addon.y + addon.height * 0.22, size);
}

const TUNE_SIGNS: Readonly<Record<Tune, string>> = {
  strength: 'need-anger',
  antimagic: 'need-magic',
  play: 'need-play',
  graze: 'token-vegetable',
  meat: 'token-meat',
};

/** A record of a tune: its note, and what it helps against. */
export function tuneArt(tune: Tune): Art {
  const sign = TUNE_SIGNS[tune];
  const picture =
    tune === 'strength' || tune === 'antimagic'
      ? nest(drawing(`props/sign-${tune}`), 50, 46, 66, 76)
      : nest(drawing(sign.startsWith('need') ? `icons/${sign}` : `tokens/${sign}`), 50, 50, 72);
  return sheet(`tune-${tune}`, 128, 128, () => nest(drawing('icons/icon-tune'), 2, 2, 84) + picture);
}

/** The drawing that a button of a tune has; null if there is no such tune. */
function tuneNamed(name: unknown): Art | null {
  const tune = TUNES.find((each) => each === name);
  return tune === undefined ? null : tuneArt(tune);
}

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
  const box = boxOf(6, 104, 80, 80);
  const posed = () => pose(drawing('cages/experimental1'), show, { parts: {}, show: { dial: show } });
  return sheet(`dial-${show}`, box.width, box.height, () => {
    const round = '<defs><clipPath id="dial-round"><circle cx="40" cy="40" r="36"/></clipPath></defs>';
    return `${round}<g clip-path="url(#dial-round)">${nest(crop(posed(), 'dial', box), 0, 0, box.width)}</g>`;
  });
}
