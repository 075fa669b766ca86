/** The ten heroes with every expression, a page of pugs as the workshop may make them, and its parts one by one. */

import { anchor } from '../../src/ui/creatures/pose.ts';
import { composePug, PUG_FACES } from '../../src/ui/creatures/pug.ts';
import { heroArt, PUG_HEROES, type PugHeroId } from '../../src/ui/creatures/pug-heroes.ts';
import { PLAIN_PUG, PUG_PARTS, PUG_SLOTS, randomPug } from '../../src/ui/creatures/pug-looks.ts';
import { withFace } from '../../src/ui/rivals.ts';
import { art, crop } from '../../src/ui/svg-art.ts';
import { element, heading, picture, row, TWO_GROUNDS } from './parts.ts';

const RANDOM = 12;

export function showPugs(): Node[] {
  return [
    ...Object.keys(PUG_HEROES).map((id) => hero(id as PugHeroId)),
    strangers(),
    ...PUG_SLOTS.map(choices),
  ];
}

function hero(id: PugHeroId): HTMLElement {
  const svg = heroArt(id);
  const rows = TWO_GROUNDS.map((ground) =>
    row(
      ground,
      ...[256, 96, 40].flatMap((width) =>
        PUG_FACES.map((face) => picture(withFace(svg, face), width, width < 96 ? '' : face)),
      ),
      picture(roundFace(svg), 40, ''),
    ),
  );
  return element('section', '', heading(id), ...rows);
}

/** The cut of the turn ribbon. */
function roundFace(svg: string): string {
  const [x = 128, y = 128, r = 128] = anchor(svg, 'head');
  return crop(art('pug', svg), 'face', { x: x - r, y: y - r, width: 2 * r, height: 2 * r }).svg;
}

function strangers(): HTMLElement {
  const rows = TWO_GROUNDS.map((ground) => {
    const pugs = Array.from({ length: RANDOM }, (_, i) => {
      const face = PUG_FACES[i % PUG_FACES.length] ?? 'calm';
      return picture(withFace(composePug(randomPug(Math.random)), face), 160, '');
    });
    return row(ground, ...pugs);
  });
  return element('section', '', heading('random'), ...rows);
}

function choices(slot: (typeof PUG_SLOTS)[number]): HTMLElement {
  const pugs = PUG_PARTS[slot].map((choice) =>
    picture(composePug({ ...PLAIN_PUG, hat: 'bow', [slot]: choice }), 128, choice),
  );
  return element('section', '', heading(slot), row('light', ...pugs));
}
