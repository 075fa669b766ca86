/** Folders whose drawings are shown as they are, in their sizes of use on light and on dark ground. */
import { drawingsOf, element, heading, picture, row, TWO_GROUNDS, urlOf } from './parts.ts';

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

export function showFolder(folder: string): Node[] {
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
