/**
 * "What will they do?": the walks and hits of all foes that are still to act in this Round, as things stand: every Hero
 * ends its turn at once, no Hero answers an attack. Pure; the rules themselves play it on, on a table that the viewer
 * could believe in.
 */

import type { Domain } from '../../engine/kernel/domain.ts';
import { dice } from '../../engine/kernel/rng.ts';
import type { Json } from '../../engine/kernel/state.ts';
import type { Act } from '../../engine/quest/choices.ts';
import type { QuestEvent } from '../../engine/quest/events.ts';
import { questEngine } from '../../engine/quest/index.ts';
import { heroSeat, lordSeat, sideOf } from '../../engine/quest/query.ts';
import type { CreatureId, Quest } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';

/** What a Hero loses by a foe's turn. */
interface Hit {
  target: CreatureId;
  n: number;
  falls: boolean;
}

/** The turn of a foe; `by` is null for what the World does to Heroes at the end of the Round. */
export interface FoeTurn {
  by: CreatureId | null;
  /** Positions to the right, or to the left if negative; round the sides. */
  steps: number;
  from: number;
  to: number;
  hits: Hit[];
}

/** More questions than a Round can hold. */
const MOST = 200;

/** The answer of a player who lets everything happen: no act, no defence, else the first there is. */
export function letCome(domain: Domain): Json | undefined {
  if (domain.type === 'some') return domain.from.slice(0, domain.min);
  if (domain.type !== 'pick') return undefined;
  const end = domain.options.find((one) => (one as Act | null)?.do === 'end');
  return end ?? (domain.options.includes(null) ? null : domain.options[0]);
}

/** Reads the turns of foes out of what happened, until the Round is over. */
class Reader {
  readonly turns: FoeTurn[] = [];
  isOver = false;
  private now: FoeTurn | null = null;

  read(event: QuestEvent): void {
    if (this.isOver) return;
    switch (event.type) {
      case 'quest.turn':
        this.now = sideOf(event.id) === 'foes' ? this.begin(event.id) : null;
        return;
      case 'quest.turnEnded':
        this.now = null;
        return;
      case 'quest.moved':
        if (this.now === null || event.id !== this.now.by) return;
        Object.assign(this.now, { steps: event.steps, from: event.from, to: event.to });
        return;
      case 'quest.hurt':
        if (heroSeat(event.id) !== null) this.hit(event.id, event.n);
        return;
      case 'quest.fell':
        for (const { hits } of this.turns)
          for (const hit of hits) if (hit.target === event.id) hit.falls = true;
        return;
      case 'quest.round':
      case 'quest.worldOver':
      case 'quest.ended':
        this.isOver = true;
    }
  }

  private begin(by: CreatureId | null): FoeTurn {
    const turn: FoeTurn = { by, steps: 0, from: 0, to: 0, hits: [] };
    this.turns.push(turn);
    return turn;
  }

  private hit(target: CreatureId, n: number): void {
    const { hits } = this.now ?? this.turns.find(({ by }) => by === null) ?? this.begin(null);
    const known = hits.find((hit) => hit.target === target);
    if (known === undefined) hits.push({ target, n, falls: false });
    else known.n += n;
  }
}

/** What everybody loses by all of them together. */
export function lossesOf(turns: readonly FoeTurn[]): Hit[] {
  const all = new Map<CreatureId, Hit>();
  for (const { target, n, falls } of turns.flatMap(({ hits }) => hits)) {
    const before = all.get(target) ?? { target, n: 0, falls: false };
    all.set(target, { target, n: before.n + n, falls: before.falls || falls });
  }
  return [...all.values()];
}

/** The rest of the Round played on from a state, without any decision. */
function playOut(state: Quest): FoeTurn[] {
  const reader = new Reader();
  const rng = dice('ahead');
  let s = state;
  for (let i = 0; i < MOST && !reader.isOver && s.ask !== null && s.outcome === null; i++) {
    const [seat] = questEngine.waiting(s);
    if (seat === undefined) break;
    const domain = questEngine.domain(s, seat);
    const choice = (domain === null ? undefined : letCome(domain)) ?? null;
    const applied = questEngine.apply(s, { seat, ask: s.ask.id, choice });
    const next = applied.ok
      ? applied
      : questEngine.apply(s, { seat, ask: s.ask.id, choice: questEngine.sample(s, seat, rng) });
    if (!next.ok) break;
    for (const event of next.events) reader.read(event);
    s = next.state;
  }
  return reader.turns;
}

/** Who comes into play only later is drawn from a hidden deck: nothing is said of it. */
const isKnownIn =
  (view: QuestView) =>
  ({ by }: FoeTurn): boolean =>
    by === null || view.foes.some(({ card }) => card === by);

const known = new WeakMap<QuestView, FoeTurn[]>();

/** The rest of the Round as things stand; nothing while no Hero's turn is on, or where an Evil Lord decides. */
export function restOfRound(view: QuestView): FoeTurn[] {
  if (view.ask?.kind !== 'quest.act' || lordSeat(view.setup) !== null) return [];
  const found = known.get(view) ?? playOut(questEngine.imagine(view, dice('ahead'))).filter(isKnownIn(view));
  known.set(view, found);
  return found;
}
