/**
 * How strong a rival is, in stars, and what chance there is against it: from one's own games once there are enough of
 * them, before that from the games that bots have played in the town. After three games in a row that ended alike another
 * strength is suggested; nothing changes by itself.
 */

import { strengthKey } from '../../../i18n/keys.ts';
import { STRENGTHS } from '../../../session/game/seats.ts';
import {
  type RivalKind,
  type RivalStrength,
  resultsAgainst,
  suggestedAfter,
} from '../../../session/profiles/rival-results.ts';
import { useApp } from '../context.ts';
import '../styles/chance.css';
import { Button } from '../parts/pieces.tsx';
import { StrengthStars } from './strength-stars.tsx';
import TOWN from './town.json' with { type: 'json' };

/** From so many own games on they are shown instead of the town's. */
const ENOUGH = 5;
const TEN = 10;

export interface ChanceProps {
  kind: RivalKind;
  strength: RivalStrength;
  onStrength(strength: RivalStrength): void;
}

/** What the town's games say: the share of each against the one below it, said the other way round for the weakest. */
function townLine(kind: RivalKind, strength: RivalStrength) {
  const at = STRENGTHS.indexOf(strength);
  const upper = STRENGTHS[Math.max(1, at)] ?? strength;
  const other = at === 0 ? upper : (STRENGTHS[at - 1] ?? strength);
  const shares: Partial<Record<RivalStrength, number>> = TOWN[kind];
  const share = shares[upper];
  if (share === undefined) return null;
  return { other, won: Math.round(TEN * (at === 0 ? 1 - share : share)) };
}

export function Chance({ kind, strength, onStrength }: ChanceProps) {
  const { sessions, t } = useApp();
  const results = resultsAgainst(sessions.progress.read(), kind, strength);
  const { games, won, recent } = results;
  const suggested = suggestedAfter(results, strength);
  const town = townLine(kind, strength);
  const nameOf = (one: RivalStrength): string => t(strengthKey(one));
  return (
    <div class="chance stack close even centre soft">
      <StrengthStars strength={strength} />
      {games >= ENOUGH ? <small>{t(`ui.chance.own.${kind}`, { games, won })}</small> : null}
      {games < ENOUGH && town !== null ? (
        <small>{t(`ui.chance.town.${kind}`, { other: nameOf(town.other), won: town.won, of: TEN })}</small>
      ) : null}
      {suggested === null ? null : (
        <Button class="small" tap={() => onStrength(suggested)}>
          {t(recent.startsWith('W') ? 'ui.chance.up' : 'ui.chance.down', { strength: nameOf(suggested) })}
        </Button>
      )}
    </div>
  );
}
