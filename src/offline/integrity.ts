/**
 * Whether an answer is the very file that the build has listed. A server in the middle of an update, one that answers
 * every address with its front page, a disk that has lost half of a file: nothing of that may be kept, or given out.
 */

/** `integrity`: `sha256-…` in base64, as in the list. The answer is read to its end: give it a clone. */
export async function isIntact(answer: Response, integrity: string): Promise<boolean> {
  if (answer.status !== 200) return false;
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await answer.arrayBuffer()));
  return integrity === `sha256-${btoa(String.fromCharCode(...sum))}`;
}
