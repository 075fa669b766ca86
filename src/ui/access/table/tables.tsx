/** The table in words of the open game. */

import type { AnySession } from '../../../session/game/session.ts';
import { QuestTable } from '../quest/table.tsx';
import { TableScreen } from './table.tsx';

export function WordsTable({ session }: { session: AnySession | null }) {
  if (session === null) return null;
  return session.game === 'quest' ? <QuestTable session={session} /> : <TableScreen session={session} />;
}
