/** Which drawing belongs to what: creatures and their faces, energy, treasures, worlds, signs. */
import { kindOf, type Who } from '../../engine/quest/read.ts';
import type { OwnHero } from '../../engine/quest/schema-setup.ts';
import type { Mark } from '../../engine/quest/state.ts';
import { composePug, pugName } from '../../ui/creatures/pug.ts';
import { isPugLooks, PLAIN_PUG } from '../../ui/creatures/pug-looks.ts';
import { around } from '../../ui/rect.ts';
import { ink, sketch } from '../../ui/sketch.ts';
import { type Art, art, cachedDrawing, crop, nest } from '../../ui/svg-art.ts';
import { drawing, tryDrawing } from './drawings.ts';

const FOLDERS = { hero: 'heroes', monster: 'monsters', boss: 'bosses' } as const;

/** How a creature looks. */
export type Face = 'calm' | 'fierce' | 'hurt' | 'glad';

/** A drawing without its groups that are not shown: a browser reads those too, and that takes its time. */
export function withoutHidden(svg: string): string {
  let shown = '';
  let from = 0;
  let depth = 0;
  let hidden = 0;
  for (const { 0: tag, index } of svg.matchAll(/<g\b[^>]*>|<\/g>/g)) {
    if (tag.endsWith('/>')) continue;
    if (tag === '</g>') {
      if (depth === hidden) {
        from = index + tag.length;
        hidden = 0;
      }
      depth--;
    } else {
      depth++;
      if (hidden > 0 || !/style="display:\s*none"/.test(tag)) continue;
      shown += svg.slice(from, index);
      hidden = depth;
    }
  }
  return shown + svg.slice(from);
}

/** The same drawing with one face only: that one, where it has it. */
function faced(source: Art, face: Face): Art {
  return cachedDrawing(`${source.key}~${face}`, () => {
    if (face === 'calm' || !source.svg.includes(`id="face-${face}"`))
      return { ...source, svg: withoutHidden(source.svg) };
    const plain = source.svg.replace(/(<g[^>]*\bid="face-\w+"[^>]*?) style="display:none"/g, '$1');
    const svg = plain.replace(/<g([^>]*\bid="face-(\w+)")/g, (whole, rest: string, name: string) =>
      name === face ? whole : `<g style="display:none"${rest}`,
    );
    return { ...source, key: `${source.key}~${face}`, svg: withoutHidden(svg) };
  });
}

/** The Evil Lord's portrait with one of his faces. */
export const lordArt = (face: Face): Art => faced(thingArt('lord'), face);

/** A creature on its feet: 256 by 256, the ground at 236. */
export function creatureArt({ kind, card }: Who, face: Face = 'calm'): Art {
  const own = kind === 'hero' ? ownHeroArt(card) : null;
  return faced(own ?? drawing(`${FOLDERS[kind]}/${card}`), face);
}

/** An anchor of a drawing: `data-head="x y r"`. */
export function anchorOf({ svg }: Art, name: string): number[] | null {
  const found = new RegExp(`data-${name}="([^"]+)"`).exec(svg)?.[1];
  return found === undefined ? null : found.split(' ').map(Number);
}

const RIMS = { hero: '#fff1d2', monster: '#cfd8ff', boss: '#e7c6ff' } as const;

/** A creature's face in a round frame. */
export function faceArt(who: Who, face: Face = 'calm'): Art {
  const whole = creatureArt(who, face);
  return sketch(`face-${whole.key}-${who.kind}`, 100, 100, () => {
    const [x = 128, y = 104, r = 84] = anchorOf(whole, 'head') ?? [];
    return [
      '<defs><clipPath id="round"><circle cx="50" cy="50" r="46"/></clipPath></defs>',
      `<circle cx="50" cy="50" r="46" fill="${RIMS[who.kind]}"/>`,
      `<g clip-path="url(#round)">${nest(crop(whole, 'face', around({ x, y }, 2 * r)), 4, 4, 92)}</g>`,
      `<circle cx="50" cy="50" r="46" fill="none" ${ink(6)}/>`,
    ].join('');
  });
}

/** The sign of a type of energy, or of the joker. */
export const energyIcon = (kind: string): Art => drawing(`icons/energy-${kind}`);

/** An energy card, face up. */
export const energyCard = (kind: string): Art => drawing(`cards/energy-card-${kind}`);

/** The back of the energy cards. */
export const energyBack = (): Art => drawing('cards/energy-card-back');

/** A treasure, by its single card. */
export const treasureArt = (card: string): Art => drawing(`treasures/${kindOf(card)}`);

/** The backdrop of a World; null while it is not drawn. */
export const worldArt = (id: string): Art | null => tryDrawing(`worlds/${id}`);
/** The picture on its card; null while it is not drawn. */
export const worldCardArt = (id: string): Art | null => tryDrawing(`worlds/${id}-card`);

/** A sign of the game: `move`, `draw`, `riposte`, a shape, a mark. */
export const questIcon = (name: string): Art => drawing(`icons/quest-${name}`);

/** The sign of a mark on a creature. */
export const markIcon = ({ tag }: Mark): Art => questIcon(tag);

/** A thing of the quest that is drawn bigger than a sign. */
export const thingArt = (name: string): Art => drawing(`quest/${name}`);

/**
 * What the heroes look like that were made in the workshop: they take part under ids of their own, and
 * only the game's setup knows them. Every picture lays out the clothes of its game before it draws.
 */
let own: readonly OwnHero[] = [];

/** From now on heroes with ids of the workshop are those of this game. */
export function layOutClothes(setup: { own?: readonly OwnHero[] }): void {
  own = setup.own ?? [];
}

/** The drawing of a hero from the workshop; null for printed ones. */
function ownHeroArt(id: string): Art | null {
  const hero = own.find((one) => one.id === id);
  if (hero === undefined) return null;
  // Looks that cannot be read are plain ones.
  const looks = isPugLooks(hero.looks) ? hero.looks : PLAIN_PUG;
  const name = pugName(looks);
  return cachedDrawing(`own-${name}`, () => art(`own-${name}`, composePug(looks)));
}
