/**
 * The words of the game in the language of the player: i18next over catalogues that come with the build. The English
 * words that the game begins with are always there; the rest of them, and other languages, are fetched.
 */

import i18next, { type i18n } from 'i18next';
import { first } from './en-first.ts';
import { elided } from './joins.ts';
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
  en: async () => (await import('./en-deferred.ts')).deferred,
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

type Formats = ReturnType<typeof makeFormats>;

function makeFormats(language: Language) {
  return {
    plain: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }),
    signed: new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
    list: new Intl.ListFormat(language, { type: 'conjunction' }),
  };
}

const formats = new Map<Language, Formats>();

/** Making a format takes longer than everything else a number needs on its way into a picture. */
function formatsOf(language: Language): Formats {
  const found = formats.get(language) ?? makeFormats(language);
  formats.set(language, found);
  return found;
}

export class Words {
  readonly #i18n: i18n;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Set<() => void>();
  /** Languages of which no word is missing. */
  readonly #whole = new Set<Language>();
  #language: Language = 'en';

  private constructor(instance: i18n) {
    this.#i18n = instance;
  }

  /** Ready in the language asked for, with all its words; in English if its catalogue cannot be had. */
  static async speak(language: Language): Promise<Words> {
    const words = await Words.begin(language);
    await words.more();
    return words;
  }

  /** Ready for the first screen: in English the levels' stories and the book of rules are still to come (`more`). */
  static async begin(language: Language): Promise<Words> {
    const instance = i18next.createInstance();
    await instance.init({
      lng: 'en',
      fallbackLng: 'en',
      // A copy: what comes later is put into it.
      resources: { en: { translation: { ...first } } },
      // Keys are flat, and may hold dots.
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      showSupportNotice: false,
    });
    const words = new Words(instance);
    if (language !== 'en') await words.change(language);
    return words;
  }

  get language(): Language {
    return this.#language;
  }

  /** The words for a key; `count` among the arguments chooses the plural. */
  readonly t = (key: string, args: Args = {}): string =>
    elided(this.#language, this.#i18n.t(key, { ...args }));

  has(key: string): boolean {
    return this.#i18n.exists(key);
  }

  /**
   * Fetches what of the words at hand is still missing, and tells `later`. True once all are there; where they cannot
   * be had now, asking again may bring them.
   */
  async more(): Promise<boolean> {
    const { language } = this;
    if (this.#whole.has(language)) return true;
    if (!(await this.#fetch(language))) return false;
    for (const listener of [...this.#waiting]) listener();
    return true;
  }

  async #fetch(language: Language): Promise<boolean> {
    if (this.#whole.has(language)) return true;
    try {
      this.#i18n.addResourceBundle(language, 'translation', await FETCH[language](), true, true);
    } catch {
      return false;
    }
    this.#whole.add(language);
    return true;
  }

  /** Switches to another language while the game runs. */
  async change(language: Language): Promise<void> {
    const isHere = await this.#fetch(language);
    // Offline and never fetched: the language at hand stays. English can at least be begun.
    if (!isHere && language !== 'en') return;
    await this.#i18n.changeLanguage(language);
    this.#language = language;
    for (const listener of [...this.#listeners]) listener();
  }

  /** Notified when missing texts have loaded; sentences already shown stay as they are. */
  readonly later = {
    subscribe: (listener: () => void): (() => void) => {
      this.#waiting.add(listener);
      return () => this.#waiting.delete(listener);
    },
  };

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `a, b and c`, as the language joins them. */
  list(parts: readonly string[]): string {
    return formatsOf(this.#language).list.format(parts);
  }

  /** A number as the language writes it; halves stay exact. */
  number(value: number): string {
    return withMinus(formatsOf(this.#language).plain.format(value));
  }

  /** A number with its sign, for gains and losses. */
  signed(value: number): string {
    return withMinus(formatsOf(this.#language).signed.format(value));
  }
}
