/** The picture as a small one, to tell whether two are alike. */
import { expect, type Page } from '@playwright/test';

const [WIDTH, HEIGHT] = [64, 48];
/** So many of the cells stay as they are in a picture at rest: pets breathe, banners wave. */
const AT_REST = 0.99;

/** The picture cell by cell: red, green, blue and alpha of each. */
async function thumbnail(page: Page): Promise<number[]> {
  // Packed without loss a picture takes ten times the work; as small as it is made here, nobody sees the difference.
  const shot = await page.locator('#game').screenshot({ type: 'jpeg', quality: 90 });
  return page.evaluate(
    async ({ data, width, height }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, width, height);
      return [...(context?.getImageData(0, 0, width, height).data ?? [])];
    },
    { data: shot.toString('base64'), width: WIDTH, height: HEIGHT },
  );
}

/** How many of the cells two thumbnails have in common, from 0 to 1. */
export function alike(a: readonly number[], b: readonly number[]): number {
  let same = 0;
  for (let at = 0; at < a.length; at += 4) {
    if ([0, 1, 2].every((i) => Math.abs((a[at + i] ?? 0) - (b[at + i] ?? 0)) <= 16)) same++;
  }
  return same / (WIDTH * HEIGHT);
}

/** How many colours there are: a picture that is not there yet has next to none. */
const colours = (cells: readonly number[]): number =>
  new Set(cells.flatMap((_, i) => (i % 4 === 0 ? [cells.slice(i, i + 3).join()] : []))).size;

/** The thumbnail, once the picture is at rest. */
export async function still(page: Page): Promise<number[]> {
  let last = await thumbnail(page);
  await expect(async () => {
    const next = await thumbnail(page);
    const before = last;
    last = next;
    expect(colours(next)).toBeGreaterThan(50);
    expect(alike(before, next)).toBeGreaterThan(AT_REST);
  }).toPass({ intervals: [400], timeout: 60_000 });
  return last;
}
