/** Links to this page that hold what is shared. */

/** A few words and the link below them; null if it is too long for an address. */
export async function linkTo(text: string, words: string): Promise<string | null> {
  const { pack } = await import('../../../session/saves/link.ts');
  const hash = await pack(text);
  if (hash === null) return null;
  const { origin, pathname } = window.location;
  return `${words}\n${origin}${pathname}${hash}`;
}
