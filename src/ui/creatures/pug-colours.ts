/**
 * The colours of pugs. The parts are drawn in stand-in colours that occur nowhere else; here is what becomes of them.
 */
import FILE from './pug.json' with { type: 'json' };
import type { PugLooks } from './pug-looks.ts';

type Dyed = keyof typeof FILE.standIns;

/** The stand-ins, in the order of the lists of colours. */
export const PUG_STAND_INS: Readonly<Record<Dyed, readonly string[]>> = FILE.standIns;

const { fur, iris, dye } = FILE.colours;
/**
 * Light and shade of the coat, its wrinkles, muzzle and ears, the shine on the ears, lines on the muzzle; the iris; of
 * cloth and its trimmings light, middle and dark.
 */
const colours: Readonly<Record<Dyed, Readonly<Record<string, readonly string[]>>>> = {
  fur,
  iris,
  cloth: dye,
  trim: dye,
};

/** Dyes the drawing of a pug. */
export function inPugColours(svg: string, looks: PugLooks): string {
  const wanted = new Map<string, string>();
  for (const slot of Object.keys(PUG_STAND_INS) as Dyed[]) {
    const own = colours[slot][looks[slot]] ?? [];
    PUG_STAND_INS[slot].forEach((from, at) => {
      wanted.set(from, own[at] ?? from);
    });
  }
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => wanted.get(colour) ?? colour);
}

/** The one colour that stands for a choice in the workshop, as `#rrggbb`. */
export function pugSwatch(slot: Dyed, looks: PugLooks): string {
  return colours[slot][looks[slot]]?.[slot === 'iris' ? 0 : 1] ?? '';
}
