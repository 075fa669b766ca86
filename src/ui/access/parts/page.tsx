/** The frame of a page beside the table: the hanging sign with its name, the way back, and what lies on it. */

import type { ComponentChildren } from 'preact';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { ScreenTitle } from './pieces.tsx';

export function Page({
  kind,
  title,
  back,
  children,
}: {
  kind: string;
  title: ComponentChildren;
  back: () => void;
  children: ComponentChildren;
}) {
  const { t } = useApp().words;
  return (
    <main class={`stack page ${kind}`}>
      <header class="page-head">
        <button type="button" class="round" aria-label={t('ui.back')} title={t('ui.back')} onClick={back}>
          <img src={iconArt('ui-back')} alt="" width={34} height={34} />
        </button>
        <ScreenTitle>{title}</ScreenTitle>
      </header>
      {children}
    </main>
  );
}
