/** What is played is heard once each: when its play begins, or at the latest when the picture agrees with it. */
import type { EventOf, GameId, ViewOf } from '../../engine/games.ts';
import type { Beat } from './contract.ts';

export class Hearing<G extends GameId = 'petz'> {
  private readonly tell: (events: readonly EventOf<G>[]) => void;
  private beats: readonly Beat<G>[] = [];
  private heard = new Set<EventOf<G>>();
  private onReach: (begun: number) => void = () => undefined;

  constructor(tell: (events: readonly EventOf<G>[]) => void) {
    this.tell = tell;
  }

  /** These are about to be played; `onReach` gets how many of them have begun. */
  begin(beats: readonly Beat<G>[], onReach: (begun: number) => void = () => undefined): void {
    this.beats = beats;
    this.onReach = onReach;
    this.heard = new Set();
  }

  /** The play of one begins. */
  hear(event: EventOf<G>): void {
    this.all([event]);
  }

  /** The picture is that of this moment: everything up to it has happened. */
  reach(view: ViewOf<G>): void {
    const at = this.beats.findLastIndex(({ after }) => after === view);
    this.all(this.beats.slice(0, at + 1).map(({ event }) => event));
  }

  /** All of it has been played. */
  end(): void {
    this.all(this.beats.map(({ event }) => event));
    this.beats = [];
  }

  private all(events: readonly EventOf<G>[]): void {
    const fresh = events.filter((event) => !this.heard.has(event));
    for (const event of fresh) this.heard.add(event);
    this.onReach(this.beats.findLastIndex(({ event }) => this.heard.has(event)) + 1);
    if (fresh.length > 0) this.tell(fresh);
  }
}
