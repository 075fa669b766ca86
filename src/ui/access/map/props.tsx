/** What stands along the road, on its layers: drawings, light and smoke, and imps that answer. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rect } from '../../rect.ts';
import { titleImp } from '../../title-drawings.ts';
import { useApp } from '../context.ts';
import { attributeNumbers, mapDrawing, mapPart } from './drawings.ts';
import type { ShownSpan } from './ground.tsx';
import { MAP_HEIGHT } from './layout.ts';
import { hop } from './moves.ts';
import type { Prop } from './pieces.ts';
import { sceneryOf } from './scenery.ts';
import { alongRoad, area, Drawing, units } from './units.tsx';

/** So far beyond its chapter and beyond the picture something may reach. */
const SPARE = { x: 480, y: 200 };

/** What of a layer belongs to the chapters; what is out of sight the browser leaves out. */
export function PropLayer({ name, spans }: { name: Prop['layer']; spans: readonly ShownSpan[] }) {
  return (
    <div class={`map-layer map-${name}`} aria-hidden="true">
      {spans.map(({ span, isOpen }) => {
        const { from, to } = span;
        const x = from - SPARE.x;
        const box = {
          x,
          y: -SPARE.y,
          width: to - from + 2 * SPARE.x,
          height: MAP_HEIGHT + 2 * SPARE.y,
        };
        const props = sceneryOf(span).filter(({ layer }) => layer === name);
        return (
          <div key={span.id} class="map-slice" data-open={isOpen} style={area(box)}>
            {props.map((prop, i) => (
              <PropDrawing key={i} prop={{ ...prop, x: prop.x - x, y: prop.y + SPARE.y }} isOpen={isOpen} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** Light, smoke and imps mean that a house is lived in. */
const ALIVE: readonly Prop['motion'][] = ['glow', 'smoke', 'burst'];

function PropDrawing({ prop, isOpen }: { prop: Prop; isOpen: boolean }) {
  const { x, y, scale, parts, motion, alpha } = prop;
  if (!isOpen && (prop.imp !== undefined || ALIVE.includes(motion))) return null;
  if (prop.imp !== undefined) return <Imp {...{ x, y, size: scale, pose: prop.imp }} flip={prop.flip} />;
  const art = parts === undefined ? mapDrawing(prop.art) : mapPart(prop.art, ...parts);
  const delay = Math.round(x * 7) % 1300;
  if (motion === 'smoke')
    return [0, 1200, 2400].map((later) => (
      <Drawing
        key={later}
        {...{ art, x, y, scale, motion }}
        style={{ transformOrigin: turnsAt(art.box, [0, 0]), animationDelay: `${later}ms` }}
      />
    ));
  return (
    <Drawing
      {...{ art, x, y, scale }}
      {...(motion === undefined || !isOpen ? {} : { motion })}
      style={{
        transformOrigin: turnsAt(art.box, footOf(motion, art)),
        ...(alpha === undefined ? {} : { opacity: alpha }),
        ...(motion === undefined ? {} : { animationDelay: `-${delay}ms` }),
      }}
    />
  );
}

/** The point a drawing moves about: what swells does so from its foot, what turns about the middle it names. */
function footOf(motion: Prop['motion'], art: ReturnType<typeof mapDrawing>): readonly [number, number] {
  const { x, y, width, height } = art.box;
  if (motion === 'breathe') return [x + width / 2, y + height * 0.93];
  const [px = 0, py = 0] = motion === 'turn' ? attributeNumbers(art, 'data-pivot') : [];
  return [px, py];
}

const turnsAt = ({ x, y, width, height }: Rect, [px, py]: readonly [number, number]): string =>
  `${((px - x) / width) * 100}% ${((py - y) / height) * 100}%`;

interface ImpProps {
  /** Where its feet are. */
  x: number;
  y: number;
  /** How wide it is. */
  size: number;
  pose: NonNullable<Prop['imp']>;
  flip?: boolean | undefined;
}

/** How long an imp's words are seen, and how many different ones it has. */
const SPEECH_MS = 2600;
const SPEECHES = 6;
let spoken = 0;

/** An imp blinks, and says something silly when it is tapped. */
function Imp({ x, y, size, pose, flip = false }: ImpProps): JSX.Element {
  const { t } = useApp();
  const [words, say] = useState('');
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const silence = words === '' ? null : setTimeout(() => say(''), SPEECH_MS);
    return () => clearTimeout(silence ?? undefined);
  }, [words]);
  const answer = () => {
    spoken = (spoken % SPEECHES) + 1;
    say(t(`ui.title.imp.${spoken}`));
    hop(own.current);
  };
  const scale = size / 256;
  const feet = { x: size / 2 - 128 * scale, y: size - 238 * scale, scale };
  return (
    <button
      ref={own}
      type="button"
      tabIndex={-1}
      class="map-imp"
      data-flip={flip}
      style={{ left: alongRoad(x - size / 2), top: units(y - size), width: units(size), height: units(size) }}
      onClick={answer}
    >
      <Drawing art={titleImp(pose)} {...feet} />
      {pose === 'cheer' ? null : (
        <Drawing
          art={titleImp(pose, true)}
          {...feet}
          motion="blinks"
          style={{ animationDelay: `-${(x * 7) % 4000}ms` }}
        />
      )}
      {words === '' ? null : <span class="map-bubble tailed">{words}</span>}
    </button>
  );
}
