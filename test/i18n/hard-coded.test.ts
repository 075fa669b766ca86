/** No text of the game is written into its code: everything that is read or heard comes from the catalogues. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hardTexts } from '../kit/hard-coded.ts';

const root = join(import.meta.dirname, '../..');
/** The code that draws, writes or speaks. */
const FOLDERS = ['scenes', 'ui', 'session', 'offline', 'sound', 'campaign'];

/** What may stand in the code, and why. */
const ALLOWED: readonly { text: string; why: string }[] = [
  { text: 'Dungeon Petz', why: 'the name of the game is the same in every language' },
  { text: 'Nunito, "Trebuchet MS", system-ui, sans-serif', why: 'names of fonts' },
  { text: "….choice: nothing like '…' is ever chosen…", why: 'reported to the author of a level' },
];

function filesOf(folder: string): string[] {
  return readdirSync(join(root, 'src', folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('text in the code', () => {
  const found = [join(root, 'src/main.ts'), ...FOLDERS.flatMap(filesOf)].flatMap((file) =>
    hardTexts(file, readFileSync(file, 'utf8')).map((one) => ({ ...one, file: relative(root, file) })),
  );

  test('there is none', () => {
    const allowed = new Set(ALLOWED.map(({ text }) => text));
    const hard = found.filter(({ text }) => !allowed.has(text));
    expect(hard.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  test('nothing is allowed that is not there any more', () => {
    const texts = new Set(found.map(({ text }) => text));
    expect(ALLOWED.filter(({ text }) => !texts.has(text))).toEqual([]);
  });
});

describe('what is looked for', () => {
  const texts = (code: string) => hardTexts('sample.tsx', code).map(({ text }) => text);

  test.each([
    ['between tags', 'const a = <p>Buy a pet</p>;', 'Buy a pet'],
    ['one word between tags', 'const a = <b>Gold</b>;', 'Gold'],
    ['as an attribute', 'const a = <img alt="A pet" />;', 'A pet'],
    ['one word as an attribute', 'const a = <Choice label="Shop" />;', 'Shop'],
    ['for the ear', 'const a = <div aria-label={isOpen ? "Open shop" : t("ui.b")} />;', 'Open shop'],
    ['in braces', 'const a = <p>{n > 1 ? "Many" : t("ui.one")}</p>;', 'Many'],
    ['with something filled in', `const a = <p>{\`Round \${n}\`}</p>;`, 'Round …'],
    ['as a field', 'const a = { text: "Sold out" };', 'Sold out'],
    ['in a drawn label', 'label(scene, "Market", 0, 0, 1, style);', 'Market'],
    ['in a drawn text', 'text.setText("Next Round");', 'Next Round'],
    ['put into the page', 'node.textContent = "Please wait";', 'Please wait'],
    ['put as an attribute', 'node.setAttribute("aria-label", "Close it");', 'Close it'],
    ['a sentence somewhere', 'const sentence = "Nobody lives here.";', 'Nobody lives here.'],
    ['a sentence with accents', 'const sentence = "Étoiles et album";', 'Étoiles et album'],
  ])('%s', (_, code, text) => {
    expect(texts(code)).toEqual([text]);
  });

  test.each([
    ['a key', `const a = <Choice label={t("ui.shop.open")} hint={t(\`ui.tip.\${n}\`)} />;`],
    ['classes and ids', 'const a = <p class="Small gold" id="Some thing">{n}</p>;'],
    ['nothing to read', 'const a = <img alt="" />;'],
    ['signs and numbers', 'const a = <b>+{n} × 2</b>;'],
    ['an error', 'throw new Error("A part of the layer stands outside of it");'],
    ['a drawing', "const a = \"<path d='M0 0h3' fill='red'/>\";"],
  ])('not %s', (_, code) => {
    expect(texts(code)).toEqual([]);
  });
});
