/** The levels that are shipped, in the order of the campaign. */

import type { Book, Campaign, Level, Proof } from './schema.ts';
import { firstPartOf } from './two-parts.ts';

/** `levels/town/03-shops.json` and its companions, by what they are. Packs of mined puzzles are none of them. */
const FILE = /^levels\/(?!mined\/)[a-z]+\/[^/]+?(?<kind>\.proof|\.solution)?\.json$/;

/** Which kind of file this is, by its path from the top of the project; null for one that is no level's. */
export function kindOfFile(path: string): 'level' | 'proof' | 'solution' | null {
  const found = FILE.exec(path);
  if (found === null) return null;
  return found.groups?.kind === '.proof'
    ? 'proof'
    : found.groups?.kind === '.solution'
      ? 'solution'
      : 'level';
}

/**
 * Binds files into a book. Their content is believed: `npm run levels` has checked what is shipped. A level that stands
 * in no chapter, and one that has no file, is left out.
 */
export function bindBook(campaign: Campaign, files: Readonly<Record<string, unknown>>): Book {
  const levels = new Map<string, Level>();
  const proofs = new Map<string, Proof>();
  for (const [path, content] of Object.entries(files)) {
    if (kindOfFile(path) !== 'level') continue;
    const level = content as Level;
    levels.set(level.id, level);
    const proof = files[path.replace(/\.json$/, '.proof.json')] as Proof | undefined;
    if (proof !== undefined) proofs.set(level.id, proof);
  }
  const chapters = campaign.chapters.map((chapter) => ({
    ...chapter,
    levels: chapter.levels.filter((id) => levels.has(id)),
  }));
  return {
    chapters,
    all: chapters.flatMap((chapter) => chapter.levels.flatMap((id) => levels.get(id) ?? [])),
    level: (id) => levels.get(id),
    chapterOf: (id) => chapters.find(({ levels: own }) => own.includes(firstPartOf(id) ?? id)),
    replaced: campaign.replaced ?? {},
    ...(campaign.extras === undefined ? {} : { extras: campaign.extras }),
    ...(campaign.steps === undefined ? {} : { steps: campaign.steps }),
    proof: (id) => proofs.get(id) ?? null,
  };
}

/** The shipped levels, fetched when they are first wanted. Only where Vite builds; programs read the files themselves. */
export async function levelsOfBook(): Promise<Book> {
  const { campaign, files } = await import('./shipped.ts');
  return bindBook(campaign, files);
}
