/** Drawings that are changed before they are shown: cages with a pet inside, customers' faces, imps in their vests. */
import { posePet } from '../../src/ui/creatures/pose.ts';
import { art, type Pose, pose, recolour } from '../../src/ui/svg-art.ts';
import { palette } from '../../src/ui/theme/palette.ts';
import { drawingsOf, element, fetchText, heading, picture, row, showVariant, TWO_GROUNDS } from './parts.ts';

const LODGERS = ['drago', 'wormie', 'ghosty', 'trollie'];

/** The vests as the rig has them, and as the shops wear them. */
const VEST = ['#5b7fbf', '#3a4f86'] as const;
const VESTS: Readonly<Record<string, readonly [string, string]>> = {
  blue: [palette.playerBlue, palette.playerBlueShade],
  rose: [palette.playerRose, palette.playerRoseShade],
  teal: [palette.playerTeal, palette.playerTealShade],
  ivory: [palette.playerIvory, palette.playerIvoryShade],
  nobody: ['#8d8088', '#6d6070'],
};

const POSES: Readonly<Record<string, Pose>> = {
  rest: { parts: {}, show: { eyes: 'open', mouth: 'smile' } },
  blink: { parts: {}, show: { eyes: 'closed', mouth: 'smile' } },
  cheer: {
    parts: { 'arm-left': { turn: 96, x: -6, scale: 1.25 }, 'arm-right': { turn: -96, x: 6, scale: 1.25 } },
    show: { eyes: 'closed', mouth: 'cheer' },
  },
  wave: {
    parts: { 'arm-right': { turn: -112, x: 6, scale: 1.25 }, head: { turn: -4 } },
    show: { eyes: 'open', mouth: 'cheer' },
  },
  pull: {
    parts: { 'arm-left': { turn: -62, x: 6, scale: 1.15 }, body: { turn: 8 }, head: { turn: 10 } },
    show: { eyes: 'open', mouth: 'effort' },
  },
  sit: {
    parts: { 'legs-left': { turn: 38, y: -6 }, 'legs-right': { turn: -38, y: -6 } },
    show: { eyes: 'open', mouth: 'smile' },
  },
};

/** Every cage empty and with pets of several sizes, its signs numbered. */
export async function showCages(): Promise<Node[]> {
  const pets = await Promise.all(LODGERS.map((id) => fetchText(`pets/${id}`)));
  const cages = drawingsOf('cages').map(async (id) => {
    const cage = await fetchText(`cages/${id}`);
    const large = pets.map((pet, i) => picture(housed(cage, posePet(pet, 'content')), 240, LODGERS[i] ?? ''));
    const small = pets.map((pet) => picture(housed(cage, posePet(pet, 'angry')), 96, ''));
    const shown = [picture(cage, 240, 'empty'), ...large, ...small];
    return element('section', '', heading(id), row('light', ...shown));
  });
  return Promise.all(cages);
}

/** A pet stands between the bars in front and the signs. */
function housed(cage: string, pet: string): string {
  const inside = pet.replace(/<svg /, '<svg x="70" y="50" width="180" height="180" ');
  const number = (x: number, y: number) =>
    `<text x="${x}" y="${y + 10}" font-family="sans-serif" font-weight="900" font-size="30" fill="#fffdf2" stroke="#3a1a24" stroke-width="6" paint-order="stroke" text-anchor="middle">2</text>`;
  const at = cage.indexOf('<g id="signs"');
  const before = at < 0 ? cage.lastIndexOf('</svg>') : at;
  const whole = cage.slice(0, before) + inside.replace(/<\?xml[^>]*>/, '') + cage.slice(before);
  const end = whole.lastIndexOf('</svg>');
  return whole.slice(0, end) + number(46, 82) + number(274, 80) + whole.slice(end);
}

/** Everybody of a folder with three faces: customers and rivals. */
export async function showFaces(folder: string): Promise<Node[]> {
  const people = drawingsOf(folder).map(async (id) => {
    const svg = await fetchText(`${folder}/${id}`);
    const faces = [...svg.matchAll(/<g id="face-([a-z]+)"/g)].flatMap(([, face]) => face ?? []);
    const rows = TWO_GROUNDS.map((ground) =>
      row(
        ground,
        ...[256, 96, 48].flatMap((width) =>
          faces.map((face) => picture(showVariant(svg, 'face', face), width, width < 96 ? '' : face)),
        ),
      ),
    );
    return element('section', '', heading(id), ...rows);
  });
  return Promise.all(people);
}

/** The imp in every vest and pose. */
export async function showImps(): Promise<Node[]> {
  const rig = art(
    'imp',
    (await fetchText('rigs/rig-imp')).replace(/viewBox="[^"]+"/, 'viewBox="-20 -20 296 296"'),
  );
  return Object.entries(VESTS).map(([vest, [main, shade]]) => {
    const dressed = Object.entries(POSES).map(([name, how]) => {
      const posed = pose(rig, name, how);
      return { name, svg: recolour(posed, vest, { [VEST[0]]: main, [VEST[1]]: shade }).svg };
    });
    const rows = TWO_GROUNDS.map((ground) =>
      row(
        ground,
        ...dressed.map(({ name, svg }) => picture(svg, 160, name)),
        ...dressed.map(({ svg }) => picture(svg, 48, '')),
      ),
    );
    return element('section', '', heading(vest), ...rows);
  });
}
