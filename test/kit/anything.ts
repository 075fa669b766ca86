/** Stands in for all that pictures are drawn with: it can be asked, called and counted with, and nothing happens. */

const nothing: object = new Proxy(() => undefined, {
  // It is not awaited; in sums it is 0.
  get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => 0 : nothing),
  set: () => true,
  apply: () => nothing,
});

/** Something that has these properties, and any other. */
export const anything = <T>(known: Partial<T> = {}): T =>
  new Proxy(known, { get: (of, key) => (key in of ? Reflect.get(of, key) : nothing) }) as T;
