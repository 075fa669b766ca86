/** The frame of a page beside the table: the hanging sign with its name, the way back, and what lies on it. */

import type { ComponentChildren } from 'preact';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button, ScreenTitle } from './pieces.tsx';

interface PageProps {
  kind: string;
  title: ComponentChildren;
  back: () => void;
  children: ComponentChildren;
}

export function Page({ kind, title, back, children }: PageProps) {
  return (
    <main class={`stack page ${kind}`}>
      <PageHead title={title} back={back} />
      {children}
    </main>
  );
}

interface PageHeadProps extends Pick<PageProps, 'title' | 'back'> {
  /** The picture of the way back. */
  art?: string;
}

/** The name of a page, and the way back. */
export function PageHead({ title, back, art = iconArt('ui-back') }: PageHeadProps) {
  const { t } = useApp();
  return (
    <header class="page-head">
      <Button class="round" aria-label={t('ui.back')} title={t('ui.back')} tap={back} art={art} size={34} />
      <ScreenTitle>{title}</ScreenTitle>
    </header>
  );
}
