/** Sky, what is far away, the ground with its edge, and the road, chapter by chapter. Closed chapters are of paper. */
import { Fragment } from 'preact';
import { type Art, artUrl, crop } from '../../svg-art.ts';
import { faded, gradient, mapDrawing } from './drawings.ts';
import { type Backdrop, LANDSCAPES, MAP_CHAPTERS } from './landscape.ts';
import { MAP_HEIGHT, type Span } from './layout.ts';
import { roadPath } from './road.ts';
import { bookAt } from './scenery.ts';
import { alongRoad, Drawing, units } from './units.tsx';

/** Before the picture book: the yard of the nursery, by night. */
const YARD = {
  sky: ['#2a2450', '#4a4080', '#8f78b8'],
  ground: ['#6d9a7a', '#558468', '#406c58'],
  edge: 'yard',
  far: 'alleys',
  road: LANDSCAPES.alleys.road,
};

/** What is still closed is drawn on paper, by day and by night. */
const BLANK = {
  sky: ['#ddd1be', '#e9dfce', '#f3ebdc'],
  ground: ['#e3d9c8', '#d6cab6', '#c6b9a3'],
  edge: 'finale',
};
/** How far the sky of a chapter comes out of the one before. */
const FADE = 300;
const FADE_GROUND = 160;
/** How far hills and roofs of two chapters lie over each other. */
const OVERLAP = 240;

/** One stretch with one look. */
interface Stretch {
  from: number;
  to: number;
  look: Required<Backdrop>;
  /** The one before goes over into it. */
  isSoft: boolean;
  /** It goes over into the next. */
  isLed: boolean;
}

function stretchesOf(span: Span): Stretch[] {
  const { id, from, to } = span;
  const look = { edge: id, far: id, ...LANDSCAPES[id] };
  if (id !== 'bedtime')
    return [{ from, to, look, isSoft: from > 0 && id !== 'lord', isLed: id !== MAP_CHAPTERS.at(-1) }];
  const book = bookAt(span);
  return [
    { from, to: book, look: YARD, isSoft: true, isLed: false },
    { from: book, to, look, isSoft: false, isLed: false },
  ];
}

/** A chapter of the road, and whether its colours are seen. */
export interface ShownSpan {
  span: Span;
  isOpen: boolean;
}

interface BandProps {
  name: string;
  from: number;
  to: number;
  /** A drawing that is repeated, or colours from top to foot. */
  of: Art | readonly string[];
  /** Over how many units before `from` it comes out of what lies there. */
  fade: number;
  /** So many units of the drawing lie before `from`. */
  shift?: number;
  isPaper?: boolean;
}

/** A band along the road. What fades is a drawing of its own: a mask of the page would be mixed anew in every frame. */
function Band({ name, from, to, of, fade, shift = 0, isPaper = false }: BandProps) {
  const isArt = 'svg' in of;
  const kind = `map-band map-${name}${isPaper ? ' map-paper' : ''}`;
  const background = isArt
    ? `url("${artUrl(of)}") ${units(-shift)} 0 / ${units(of.box.width)} auto repeat-x`
    : `linear-gradient(${of.join(', ')})`;
  const strip = isArt ? crop(of, `${fade}`, { ...of.box, width: fade }) : gradient(of);
  return (
    <>
      {fade === 0 ? null : (
        <img
          class={kind}
          src={artUrl(faded(strip))}
          alt=""
          style={{ left: alongRoad(from - fade), width: `calc(${units(fade)} + 1px)` }}
        />
      )}
      <div
        class={kind}
        style={{ left: alongRoad(from), width: `calc(${units(to - from)} + 1px)`, background }}
      />
    </>
  );
}

/** The sky of a chapter, blending out of the one before. */
export function Sky({ span, isOpen }: ShownSpan) {
  return stretchesOf(span).map(({ from, to, look, isSoft }) => (
    <Band
      key={from}
      {...{ name: 'sky', from, to, fade: isSoft ? FADE : 0 }}
      of={(isOpen ? look : BLANK).sky}
    />
  ));
}

/** Hills and roofs far away, and the ground with its edge before them. */
export function Land({ span, isOpen }: ShownSpan) {
  return stretchesOf(span).map(({ from, to, look, isSoft, isLed }) => {
    const fade = isSoft ? FADE_GROUND : 0;
    const over = isSoft ? OVERLAP : 0;
    const end = to + (isLed ? OVERLAP : 0);
    const { ground, edge } = isOpen ? look : BLANK;
    return (
      <Fragment key={from}>
        <Band
          {...{ name: 'hills', from: from + over, to: end, fade: over, shift: over, isPaper: !isOpen }}
          of={mapDrawing(`far-${look.far}`)}
        />
        <Band {...{ name: 'soil', from, to, fade, of: ground }} />
        <Band {...{ name: 'edge', from, to, fade, of: mapDrawing(`edge-${edge}`), isPaper: !isOpen }} />
      </Fragment>
    );
  });
}

/** From the lightness of a drawing to that of paper: what is still closed is a cut-out without colour. */
const PAPER = '0.126 0.248 0.046 0 0.545 0.137 0.269 0.050 0 0.477 0.138 0.272 0.051 0 0.406 0 0 0 1 0';

/** The whole road, paved as in each chapter; where chapters meet a few planks lie over the seam. */
export function Road({ spans, width }: { spans: readonly ShownSpan[]; width: number }) {
  return (
    <>
      <svg
        class="map-road"
        viewBox={`0 0 ${width} ${MAP_HEIGHT}`}
        style={{ width: units(width), height: units(MAP_HEIGHT) }}
        aria-hidden="true"
      >
        <filter id="map-paper" x="0" y="-0.4" width="1" height="1.8" color-interpolation-filters="sRGB">
          <feColorMatrix values={PAPER} />
        </filter>
        {spans.flatMap(({ span, isOpen }) =>
          stretchesOf(span).map(({ from, to, look }) => (
            <svg
              aria-hidden="true"
              key={from}
              class={isOpen ? '' : 'map-paper'}
              x={from}
              width={to - from}
              height={MAP_HEIGHT}
              viewBox={`${from} 0 ${to - from} ${MAP_HEIGHT}`}
              fill="none"
              stroke-linecap="round"
              stroke-linejoin="round"
            >
              {look.road.map(({ colour, width, dashes = 'none', shift = 0 }, i) => (
                <path
                  key={i}
                  d={roadPath(span.road)}
                  stroke={colour}
                  stroke-width={width}
                  stroke-dasharray={dashes}
                  transform={`translate(0 ${shift})`}
                />
              ))}
            </svg>
          )),
        )}
      </svg>
      {spans.slice(1).map(({ span, isOpen }) => (
        <Drawing
          key={span.id}
          art={mapDrawing('planks')}
          {...{ x: span.from, y: 640, class: isOpen ? '' : 'map-paper' }}
        />
      ))}
    </>
  );
}
