/** How strong a rival is, in stars out of as many as there are strengths. */

import { STRENGTHS } from '../../../session/game/seats.ts';
import { useApp } from '../context.ts';
import '../styles/chance.css';

export function StrengthStars({ strength }: { strength: (typeof STRENGTHS)[number] }) {
  const stars = STRENGTHS.indexOf(strength) + 1;
  const label = useApp().t('ui.chance.stars', { n: stars, of: STRENGTHS.length });
  return (
    <span class="strength-stars row tight" role="img" aria-label={label}>
      {STRENGTHS.map((one, i) => (
        <i key={one} data-on={i < stars} />
      ))}
    </span>
  );
}
