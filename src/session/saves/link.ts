/**
 * A text as the end of an address, `#play=…`: pressed where the browser can, plain where it cannot, and never more than an
 * address holds. What is unpacked is measured while it is being unpacked: a small link may hold a mountain.
 */

const MARK = '#play=';
/** Longer addresses get cut off on their way through mails and chats. */
export const LONGEST_LINK = 30_000;
/** In bytes. */
const LONGEST_TEXT = 1_000_000;

const PRESSED = 'd';
const PLAIN = 'p';

type Unpacked = { ok: true; text: string } | { ok: false; problem: 'brokenLink' | 'tooLarge' };

/** Whether the end of an address holds something that was shared. */
export const isLink = (hash: string): boolean => hash.startsWith(MARK);

/** The text as the end of an address; null if it is too long for one. */
export async function pack(text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text);
  const pressed = await press(bytes);
  const link = pressed === null ? MARK + PLAIN + toLetters(bytes) : MARK + PRESSED + toLetters(pressed);
  return link.length > LONGEST_LINK ? null : link;
}

/** The text out of the end of an address. Never throws. */
export async function unpack(hash: string): Promise<Unpacked> {
  if (hash.length > LONGEST_LINK) return { ok: false, problem: 'tooLarge' };
  const bytes = isLink(hash) ? fromLetters(hash.slice(MARK.length + 1)) : null;
  const how = hash[MARK.length];
  if (bytes === null || (how !== PRESSED && how !== PLAIN)) return { ok: false, problem: 'brokenLink' };
  try {
    const whole = how === PLAIN ? bytes : await release(bytes);
    if (whole === null) return { ok: false, problem: 'tooLarge' };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(whole) };
  } catch {
    return { ok: false, problem: 'brokenLink' };
  }
}

/** Null where the browser cannot press. */
async function press(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}

/** Null if more comes out of it than anything of ours holds. */
async function release(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > LONGEST_TEXT) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Letters that an address may hold as they are. */
function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
