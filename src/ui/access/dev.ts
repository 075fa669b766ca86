/** A handle for tests and developers, only with `?dev` in the address. */

import type { Json, Refusal } from '../../engine/kernel/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import type { Desk } from '../../session/desk.ts';

export interface DevHandle {
  /** Fingerprint of the state; null without a game. */
  hash(): string | null;
  /** What the person at the device may see. */
  view(): PetzView | null;
  /** What the person at the device is asked; null if nothing. */
  ask(): { id: number; kind: string; seat: number } | null;
  outcome(): Json;
  answer(choice: Json): Refusal | null;
  /** Resolves when everything is saved. */
  saved(): Promise<void>;
  /** What can be pressed in the drawn picture, in CSS pixels. */
  hits(): readonly { id: string; rect: { x: number; y: number; width: number; height: number } }[];
}

let readHits: DevHandle['hits'] = () => [];

/** The drawn game tells where it can be pressed. */
export function tellHits(read: DevHandle['hits']): void {
  readHits = read;
}

declare global {
  interface Window {
    __petz?: DevHandle;
  }
}

export function exposeForDevelopers(desk: Desk): void {
  const viewer = () => desk.session?.device().viewer ?? null;
  window.__petz = {
    hash: () => desk.session?.hash() ?? null,
    view: () => desk.session?.view(viewer()) ?? null,
    ask: () => {
      const seat = viewer();
      const ask = desk.session?.ask() ?? null;
      if (seat === null || ask === null || desk.session?.domain(seat) === null) return null;
      return { id: ask.id, kind: ask.kind, seat };
    },
    outcome: () => (desk.session?.outcome() ?? null) as Json,
    answer: (choice) => desk.session?.answer(viewer() ?? 0, choice) ?? null,
    saved: () => desk.settled(),
    hits: () => readHits(),
  };
}
