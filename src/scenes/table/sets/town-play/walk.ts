/** Groups on their feet: they file to a place and pay there, or shrug and stay at home. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { type EventPlays, perform, steps } from '../../acting.ts';
import { type FigureOwner, figureOf, type ImpActor, imp } from '../../actors/index.ts';
import type { TableKit } from '../../kit.ts';
import { fade, type Point } from '../../motion/index.ts';
import { pathLength } from '../../motion/path.ts';
import { SEAT_COLOURS } from '../parts/figures.ts';
import { standOn } from '../town/pads.ts';
import { crossingsTo } from '../town/places.ts';
import { type SceneLayout, sideOfTown, type TownSide } from '../town/scene.ts';
import { feetOn, padOf, type TownGround } from './ground.ts';

const { also, burst, each, fly, hide, ring, wait, walk } = steps;

/** Milliseconds between two imps of a file. */
const STEP = 120;
/** Not more of them are on their feet at once than one can follow. */
const MOST = 8;

/** Where a shop's groups set out: from my counter, or from beside the card of a rival. */
function startOf(at: TownGround, seat: Seat): Point {
  const { x, y, width, height } = at.card(seat);
  return { x: x + width * 0.8, y: y + height * 0.78 };
}

/** Everybody of a group, the bodyguard last. */
const whoIn = (seat: Seat, { imps, bodyguard = 0 }: Group): FigureOwner[] => [
  ...Array<FigureOwner>(Math.min(MOST, imps)).fill(seat),
  ...Array<FigureOwner>(bodyguard).fill('bodyguard'),
];

/** The Fancy Hat sits on the head of the leading imp; its drawing is in the units of the imp's, whose feet are at 240. */
export function hatOn(kit: TableKit, { root, height }: ImpActor): void {
  const scale = height / 240;
  root.add(kit.picture('rigs/rig-hat', -128 * scale, (-72 - 240) * scale, 256 * scale));
}

/** How tall they are who walk through the town. */
const walkerHeight = ({ compact, k }: SceneLayout): number => (compact ? 44 : 66 * k);

/** Everybody's groups are to set out, and to stand somewhere; most are of two imps. */
export function prepaintGroups(kit: TableKit, { shops }: PetzView, at: SceneLayout, side: TownSide): void {
  const [place] = at.places;
  for (const seat of shops.keys())
    kit.prepaint(`${side} ${seat}`, () => {
      figureOf(kit, seat, walkerHeight(at));
      if (place !== undefined) standOn(kit, place.pad, { seat, imps: 2 });
    });
}

export const SETTING_OUT: EventPlays<TownGround> = {
  /** A group goes: each imp with its coin, which spins off to the bank where it arrives. */
  'petz.sent': (at, { seat, group, space }) => {
    const layout = at.layout();
    const { bank, compact } = layout;
    const pad = padOf(layout, space);
    if (pad === null) return null;
    const waiting = seat === at.own ? at.waiting(group) : null;
    const box = waiting?.rect;
    const start = box ? { x: box.x + box.width / 2, y: box.y + box.height * 0.8 } : startOf(at, seat);
    const road = roadTo(layout, start, space);
    const end = road.at(-1) ?? start;
    const height = walkerHeight(layout);
    const who = whoIn(seat, group);
    const count = who.length;
    const gap = Math.min(height * 0.55, (pad.width - height * 0.7) / Math.max(1, count - 1));
    const paid: Promise<void>[] = [];
    const pay = (from: Point, n: number) =>
      void paid.push(
        perform(at.kit, [
          wait(n * 60),
          fly('tokens/token-gold', from, bank, compact ? 22 : 32, 360, { spin: 160 }),
        ]),
      );
    return [
      also(
        waiting === null
          ? ring(at.card(seat), SEAT_COLOURS[seat], 420)
          : steps.fade([...waiting.figures], 0, 140),
      ),
      (kit) => kit.ready(),
      burst(start, 'dust', height),
      steps.imps(who, start, height, STEP, (one, i) => {
        const coins = Math.floor(group.gold / count) + (i < group.gold % count ? 1 : 0);
        const place = { x: end.x + (i - (count - 1) / 2) * gap, y: end.y };
        return [
          i === 0 && (group.hat ?? 0) > 0 && ((kit) => hatOn(kit, one)),
          coins > 0 && (() => one.carry('tokens/token-gold', height * 0.42)),
          walk(one, place, { ms: walkTime(road), by: road.slice(1, -1) }),
          coins > 0 && (() => void one.drop()),
          ...Array.from({ length: coins }, (_, n) => () => pay({ x: place.x, y: place.y - height / 2 }, n)),
        ];
      }),
      () => Promise.all(paid),
    ];
  },

  /** They turn round, shrug, and go back in; a rival's imps come out from behind his card to do so. */
  'petz.keptHome':
    (at, { seat, group }) =>
    async (kit) => {
      const waiting = seat === at.own ? at.waiting(group) : null;
      const box = waiting?.rect;
      const height = box ? Math.min(72, box.height * 0.62) : 46;
      const start = box ? { x: box.x + box.width / 2, y: box.y + box.height - 12 } : startOf(at, seat);
      const card = at.card(seat);
      const who = whoIn(seat, group);
      const room = box ? (box.width - height) / Math.max(1, who.length - 1) : height;
      const gap = Math.min(height * 0.6, room);
      const placeOf = (i: number) => ({
        x: box ? start.x + (i - (who.length - 1) / 2) * gap : card.x + card.width + height + i * gap,
        y: start.y,
      });
      const imps = who.map((owner, i) => imp(kit, owner, placeOf(i), height, i));
      await kit.ready();
      await perform(kit, [
        hide(waiting?.figures ?? []),
        each(imps, 0, (one) => one.shrug),
        each(imps, 0, (one) => {
          const { x, y } = one.root;
          const back = box ? { x, y: y + 26 } : { x: start.x - 20, y: start.y };
          return [() => void fade(kit, [one.root], 0, 420), walk(one, back, { ms: 420 })];
        }),
      ]);
      for (const one of imps) one.destroy();
    },
};

/** From a shop's door to a pad by the crossings between; straight on in a small window. */
export function roadTo(layout: SceneLayout, from: Point, space: string): Point[] {
  const pad = padOf(layout, space);
  if (pad === null) return [from, from];
  const end = feetOn(pad);
  // Nothing stands in the way on a phone and in the alleys.
  if (layout.compact || sideOfTown(space) === 'alley') return [from, end];
  const isMine = from.y > layout.counter.rect.y;
  const by = crossingsTo(space, isMine ? 'mine' : 'theirs');
  return [from, ...by.map(({ x, y }) => layout.onStage(x, y)), end];
}

/** How long a walk takes: 700 to 1100 milliseconds by its length. */
export function walkTime(road: readonly Point[]): number {
  return Math.min(1100, Math.max(700, 480 + pathLength(road) * 0.8));
}
