/** The drawing of a pet in a mood, made once for each. */
import type { Mood } from '../../../ui/creatures/moods.ts';
import { posePet } from '../../../ui/creatures/pose.ts';
import { type Art, artOf, cachedDrawing } from '../../../ui/svg-art.ts';
import { drawing } from '../drawings.ts';
import { dressedIn, dressKey, type Worn } from '../worn.ts';

export interface PetLook extends Worn {
  mood: Mood;
}

/** A pet in a mood, with its tears and tentacles, and what it wears. */
export function petIn(id: string, mood: Mood, { suffering = 0, mutation = 0, ...worn }: Worn = {}): Art {
  const dressed = dressedIn(worn);
  const key = `pet-${id}-${mood}-${Math.min(3, suffering)}-${Math.min(1, mutation)}${dressKey(dressed)}`;
  return cachedDrawing(key, () => {
    const rest = drawing(`pets/${id}`);
    return { ...rest, key, svg: posePet(rest.svg, mood, { suffering, mutation, dressed }) };
  });
}

/** The same pet while it is off the ground. */
export function withoutShadow(source: Art): Art {
  const key = `${source.key}-off-ground`;
  const svg = () => source.svg.replace('<g id="shadow"', '<g id="shadow" style="display:none"');
  return cachedDrawing(key, () => ({ ...source, key, svg: svg() }));
}

/** Its shadow alone, in the same box. */
export function shadowOf(id: string): Art {
  const key = `pet-${id}-shadow`;
  return cachedDrawing(key, () => {
    const { svg, box } = drawing(`pets/${id}`);
    const group = /<g id="shadow".*?<\/g>/s.exec(svg)?.[0] ?? '';
    return artOf(key, box, group);
  });
}
