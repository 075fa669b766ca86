/**
 * The words of the game in the language of the player: i18next over catalogues that come with the build. English
 * is always there; the others are fetched when somebody asks for them.
 */

import i18next, { type i18n } from 'i18next';
import { catalogue as en } from './en.ts';
import type { Catalogue } from './merge.ts';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The languages as they call themselves. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
};

export type Args = Readonly<Record<string, string | number>>;

const FETCH: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
  fr: async () => (await import('./fr.ts')).catalogue,
  es: async () => (await import('./es.ts')).catalogue,
};

export function isLanguage(tag: string): tag is Language {
  return LANGUAGES.some((known) => known === tag);
}

/** The first of the wished languages (`fr-CA`, `es`, …) that we speak. */
export function preferredLanguage(wishes: readonly string[]): Language {
  return wishes.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** A true minus sign: a hyphen is too short to be seen. */
function withMinus(number: string): string {
  return number.replace('-', '−');
}

export class Words {
  readonly #i18n: i18n;
  readonly #listeners = new Set<() => void>();
  #language: Language = 'en';

  private constructor(instance: i18n) {
    this.#i18n = instance;
  }

  /** Ready in the language asked for; in English if its catalogue cannot be had. */
  static async speak(language: Language): Promise<Words> {
    const instance = i18next.createInstance();
    await instance.init({
      lng: 'en',
      fallbackLng: 'en',
      resources: { en: { translation: en } },
      // Keys are flat, and may hold dots.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    });
    const words = new Words(instance);
    await words.change(language);
    return words;
  }

  get language(): Language {
    return this.#language;
  }

  /** The words for a key; `count` among the arguments chooses the plural. */
  readonly t = (key: string, args: Args = {}): string => this.#i18n.t(key, { ...args });

  has(key: string): boolean {
    return this.#i18n.exists(key);
  }

  /** Switches to another language while the game runs. */
  async change(language: Language): Promise<void> {
    if (!this.#i18n.hasResourceBundle(language, 'translation')) {
      try {
        this.#i18n.addResourceBundle(language, 'translation', await FETCH[language]());
      } catch {
        // Offline and never fetched: the language at hand stays.
        return;
      }
    }
    await this.#i18n.changeLanguage(language);
    this.#language = language;
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `a, b and c`, as the language joins them. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.#language, { type: 'conjunction' }).format(parts);
  }

  /** A number as the language writes it; halves stay exact. */
  number(value: number): string {
    return withMinus(new Intl.NumberFormat(this.#language, { maximumFractionDigits: 1 }).format(value));
  }

  /** A number with its sign, for gains and losses. */
  signed(value: number): string {
    const format = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
    return withMinus(new Intl.NumberFormat(this.#language, format).format(value));
  }
}
