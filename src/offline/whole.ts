/**
 * Which answers of a server may be kept for playing offline. A server that is just being given a new version, or that
 * answers every address with its front page, must not mix two versions in one cupboard: offline that would be a blank
 * page.
 */

/** Whether the answer is what its address promises, judged by its `content-type`; only a page may be a page. */
export function isWhatItSays(path: string, contentType: string | null): boolean {
  const isPage = (contentType ?? '').startsWith('text/html');
  return isPage === path.endsWith('.html');
}

/** The scripts and styles that a front page names, as paths relative to it: `code/index-1a2b.js`. */
export function partsOf(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(?:\.\/)?(code\/[^"]+)"/g)].flatMap((match) => match[1] ?? []);
}

/** Whether a front page belongs to the version that these files are of: it names some of them, and no others. */
export function goesWith(html: string, files: ReadonlySet<string>): boolean {
  const parts = partsOf(html);
  return parts.length > 0 && parts.every((part) => files.has(part));
}
