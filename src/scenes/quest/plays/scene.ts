/** What a play is given, and what it is: every group of events has a file of its own beside this one, `index.ts` lists them. */
import type { QuestEvent, QuestEventType } from '../../../engine/quest/events.ts';
import type { Bodies } from '../spots.ts';
import type { Ground, QuestBeat, QuestHost } from '../types.ts';

/** What is being shown, event by event. */
export interface Playing {
  readonly host: QuestHost;
  /** The one that is shown now. */
  beat: QuestBeat;
}

/** What a play has to work with. `spots`, `at` and `bodies` are those of the picture as it stands: read them anew after `turn`. */
export interface Scene extends Playing, Readonly<Pick<Ground, 'kit' | 'speech' | 'look' | 'at' | 'spots'>> {
  /** The images of the creatures on the board, by id. */
  readonly bodies: Bodies;
  /** Draws the picture as it is after what is shown now, or after another beat. */
  turn(beat?: Pick<QuestBeat, 'after'>): void;
}

export type QuestEventOf<T extends QuestEventType> = Extract<QuestEvent, { type: T }>;

/**
 * Shows an event and those of `beats`, which it begins, that belong to it; resolves with how many beats that were, or
 * with anything else for this one alone.
 */
type Play<S, E> = (scene: S, event: E, beats: readonly QuestBeat[]) => Promise<unknown>;

/** How events are shown, with what they have to work with; what has no play is only drawn as it is afterwards. */
export type Plays<S = Scene> = { readonly [T in QuestEventType]?: Play<S, QuestEventOf<T>> };

/** How long something is looked at that has no play. */
const PLAIN_MS = 350;

/** Plays beats in order: `caption` says what is going on, `turn` draws the picture as it is after a beat. */
export async function playBeats<S extends Playing>(
  scene: S,
  plays: Plays<S>,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
  turn: (beat: QuestBeat) => void,
): Promise<void> {
  const { host } = scene;
  for (let i = 0; i < beats.length; ) {
    const beat = beats[i];
    if (beat === undefined) return;
    caption(beat);
    host.hear(beat.event);
    scene.beat = beat;
    const play: Play<S, never> | undefined = plays[beat.event.type];
    const shown = await play?.(scene, beat.event as never, beats.slice(i));
    i += typeof shown === 'number' ? Math.max(1, shown) : 1;
    const last = beats[i - 1];
    // What comes of the last beat is drawn by the table itself, unless it is to be looked at here.
    if (last !== undefined && (i < beats.length || play === undefined)) turn(last);
    if (play === undefined) await host.kit.wait(PLAIN_MS);
  }
}
