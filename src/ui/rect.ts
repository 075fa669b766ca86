/** A rectangle of the screen, in the units of whoever draws it (canvas units or CSS pixels); x grows right, y down. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}
