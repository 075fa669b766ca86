/** The symbols of tiles by name: plain drawings, pairs of needs and what pairs leave over made of two. */
import type { Term } from '../../../../engine/petz/data/schema.ts';
import { type Art, nest } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { made } from '../shop/art.ts';
import { symbolOf } from './terms.ts';

/** The name of a term's symbol. */
export function symbolName({ of, with: other, without }: Pick<Term, 'of' | 'with' | 'without'>): string {
  if (other !== undefined) return `pair:${of}:${other}`;
  return without === undefined ? symbolOf(of) : `single:${of}:${without}`;
}

/** The drawing of a symbol, or any other by its name. */
export function symbolArt(name: string): Art {
  const [kind, of = '', other = ''] = name.split(':');
  if (kind === 'pair') return pairArt(of, other);
  return kind === 'single' ? singleArt(of, other) : drawing(name);
}

const need = (name: string) => drawing(`icons/need-${name}`);

/** Two needs, linked. */
function pairArt(of: string, other: string): Art {
  return made(`pair-${of}-${other}`, { x: 0, y: 0, width: 128, height: 128 }, [
    nest(need(of), 0, 4, 78),
    nest(need(other), 50, 46, 78),
    nest(drawing('icons/icon-pair'), 82, 2, 42),
  ]);
}

/** A need without its partner, which is crossed out. */
function singleArt(of: string, without: string): Art {
  return made(`single-${of}-${without}`, { x: 0, y: 0, width: 128, height: 128 }, [
    nest(need(of), 0, 14, 96),
    `<circle cx="98" cy="36" r="29" fill="#fffaf0" stroke="${palette.ink}" stroke-width="4"/>`,
    nest(need(without), 76, 14, 44),
    `<path d="M80 56L117 17" stroke="${palette.ink}" stroke-width="13" stroke-linecap="round"/><path d="M80 56L117 17" stroke="#e23d3d" stroke-width="7" stroke-linecap="round"/>`,
  ]);
}
