/** The signs along the road: number, stars, chains, and what tells at once which one comes next. */
import type { GameObjects } from 'phaser';
import { enlarged, label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { titleImp } from '../title/drawings.ts';
import { mapDrawing, mapPart, paper } from './drawings.ts';
import type { Layer, MapKit } from './kit.ts';
import type { SignSpot, Span, View } from './layout.ts';
import type { MapChapter, MapChapterId, MapLevel } from './types.ts';

export interface LevelSign {
  level: MapLevel;
  chapter: MapChapterId;
  spot: SignSpot;
  group: GameObjects.Container;
}

/** Where the number stands on the board, and in which colour; the boards differ. */
const NUMBERS: Readonly<Record<MapChapterId, { y: number; colour: string; outline: number }>> = {
  opening: { y: -96, colour: '#fffaf0', outline: 8 },
  town: { y: -94, colour: '#fffaf0', outline: 8 },
  alleys: { y: -102, colour: '#ffe9c0', outline: 8 },
  bedtime: { y: -100, colour: '#a8303a', outline: 0 },
  lord: { y: -96, colour: '#ffe9c0', outline: 8 },
  moonlight: { y: -98, colour: '#fffaf0', outline: 9 },
  finale: { y: -94, colour: '#fffaf0', outline: 9 },
  festival: { y: -94, colour: '#fffaf0', outline: 9 },
};
const PAPER_INK = '#5f5046';
/** What a level is called stands under its sign, where letters of the smallest size have room. */
const NAME = { y: 26, size: 19, fit: 182, least: 0.8 } as const;
/** The three stars over the lower edge of the board. */
const STARS = { y: -58, size: 36, step: 33 } as const;

/** What hangs at the corner of a sign that is no usual game; never smaller than can be told apart. */
const BADGES: Readonly<Partial<Record<MapLevel['kind'], string>>> = {
  lesson: 'badge-lesson',
  puzzle: 'badge-puzzle',
};
const BADGE = { x: -60, y: -134, size: 46, least: 27 } as const;

/** Builds a sign with its foot in its place. */
export function buildSign(kit: MapKit, layer: Layer, view: View, spot: SignSpot, level: MapLevel): LevelSign {
  const { k } = view;
  const { chapter } = spot;
  const x = spot.x * k;
  const y = view.top + spot.y * k;
  const group = kit.group(x, y);
  const isLocked = level.state === 'locked';
  if (level.isNext) group.add(nextLight(kit, k));
  else if (level.state === 'open') group.add(glow(kit, k));
  const board = mapPart(`sign-${chapter}`, 'sign');
  if (!isLocked && level.state === 'open') {
    const rim = kit.image(mapPart(`sign-${chapter}`, 'rim'), 0, 0, k);
    group.add(rim);
    kit.swing(rim, { alpha: 0.55 }, { ms: 900 });
  }
  group.add(kit.image(isLocked ? paper(board) : board, 0, 0, k));
  const { y: middle, colour, outline } = NUMBERS[chapter];
  const size = Math.max(17, Math.round(44 * k));
  const style = isLocked
    ? { size: Math.max(16, Math.round(36 * k)), colour: PAPER_INK }
    : { size, colour, outline: (outline * size) / 44 };
  const line = isLocked ? middle - 12 : middle;
  group.add(label(kit.scene, String(level.number), 0, line * k, kit.ratio, style));
  if (isLocked) group.add(kit.image(mapDrawing('chain'), 0, 12 * k, k));
  else group.add(stars(kit, k, level.stars, level.of ?? 3));
  // Before the next one the imp hops: its name is in the bubble.
  if (hasNames(view) && !level.isNext) group.add(nameUnder(kit, k, level));
  const badge = BADGES[level.kind];
  if (badge !== undefined) {
    const art = mapDrawing(badge);
    const scale = Math.max(BADGE.size * k, BADGE.least) / 128;
    group.add(kit.image(isLocked ? paper(art) : art, BADGE.x * k, BADGE.y * k, scale));
  }
  layer.add(group, x - 110 * k, x + 110 * k);
  return { level, chapter, spot, group };
}

/** Whether signs have their names under them. */
export const hasNames = ({ k }: View): boolean => k >= NAME.least;

function nameUnder(kit: MapKit, k: number, { title, state }: MapLevel): GameObjects.Text {
  const style = { size: Math.max(16, Math.round(NAME.size * k)), fit: NAME.fit * k, lines: 2 } as const;
  const look = { ...style, colour: state === 'locked' ? '#f3e3c8' : '#fffaf0', outline: 5 };
  return label(kit.scene, title, 0, NAME.y * k, kit.ratio, look);
}

function stars(kit: MapKit, k: number, won: number, of: number): GameObjects.Image[] {
  return Array.from({ length: of }, (_, i) => {
    const art = mapDrawing(i < won ? 'won-star' : 'won-star-empty');
    const scale = (STARS.size * k) / 128;
    const aside = i - (of - 1) / 2;
    const y = STARS.y + (of === 3 && i === 1 ? 5 : 0);
    return kit.image(art, aside * STARS.step * k, y * k, scale, { at: [64, 68] });
  });
}

function glow(kit: MapKit, k: number): GameObjects.Image {
  return kit.image(mapDrawing('halo'), 0, -92 * k, k, { alpha: 0.8 });
}

/** Rays that turn behind the sign that is next. */
function nextLight(kit: MapKit, k: number): GameObjects.GameObject[] {
  const halo = kit.image(mapDrawing('halo'), 0, -92 * k, 1.35 * k);
  const rays = kit.image(mapDrawing('rays'), 0, -92 * k, 1.15 * k, { alpha: 0.9 });
  kit.later(() => kit.scene.tweens.add({ targets: rays, angle: 360, duration: 40_000, repeat: -1 }));
  kit.swing(halo, { alpha: 0.6 }, { ms: 1100 });
  return [halo, rays];
}

/** The imp that hops beside the sign that is next. It stands on the road. */
export function buildWaiter(kit: MapKit, layer: Layer, view: View, spot: SignSpot): GameObjects.Container {
  const { k } = view;
  const x = (spot.x + 76) * k;
  const y = view.top + (spot.y + 42) * k;
  const image = kit.image(titleImp('wave', 'blue'), 0, 0, (92 * k) / 256, { at: [128, 238], flip: true });
  const body = kit.group(0, 0, [image]);
  const who = kit.group(x, y, [body]);
  layer.add(who, x - 60 * k, x + 60 * k);
  kit.swing(body, { y: -12 * k }, { ms: 420, ease: 'Quad.easeOut' });
  return who;
}

/** The gate of a chapter: its name, and what has been won in it or what it takes to open it. */
export function buildGate(
  kit: MapKit,
  layer: Layer,
  view: View,
  span: Span,
  chapter: MapChapter,
): GameObjects.Container {
  const { k } = view;
  const x = span.gate.x * k;
  const y = view.top + span.gate.y * k;
  const art = mapDrawing(`gate-${span.id}`);
  const group = kit.group(x, y, [kit.image(chapter.isOpen ? art : paper(art), 0, 0, k)]);
  const isPaper = span.id === 'bedtime' || !chapter.isOpen;
  const colour = chapter.isOpen ? (isPaper ? '#a8303a' : '#fffaf0') : PAPER_INK;
  const size = Math.max(16, Math.round(32 * k));
  const words = label(kit.scene, chapter.title, 0, (span.id === 'bedtime' ? -202 : -194) * k, kit.ratio, {
    ...enlarged({ size, fit: 304 * k, high: 62 * k }, kit.textScale),
    colour,
    outline: isPaper ? 0 : Math.max(3, 6 * k),
  });
  group.add(words);
  group.add(plate(kit, k, chapter));
  layer.add(group, x - 190 * k, x + 190 * k);
  return group;
}

/** A small board under the gate's: stars won, or stars that open it. */
function plate(
  kit: MapKit,
  k: number,
  { isOpen, stars: won, of, needs }: MapChapter,
): GameObjects.GameObject[] {
  if (!isOpen && needs === 0) {
    return [kit.image(mapDrawing('lock'), 0, -136 * k, 0.5 * k, { at: [64, 64] })];
  }
  const size = Math.max(16, Math.round(24 * k));
  const words = isOpen ? kit.t('ui.map.starsOf', { won, of }) : String(needs);
  const style = enlarged({ size, fit: 200 * k, colour: '#ffe9c0' }, kit.textScale);
  const text = label(kit.scene, words, 0, 0, kit.ratio, style);
  const icon = Math.max(24, 36 * k);
  const lock = isOpen ? 0 : icon;
  const width = Math.round(text.width + icon + lock + 30 * k + 10);
  const height = Math.round(Math.max(30, 44 * k, text.height + 8));
  const top = -164 * k + 6;
  const left = -width / 2;
  const middle = top + height / 2;
  const things: GameObjects.GameObject[] = [
    kit.image(panel('plum', width, height, Math.round(height * 0.36)), left, top, 1),
  ];
  const from = left + 14 * k + icon / 2;
  if (!isOpen) things.push(kit.image(mapDrawing('lock'), from, middle, icon / 128, { at: [64, 66] }));
  things.push(kit.image(mapDrawing('won-star'), from + lock, middle, icon / 128, { at: [64, 68] }));
  text.setPosition(from + lock + icon / 2 + 6 + text.width / 2, middle);
  return [...things, text];
}
