/** What every page of the gallery is made of: figures with a caption, rows on the grounds of the game. */

export const GROUNDS = ['light', 'grass', 'dark'] as const;
/** The two grounds most things stand on. */
export const TWO_GROUNDS = ['light', 'dark'] as const;

/** The names of the drawings below `assets/art`, as `icons/icon-imp`. Nothing is loaded by that. */
const names = Object.keys(import.meta.glob('../../assets/art/**/*.svg'))
  .map((path) => path.slice(path.indexOf('/art/') + '/art/'.length, -'.svg'.length))
  .sort();

/** The drawings of a folder, without the folder's name; none if there is no such folder. */
export function drawingsOf(folder: string): string[] {
  return names.filter((name) => name.startsWith(`${folder}/`)).map((name) => name.slice(folder.length + 1));
}

export const urlOf = (name: string): string => `${import.meta.env.BASE_URL}art/${name}.svg`;

/** The text of a drawing, to be changed before it is shown. */
export async function fetchText(name: string): Promise<string> {
  const answer = await fetch(urlOf(name));
  if (!answer.ok) throw new Error(`no drawing called ${name}`);
  return answer.text();
}

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/** A picture with its name; the source is an address or the text of a drawing. */
export function picture(source: string, width: number, words: string): HTMLElement {
  const image = new Image(width);
  image.loading = 'lazy';
  image.src = source.includes('<svg')
    ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
    : source;
  image.alt = words;
  return element('figure', '', image, element('figcaption', '', words));
}

export function row(ground: string, ...figures: readonly Node[]): HTMLElement {
  return element('div', `row ${ground}`, ...figures);
}

export function heading(words: string): HTMLElement {
  const title = element('h2', '', words);
  title.id = words;
  return title;
}

/** One variant of a family is shown, its siblings are hidden. */
export function showVariant(svg: string, family: string, variant: string): string {
  return svg.replace(new RegExp(`<g id="${family}-([a-z]+)"[^>]*>`, 'g'), (tag: string, name: string) => {
    const bare = tag.replace(/ (style="display:none"|display="none")/, '');
    return name === variant ? bare : bare.replace('>', ' style="display:none">');
  });
}
