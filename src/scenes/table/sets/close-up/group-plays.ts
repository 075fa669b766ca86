/** Groups that wait, as they grow and shrink: an imp trots home, joins one, and it goes past the others. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Joiner } from '../../../../engine/petz/events.ts';
import { sameGroup, sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { box, footOf, type Point } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, type PlayStep, steps } from '../../acting.ts';
import type { ImpActor } from '../../actors/index.ts';
import { sizeText } from '../parts/party.ts';
import type { CloseUpGround } from './ground.ts';
import { placeIn, queueOf } from './queue.ts';

const { also, burst, each, float, fly, imp, ring, stamp, wait, walk } = steps;

const HAT = 'artifacts/fancyHat';
/** How an imp goes that is in no hurry. */
export const TROT = { ms: 1000, hop: true } as const;

const tallIn = (at: CloseUpGround): number => Math.min(96, at.stage().height * 0.26);

const isIn = (seat: Seat, group: Group) => (one: { seat: Seat; group: Group }) =>
  one.seat === seat && sameGroup(one.group, group);

/** An imp on its feet; the hat goes on a head. */
function walker(
  at: CloseUpGround,
  seat: Seat,
  who: Joiner,
  from: Point,
  does: (one: ImpActor) => PlayStep,
  stays = false,
): PlayStep {
  const height = tallIn(at);
  const dressed = (one: ImpActor): PlayStep => {
    if (who === 'impWithHat') one.carry(HAT, height * 0.62);
    return does(one);
  };
  return imp(who === 'bodyguard' ? who : seat, from, height, dressed, stays);
}

/** The card goes to its new place in the line, the others make room. */
const overtake =
  (at: CloseUpGround, from: number, to: number): PlayStep =>
  async (kit) => {
    const cards = [...at.queue()];
    if (from === to || to < 0 || kit.still) return;
    const order = cards.map((_, i) => i);
    const [mover = from] = order.splice(from, 1);
    order.splice(to, 0, mover);
    await Promise.all(
      order.flatMap((old, place) => {
        const [card, goal] = [cards[old], cards[place]?.rect];
        if (card === undefined || goal === undefined) return [];
        if (old === mover) for (const object of card.objects) kit.scene.children.bringToTop(object);
        return card.objects.map((object) => {
          const { x, y } = object as unknown as Point;
          const to = { x: x + goal.x - card.rect.x, y: y + goal.y - card.rect.y };
          return kit.move(object, to, 620, 'Back.easeOut');
        });
      }),
    );
  };

export const GROUP_PLAYS: EventPlays<CloseUpGround> = {
  /** From the space he stood on, which is behind us, to the burrow. */
  'petz.returned': (at, { seat, who, from }) => {
    const home = at.mark('home');
    if (home === null) return null;
    const { x, y, width, height } = at.stage();
    const side = Math.min(height * 0.5, width * 0.2);
    const house = box(x + width - side, y + height - side, side, side);
    const foot = home.y + home.height;
    return [
      (kit) => kit.fitted(`spaces/${from}`, house, true),
      (kit) => kit.ready(),
      walker(
        at,
        seat,
        who,
        { x: house.x + side * 0.4, y: foot },
        (one) => [
          walk(one, { x: home.x + home.width * 0.8, y: foot }, { ms: 1300, hop: true }),
          () => one.cheer(1),
        ],
        true,
      ),
    ];
  },

  /** Into the group, which is bigger from now on and takes its new place in the line; or into the burrow. */
  'petz.joined': (at, { seat, who, group }, { before, after }) => {
    const [home, street] = [at.mark('home'), at.mark('street')];
    if (home === null || street === null) return null;
    const feet = { x: home.x + home.width * 0.8, y: home.y + home.height };
    const inside = { x: home.x + home.width / 2, y: feet.y - 8 };
    if (group === null && who === 'hat') return fly(HAT, street, home, [70, 44]);
    if (group === null)
      return [walker(at, seat, who, feet, (one) => [one.wave, walk(one, inside, { ms: 500 })]), ring(home)];
    // The group it was before: the one that waits no more.
    const rest = [...(after.shops[seat]?.groups ?? [])];
    const old = (before.shops[seat]?.groups ?? []).find((one) => {
      const still = rest.findIndex((x) => sameGroup(x, one));
      if (still >= 0) rest.splice(still, 1);
      return still < 0;
    });
    const from = old === undefined ? -1 : placeIn(queueOf(before), seat, old);
    const card = at.queue()[from]?.rect;
    if (card === undefined) return null;
    const target = { x: card.x + card.width / 2, y: card.y + card.height - 14 };
    const [was, is] = [old === undefined ? 0 : sizeOf(old), sizeOf(group)];
    const sum = `${sizeText(was)} → ${sizeText(is)}`;
    return [
      who === 'hat'
        ? fly(HAT, home, { x: target.x, y: card.y + card.height * 0.3 }, [70, 50], 700)
        : walker(at, seat, who, feet, (one) => walk(one, target, TROT)),
      is > was && also(float(sum, { x: target.x, y: card.y }, palette.glow, 30)),
      burst(target, 'stars', card.width * 0.6),
      ring(card),
      overtake(at, from, placeIn(queueOf(after), seat, group)),
    ];
  },

  /** Hats off, elbows out: the first of the line is another one. */
  'petz.cutIn': (at, { seat, group }) => {
    const rect = at.queue().find(isIn(seat, group))?.rect;
    if (rect === undefined) return wait(700);
    return [
      also(ring(rect, palette.glow, 900)),
      stamp(
        'icons/icon-cut-in',
        { x: rect.x + rect.width * 0.8, y: rect.y + 8 },
        Math.min(110, rect.width * 0.7),
      ),
      burst(rect, 'sparks', rect.width),
      wait(700),
    ];
  },

  /** They turn round and go back in; their gold goes with them. */
  'petz.withdrew': (at, { seat, group }) => {
    const home = at.mark('home');
    const card = at.queue().find(isIn(seat, group));
    if (home === null || card === undefined) return wait(700);
    const start = footOf(card.rect);
    const who: Joiner[] = [...Array<Joiner>(group.imps).fill('imp')];
    if ((group.bodyguard ?? 0) > 0) who.push('bodyguard');
    const from = (i: number) => ({ x: start.x + (i - who.length / 2) * tallIn(at) * 0.4, y: start.y });
    return [
      steps.hide(card.objects),
      each(who.slice(0, 6), 0, (one, i) =>
        walker(at, seat, one, from(i), (actor) => [
          !at.kit.still && wait(i * 120),
          walk(actor, footOf(home), TROT),
        ]),
      ),
      ring(home),
    ];
  },

  /** An imp goes home with the hat on its head. */
  'petz.hatCameHome': (at, { seat }) => {
    const place = at.mark('wear:imp');
    if (place === null) return null;
    const foot = footOf(place);
    return [
      imp(seat, foot, Math.min(120, place.height), (one) => [
        () => one.carry(HAT, place.height * 0.62),
        () => one.cheer(1),
        walk(one, { x: at.stage().x - 20, y: foot.y }, TROT),
      ]),
      ring(at.card(seat)),
    ];
  },
};
