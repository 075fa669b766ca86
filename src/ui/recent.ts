/** Remembers what was made last, by name; what was asked for longest ago is forgotten first, and made anew on demand. */
export class Recent<V> {
  private readonly entries = new Map<string, V>();
  private readonly most: number;

  /** `most`: so many are remembered; at least as many as one picture needs. */
  constructor(most: number) {
    this.most = most;
  }

  get size(): number {
    return this.entries.size;
  }

  /** What goes by this name. */
  get(name: string, make: () => V): V {
    const known = this.entries.get(name);
    const found = known ?? make();
    // A map keeps the order in which things came.
    if (known !== undefined) this.entries.delete(name);
    this.entries.set(name, found);
    if (this.entries.size > this.most) this.entries.delete(this.entries.keys().next().value as string);
    return found;
  }
}
