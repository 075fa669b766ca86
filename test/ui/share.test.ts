/** Passing the result on: what is said, and how it gets out of the browser. */
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGES, Words } from '../../src/i18n/words.ts';
import { placesOf, resultText } from '../../src/text/result.ts';
import { Speech } from '../../src/text/speech.ts';
import { shareText } from '../../src/ui/access/parts/share.tsx';
import { players } from '../kit/session.ts';

const failing = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

describe('a text', () => {
  test('goes to the share sheet where there is one, and nowhere else', async () => {
    const share = vi.fn(async () => undefined);
    const writeText = vi.fn(async () => undefined);
    expect(await shareText('won', { share, clipboard: { writeText } })).toBe('shared');
    expect(share).toHaveBeenCalledWith({ text: 'won' });
    expect(writeText).not.toHaveBeenCalled();
  });

  test('a player who puts the sheet away wants no copy either', async () => {
    const writeText = vi.fn(async () => undefined);
    expect(await shareText('won', { share: failing('AbortError'), clipboard: { writeText } })).toBe('left');
    expect(writeText).not.toHaveBeenCalled();
  });

  test('is copied where there is no sheet, or one that does not work', async () => {
    const writeText = vi.fn(async () => undefined);
    expect(await shareText('won', { clipboard: { writeText } })).toBe('copied');
    expect(await shareText('won', { share: failing('NotAllowedError'), clipboard: { writeText } })).toBe(
      'copied',
    );
    expect(writeText.mock.calls).toEqual([['won'], ['won']]);
  });

  test('that cannot be copied is said to be so', async () => {
    expect(await shareText('won', {})).toBe('failed');
    expect(await shareText('won', { clipboard: { writeText: failing('NotAllowedError') } })).toBe('failed');
  });
});

test('equal scores share a place', () => {
  expect(placesOf([23, 8, 33, 23])).toEqual([
    { seat: 2, place: 1, score: 33 },
    { seat: 0, place: 2, score: 23 },
    { seat: 3, place: 2, score: 23 },
    { seat: 1, place: 4, score: 8 },
  ]);
});

test.each(LANGUAGES)('the result has the winner and a line for everybody in %s', async (language) => {
  const speech = new Speech(await Words.speak(language), players('person bot bot'));
  const lines = resultText(speech, { scores: [4, 9, -2], winners: [1] }).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain(speech.seat(1));
  expect(lines.slice(1).map((text) => text.slice(0, 2))).toEqual(['1.', '2.', '3.']);
  expect(lines[3]).toContain(speech.seat(2));
  for (const text of lines) expect(text).not.toMatch(/\{\{|ui\./);
});
