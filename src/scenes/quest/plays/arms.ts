/** What flies, flashes and sweeps in a fight, in the colour of the energy behind it. */
import type { Energy } from '../../../engine/quest/data/words.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { sketch } from '../../table/pieces.ts';
import type { Accent } from './fight-plan.ts';

/** The light and the deep colour of each energy. */
export const HUES: Readonly<Record<Energy, readonly [light: string, deep: string]>> = {
  strength: ['#ff9a6a', '#e2502e'],
  spirit: ['#a8f0e6', '#2fb5ab'],
  intellect: ['#a9c8ff', '#3f6fd8'],
  speed: ['#ffe68a', '#f2a926'],
  magic: ['#dcb8ff', '#8a4ad0'],
};

export const ACCENT_HUES: Readonly<Record<Accent, readonly [light: string, deep: string]>> = {
  push: ['#c9e4ff', '#4f86d0'],
  heal: ['#c9f2a8', '#37984a'],
  spawn: ['#d6c2f2', '#6a3fa8'],
  strike: ['#ffb08a', '#e2502e'],
  toll: ['#ffe99a', '#d88f1c'],
  stun: ['#fff2a0', '#c98a1c'],
  armour: ['#dfe8f2', '#6f87a4'],
  take: ['#f2c9b0', '#a0522d'],
  time: ['#ffd9f0', '#c23f86'],
  change: ['#e2d2ff', '#7a4ad0'],
};

const edge = (width: number) =>
  `stroke="${palette.ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** A bone that is thrown. */
export const bone = (): Art =>
  sketch(
    'arm-bone',
    72,
    36,
    () =>
      `<path d="M16 12C12 2 0 6 5 15C-1 22 8 33 16 25L55 25C63 34 74 23 67 16C73 7 60 1 56 12z" fill="#fffaf0" ${edge(4)}/><path d="M18 16h34" stroke="#e2cfae" stroke-width="3" stroke-linecap="round"/>`,
  );

/** An arrow with the streak of its flight behind it, its tip to the right. */
export const dart = (light: string, deep: string): Art =>
  sketch(
    `arm-dart-${deep}`,
    150,
    48,
    () =>
      `<path d="M2 24L92 7V41z" fill="${light}" fill-opacity=".75"/><path d="M30 24L96 15V33z" fill="#fffdf2"/><path d="M50 8l22 8h30v16H72l-22 8 9-16z" fill="${deep}" ${edge(5)}/><path d="M98 5l48 19-48 19 8-19z" fill="#fffaf0" ${edge(5)}/>`,
  );

/** A star with a tail, its head to the right. */
export const comet = (light: string, deep: string): Art =>
  sketch(
    `arm-comet-${deep}`,
    160,
    64,
    () =>
      `<path d="M2 32Q70 2 130 8V56Q70 62 2 32z" fill="${deep}" fill-opacity=".5"/><path d="M44 32Q88 16 130 18V46Q88 48 44 32z" fill="${light}" fill-opacity=".9"/><path d="M128 4l7 13 15-5-5 15 11 8-14 5 3 16-14-7-11 10-3-15-16-3 11-10-6-15 15 3z" fill="${deep}" ${edge(5)}/><circle cx="128" cy="33" r="14" fill="${light}"/><circle cx="125" cy="29" r="6" fill="#fffdf2"/>`,
  );

/** Three scratches side by side, as claws leave them. */
export const scratches = (light: string, deep: string): Art =>
  sketch(`arm-scratches-${deep}`, 150, 150, () => {
    const one = (x: number) =>
      `<path d="M${x + 52} 8C${x + 50} 62 ${x + 34} 106 ${x} 142C${x + 12} 96 ${x + 26} 52 ${x + 52} 8z" fill="${deep}" ${edge(5)}/><path d="M${x + 44} 40C${x + 40} 72 ${x + 30} 96 ${x + 16} 118" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`;
    return one(8) + one(48) + one(88);
  });

/** The ground of a cell that an attack reaches. */
export const litGround = (width: number, height: number): Art => {
  const w = Math.round(width);
  const h = Math.round(height);
  const round = Math.round(Math.min(16, h * 0.2));
  return sketch(
    `arm-lit-${w}x${h}`,
    w,
    h,
    () =>
      `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="${round}" fill="#ff7d5c" fill-opacity=".55"/><rect x="4" y="4" width="${w - 8}" height="${h - 8}" rx="${round - 2}" fill="none" stroke="#e8361f" stroke-width="6"/>`,
  );
};

/** A claw's or a blade's way through the air: a crescent, open to the left. */
export const crescent = (light: string, deep: string): Art =>
  sketch(
    `arm-crescent-${deep}`,
    120,
    160,
    () =>
      `<path d="M14 6C90 14 120 90 60 154C74 96 64 44 14 6z" fill="${deep}" ${edge(5)}/><path d="M40 24C84 52 92 92 74 124" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/>`,
  );

/** A beam from below to above; it is stretched to its length. */
export const beam = (light: string, deep: string): Art =>
  sketch(
    `arm-beam-${deep}`,
    60,
    240,
    () =>
      `<path d="M30 4l14 30-6 4 14 44-8 6 10 56-8 6 8 60-24 26-24-26 8-60-8-6 10-56-8-6 14-44-6-4z" fill="${deep}" ${edge(5)}/><path d="M30 30l6 60-4 60 4 60-6 16-6-16 4-60-4-60z" fill="${light}"/>`,
  );

/** A wave as wide as the board; it rolls upwards, and runs out in shallows behind its crest. */
export const crest = (light: string, deep: string): Art =>
  sketch(`arm-crest-${deep}`, 700, 170, () => {
    const bows = 'q50 -62 100 0'.repeat(7);
    const foam = Array.from({ length: 7 }, (_, i) => `M${i * 100 + 24} 46q26 -26 52 0`).join('');
    const swell = `${'q50 22 100 0'.repeat(7)}`;
    return `<path d="M0 60H700V146q-350 26 -700 0z" fill="${deep}" fill-opacity=".3"/><path d="M0 60H700V116q-350 22 -700 0z" fill="${deep}" fill-opacity=".45"/><path d="M0 56${bows}V84q-350 22 -700 0z" fill="${deep}" ${edge(5)}/><path d="${foam}" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M0 74${swell}" fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>`;
  });

