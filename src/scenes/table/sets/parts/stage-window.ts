/** Which part of a stage drawing an area shows. */
import type { Rect } from '../../../../ui/rect.ts';

/** The window of a stage drawing (1280 by 800 with margins) that covers an area, in the drawing's units. */
export function stageWindow({ width, height }: Rect): Rect & { scale: number } {
  const scale = Math.max(Math.min(width / 1280, height / 800), width / 1920, height / 960);
  const w = width / scale;
  const h = height / scale;
  return { x: 640 - w / 2, y: Math.min(880 - h, Math.max(-80, 400 - h / 2)), width: w, height: h, scale };
}
