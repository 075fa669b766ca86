/** A handle for tests and developers, only with `?dev` in the address. */

import type { GameId, ViewOf } from '../../engine/games.ts';
import type { Domain } from '../../engine/kernel/domain.ts';
import type { Json, Refusal } from '../../engine/kernel/state.ts';
import type { SettingsBox } from '../../session/profiles/settings.ts';
import type { LoadProblem } from '../../session/saves/load.ts';
import type { SessionManager } from '../../session/session-manager.ts';
import type { Screen } from './context.ts';

/** Something that can be pressed; `isAway`: it is scrolled out of its panel. */
interface DevHit {
  id: string;
  rect: { x: number; y: number; width: number; height: number };
  isAway?: boolean;
}

interface DevHandle {
  /** Fingerprint of the state; null without a game. */
  hash(): string | null;
  /** What the person at the device may see. */
  view<G extends GameId = 'petz'>(): ViewOf<G> | null;
  /** Which game is open. */
  game(): GameId | null;
  /** What the person at the device is asked; null if nothing. */
  ask(): { id: number; kind: string; seat: number } | null;
  /** The allowed answers; null if nothing is asked. */
  domain(): Domain | null;
  outcome(): Json;
  /** Answers for the person at the device, or for that seat. */
  answer(choice: Json, seat?: number): Refusal | null;
  /** What a strong bot would answer for the person at the device. */
  hint(): Promise<Json>;
  /** Resolves when everything is saved. */
  saved(): Promise<void>;
  /** Takes a game from its file and goes on with it; what is wrong with the file. */
  open(text: string): LoadProblem | null;
  go(screen: Screen, at?: string): void;
  /** What is heard: the state of the audio context, how often each sound was begun, the music. */
  sound(): unknown;
  /** What can be pressed in the drawn picture, in CSS pixels. */
  hits(): readonly DevHit[];
}

let readHits: DevHandle['hits'] = () => [];

let readSound: DevHandle['sound'] = () => null;

/** The sound tells what is heard. */
export function tellSound(read: DevHandle['sound']): void {
  readSound = read;
}

/** The drawn game tells where it can be pressed. */
export function tellHits(read: DevHandle['hits']): void {
  readHits = read;
}

/** What can be pressed in the drawn picture now; nothing where there is none. */
export const hitsNow = (): ReturnType<DevHandle['hits']> => readHits();

declare global {
  interface Window {
    __petz?: DevHandle;
  }
}

export function exposeForDevelopers(
  { sessions, settings }: { sessions: SessionManager; settings: SettingsBox },
  access: { go(screen: Screen, at?: string): void; continueGame(): void },
): void {
  const viewer = () => sessions.session?.device().viewer ?? null;
  window.__petz = {
    hash: () => sessions.session?.hash() ?? null,
    view: <G extends GameId = 'petz'>() => (sessions.session?.view(viewer()) ?? null) as ViewOf<G> | null,
    game: () => sessions.session?.game ?? null,
    ask: () => {
      const seat = viewer();
      const ask = sessions.session?.ask() ?? null;
      if (seat === null || ask === null || sessions.session?.domain(seat) === null) return null;
      return { id: ask.id, kind: ask.kind, seat };
    },
    domain: () => {
      const seat = viewer();
      return seat === null ? null : (sessions.session?.domain(seat) ?? null);
    },
    outcome: () => (sessions.session?.outcome() ?? null) as Json,
    answer: (choice, seat) => sessions.session?.answer(seat ?? viewer() ?? 0, choice) ?? null,
    hint: async () => (await sessions.session?.hint(viewer() ?? 0))?.choice ?? null,
    saved: async () => {
      await settings.settled();
      await sessions.settled();
    },
    open: (text) => {
      const problem = sessions.importGame(text);
      if (problem !== null) return problem;
      sessions.dismissNotice();
      access.continueGame();
      return null;
    },
    go: (screen, at) => access.go(screen, at),
    sound: () => readSound(),
    hits: () => readHits(),
  };
}
