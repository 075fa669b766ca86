/** An artifact with a rule of its own has it in the engine, and is worth something of its own to the bots. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ARTIFACT_A_ROUND } from '../../src/bots/petz/artifacts.ts';
import { ARTIFACTS } from '../../src/engine/petz/data/cards.ts';

const SRC = join(import.meta.dirname, '../../src');
const ids = Object.keys(ARTIFACTS);
const noBook = Object.values(ARTIFACTS).filter(({ book }) => book === undefined);

/** All the code of a folder. */
const codeOf = (folder: string): string =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8'))
    .join('\n');

test('bots know what every artifact that is no book does in a round', () => {
  expect(noBook.length).toBeGreaterThan(5);
  expect(noBook.map(({ id }) => id).filter((id) => ARTIFACT_A_ROUND[id] === undefined)).toEqual([]);
  expect(Object.keys(ARTIFACT_A_ROUND).filter((id) => !ids.includes(id))).toEqual([]);
});

test('the engine has the rule of every artifact that is neither a book nor a bonus at exhibitions', () => {
  const engine = codeOf('engine/petz');
  const ruled = noBook.filter(({ showBonus }) => showBonus === undefined);
  expect(ruled.map(({ id }) => id).filter((id) => !engine.includes(`'${id}'`))).toEqual([]);
});

test('no code asks for an artifact that there is not', () => {
  const asked = [...codeOf('.').matchAll(/hasArtifact\([^;]*?, '(\w+)'\)/g)].map(([, id = '']) => id);
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
});
