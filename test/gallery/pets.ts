/** All pets: eight moods, tokens, sizes 2 to 7 and black shapes, on light ground, grass and dark. */
import { type Mood, moodNames } from '../../src/ui/creatures/moods.ts';
import { type PetState, posePet } from '../../src/ui/creatures/pose.ts';
import { drawingsOf, element, fetchText, GROUNDS, heading, picture, row } from './parts.ts';

/** Body scale by size, as the style guide has it. */
const scales: Readonly<Record<number, number>> = { 2: 0.45, 3: 0.57, 4: 0.7, 5: 0.8, 6: 0.9, 7: 1 };
const states: Readonly<Record<string, PetState>> = {
  'suffering 1': { suffering: 1 },
  'suffering 3': { suffering: 3 },
  mutation: { mutation: 1 },
  both: { suffering: 2, mutation: 1 },
};

/** Every rig: what is in the folder besides is older drawings and parts of rigs. */
const rigs = drawingsOf('pets').filter((id) => !/^(pet|pet-.*|moods|overlays)$/.test(id));

/** All of them, or the one of that name; `pixels` is the width of a pet. */
export async function showPets(only: string | null, pixels: number): Promise<Node[]> {
  const links = rigs.flatMap((id) => {
    const link = element('a', '', id);
    link.href = `?kind=pets&pet=${id}`;
    return [link, ' '];
  });
  const pets = rigs.filter((id) => (only ?? id) === id);
  const shown = pets.map(async (id) => {
    const svg = await fetchText(`pets/${id}`);
    const rows = GROUNDS.flatMap((ground) => [moodRow(svg, ground, pixels), sizeRow(svg, ground, pixels)]);
    return element('section', '', heading(id), ...rows);
  });
  return [element('nav', '', ...links), ...(await Promise.all(shown))];
}

function moodRow(svg: string, ground: string, pixels: number): HTMLElement {
  const moods = moodNames.map((mood: Mood) => picture(posePet(svg, mood), pixels, mood));
  const tokens = Object.entries(states).map(([name, state]) =>
    picture(posePet(svg, 'content', state), pixels, name),
  );
  return row(ground, ...moods, ...tokens);
}

function sizeRow(svg: string, ground: string, pixels: number): HTMLElement {
  const sizes = Object.entries(scales).map(([size, scale]) =>
    picture(posePet(svg, 'content'), pixels * scale, size),
  );
  const small = moodNames.map((mood) => picture(posePet(svg, mood), 48, ''));
  const outline = picture(svg.replace('<g id="shadow"', '<g id="shadow" style="display:none"'), 48, 'shape');
  outline.querySelector('img')?.classList.add('outline');
  return row(ground, ...sizes, outline, ...small);
}
