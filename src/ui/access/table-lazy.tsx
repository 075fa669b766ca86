/** The way to the table in words: no title waits for it, it comes right after. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnySession } from '../../session/game/session.ts';
import { useApp } from './context.ts';
import { Button } from './parts/pieces.tsx';

let found: ComponentType<{ session: AnySession }> | null = null;

async function fetchTable(): Promise<void> {
  found ??= (await import('./table/tables.tsx')).WordsTable;
}

export function TableInWords({ session }: { session: AnySession | null }) {
  const { t } = useApp().words;
  const [state, setState] = useState<'coming' | 'there' | 'lost'>('coming');
  const fetch = () =>
    void fetchTable()
      .then(() => setState('there'))
      .catch(() => setState('lost'));
  useEffect(fetch, []);
  const Table = found;
  if (session === null) return null;
  if (Table !== null) return <Table session={session} />;
  return state !== 'lost' ? null : (
    <div class="panel" role="alert">
      <p>{t('ui.table.lost')}</p>
      <Button tap={fetch} words={t('ui.campaign.retry')} />
    </div>
  );
}
