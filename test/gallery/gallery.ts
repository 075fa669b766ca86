/**
 * `npm run gallery`: every drawing and every widget, a page for each kind (`?kind=cages`). On the page of the pets
 * `&pet=drago` shows one pet, `&px=96` draws it at another size.
 */

import { showCages, showFaces, showImps } from './dressed.ts';
import { GALLERY_KINDS, type GalleryKind } from './kinds.ts';
import { drawingsOf, element, heading, picture, row, TWO_GROUNDS, urlOf } from './parts.ts';
import { showPets } from './pets.ts';
import { showPugs } from './pugs.ts';

/** The widths in pixels at which a drawing is used. */
const WIDTHS: Readonly<Record<string, readonly number[]>> = {
  addons: [32, 48, 96, 160],
  artifacts: [32, 48, 96, 160],
  exhibitions: [48, 96, 160, 320],
  spaces: [44, 96, 160, 240],
  icons: [20, 32, 48, 96],
  tokens: [20, 32, 48, 96],
  cards: [48, 96, 160],
  backgrounds: [240, 720],
  title: [96, 256],
  characters: [48, 96, 160],
  places: [48, 96, 160],
};

function showFolder(folder: string): Node[] {
  const drawings = drawingsOf(folder);
  if (drawings.length === 0) return [element('p', '', `There is no drawing in ${folder} yet.`)];
  const sections = drawings.map((name) => {
    const sizes = (ground: string) =>
      row(
        ground,
        ...(WIDTHS[folder] ?? [48, 96, 160]).map((width) =>
          picture(urlOf(`${folder}/${name}`), width, String(width)),
        ),
      );
    return element('section', '', heading(name), ...TWO_GROUNDS.map(sizes));
  });
  return [element('div', 'sheet', ...sections)];
}

const wanted = new URLSearchParams(location.search);

async function show(kind: GalleryKind): Promise<Node[]> {
  switch (kind) {
    case 'pets':
      return showPets(wanted.get('pet'), Number(wanted.get('px') ?? 160));
    case 'pugs':
      return showPugs();
    case 'imps':
      return showImps();
    case 'cages':
      return showCages();
    case 'customers':
    case 'rivals':
      return showFaces(kind);
    case 'widgets':
      return (await import('./widgets.tsx')).showWidgets();
    case 'motion':
      return (await import('./motion.ts')).showMotion();
    case 'sounds':
      return (await import('./sounds.ts')).showSounds();
    default:
      return showFolder(kind);
  }
}

function links(current: GalleryKind): HTMLElement {
  const all = GALLERY_KINDS.map((kind) => {
    const link = element('a', '', kind);
    link.href = `?kind=${kind}`;
    if (kind === current) link.setAttribute('aria-current', 'page');
    return link;
  });
  return element('nav', 'kinds', ...all);
}

async function start(): Promise<void> {
  const main = document.querySelector<HTMLElement>('#gallery');
  if (main === null) return;
  const asked = wanted.get('kind') ?? 'pets';
  const kind = GALLERY_KINDS.find((x) => x === asked) ?? 'pets';
  main.append(links(kind), element('h1', '', kind), ...(await show(kind)));
  main.dataset.kind = kind;
  // For scripts that take pictures of it.
  main.dataset.ready = '';
}

void start();
