/** Puts the parts of a catalogue together. */

export type Catalogue = Readonly<Record<string, string>>;

/** Throws if a key stands in two parts: one of them would never be read. */
export function merge(own: Catalogue, parts: Readonly<Record<string, unknown>>): Catalogue {
  const merged: Record<string, string> = { ...own };
  for (const [file, part] of Object.entries(parts)) {
    for (const [key, text] of Object.entries(part as Catalogue)) {
      if (merged[key] !== undefined) throw new Error(`${file}: '${key}' stands in another part already`);
      merged[key] = text;
    }
  }
  return merged;
}
