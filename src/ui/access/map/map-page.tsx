/** The map of the campaign: its road, drawn, or all its levels at once in rows. */

import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Book } from '../../../session/campaign/levels.ts';
import { artUrl } from '../../svg-art.ts';
import { titleImp } from '../../title-drawings.ts';
import { campaignArt } from '../campaign/art.ts';
import { useCampaign, useLevels, Waiting } from '../campaign/hooks.tsx';
import { Stop, starsIn } from '../campaign/stop.tsx';
import { useApp } from '../context.ts';
import { MapBar } from './bar.tsx';
import { besideOf, type ChapterFacts, chaptersOf } from './chapters.ts';
import { mapDrawing, mapPart } from './drawings.ts';
import { Land, Road, Sky } from './ground.tsx';
import { House } from './houses.tsx';
import type { MapChapterId } from './landscape.ts';
import { layoutMap, MAP_PLACES, type MapLayout, type SignSpot } from './layout.ts';
import { hop, isStillNow } from './moves.ts';
import { PropLayer } from './props.tsx';
import type { RoadSpot } from './road.ts';
import { alongRoad, Drawing, units } from './units.tsx';
import { Walk } from './walk.tsx';
import './map.css';
import './bar.css';
import './signs.css';
import './met.css';
import './motion.css';

export function CampaignScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const { book, words } = useCampaign();
  const back = () => go('title');
  return book === null ? (
    <Waiting kind="campaign-page" title={words.t('ui.campaign.title')} back={back} />
  ) : (
    <MapPage book={book} at={at} back={back} />
  );
}

/** Were all levels seen at once? It stays so from visit to visit; the game in words begins with it. */
let wasWhole: boolean | null = null;
const isInWords = () => document.documentElement.dataset.scenes === 'off';

/** The level that was next when the map was last seen: if it is another one now, that has been opened since. */
let wasNext: string | null = null;

interface MapPageProps {
  book: Book;
  /** What it is opened at: a level, a chapter or a place. */
  at: string | null;
  back(): void;
}

function MapPage({ book, at, back }: MapPageProps) {
  const campaign = useLevels();
  const { today } = useApp();
  const [isWhole, show] = useState(() => wasWhole ?? isInWords());
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const chapters = chaptersOf(campaign, book);
  const layout = useMemo(() => layoutMap(chapters), [book]);
  const places = besideOf(campaign, book, today());
  const next = campaign.levels.next()?.id ?? null;
  const [opened, setOpened] = useState(() => (wasNext === null || wasNext === next ? null : next));
  useEffect(() => {
    wasNext = next;
  }, [next]);
  const seeWhole = (isAll: boolean) => {
    wasWhole = isAll;
    show(isAll);
  };
  const arrive = () => {
    setOpened(null);
    hop(scroller?.querySelector('[data-next="true"] [data-spot]') ?? null);
  };
  const rows = (spots?: ReadonlyMap<string, SignSpot>) =>
    chapters.map((facts, i) => (
      <Chapter key={facts.id} {...{ facts, at, spots }} gate={layout.spans[i]?.gate} />
    ));
  const spans = layout.spans.map((span, i) => ({ span, isOpen: chapters[i]?.isOpen ?? false }));
  const spots = new Map(layout.signs.map((spot) => [spot.id, spot]));
  const walk = wayTo(layout, opened);
  const waits = next === null || walk !== null ? undefined : spots.get(next);
  return (
    <main class={isWhole ? 'stack page campaign-page' : 'map-page'}>
      <MapBar
        {...{ layout, places, isWhole, seeWhole, back }}
        scroller={isWhole ? null : scroller}
        first={middleAt(layout, at ?? next)}
      />
      {isWhole ? (
        <div class="chapters columns top far" style="--least: 24rem">
          {rows()}
        </div>
      ) : (
        <div class="map-scroll" ref={setScroller}>
          <div class="map-world" style={{ '--wide': layout.width }}>
            <div class="map-sky" aria-hidden="true">
              {spans.map((shown) => (
                <Sky key={shown.span.id} {...shown} />
              ))}
            </div>
            <PropLayer name="far" spans={spans} />
            <div class="map-land" aria-hidden="true">
              {spans.map((shown) => (
                <Land key={shown.span.id} {...shown} />
              ))}
            </div>
            <PropLayer name="back" spans={spans} />
            <div class="map-layer">
              {MAP_PLACES.map((id) => {
                const facts = places[id];
                return facts === undefined ? null : (
                  <House key={id} id={id} spot={layout.places[id]} {...facts} />
                );
              })}
            </div>
            <div class="map-layer map-paved" aria-hidden="true">
              <Road spans={spans} width={layout.width} />
            </div>
            <PropLayer name="near" spans={spans} />
            <div class="map-layer">
              {rows(spots)}
              {waits === undefined ? null : <Waiter spot={waits} />}
              {walk === null || scroller === null ? null : (
                <Walk scroller={scroller} {...walk} onArrived={arrive} />
              )}
            </div>
            <PropLayer name="front" spans={spans} />
          </div>
        </div>
      )}
    </main>
  );
}

