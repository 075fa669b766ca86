/** The sizes drawings are painted in: never too small, hardly larger than needed, and few. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proportional, sizeClass } from '../../../src/ui/canvas/size-class.ts';

const lengths = fc.double({ min: 2, max: 4000, noNaN: true });

it('a drawing is painted at least as large as it is shown, and hardly larger', () => {
  fc.assert(
    fc.property(lengths, (length) => {
      expect(sizeClass(length)).toBeGreaterThanOrEqual(length - 0.01);
      expect(sizeClass(length)).toBeLessThan(length * 1.125 + 2);
    }),
  );
});

it('windows of all widths from a phone to a screen share a few steps', () => {
  const steps = new Set(Array.from({ length: 1600 }, (_, i) => sizeClass(320 + i)));
  expect(steps.size).toBeLessThan(20);
});

it('the longer side is a step, the other keeps the proportion but for rounding', () => {
  fc.assert(
    fc.property(lengths, lengths, (width, height) => {
      const painted = proportional(width, height);
      expect(Math.max(painted.width, painted.height)).toBe(sizeClass(Math.max(width, height)));
      const factor = sizeClass(Math.max(width, height)) / Math.max(width, height);
      expect(Math.abs(painted.width - width * factor)).toBeLessThanOrEqual(2);
      expect(Math.abs(painted.height - height * factor)).toBeLessThanOrEqual(2);
    }),
  );
});
