/**
 * `npm run gallery`: every drawing and every widget, a page for each kind (`?kind=cages`). On the page of the pets
 * `&pet=drago` shows one pet, `&px=96` draws it at another size.
 */
import { showCages, showFaces, showImps } from './dressed.ts';
import { showFolder } from './folders.ts';
import { GALLERY_KINDS, type GalleryKind } from './kinds.ts';
import { element } from './parts.ts';
import { showPets } from './pets.ts';
import { showPugs } from './pugs.ts';

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
  // For whoever takes pictures of it.
  main.dataset.ready = '';
}

void start();
