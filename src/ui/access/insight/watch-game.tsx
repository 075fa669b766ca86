/** Watching a game that is over: its code and its words are loaded then. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameFile } from '../../../session/saves/game-file.ts';
import { type App, useApp, useChanges } from '../context.ts';

/** Opens a game at its first moment, to be watched; one of other rules at its end. A part that does not come is noticed over every page. */
export async function watchGame({ sessions, words, go }: App, save: AnyGameFile): Promise<void> {
  const [{ openReplay }] = await Promise.all([import('./replay.tsx'), words.more()]);
  controls = replayControls;
  sessions.watch((tools) => openReplay(save, tools), save);
  go('table');
}

type Controls = () => Promise<ComponentType>;
const replayControls: Controls = () => import('./replay.tsx').then(({ ReplayControls }) => ReplayControls);
/** The controls of the table of a watched game. */
let controls: Controls = replayControls;

/** Opens the table of a watched game with controls of its own. */
export function showTable(
  { sessions, go }: App,
  open: Parameters<App['sessions']['show']>[0],
  own: Controls,
): void {
  controls = own;
  if (sessions.show(open) !== null) go('table');
}

/** The controls of a watched game, over its picture. */
export function WatchedGame({ isAtTable }: { isAtTable: boolean }) {
  const { sessions } = useApp();
  useChanges(sessions);
  const [Controls, setControls] = useState<ComponentType | null>(null);
  const isShown = isAtTable && sessions.isWatching;
  useEffect(() => {
    if (isShown) void controls().then((found) => setControls(() => found));
    else setControls(null);
  }, [isShown]);
  return isShown && Controls !== null ? <Controls /> : null;
}
