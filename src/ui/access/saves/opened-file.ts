/** A file that was opened elsewhere and is to be looked at on the page of what is saved. */

let waiting: string | null = null;

export function setOpenedFile(text: string): void {
  waiting = text;
}

/** Takes it up; null if nothing lies there. */
export function takeOpenedFile(): string | null {
  const text = waiting;
  waiting = null;
  return text;
}
