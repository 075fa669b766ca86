/** Who strikes whom: the attacker, an arrow, and everybody who is hit, with the life that is left and what it will lose. */
import './duel.css';

/** One of them: its face, named by `name`. */
export interface Fighter {
  id: string;
  art: string;
  name: string;
  /** Life left; null where it says nothing. */
  left: number | null;
  /** Life it loses as things stand; 0: none. */
  loss: number;
}

export interface Duel {
  by: Fighter | null;
  targets: readonly Fighter[];
}

export function DuelRow({ by, targets }: Duel) {
  return (
    <div class="duel middle row" data-panel="duel">
      {by === null ? null : <Face {...by} />}
      <i class="duel-arrow rigid" aria-hidden="true" />
      <div class="middle wrap">
        {targets.map((target) => (
          <Face key={target.id} {...target} />
        ))}
      </div>
    </div>
  );
}

function Face({ id, art, name, left, loss }: Fighter) {
  return (
    <span class="fighter" data-fighter={id}>
      <img src={art} alt={name} title={name} />
      {loss > 0 ? <b class="loss centred">−{loss}</b> : null}
      {left === null ? null : <b class="life centred">{Math.max(0, left)}</b>}
    </span>
  );
}
