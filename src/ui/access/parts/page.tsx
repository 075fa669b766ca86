/** The frame of a page beside the table: the hanging sign with its name, the way back, and what lies on it. */

import type { ComponentChildren } from 'preact';
import { useApp } from '../context.ts';
import { Button, ScreenTitle } from './pieces.tsx';

interface PageProps {
  kind: string;
  title: ComponentChildren;
  back: () => void;
  children: ComponentChildren;
}

export function Page({ kind, title, back, children }: PageProps) {
  const { t } = useApp();
  return (
    <main class={`stack page ${kind}`}>
      <header class="page-head">
        <Button
          class="round"
          aria-label={t('ui.back')}
          title={t('ui.back')}
          tap={back}
          icon="ui-back"
          size={34}
        />
        <ScreenTitle>{title}</ScreenTitle>
      </header>
      {children}
    </main>
  );
}
