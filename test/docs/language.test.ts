/** docs/how-to/language.md: Impish, made and made known as the guide says, and spoken. */
import { afterAll, describe, expect, test } from 'vitest';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { alleysSetup } from '../../src/engine/petz/setup.ts';
import type * as Catalogue from '../../src/i18n/en.ts';
import type { Words as RealWords } from '../../src/i18n/words.ts';
import { Speech } from '../../src/text/speech.ts';
import { tell } from '../../src/text/tell.ts';
import { follow, guideText } from '../kit/guide.ts';
import { expectWords } from '../kit/words.ts';

/** The copy's words, which know a language more. */
interface Module {
  LANGUAGES: readonly string[];
  preferredLanguage(wishes: readonly string[]): string;
  Words: { speak(language: string): Promise<RealWords> };
}

const shop = follow('how-to/language.md', ['src/i18n']);
afterAll(() => shop.close());

/** A text without what is filled in, and without tags. */
const bare = (text: string): string => text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '');
const holes = (text: string): string => (text.match(/\{\{.*?\}\}/g) ?? []).sort().join();

describe('the language of the guide', async () => {
  const { LANGUAGES, preferredLanguage, Words } = await shop.load<Module>('src/i18n/words.ts');
  const { catalogue: en } = await shop.load<typeof Catalogue>('src/i18n/en.ts');
  const { catalogue: im } = await shop.load<typeof Catalogue>('src/i18n/im.ts');

  test('is listed, and found by a browser that wishes for it', () => {
    expect(LANGUAGES).toContain('im');
    expect(preferredLanguage(['im-CAVE', 'fr'])).toBe('im');
  });

  test('has every key of English, with the same holes', () => {
    expect(Object.keys(im).length).toBeGreaterThan(1000);
    expect(Object.keys(im).sort()).toEqual(Object.keys(en).sort());
    const wrong = Object.keys(en).filter((key) => holes(en[key] ?? '') !== holes(im[key] ?? ''));
    expect(wrong).toEqual([]);
    const alike = Object.keys(en).filter(
      (key) => en[key] === im[key] && /[aeiou]/i.test(bare(en[key] ?? '')),
    );
    expect(alike).toEqual([]);
  });

  test('is as much work as the guide says', () => {
    const said = Number(
      /work is, ([\d,]+) words/.exec(guideText('how-to/language.md'))?.[1]?.replace(',', ''),
    );
    const words = Object.values(en).join(' ').split(/\s+/).length;
    expect(Math.abs(said - words) / words).toBeLessThan(0.1);
  });

  test('is spoken: buttons, numbers of things, and what happens in a game', async () => {
    const words = await Words.speak('im');
    expect(words.language).toBe('im');
    expect(words.t('petz.artifact.magicBox.name')).toBe('Maagiic Boox');
    const speech = new Speech(words, [{ name: 'Nob' }, { name: 'Ma' }] as never);
    const setup = alleysSetup(2, 'standard');
    const { events } = petzEngine.start(setup, 'impish');
    const lines = events.flatMap((event) => tell(speech, event));
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expectWords(line);
    expect(lines.join(' ')).toMatch(/aa|ee|ii|oo|uu/);
    expect(speech.tokens('imp', 2)).toMatch(/iimps/);
  });
});