/** What is in the middle when the map opens, in units. */
function middleAt({ places, spans, signs }: MapLayout, at: string | null): number {
  const place = MAP_PLACES.find((id) => id === at);
  if (place !== undefined) return places[place].x;
  const span = spans.find(({ id }) => id === at);
  if (span !== undefined) return span.gate.x + 200;
  return signs.find(({ id }) => id === at)?.x ?? 0;
}

/** The imp stands so far beside a sign. */
const BESIDE = { x: 76, y: 42 } as const;

/** The way to a level that has just been opened, from the one before. */
function wayTo({ signs, spans }: MapLayout, opened: string | null) {
  const at = signs.findIndex(({ id }) => id === opened);
  const [from, to] = [signs[at - 1], signs[at]];
  if (from === undefined || to === undefined || isStillNow()) return null;
  const road = spans.flatMap((span) => span.road);
  return { road, from: from.x + BESIDE.x, to: to.x + BESIDE.x };
}

/** The imp that hops beside the sign that is next. It stands on the road. */
function Waiter({ spot }: { spot: SignSpot }) {
  const scale = 92 / 256;
  const feet = { x: -128 * scale, y: -238 * scale, scale };
  return (
    <span class="map-waiter" style={{ left: alongRoad(spot.x + BESIDE.x), top: units(spot.y + BESIDE.y) }}>
      <Drawing art={titleImp('wave')} {...feet} motion="hop" />
    </span>
  );
}

interface ChapterProps {
  facts: ChapterFacts;
  at: string | null;
  /** Where its levels and its gate stand on the road; not given where they are seen in rows. */
  spots?: ReadonlyMap<string, SignSpot> | undefined;
  gate: RoadSpot | undefined;
}

function Chapter({ facts, at, spots, gate }: ChapterProps) {
  const { id, title, levels, isOpen } = facts;
  const isRoad = spots !== undefined;
  return (
    <section
      class={isRoad ? 'map-chapter' : 'chapter card shade'}
      data-chapter={id}
      data-open={isOpen}
      aria-labelledby={`chapter-${id}`}
      {...(isRoad ? { style: boardsOf(id) } : {})}
    >
      <header
        class={isRoad ? 'map-gate' : 'scenery row apart spread'}
        data-chapter={id}
        {...(isRoad ? { style: standing(gate) } : {})}
      >
        <h2 class={isRoad ? '' : 'plank outlined heading pad'} id={`chapter-${id}`}>
          {title}
        </h2>
        <ChapterStars facts={facts} isRoad={isRoad} />
      </header>
      <ol class={isRoad ? 'map-stops' : 'stops list pad'}>
        {levels.map((level) => (
          <Stop
            key={level.id}
            level={level}
            isHere={level.id === at}
            {...(isRoad ? { style: standing(spots.get(level.id)) } : {})}
          />
        ))}
      </ol>
    </section>
  );
}

/** Stars that were won in a chapter, or those that open it. */
function ChapterStars({ facts, isRoad }: { facts: ChapterFacts; isRoad: boolean }) {
  const campaign = useLevels();
  const { t } = campaign;
  const { levels, isOpen, needs } = facts;
  const { won, of } = starsIn(campaign, levels);
  return (
    <span class={isRoad ? 'chapter-stars inline' : 'card pad rigid label inline'}>
      <img src={campaignArt(isOpen ? 'star' : 'lock')} alt="" width={30} height={30} />
      {isOpen || needs === 0 ? t('ui.campaign.count', { now: won, of }) : t('ui.campaign.needs', { needs })}
    </span>
  );
}

/** A foot on the road; what stands farther down stands before the rest. */
const standing = (spot: RoadSpot | undefined): JSX.CSSProperties =>
  spot === undefined ? {} : { left: alongRoad(spot.x), top: units(spot.y), '--near': Math.round(spot.y) };

/** The boards of a chapter: of its signs, with the light of an open one, and of its gate. */
function boardsOf(id: MapChapterId): JSX.CSSProperties {
  const address = (art: Parameters<typeof artUrl>[0]) => `url("${artUrl(art)}")`;
  return {
    '--board': address(mapPart(`sign-${id}`, 'sign')),
    '--rim': address(mapPart(`sign-${id}`, 'rim')),
    '--gate': address(mapDrawing(`gate-${id}`)),
  };
}
