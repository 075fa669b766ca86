/**
 * The colours of pugs. The parts are drawn in stand-in colours that occur nowhere else; here is what becomes of them.
 */
import { DYES, type PugLooks } from './pug-looks.ts';

/** Light and shade of the coat, its wrinkles, muzzle and ears, the shine on the ears, lines on the muzzle. */
const furs: Readonly<Record<PugLooks['fur'], readonly string[]>> = {
  fawn: ['#f6d5a2', '#d6a566', '#b07f4a', '#5a3d42', '#4b3440', '#6d5260', '#2b1018'],
  apricot: ['#ffc58a', '#e08f4a', '#b0642c', '#6a3a34', '#57303a', '#7d4a54', '#2b1018'],
  silver: ['#eeeaf0', '#b9b1c2', '#8f8599', '#5a5364', '#4b4456', '#746c82', '#241824'],
  brindle: ['#c99a66', '#8f6238', '#6d4524', '#43292a', '#3a2428', '#5e4044', '#b08a78'],
  black: ['#7a6872', '#463844', '#33262f', '#33262f', '#3a2c36', '#6a5864', '#97808c'],
};

const irises: Readonly<Record<PugLooks['iris'], string>> = {
  brown: '#7a4a26',
  amber: '#e8a02c',
  green: '#4fb05a',
  blue: '#3f9be0',
  violet: '#9a5ce0',
};

/** The stand-ins, in the order of the lists above. */
export const PUG_STAND_INS = {
  cloth: ['#7fa0e1', '#5b7fbf', '#3a4f86'],
  trim: ['#ffe08b', '#f0c051', '#b07a21'],
  fur: ['#f3cf9b', '#d29f63', '#b07f4b', '#5a3d43', '#4b3441', '#6d5261', '#3a1a25'],
  iris: ['#7a4a27'],
} as const;

/** Dyes the drawing of a pug. */
export function inPugColours(svg: string, { cloth, trim, fur, iris }: PugLooks): string {
  const wanted = { cloth: DYES[cloth], trim: DYES[trim], fur: furs[fur], iris: [irises[iris]] };
  const colours = new Map<string, string>();
  for (const slot of ['cloth', 'trim', 'fur', 'iris'] as const) {
    PUG_STAND_INS[slot].forEach((from, at) => {
      colours.set(from, wanted[slot][at] ?? from);
    });
  }
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => colours.get(colour) ?? colour);
}

/** The one colour that stands for a choice in the workshop, as `#rrggbb`. */
export function pugSwatch(slot: 'fur' | 'iris' | 'cloth' | 'trim', looks: PugLooks): string {
  if (slot === 'iris') return irises[looks.iris];
  return (slot === 'fur' ? furs[looks.fur][1] : DYES[looks[slot]][1]) ?? '';
}
