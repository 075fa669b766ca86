/** The way to the level editor: it comes when somebody makes a level, with its words. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';

/** `at`: the level to begin from, by its id; null: the one that was being made, or a new one. */
export function EditorScreen({ at }: { at: string | null }) {
  const { words, levels, go } = useApp();
  const [Editor, setEditor] = useState<ComponentType<{ at: string | null }> | null>(null);
  useEffect(() => {
    let isGone = false;
    const fetch = async () => {
      const [{ LevelEditor }] = await Promise.all([import('./editor.tsx'), levels.load(), words.more()]);
      if (!isGone) setEditor(() => LevelEditor);
    };
    // That a part is missing is noticed over every page.
    fetch().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  if (Editor !== null && levels.book !== null) return <Editor at={at} />;
  return <Waiting kind="campaign-page" title={words.t('ui.editor.title')} back={() => go('shared')} />;
}
