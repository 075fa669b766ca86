/** Speaking: plurals, lists, numbers, and changing the language while the game runs. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES, preferredLanguage, Words } from '../../src/i18n/words.ts';

describe('words', () => {
  test('the first language of the player that we speak', () => {
    expect(preferredLanguage(['zz', 'fr-CA', 'en'])).toBe('fr');
    expect(preferredLanguage(['es-419'])).toBe('es');
    expect(preferredLanguage(['pt', 'de'])).toBe('en');
    expect(preferredLanguage([])).toBe('en');
  });

  test('change at run time, and call the listeners', async () => {
    const words = await Words.speak('en');
    let calls = 0;
    const stop = words.subscribe(() => calls++);
    expect(words.t('ui.title.newGame')).toBe('New game');
    await words.change('fr');
    expect(words.t('ui.title.newGame')).toBe('Nouvelle partie');
    await words.change('es');
    expect(words.t('ui.title.newGame')).toBe('Partida nueva');
    expect(words.language).toBe('es');
    expect(calls).toBe(2);
    stop();
    await words.change('en');
    expect(calls).toBe(2);
  });

  test('a name is proposed for every seat there can be: five Heroes and the Evil Lord', async () => {
    for (const language of LANGUAGES) {
      const words = await Words.speak(language);
      const names = [1, 2, 3, 4, 5, 6].map((n) => words.t(`ui.newGame.name.${n}`));
      expect(new Set(names).size).toBe(6);
      for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{L}’]+$/u);
    }
  });

  test('plurals follow the language: French counts 0 as one', async () => {
    const words = await Words.speak('en');
    expect(words.t('event.part.imps', { count: 1 })).toBe('1 imp');
    expect(words.t('event.part.imps', { count: 0 })).toBe('0 imps');
    await words.change('fr');
    expect(words.t('event.part.imps', { count: 0 })).toMatch(/^0 diablotin$/i);
    expect(words.t('event.part.imps', { count: 2 })).toMatch(/^2 diablotins$/i);
  });

  test('French elides `de` and `que` before any name', async () => {
    const words = await Words.speak('fr');
    expect(words.t('ui.insight.shopOf', { name: 'Otso' })).toBe('La boutique d’Otso');
    expect(words.t('ui.insight.shopOf', { name: 'Bram' })).toBe('La boutique de Bram');
    expect(words.t('goal.beat', { rival: 'Umbra' })).toBe('Finissez avec plus de points qu’Umbra.');
    await words.change('es');
    expect(words.t('ui.insight.shopOf', { name: 'Otso' })).toBe('La tienda de Otso');
  });

  test('numbers and lists are written as the language does', async () => {
    const words = await Words.speak('fr');
    expect(words.number(3.5)).toBe('3,5');
    expect(words.signed(-1.5)).toBe('−1,5');
    expect(words.signed(2)).toBe('+2');
    expect(words.signed(0)).toBe('0');
    expect(words.list(['a', 'b', 'c'])).toBe('a, b et c');
  });

  test('an unknown key shows itself', async () => {
    const words = await Words.speak('en');
    expect(words.has('ui.back')).toBe(true);
    expect(words.has('ui.nonsense')).toBe(false);
    expect(words.t('ui.nonsense')).toBe('ui.nonsense');
  });

  test('the stories and the book of rules come a moment later, and the listeners are called', async () => {
    const words = await Words.begin('en');
    let calls = 0;
    words.later.subscribe(() => calls++);
    expect(words.has('ui.back')).toBe(true);
    expect(words.has('level.town.1.title')).toBe(false);
    expect(await words.more()).toBe(true);
    expect(words.has('level.town.1.title')).toBe(true);
    expect(await words.more()).toBe(true);
    expect(calls).toBe(1);
  });

  test('another language comes as a whole', async () => {
    const words = await Words.begin('es');
    expect(words.language).toBe('es');
    expect(words.t('level.town.1.title')).toBe('La semana sin carne');
  });
});
