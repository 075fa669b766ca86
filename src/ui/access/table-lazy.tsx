/** The way to the table in words: no title waits for it, it comes right after. */

import type { AnySession } from '../../session/game/session.ts';
import { useApp } from './context.ts';
import { fetchedPart } from './parts/fetched.tsx';
import { Button } from './parts/pieces.tsx';

type Props = { session: AnySession | null };

export const TableInWords = fetchedPart<Props>(
  async () => (await import('./table/tables.tsx')).WordsTable,
  ({ session, isLost, again }) => {
    const { t } = useApp();
    return session === null || !isLost ? null : (
      <div class="panel" role="alert">
        <p>{t('ui.table.lost')}</p>
        <Button tap={again} words={t('ui.campaign.retry')} />
      </div>
    );
  },
);