/** A round flash under whatever is hit. */
export const flare = (light: string, deep: string): Art =>
  sketch(`arm-flare-${deep}`, 120, 120, () => {
    const points = Array.from({ length: 20 }, (_, i) => {
      const r = i % 2 === 0 ? 58 : 36;
      const a = (i * Math.PI) / 10;
      return `${(60 + r * Math.cos(a)).toFixed(1)} ${(60 + r * Math.sin(a)).toFixed(1)}`;
    });
    return `<path d="M${points.join('L')}z" fill="${deep}"/><circle cx="60" cy="60" r="34" fill="${light}"/><circle cx="60" cy="60" r="18" fill="#fffdf2"/>`;
  });

/** A round shield, that flashes up before somebody. */
export const guard = (): Art =>
  sketch(
    'arm-guard',
    110,
    120,
    () =>
      `<path d="M55 5C72 16 88 19 104 19C107 66 92 98 55 115C18 98 3 66 6 19C22 19 38 16 55 5z" fill="#5b8fe0" fill-opacity=".86" ${edge(6)}/><path d="M55 18C68 26 80 29 92 30C93 62 82 86 55 101z" fill="#a9c8ff"/><path d="M22 34c10 0 18-3 26-8" fill="none" stroke="#fffdf2" stroke-width="6" stroke-linecap="round"/>`,
  );

/** A paw, for what is left of a defeated monster. */
export const paw = (fill: string): Art =>
  sketch(
    `arm-paw-${fill}`,
    48,
    46,
    () =>
      `<g fill="${fill}" ${edge(3.5)}><ellipse cx="9" cy="20" rx="6" ry="8"/><ellipse cx="19" cy="10" rx="6" ry="8"/><ellipse cx="31" cy="10" rx="6" ry="8"/><ellipse cx="40" cy="20" rx="6" ry="8"/><path d="M24 20c9 0 15 9 14 16-1 8-9 7-14 6-5 1-13 2-14-6 0-7 5-16 14-16z"/></g>`,
  );

/** A cloud into which somebody vanishes. */
export const smokeCloud = (): Art =>
  sketch(
    'arm-cloud',
    150,
    120,
    () =>
      `<path d="M38 104C10 106 2 74 26 66C14 38 48 18 68 32C84 6 126 18 122 48C150 50 152 88 126 94C116 116 84 114 76 102C66 114 46 114 38 104z" fill="#fffaf0" ${edge(5)}/><path d="M40 66q2-18 22-20M92 44q16 0 18 14" fill="none" stroke="#e6d3b0" stroke-width="6" stroke-linecap="round"/>`,
  );

/** A board for a name that is called out. */
export const scroll = (width: number, height: number, light: string, deep: string): Art => {
  const w = Math.round(width);
  const h = Math.round(height);
  return sketch(
    `arm-scroll-${deep}-${w}x${h}`,
    w,
    h,
    () =>
      `<path d="M2 10h30v${h - 20}H2l12-${(h - 20) / 2}zM${w - 2} 10h-30v${h - 20}h30l-12-${(h - 20) / 2}z" fill="${deep}" ${edge(4)}/><rect x="18" y="2" width="${w - 36}" height="${h - 8}" rx="10" fill="${light}" ${edge(4)}/>`,
  );
};
