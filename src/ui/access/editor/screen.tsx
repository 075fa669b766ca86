/** The way to the level editor: loaded when a level is made, with its words. */

import { Waiting } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { fetchedPart } from '../parts/fetched.tsx';

/** `at`: the level to begin from, by its id; null: the one that was being made, or a new one. */
export const EditorScreen = fetchedPart<{ at: string | null }>(async ({ levels, words }) => {
  const [{ LevelEditor }] = await Promise.all([import('./editor.tsx'), levels.load(), words.more()]);
  if (levels.book === null) throw new Error('the levels are missing');
  return LevelEditor;
}, Unrolling);

function Unrolling({ again }: { again(): void }) {
  const { t, go } = useApp();
  return (
    <Waiting kind="campaign-page" title={t('ui.editor.title')} back={() => go('shared')} again={again} />
  );
}
