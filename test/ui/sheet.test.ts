/** Several drawings on one sheet: each keeps its own names, size and place. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinedSvg, readSheet, sheets } from '../../src/ui/sheet.ts';

const drawing = (fill: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 20"><defs><linearGradient id="g"/></defs><rect id="r" data-id="g" fill="url(#g)"/><use href="#r" fill="${fill}"/>${more}</svg>`;
const wanted = (fill: string, width: number, height: number) => ({ svg: drawing(fill), width, height });

describe('a sheet', () => {
  it('has the drawings below each other, in their sizes', () => {
    const { svg, width, height, tops } = joinedSvg([wanted('red', 30, 40), wanted('blue', 50, 10)]);
    expect([width, tops[0]]).toEqual([50, 0]);
    const [, second = 0] = tops;
    expect(second).toBeGreaterThanOrEqual(40);
    expect(height).toBeGreaterThanOrEqual(second + 10);
    expect(svg).toContain(`y="${second}" width="50" height="10"`);
    expect(svg.match(/preserveAspectRatio="none"/g)).toHaveLength(2);
  });

  it('keeps the names of one drawing from being taken for those of another', () => {
    const { svg } = joinedSvg([wanted('red', 30, 40), wanted('blue', 50, 10)]);
    const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(4);
    const named = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
    expect(named).toHaveLength(4);
    for (const id of named) expect(ids).toContain(id);
    expect(svg).toContain('data-id="g"');
  });

  it('leaves away what stands before a drawing', () => {
    const { svg } = joinedSvg([{ ...wanted('red', 1, 1), svg: `<?xml version="1.0"?>\n${drawing('red')}` }]);
    expect(svg).not.toContain('<?xml');
  });
});

describe('dividing into sheets', () => {
  it('keeps the order and loses nothing', () => {
    const all = Array.from({ length: 57 }, (_, i) => ({ ...wanted('red', 10, 10), i }));
    const divided = sheets(all);
    expect(divided.flat().map(({ i }) => i)).toEqual(all.map(({ i }) => i));
    expect(divided.length).toBeGreaterThan(1);
    expect(divided.length).toBeLessThan(20);
  });

  it('gives a large drawing a sheet of its own, and none to nothing', () => {
    expect(sheets([])).toEqual([]);
    const all = [
      wanted('red', 10, 3000),
      wanted('red', 10, 3000),
      { ...wanted('red', 10, 10), svg: 'x'.repeat(90_000) },
    ];
    expect(sheets(all).map((sheet) => sheet.length)).toEqual([1, 1, 1]);
  });
});

describe('reading a sheet', () => {
  /** An image that comes, or never does. */
  const images = (comes: boolean) =>
    class {
      onload: (() => void) | null = null;
      set src(_address: string) {
        if (comes) queueMicrotask(() => this.onload?.());
      }
    };

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('gives the picture and where each drawing begins, and leaves no clock running', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', images(true));
    const { tops } = await readSheet([wanted('red', 30, 40), wanted('blue', 50, 10)]);
    expect(tops).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up what never comes, so that the picture is shown without it', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Image', images(false));
    const read = readSheet([wanted('red', 30, 40)]);
    const failed = expect(read).rejects.toThrow('does not come');
    await vi.advanceTimersByTimeAsync(30_000);
    await failed;
  });
});
