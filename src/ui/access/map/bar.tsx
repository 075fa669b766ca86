/** Over the map: the way back, the chapter that is seen, the stars, whose they are, short ways to the places. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { iconArt } from '../../art-urls.ts';
import { campaignArt, mapArt } from '../campaign/art.ts';
import { useLevels } from '../campaign/hooks.tsx';
import { climbWords } from '../campaign/steps.tsx';
import { starsIn } from '../campaign/stop.tsx';
import { useApp } from '../context.ts';
import { PageHead } from '../parts/page.tsx';
import { Button } from '../parts/pieces.tsx';
import { ProfileFace, profileName } from '../parts/portrait.tsx';
import { BESIDE, type BesideId, type PlaceFacts } from './chapters.ts';
import type { MapChapterId } from './landscape.ts';
import type { MapLayout } from './layout.ts';
import { bring, followMoves } from './moves.ts';

interface BarProps {
  layout: MapLayout;
  places: Readonly<Partial<Record<BesideId, PlaceFacts>>>;
  isWhole: boolean;
  seeWhole(isWhole: boolean): void;
  /** What moves the road; null while it is not seen. */
  scroller: HTMLElement | null;
  /** What is in the middle when the road is opened, in units. */
  first: number;
  back(): void;
}

export function MapBar(props: BarProps) {
  const { places, isWhole, seeWhole, back } = props;
  const campaign = useLevels();
  const { levels, words, book, t } = campaign;
  const { profiles } = useApp().sessions;
  const { chapter, isStart, isEnd, turn } = useRoad(props.scroller, props.layout, props.first, back);
  const climb = climbWords(campaign);
  const stars = starsIn(campaign, book?.all ?? []);
  const arrow = (by: -1 | 1, name: 'before' | 'after', isThere: boolean) =>
    isWhole || !isThere ? null : (
      <Button
        class={`map-arrow map-${name}`}
        data-turn={name}
        aria-label={t(`ui.map.${name}`)}
        tap={() => turn(by)}
      >
        <img src={mapArt('go-on')} alt="" />
      </Button>
    );
  return (
    <div class={isWhole ? 'map-top' : 'map-bar'}>
      <PageHead
        title={isWhole ? t('ui.campaign.title') : words.chapter(chapter)}
        back={back}
        art={isWhole ? iconArt('ui-back') : mapArt('go-on')}
      />
      <div class="campaign-top wrap apart">
        <p class="campaign-stars heading start row card">
          <img src={campaignArt('star')} alt="" width={40} height={40} />
          {t(isWhole ? 'ui.campaign.stars' : 'ui.map.starsOf', stars)}
        </p>
        <p class="map-profile row card">
          <ProfileFace profile={profiles.active} size={40} />
          <span>{profileName(words.words, profiles, profiles.active)}</span>
        </p>
        <nav class="campaign-places apart" aria-label={t('ui.campaign.beside')}>
          {BESIDE.map((id) => (
            <Way key={id} id={id} facts={places[id]} isWhole={isWhole} />
          ))}
        </nav>
        {climb === '' ? null : (
          <p class="panel campaign-climb" data-climb={levels.steps.climb.open}>
            {isWhole ? climb : t('ui.step.n', { n: levels.steps.climb.open })}
          </p>
        )}
        <Button
          class={isWhole ? 'gold inline' : 'map-arrow map-all'}
          data-whole={isWhole}
          tap={() => seeWhole(!isWhole)}
          {...(isWhole ? {} : { 'aria-label': t('ui.map.whole'), title: t('ui.map.whole') })}
        >
          <img src={mapArt('go-road')} alt="" width={44} height={44} />
          {isWhole ? t('ui.map.road') : null}
        </Button>
        {arrow(-1, 'before', !isStart)}
        {arrow(1, 'after', !isEnd)}
      </div>
    </div>
  );
}

/** The picture beside a place's name. */
const ICONS: Readonly<Record<BesideId, string>> = {
  puzzles: mapArt('go-puzzles'),
  daily: mapArt('go-daily'),
  ladder: mapArt('go-ladder'),
  shared: iconArt('quest-trade'),
  lessons: iconArt('ui-hint'),
  album: mapArt('go-album'),
};
/** What has a short way in the bar over the road, by a short name. */
const SHORT: readonly BesideId[] = ['puzzles', 'daily', 'ladder', 'album'];

function Way({ id, facts, isWhole }: { id: BesideId; facts: PlaceFacts | undefined; isWhole: boolean }) {
  const { go, words } = useApp();
  if (facts === undefined || !(isWhole || SHORT.includes(id))) return null;
  const { title, note } = facts;
  return (
    <Button class="inline" data-place={id} title={title} tap={() => go(id)}>
      <img src={ICONS[id]} alt="" width={52} height={52} />
      <span>
        {isWhole ? title : words.t(`ui.map.${id}`)}
        {isWhole && note !== undefined ? <small class="about aside">{note}</small> : null}
      </span>
    </Button>
  );
}

interface InView {
  chapter: MapChapterId;
  /** Is there more of the road to either side? */
  isStart: boolean;
  isEnd: boolean;
}

/** So near to an end it is the end, in CSS pixels. */
const NEAR = 4;

/** What is in view of the map that `scroller` moves, opened at `first` (in units), and the way from chapter to chapter. */
function useRoad(
  scroller: HTMLElement | null,
  layout: MapLayout,
  first: number,
  back: () => void,
): InView & { turn(by: -1 | 1): void } {
  const [seen, see] = useState<InView>({ chapter: 'opening', isStart: true, isEnd: false });
  const turn = useRef<(by: -1 | 1) => void>(() => undefined);
  useLayoutEffect(() => {
    if (scroller === null) return;
    const { spans, width } = layout;
    const unit = () => scroller.scrollWidth / width;
    let middle = first;
    let aim: number | null = null;
    let wide = scroller.clientWidth;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = scroller;
      // A window that has been turned scrolls by itself before it is fitted: the player has not moved the map.
      if (clientWidth !== wide) return;
      middle = (scrollLeft + clientWidth / 2) / unit();
      const chapter = (spans.find(({ to }) => middle < to) ?? spans.at(-1))?.id ?? 'opening';
      const isStart = scrollLeft < NEAR;
      const isEnd = scrollLeft > scrollWidth - clientWidth - NEAR;
      see((old) =>
        old.chapter === chapter && old.isStart === isStart && old.isEnd === isEnd
          ? old
          : { chapter, isStart, isEnd },
      );
    };
    turn.current = (by) => {
      const now = spans.findIndex(({ to }) => (aim ?? middle) < to);
      const next = spans[Math.min(spans.length - 1, Math.max(0, now + by))];
      if (next === undefined) return;
      aim = Math.min((next.from + next.to) / 2, next.from + scroller.clientWidth / unit() / 2);
      bring(scroller, aim * unit());
    };
    // In another window what was in the middle stays there.
    const fitted = new ResizeObserver(() => {
      wide = scroller.clientWidth;
      bring(scroller, middle * unit(), true);
    });
    fitted.observe(scroller);
    const onEnd = () => {
      aim = null;
    };
    scroller.addEventListener('scroll', look, { passive: true });
    scroller.addEventListener('scrollend', onEnd);
    const still = followMoves(scroller, { turn: (by) => turn.current(by), back });
    return () => {
      fitted.disconnect();
      scroller.removeEventListener('scroll', look);
      scroller.removeEventListener('scrollend', onEnd);
      still();
    };
  }, [scroller, layout]);
  return { ...seen, turn: (by) => turn.current(by) };
}
