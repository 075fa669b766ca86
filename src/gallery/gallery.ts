/**
 * A page to look at all pets: eight moods, tokens, sizes 2 to 7 and black shapes, on light and dark ground.
 * `npm run gallery`; `?pet=drago` shows one pet, `?px=96` draws it at another size.
 */
import { type Mood, moodNames } from '../ui/creatures/moods.ts';
import { type PetState, posePet } from '../ui/creatures/pose.ts';

const files = import.meta.glob<string>(
  ['../../assets/art/pets/*.svg', '!**/pets/{pet,pet-*,moods,overlays}.svg'],
  { query: '?raw', import: 'default', eager: true },
);

/** Body scale by size, as the style guide has it. */
const scales: Readonly<Record<number, number>> = { 2: 0.45, 3: 0.57, 4: 0.7, 5: 0.8, 6: 0.9, 7: 1 };
const states: Readonly<Record<string, PetState>> = {
  'suffering 1': { suffering: 1 },
  'suffering 3': { suffering: 3 },
  mutation: { mutation: 1 },
  both: { suffering: 2, mutation: 1 },
};
const grounds = ['light', 'grass', 'dark'];

const wanted = new URLSearchParams(location.search);
const pixels = Number(wanted.get('px') ?? 160);
const pets = Object.entries(files)
  .map(([path, svg]) => ({ id: path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), svg }))
  .filter(({ id }) => (wanted.get('pet') ?? id) === id);

function picture(svg: string, width: number, words: string): HTMLElement {
  const figure = document.createElement('figure');
  const image = new Image(width, width);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  image.alt = words;
  const caption = document.createElement('figcaption');
  caption.textContent = words;
  figure.append(image, caption);
  return figure;
}

function row(ground: string, ...figures: HTMLElement[]): HTMLElement {
  const div = document.createElement('div');
  div.className = `row ${ground}`;
  div.append(...figures);
  return div;
}

function moodRow(svg: string, ground: string): HTMLElement {
  const moods = moodNames.map((mood: Mood) => picture(posePet(svg, mood), pixels, mood));
  const tokens = Object.entries(states).map(([name, state]) =>
    picture(posePet(svg, 'content', state), pixels, name),
  );
  return row(ground, ...moods, ...tokens);
}

function sizeRow(svg: string, ground: string): HTMLElement {
  const sizes = Object.entries(scales).map(([size, scale]) =>
    picture(posePet(svg, 'content'), pixels * scale, size),
  );
  const small = moodNames.map((mood) => picture(posePet(svg, mood), 48, ''));
  const outline = picture(svg.replace('<g id="shadow"', '<g id="shadow" style="display:none"'), 48, 'shape');
  outline.querySelector('img')?.classList.add('outline');
  return row(ground, ...sizes, outline, ...small);
}

const main = document.querySelector('#gallery');
const index = document.createElement('nav');
main?.append(index);
for (const { id, svg } of pets) {
  const link = document.createElement('a');
  link.href = `?pet=${id}`;
  link.textContent = id;
  index.append(link);
  const title = document.createElement('h2');
  title.id = id;
  title.textContent = id;
  main?.append(title);
  for (const ground of grounds) main?.append(moodRow(svg, ground), sizeRow(svg, ground));
}
