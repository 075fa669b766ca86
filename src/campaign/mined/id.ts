/** `puzzles.9f3a2c11`: a mined puzzle goes by what it asks. */
export const MINED_ID = /^puzzles\.[0-9a-f]{8}$/;

/** Whether an id is that of a mined puzzle, be there one or not. */
export function isMined(id: string): boolean {
  return MINED_ID.test(id);
}
