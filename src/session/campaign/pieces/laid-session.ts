/**
 * The table of a level that is made, shown while its pieces are laid: no seat is asked and nothing is saved;
 * each change is dealt anew, and the picture follows as in any other session.
 */

import type { Level } from '../../../campaign/schema.ts';
import { ENGINES, type EngineOf, type GameId, type StateOf, type ViewOf } from '../../../engine/games.ts';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Ask, Seat } from '../../../engine/kernel/state.ts';
import { RIVALS } from '../../game/rivals.ts';
import type { Player } from '../../game/seats.ts';
import { type GameHistory, Session } from '../../game/session.ts';
import type { NewGame, SessionTools } from '../../game/session-types.ts';
import { entryFor } from '../../game/story.ts';
import { dealLaid } from './lay-out.ts';

/** What is shown: a seat's shop (or Hero), or what all have in common. */
type LaidSide = 'own' | 'common';

/** The questions whose pictures show a shop and the town. */
const PICTURES = { own: 'petz.arrange', common: 'petz.send' } as const;

export class LaidSession<G extends GameId = GameId> extends Session<G> {
  #level: Level;
  #side: LaidSide = 'own';
  #seat: Seat = 0;

  private constructor(
    level: Level,
    history: GameHistory<G>,
    players: readonly Player[],
    tools: SessionTools,
  ) {
    const game = level.game as G;
    const { version } = (ENGINES[game] as EngineOf<G>).rules;
    const setup = history.state.setup as NewGame<G>['setup'];
    super({ game, setup, seed: level.id, players, version }, history, tools);
    this.#level = level;
  }

  /** Null where the level cannot be dealt. `nameOf` words a seat without a rival. */
  static of(level: Level, nameOf: (seat: Seat) => string, tools: SessionTools): LaidSession | null {
    const history = historyOf(level);
    if (history === null) return null;
    const players = level.seats.map((seat, at): Player => {
      if (seat.who === 'person') return { kind: 'person', name: nameOf(at) };
      const { who: _, rival, ...bot } = seat;
      return rival === undefined
        ? { kind: 'bot', name: nameOf(at), ...bot }
        : { kind: 'bot', name: RIVALS[rival].name, rival, ...bot };
    });
    return new LaidSession(level, history, players, tools);
  }

  override domain(): Domain | null {
    return null;
  }

  override waiting(): Seat[] {
    return [];
  }

  /** What a seat sees; the question says which picture is shown. */
  override view(seat: Seat | null): ViewOf<G> {
    const view = super.view(seat);
    if (this.game === 'quest' || view.ask === null) return view;
    const ask = { ...view.ask, kind: PICTURES[this.#side], seats: [this.#seat], sealed: {} } as Ask;
    return { ...view, ask } as ViewOf<G>;
  }

  protected override goOn(): void {
    this.#show();
  }

  /** The level as it is now. */
  get laid(): Level {
    return this.#level;
  }

  get seat(): Seat {
    return this.#seat;
  }

  get side(): LaidSide {
    return this.#side;
  }

  /** Shows a seat's shop, or the town. */
  look(side: LaidSide, seat: Seat = this.#seat): void {
    this.#side = side;
    this.#seat = seat;
    this.#show();
  }

  /** Other pieces. A level that cannot be dealt still takes them; its table stays as it was. */
  lay(level: Level): void {
    this.#level = level;
    this.#show();
  }

  #show(): void {
    const history = historyOf(this.#level);
    if (history !== null) this.jump(history as GameHistory<G>, this.#seat);
  }
}

function historyOf(level: Level): GameHistory<GameId> | null {
  const dealt = dealLaid(level);
  if (dealt === null) return null;
  const state = dealt.state as StateOf<GameId>;
  const entries = [entryFor<GameId>(level.game, 0, { before: null, after: state, seat: null, events: [] })];
  return { state, log: [], entries };
}
