/** What is remembered of a device: nothing of unknown origin breaks it, visits are counted, changes are saved. */
import { describe, expect, test } from 'vitest';
import { NoteBook, readNotes, withVisit } from '../../src/offline/device-notes.ts';
import { memoryStore } from '../kit/memory-store.ts';

const first = readNotes(null);
const HOUR = 3_600_000;

test.each(['', '{', 'null', '[]', '7', '{"visits":-3,"declined":"yes","lastVisit":null}'])(
  '%s is as on the first day',
  (text) => expect(readNotes(text)).toEqual(first),
);

test('what makes sense is read beside what makes none', () => {
  expect(readNotes('{"visits":3,"saidReady":1,"declined":true}')).toEqual({
    ...first,
    visits: 3,
    declined: true,
  });
});

describe('visits', () => {
  test('an hour later it is another one', () => {
    const one = withVisit(first, 10 * HOUR);
    expect(one.visits).toBe(1);
    expect(withVisit(one, 10.5 * HOUR).visits).toBe(1);
    expect(withVisit(one, 11 * HOUR).visits).toBe(2);
  });

  test('pages loaded again and again are one visit', () => {
    let notes = first;
    for (let n = 0; n < 10; n++) notes = withVisit(notes, 10 * HOUR + n * HOUR * 0.5);
    expect(notes.visits).toBe(1);
  });

  test('a clock that was set back ends no visit for ever', () => {
    const late = withVisit(first, 1000 * HOUR);
    expect(withVisit(late, 3 * HOUR).visits).toBe(2);
  });
});

test('changes are there for the next page', async () => {
  const store = memoryStore();
  const book = await NoteBook.open(store, 5 * HOUR);
  book.change({ declined: true });
  const next = await NoteBook.open(store, 7 * HOUR);
  expect(next.value).toMatchObject({ declined: true, visits: 2 });
});

test('a store that refuses costs nothing but the memory', async () => {
  const refuse = () => Promise.reject(new Error('full'));
  const book = await NoteBook.open({ get: refuse, set: refuse }, 5 * HOUR);
  book.change({ saidReady: true });
  expect(book.value).toMatchObject({ saidReady: true, visits: 1 });
});
