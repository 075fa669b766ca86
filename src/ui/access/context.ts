/** What every part of the layer may use: words, settings, the sessions, and the way from screen to screen. */

import { createContext } from 'preact';
import { useContext, useLayoutEffect, useReducer, useState } from 'preact/hooks';
import type { Seat } from '../../engine/kernel/state.ts';
import type { Words } from '../../i18n/words.ts';
import type { CoachManager } from '../../session/advice/coach-manager.ts';
import type { CampaignManager } from '../../session/campaign/campaign-manager.ts';
import type { Trainer } from '../../session/campaign/trainer-manager.ts';
import type { SettingsBox } from '../../session/profiles/settings.ts';
import type { SessionManager } from '../../session/session-manager.ts';

/** What is particular about a screen. */
interface ScreenFacts {
  /** It lies over the picture it was called from. */
  isOver?: true;
  /** Nothing is typed or begun there that could be lost: Escape closes it. */
  isLight?: true;
  /** Without a game there is nothing to be seen there. */
  ofGame?: true;
  /** The person at the device reads there, in letters as large as they like them. */
  atTable?: true;
}

const SCREENS = {
  title: {},
  campaign: {},
  briefing: {},
  levelEnd: {},
  puzzles: {},
  trainer: {},
  daily: {},
  ladder: {},
  shared: {},
  album: {},
  editor: {},
  goals: { isOver: true, isLight: true, atTable: true },
  lessons: {},
  newGame: {},
  newQuest: {},
  workshop: {},
  couch: { isLight: true, ofGame: true },
  rules: { atTable: true },
  settings: { isLight: true },
  profiles: {},
  saves: { isLight: true },
  log: { isLight: true, ofGame: true, atTable: true },
  recap: { isOver: true, isLight: true, ofGame: true, atTable: true },
  asking: { isOver: true, isLight: true, ofGame: true, atTable: true },
  tableThen: { isLight: true, ofGame: true, atTable: true },
  turning: { isLight: true, ofGame: true, atTable: true },
  menu: { isOver: true, isLight: true, ofGame: true, atTable: true },
  elsewhere: {},
  table: { ofGame: true, atTable: true },
} as const satisfies Record<string, ScreenFacts>;
export type Screen = keyof typeof SCREENS;
export const screenFacts = (screen: Screen): ScreenFacts => SCREENS[screen];

export interface App {
  sessions: SessionManager;
  /** The campaign, and the level that is played. */
  levels: CampaignManager;
  /** Puzzles near the player's rating; null until the campaign has come. */
  trainer(): Trainer | null;
  /** The coach of lessons, and of free games if he is wanted there. */
  coach: CoachManager;
  words: Words;
  /** A text in the language of now. */
  t: Words['t'];
  settings: SettingsBox;
  /** Resolves when the picture has shown what happened. */
  untilShown(): Promise<void>;
  /** What day it is here: `2026-11-22`. */
  today(): string;
  /** A fresh word to seed a game with. */
  newSeed(): string;
  /** Shows a screen: a level by its id; what was known at an answer, by its number; the rules opened at an entry, at a rule of the ledger, or at what a question is about. */
  go(screen: Screen, at?: string): void;
  /** To the screen this one was opened from. */
  back(): void;
  /** The table in words, instead of its picture. */
  showWords(): void;
  /** Goes to look at a shop of the drawn table. */
  visit(seat: Seat): void;
  continueGame(): void;
}

type Subscribe = (listener: () => void) => () => void;

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('a part of the layer stands outside of it');
  return app;
}

/** Draws the component anew whenever the source tells of a change. */
export function useChanges(...sources: readonly { subscribe: Subscribe }[]): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  // At once: what changes before the first frame is painted would be missed.
  useLayoutEffect(() => {
    const stops = sources.map((source) => source.subscribe(() => redraw(undefined)));
    return () => {
      for (const stop of stops) stop();
    };
  }, sources);
}

/**
 * What throws a game away is asked twice, where the player wants to be asked: `isSure` is true at once where nothing is
 * lost, else when it is asked for the second time.
 */
export function useSure(): { asksAgain: boolean; isSure(loses: boolean): boolean } {
  const { settings } = useApp();
  const [asksAgain, setAsksAgain] = useState(false);
  const isSure = (loses: boolean) => {
    const asks = loses && settings.value.confirm && !asksAgain;
    if (asks) setAsksAgain(true);
    return !asks;
  };
  return { asksAgain, isSure };
}
