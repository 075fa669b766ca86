/**
 * The coach's bubble: who speaks, one short text, and how to go on. In the picture it stands beside what it points at,
 * in the layer in words at the foot of the page, and what it means is ringed and described by it.
 */

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nameKey, needKey } from '../../../i18n/keys.ts';
import { questNameKey } from '../../../i18n/quest-keys.ts';
import type { Args, Words } from '../../../i18n/words.ts';
import type { Saying } from '../../../session/advice/coach.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { isStill } from '../../../session/profiles/settings.ts';
import { cssBox, type Rect } from '../../rect.ts';
import { useApp, useChanges } from '../context.ts';
import { familyArt } from './art.ts';
import { type CoachSpot, usePicture } from './coach-picture.ts';
import { arrowAt, arrowSide } from './coach-place.ts';
import { wordsAt } from './points.ts';
import '../styles/coach.css';
import { useArrived } from '../parts/fetched.tsx';
import { Button } from '../parts/pieces.tsx';

/** What the coach says, in words: ids of things by their names. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  pet: (id) => nameKey('pet', id),
  customer: (id) => nameKey('customer', id),
  space: (id) => nameKey('space', id),
  combo: (id) => questNameKey('combo', id),
  need: needKey,
};

/** The bubble that is shown now; a level that is shared as a file brings its own words. */
function saidNow(words: Words, { keys, at, args }: Saying, level: Level | null): string {
  const key = keys[at] ?? '';
  const prefix = level === null ? '' : `level.${level.id}.`;
  const own = level !== null && key.startsWith(prefix) ? key.slice(prefix.length) : null;
  const shared =
    own === null ? undefined : (level?.words?.[words.language]?.[own] ?? level?.words?.en?.[own]);
  return shared ?? words.t(key, named(words, args));
}

function named(words: Words, args: Args): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const keyOf = NAMES[name];
      return [name, keyOf === undefined || typeof value === 'number' ? value : words.t(keyOf(value))];
    }),
  );
}

const CONTROL = 'button:not([disabled]), select, input, [tabindex]';

/** What can be pressed or filled in at a place. */
function controlAt(point: string, page: ParentNode): HTMLElement | null {
  const place = wordsAt(point, page);
  return place?.matches(CONTROL) ? place : (place?.querySelector<HTMLElement>(CONTROL) ?? null);
}

/** In the layer in words: what the coach means is ringed, described by his words, and in sight. */
function useInWords(isOn: boolean, point: string | null, says: string): void {
  useLayoutEffect(() => {
    const { body } = document;
    body.classList.toggle('coached-in-words', isOn);
    const page = document.querySelector('#access');
    const place = !isOn || point === null || page === null ? null : wordsAt(point, page);
    if (place === null) return () => body.classList.remove('coached-in-words');
    place.classList.add('coached');
    const control = point === null || page === null ? null : controlAt(point, page);
    control?.setAttribute('aria-describedby', says);
    place.scrollIntoView({ block: 'center' });
    return () => {
      body.classList.remove('coached-in-words');
      place.classList.remove('coached');
      control?.removeAttribute('aria-describedby');
    };
  }, [isOn, point, says]);
}

const ID = 'coach-says';

/** Over every screen, but seen only at the table. */
export function CoachBubble({ isAtTable }: { isAtTable: boolean }) {
  const { coach: sessions, settings, words } = useApp();
  useChanges(sessions, words, settings);
  const { coach } = sessions;
  const saying = useShown(coach?.saying ?? null);
  useLessonEnd(isAtTable);
  return isAtTable && saying !== null ? <Said key={saying.id} saying={saying} /> : null;
}

/** A lesson has no final scoring to look at: when it is over, and has been seen to the end, its result is shown. */
function useLessonEnd(isAtTable: boolean): void {
  const { go, levels, untilShown } = useApp();
  useChanges(levels);
  const { run } = levels;
  const [seen, setSeen] = useState<unknown>(null);
  const isOver = isAtTable && run !== null && run.level.kind === 'lesson' && run.isOver;
  useEffect(() => {
    if (!isOver || seen === run) return;
    let isGone = false;
    void untilShown().then(() => {
      if (isGone) return;
      setSeen(run);
      go('levelEnd');
    });
    return () => {
      isGone = true;
    };
  }, [isOver, run]);
}

/** What is said, once the picture has shown what happened before. */
function useShown(saying: Saying | null): Saying | null {
  const { untilShown } = useApp();
  const id = saying?.id ?? null;
  const shown = useArrived(() => untilShown().then(() => id), [id]);
  return shown === id ? saying : null;
}

