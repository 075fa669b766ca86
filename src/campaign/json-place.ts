/** Where a text stops being JSON, and what belongs there: `JSON.parse` says it differently in every engine, or not at all. */

/** A mistake by its place. */
interface Broken {
  /** Counted from 1. */
  line: number;
  column: number;
  cause: string;
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;

/** No level is nested as deeply as this. */
const DEEPEST = 100;

class Reader {
  readonly text: string;
  at = 0;
  cause: string | null = null;
  depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes on behind what the pattern finds here. */
  take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    if (!pattern.test(this.text)) return false;
    this.at = pattern.lastIndex;
    return true;
  }

  /** Goes on behind this sign and the space around it. */
  sign(sign: string): boolean {
    this.take(SPACE);
    if (this.text[this.at] !== sign) return false;
    this.at++;
    this.take(SPACE);
    return true;
  }

  fail(cause: string): false {
    this.cause ??= cause;
    return false;
  }

  value(): boolean {
    this.take(SPACE);
    if (this.sign('{')) return this.items('}', () => this.entry());
    if (this.sign('[')) return this.items(']', () => this.value());
    if (this.text[this.at] === '"') return this.take(STRING) || this.fail('a text that does not end here');
    return this.take(PLAIN) || this.fail('a value belongs here');
  }

  entry(): boolean {
    if (!this.take(STRING)) return this.fail('a name in "quotes" belongs here');
    return (this.sign(':') || this.fail("':' is missing")) && this.value();
  }

  items(end: string, item: () => boolean): boolean {
    if (this.sign(end)) return true;
    if (++this.depth > DEEPEST) return this.fail('nested too deeply');
    for (;;) {
      if (!item()) return false;
      if (this.sign(end)) return this.depth-- > 0;
      if (!this.sign(',')) return this.fail(`',' or '${end}' is missing`);
      if (this.text[this.at] === end) return this.fail(`a comma too many before '${end}'`);
    }
  }
}

/** Where a text stops being JSON; null if it is. */
export function brokenAt(text: string): Broken | null {
  const reader = new Reader(text);
  let isWhole = reader.value();
  reader.take(SPACE);
  if (isWhole && reader.at < text.length) isWhole = reader.fail('nothing belongs behind the end');
  if (isWhole) return null;
  const before = text.slice(0, reader.at).split('\n');
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    cause: reader.cause ?? 'this is not JSON',
  };
}
