/** What the title is given and what it gives back: the seam between the scene and the rest of the game. */

import type { Language } from '../../i18n/words.ts';
import type { TitleButton } from '../../ui/access/context.ts';
import type { Rect } from '../../ui/rect.ts';

/** Words by key; `args` fill the `{{name}}` places. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

type TitleLanguage = Language;

export interface TitleActions {
  onContinue(): void;
  onCampaign(): void;
  onNewGame(): void;
  onNewQuest(): void;
  onRules(): void;
  onSettings(): void;
  onLanguage(): void;
  onProfile(): void;
}

/** An unfinished game in the shops; `phaseKey` is the key of the name of its phase. */
export interface SavedShop {
  game: 'petz';
  round: number;
  rounds: number;
  phaseKey: string;
}

/** An unfinished Pug Quest: which World it is in, and which Round of it. */
export interface SavedQuest {
  game: 'quest';
  number: number;
  round: number;
}

export interface TitleInfo {
  /** The unfinished game, if there is one. */
  canContinue: SavedShop | SavedQuest | null;
  language: TitleLanguage;
  /** The portrait of whoever plays, as the text of a drawing; `key` says whose it is. */
  profile: { key: string; svg: string };
}

export type TitleRects = Partial<Record<TitleButton, Rect>>;

export interface TitleInit {
  actions: TitleActions;
  info: TitleInfo;
  t: Translate;
  /** No motion at all: the player's setting or the system's wish. */
  still: boolean;
  /** How much larger the words on the buttons are written: 1 to 2. */
  textScale?: number;
  /** Where the buttons are that can be pressed now, in CSS pixels of the canvas: none until they are seen, or after. */
  onLayout?: (rects: TitleRects) => void;
}