function Said({ saying }: { saying: Saying }) {
  const { coach: sessions, levels, words, settings, t } = useApp();
  const { coach } = sessions;
  const box = useRef<HTMLElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const isLast = saying.at === saying.keys.length - 1;
  const point = saying.points[saying.at] ?? null;
  const text = saidNow(words, saying, levels.run?.level ?? null);
  const { isDrawn, spot } = usePicture(box, point, text);
  useInWords(isDrawn === false, point, ID);
  const name = t(`ui.campaign.who.${saying.who}`);
  const waits = saying.waits && isLast;
  useLayoutEffect(() => {
    if (isDrawn === null) return;
    // What has to be pressed is at hand for the keyboard; when it is the question's turn, so is what it is about.
    if (!waits) main.current?.focus({ preventScroll: true });
    else if (box.current?.contains(document.activeElement)) giveWay(isDrawn ? null : point);
  }, [saying.at, isDrawn]);
  if (isDrawn === null) return null;
  return (
    <>
      {isDrawn && spot !== null ? (
        <CoachPointer spot={spot} isStill={isStill(settings.value, false)} />
      ) : null}
      <section
        class="coach"
        ref={box}
        aria-label={t('coach.says', { name })}
        data-kind={saying.kind}
        data-drawn={isDrawn}
        data-point={point ?? undefined}
        style={isDrawn ? styleOf(spot) : undefined}
      >
        <img class="coach-face" src={familyArt(saying.who)} alt="" width={84} height={84} />
        <div class="coach-words">
          <h2 class="label soft">{name}</h2>
          <p id={ID} aria-live="polite">
            {text}
          </p>
        </div>
        <div class="coach-foot ended wrap">
          {saying.kind === 'held' ? (
            <>
              <button
                type="button"
                class="gold"
                ref={main}
                data-coach="rethink"
                onClick={() => coach?.rethink()}
              >
                {t('coach.rethink')}
              </button>
              <Button class="small" data-coach="insist" tap={() => coach?.insist()}>
                {t('coach.insist')}
              </Button>
            </>
          ) : waits ? (
            <Button
              class="small coach-away centred"
              aria-label={t('coach.away')}
              title={t('coach.away')}
              data-coach="away"
              tap={() => coach?.next()}
              icon="ui-cross"
              size={22}
            />
          ) : (
            <button type="button" class="gold" ref={main} data-coach="next" onClick={() => coach?.next()}>
              {t('coach.next')}
            </button>
          )}
        </div>
      </section>
    </>
  );
}

/** The focus leaves the bubble: for the thing it means in words, or for the picture. */
function giveWay(point: string | null): void {
  const page = document.querySelector('#access');
  const control = point === null || page === null ? null : controlAt(point, page);
  if (control !== null) control.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function styleOf(spot: CoachSpot | null) {
  if (spot === null) return { visibility: 'hidden' as const };
  const { x, y, width } = spot.bubble;
  return { left: `${x}px`, top: `${y}px`, width: `${width}px` };
}

/** How far outside the ring is. */
const RING = 5;
const ARROW = 44;

/** What the coach points at: a ring round it and an arrow beside it, over the picture, letting presses through. */
function CoachPointer({ spot, isStill }: { spot: CoachSpot; isStill: boolean }) {
  const { targets, bubble, hits } = spot;
  const [first] = targets;
  if (first === undefined) return null;
  const frame = { x: 0, y: 0, width: window.innerWidth, height: window.innerHeight };
  const side = arrowSide(first, bubble, frame, { size: ARROW, gap: RING, hits });
  return (
    <div class="coach-pointer" data-still={isStill} aria-hidden="true">
      {targets.map((rect, i) => (
        <span key={i} class="coach-ring" style={cssBox(ringed(rect, frame))} />
      ))}
      {side === null ? null : (
        <svg
          aria-hidden="true"
          class="coach-arrow"
          data-side={side}
          viewBox="0 0 48 48"
          style={cssBox(arrowAt(first, side, ARROW, RING))}
        >
          <path
            d="M24 45L6 25h10V5q0-2 2-2h12q2 0 2 2v20h10z"
            fill="#ffe24a"
            stroke="#3a1a24"
            stroke-width="4"
            stroke-linejoin="round"
          />
          <path d="M20 8v16" fill="none" stroke="#fff6b0" stroke-width="4" stroke-linecap="round" />
        </svg>
      )}
    </div>
  );
}

/** A little outside the thing, but inside the window. */
function ringed({ x, y, width, height }: Rect, frame: Rect): Rect {
  const left = Math.max(2, x - RING);
  const top = Math.max(2, y - RING);
  return {
    x: left,
    y: top,
    width: Math.min(frame.width - 2, x + width + RING) - left,
    height: Math.min(frame.height - 2, y + height + RING) - top,
  };
}
