/** The pages before and after a game of the campaign: the same frame round what each of them says. */

import type { ComponentChildren } from 'preact';
import type { LevelRun } from '../../../session/campaign/level-run.ts';
import { TurningPointsList } from '../insight/turning.tsx';
import { Page } from '../parts/page.tsx';
import { Fold, ScreenTitle } from '../parts/pieces.tsx';
import { Vignette } from './vignette.tsx';

/** What tests and styles know a page by. */
type Marks = Readonly<Record<`data-${string}`, string | number | boolean>>;

interface BriefProps {
  kind: string;
  title: string;
  back(): void;
  chapter: string;
  figures: Parameters<typeof Vignette>[0]['figures'];
  where: string;
  /** Below the picture. */
  side?: ComponentChildren;
  foot: ComponentChildren;
  marks: Marks;
  children: ComponentChildren;
}

/** Before a game: the picture and who sits where beside what is to be known, and the ways in at the foot. */
export function BriefPage(props: BriefProps) {
  return (
    <Page kind={`campaign-page ${props.kind}`} title={props.title} back={props.back}>
      <div class="briefing split stretch" style="--split: minmax(0, 1fr) minmax(0, 2fr)" {...props.marks}>
        <div class="briefing-side slim stack apart">
          <Vignette chapter={props.chapter} figures={props.figures} />
          <p class="where tag mid anchor">{props.where}</p>
          {props.side}
        </div>
        <div class="slim stack apart">{props.children}</div>
      </div>
      <div class="foot plank cluster">{props.foot}</div>
    </Page>
  );
}

interface EndProps {
  marks: Marks;
  where?: string;
  title: string;
  /** Bones or medals, over the scenery. */
  stars?: ComponentChildren;
  /** Between the head and the columns. */
  lead?: ComponentChildren;
  ways: ComponentChildren;
  children: ComponentChildren;
}

/** After a game: what was won over the scenery, what came of it in columns, and the ways on at the foot. */
export function EndPage({ marks, where, title, stars, lead, ways, children }: EndProps) {
  return (
    <main class="page level-end scenery stack" {...marks}>
      <header class="end-head even stack">
        {where === undefined ? null : <p class="where tag mid">{where}</p>}
        <ScreenTitle>{title}</ScreenTitle>
        {stars === undefined ? null : (
          <p class="end-stars middle row apart" aria-hidden="true">
            {stars}
          </p>
        )}
      </header>
      {lead}
      <div class="columns top stretch far" style="--least: 26rem">
        {children}
      </div>
      {ways}
    </main>
  );
}

/** What a game hung on, to be unfolded; nothing of a game whose past is not known. */
export function EndTurning({ run, title, open = false }: { run: LevelRun; title: string; open?: boolean }) {
  return run.session.past() === null ? null : (
    <Fold look="end-turning" title={title} open={open}>
      <TurningPointsList session={run.session} seat={run.seat} />
    </Fold>
  );
}
