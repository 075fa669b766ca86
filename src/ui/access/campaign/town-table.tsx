/** How the town did: of a hundred games each strength would have won so many in the player's place. */

import { strengthKey } from '../../../i18n/keys.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { STRENGTHS } from '../../../session/game/seats.ts';
import { Art, Fold } from '../parts/pieces.tsx';
import { FACES } from '../screens/faces.ts';
import type { CampaignState } from './hooks.tsx';

export function TownTable({ campaign, level }: { campaign: CampaignState; level: Level }) {
  const { book, words } = campaign;
  const { t } = words;
  const proof = book?.proof(level.id) ?? null;
  const rows = STRENGTHS.flatMap((strength) => {
    const found = proof?.town?.[strength];
    return found === undefined ? [] : [{ strength, share: Math.round((100 * found[0]) / found[1]) }];
  });
  if (rows.length > 0)
    return (
      <Fold title={t('ui.level.town')} open={false}>
        <p class="soft">{t('ui.level.townHint')}</p>
        <table class="town-table">
          <tbody>
            {rows.map(({ strength, share }) => (
              <tr key={strength}>
                <th scope="row">
                  <Art src={FACES[strength]} size={30} /> {t(strengthKey(strength))}
                </th>
                <td>
                  <span class="meter" style={{ '--share': `${share}%` }}>
                    {t('ui.level.townShare', { share })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    );
  const { best, lines } = proof ?? {};
  if (best === undefined || lines === undefined) return null;
  // Where it is all or nothing there is no number to name.
  const isCounted = level.goals.at(-1)?.min !== undefined;
  return (
    <p class="soft proof">
      {isCounted ? t('ui.level.proof', { best, count: lines }) : t('ui.level.proofWays', { count: lines })}
    </p>
  );
}
