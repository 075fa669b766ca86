/** The living of these sets: customers with a face, and the stage they stand on. */
import { box, type Rect } from '../../../../ui/rect.ts';
import { type Art, art, cachedDrawing, crop } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';

export type Expression = 'neutral' | 'delighted' | 'disappointed';

const HIDDEN = ' style="display:none"';

/** A customer who shows what he thinks of it. */
export function customerIn(id: string, face: Expression): Art {
  const key = `customer-${id}-${face}`;
  return cachedDrawing(key, () => {
    const svg = drawing(`customers/${id}`).svg.replace(/<g id="face-(\w+)"[^>]*>/g, (tag, name: string) => {
      const open = tag.replace(HIDDEN, '');
      return name === face ? open : open.replace('>', `${HIDDEN}>`);
    });
    return art(key, svg);
  });
}

/** A scenery behind everything, over the whole window from its upper edge on. */
export function scenery(kit: TableKit, name: string, area: Rect): void {
  const whole = { ...area, y: 0, height: area.y + area.height };
  const { x, y, width, height } = stageWindow(whole);
  const seen = crop(drawing(name), `${whole.width}x${whole.height}`, box(x, y, width, height));
  kit.stretched(seen, whole).setDepth(-10);
}

export const SEAT_COLOURS = [
  palette.playerBlue,
  palette.playerRose,
  palette.playerTeal,
  palette.playerIvory,
] as const;

/** The window of a stage drawing (1280 by 800 with margins) that covers an area, in the drawing's units. */
export function stageWindow({ width, height }: Rect): Rect & { scale: number } {
  const scale = Math.max(Math.min(width / 1280, height / 800), width / 1920, height / 960);
  const w = width / scale;
  const h = height / scale;
  return { x: 640 - w / 2, y: Math.min(880 - h, Math.max(-80, 400 - h / 2)), width: w, height: h, scale };
}
