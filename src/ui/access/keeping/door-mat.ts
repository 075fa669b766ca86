/** A file that was opened elsewhere and is to be looked at on the page of what is kept. */

let waiting: string | null = null;

export function layDown(text: string): void {
  waiting = text;
}

/** Takes it up; null if nothing lies there. */
export function takeUp(): string | null {
  const text = waiting;
  waiting = null;
  return text;
}
