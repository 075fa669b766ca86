/** What Dark Alleys adds to a turn of showing off: pets one by one, further meals, manure and mutations on the move. */
import type { PetzEvent, PetzEventOf } from '../../../../../engine/petz/events.ts';
import { neighbours } from '../../../../../engine/petz/read.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import type { Art } from '../../../../../ui/svg-art.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { burst, fade, flash, float, fly, type Point, ring, shake, stamp } from '../../../motion/index.ts';
import { pause } from '../../../motion/run.ts';
import { accessoryDrawing } from '../../../worn.ts';
import { moodArt } from '../art.ts';
import { addonAt, bodyOf, heapAt, signAt, tokenAt, unitOf } from '../cage-places.ts';
import { buildLamp } from '../gaps.ts';
import { tuneArt } from '../plot-extras.ts';
import { pictureIn, shelfKeys } from '../stock-places.ts';
import { ACTING, type Hall } from './hall.ts';

/** Plays the events of a type one after the other. */
function each<T extends PetzEvent['type']>(
  type: T,
  act: (hall: Hall, event: PetzEventOf<T>) => Promise<void>,
) {
  return async (hall: Hall, beats: readonly Beat[]): Promise<void> => {
    for (const { event } of beats) if (event.type === type) await act(hall, event as PetzEventOf<T>);
  };
}

const body = (hall: Hall, plot: number): Point => bodyOf(hall.spot(plot), hall.plot(plot).pet?.size ?? 4);

/** Where something of the shelf stands. */
function onShelf(hall: Hall, key: string): Point {
  const place = hall.places.artifacts[shelfKeys(hall.shop).indexOf(key)];
  return middleOf(place ?? hall.stage.layout.stock);
}

/** The lamp goes on over the pet whose turn it is. */
export const petTurn = each('petz.petTurn', async (hall, { plot }) => {
  const { kit } = hall;
  const lamp = buildLamp(hall.stage, plot)
    ?.setDepth(ACTING - 6)
    .setAlpha(0);
  if (lamp !== undefined) {
    await kit.ready();
    await fade(kit, [lamp], 1, 220);
  }
  await Promise.all([hall.pet(plot)?.hop(1), ring(kit, hall.spot(plot).cage, palette.glow, 420)]);
});

/** Where help comes from, and what it looks like. */
function helpOf(hall: Hall, { by, need, plot }: PetzEventOf<'petz.relieved'>): { art: Art; from: Point } {
  const spot = hall.spot(plot);
  const above = { x: spot.cage.x + spot.cage.width / 2, y: spot.cage.y };
  switch (by) {
    case 'pony': {
      const at = hall.shop.plots.findIndex(({ pet }) => pet?.id === 'pony');
      return { art: moodArt('pony', 'angry'), from: at < 0 ? above : body(hall, at) };
    }
    case 'lemur': {
      // Whoever next door has most of it.
      const [left, right] = neighbours(plot);
      const at = hall.needsOf(left, need) >= hall.needsOf(right, need) ? left : right;
      return { art: drawing(`icons/need-${need}`), from: body(hall, at) };
    }
    case 'gap': {
      const gaps = [plot, (plot + 3) % 4].filter((gap) => (hall.shop.busy.gaps[gap] ?? 0) > 0);
      const place = hall.stage.layout.gaps[gaps[0] ?? plot];
      return { art: drawing('tokens/artifact-ball'), from: place ?? above };
    }
    case 'cage':
      return { art: drawing('icons/icon-disease-cancel'), from: signAt(spot, 'disease') };
    case 'vampire':
      return { art: drawing('icons/need-hunger'), from: above };
    case 'lollipop':
      return { art: drawing('tokens/token-lollipop'), from: above };
    default:
      return { art: drawing('icons/need-disease'), from: above };
  }
}

/** A need goes by itself: why is seen by what comes flying, then a tick over the need. */
export const playRelieved = each('petz.relieved', async (hall, event) => {
  const { kit } = hall;
  const spot = hall.spot(event.plot);
  const middle = body(hall, event.plot);
  const { art, from } = helpOf(hall, event);
  const size = Math.max(34, 60 * unitOf(spot));
  await fly(kit, art, from, middle, { width: size, toWidth: size * 0.7 });
  void burst(kit, middle, 'hearts', size * 1.6);
  const sign = { x: middle.x, y: middle.y - size * 1.1 };
  const need = await stamp(kit, drawing(`icons/need-${event.need}`), sign, size);
  const tick = await stamp(
    kit,
    drawing('icons/ui-check'),
    { x: sign.x + size * 0.4, y: sign.y + size * 0.3 },
    size * 0.6,
  );
  void hall.pet(event.plot)?.mood('content');
  await kit.wait(300);
  await fade(kit, [need, tick], 0, 200);
});

/** What is eaten comes out of its place; an imp is only nibbled at, and goes to the hospital. */
export const ate = each('petz.ate', async (hall, { plot, what, id }) => {
  const { kit, places } = hall;
  const pet = hall.pet(plot);
  if (pet === null) return;
  const width = Math.max(34, 52 * unitOf(hall.spot(plot)));
  if (what === 'imp') return nibble(hall, plot);
  const meal: [Art, Point] =
    what === 'gold'
      ? [drawing('tokens/token-gold'), middleOf(pictureIn(places.heaps.gold))]
      : what === 'potion'
        ? [drawing('tokens/potion'), middleOf(places.cards[4] ?? hall.stage.layout.stock)]
        : what === 'artifact'
          ? [drawing(`artifacts/${id}`), onShelf(hall, id ?? '')]
          : [drawing(`tokens/token-${what}`), onShelf(hall, what)];
  await fly(kit, meal[0], meal[1], pet.mouth(), { width: width * 1.2, toWidth: width * 0.7 });
  await pet.chew(3);
  await pet.mood('content');
});

async function nibble(hall: Hall, plot: number): Promise<void> {
  const { kit, tall } = hall;
  const [imp] = hall.imps(1);
  const middle = body(hall, plot);
  if (imp === undefined) return;
  const foot = { x: middle.x + tall * 0.5, y: hall.spot(plot).cage.y + hall.spot(plot).cage.height * 0.9 };
  await imp.walk(foot, { hop: true, ms: 620 });
  await hall.pet(plot)?.chew(2);
  await imp.hurt();
  await hall.pet(plot)?.mood('content');
  const ward = hall.hospital();
  await imp.walk({ x: ward.x, y: ward.y + tall * 0.4 }, { ms: 700 });
  await fade(kit, [imp.root], 0);
}

/** Something glitters in the new heap. */
export const pearl = each('petz.pearl', async (hall, { plot }) => {
  const { kit } = hall;
  const { x, y, size } = heapAt(hall.spot(plot), 0, Math.max(1, hall.plot(plot).manure));
  void burst(kit, { x, y }, 'sparks', size * 1.4);
  await stamp(kit, drawing('tokens/token-pearl'), { x, y }, size);
  await float(kit, '+1', { x, y: y - size * 0.5 }, palette.goldLight);
});

/** The heap is thrown next door. */
export const shoved = each('petz.shoved', async (hall, { from, to, pearl: hasPearl }) => {
  const { kit } = hall;
  const start = heapAt(hall.spot(from), 0, Math.max(1, hall.plot(from).manure));
  const end = heapAt(hall.spot(to), 0, hall.plot(to).manure + 1);
  const heaps = hall.drawn(from)?.heaps ?? [];
  const [first] = heaps;
  if (heaps.length > 0 && hall.plot(from).manure <= heaps.length && first !== undefined)
    (first as unknown as { setVisible(on: boolean): void }).setVisible(false);
  void hall.pet(from)?.hop(1);
  const art = drawing(hasPearl ? 'tokens/token-pearl' : 'tokens/token-manure');
  await fly(kit, art, start, end, { width: start.size, spin: 20, arc: 70 });
  void burst(kit, end, 'fumes', end.size * 1.2);
  await pause(kit, 260);
});

/** Something comes over the fence: what it does is told by the mutation that follows. */
export const spooked = each('petz.spooked', async (hall, { from, to }) => {
  const { kit } = hall;
  const goal = tokenAt(hall.spot(to), 'mutation');
  void hall.pet(from)?.hop(1);
  const width = Math.max(34, goal.size);
  await fly(kit, drawing('tokens/token-mutation'), body(hall, from), body(hall, to), {
    width,
    duration: 620,
  });
  await ring(kit, hall.spot(to).cage, '#d84fc0', 320);
});

/** Bars fly apart; an addon is knocked over. */
export const wrecked = each('petz.wrecked', async (hall, { plot, tile }) => {
  const { kit } = hall;
  const spot = hall.spot(plot);
  const wreckie = hall.shop.plots.findIndex(({ pet }) => pet?.id === 'wreckie');
  if (wreckie >= 0) await hall.pet(wreckie)?.shakeAnger();
  const cage = hall.drawn(plot)?.cage ?? [];
  const middle = tile === 'addon' ? addonAt(spot) : middleOf(spot.cage);
  const size = tile === 'addon' ? spot.addon.width * 1.5 : spot.cage.width * 0.8;
  if (tile === 'cage') void shake(kit, cage, 6, 420);
  void burst(kit, middle, 'sparks', size);
  await pause(kit, 260);
  void burst(kit, middle, 'dust', size * 1.2);
  if (tile === 'cage') await fade(kit, cage, 0, 260);
  else await pause(kit, 260);
});

/** The lever goes over, and the numbers of the cage are others. */
export const playSetCage = each('petz.setCage', async (hall, { plot, setting }) => {
  const { kit } = hall;
  const spot = hall.spot(plot);
  const unit = unitOf(spot);
  const dial = { x: spot.cage.x + 46 * unit, y: spot.cage.y + 144 * unit };
  await ring(kit, hall.around(dial, 84 * unit), palette.glow, 420);
  if (setting === 'normal') return;
  const sign = signAt(spot, setting);
  void burst(kit, sign, 'sparks', sign.size * 2);
  await float(kit, '×2', { x: sign.x, y: sign.y + sign.size }, palette.goldLight);
});

/** A coin goes into the Jukebox, and out comes its tune. */
export const playTuned = each('petz.tuned', async (hall, { plot, tune }) => {
  const { kit, places } = hall;
  const spot = hall.spot(plot);
  const box = addonAt(spot);
  await fly(kit, drawing('tokens/token-gold'), middleOf(pictureIn(places.heaps.gold)), box, {
    width: 40,
    toWidth: 20,
  });
  void ring(kit, spot.addon, palette.glow, 420);
  const size = Math.max(40, spot.addon.width * 0.8);
  await fly(kit, tuneArt(tune), box, body(hall, plot), { width: size });
  await hall.pet(plot)?.hop(2);
});

/** Tokens come off. */
export const playPetCured = each('petz.cured', async (hall, { plot, suffering, mutation, by }) => {
  const { kit } = hall;
  const spot = hall.spot(plot);
  const pet = hall.pet(plot);
  if (by === 'ding') {
    await ring(kit, spot.addon, palette.glow, 260);
    void float(kit, 'Ding!', addonAt(spot), palette.goldLight);
    if (pet !== null) await flash(kit, [pet.image]);
  }
  for (const [what, count] of [
    ['suffering', suffering],
    ['mutation', mutation],
  ] as const) {
    if (count === 0) continue;
    const { x, y, size } = tokenAt(spot, what);
    void burst(kit, { x, y }, 'stars', size * 1.6);
    await float(kit, `−${count}`, { x: x + size * 0.5, y: y - size * 0.4 }, palette.goldLight);
  }
  void burst(kit, body(hall, plot), 'hearts', spot.cage.width * 0.4);
  await pet?.hop(1);
});

/** Manure slides out of the picture. */
export const slugged = each('petz.slugged', async (hall, { plots }) => {
  const { kit } = hall;
  const { board } = hall.stage.layout;
  const away = { x: board.x, y: board.y + board.height };
  await Promise.all(
    plots.flatMap((count, plot) => {
      const heap = heapAt(hall.spot(plot), 0, Math.max(1, hall.plot(plot).manure));
      return Array.from({ length: Math.min(4, count) }, async (_, i) => {
        await pause(kit, i * 140);
        await fly(kit, drawing('tokens/token-manure'), heap, away, {
          width: heap.size,
          toWidth: heap.size * 0.5,
        });
      });
    }),
  );
});

/** Gold that was in the manure. */
export const pearls = each('petz.pearls', async (hall, { gold }) => {
  const { kit, places } = hall;
  const goal = middleOf(pictureIn(places.heaps.gold));
  const from = { x: hall.stage.layout.centre.x, y: hall.stage.layout.centre.y };
  await fly(kit, drawing('tokens/token-gold'), from, goal, { width: 44 });
  await float(kit, `+${gold}`, { x: goal.x, y: goal.y - 20 }, palette.goldLight);
});

/** Accessories come off the shelf; whoever is dressed is proud of it. */
export const dressed = each('petz.dressed', async (hall, { pets }) => {
  const { kit } = hall;
  await Promise.all(
    pets.map(async ({ plot, wears }, nth) => {
      await pause(kit, nth * 160);
      const fresh = wears.filter((tile) => !(hall.plot(plot).pet?.wears ?? []).includes(tile));
      for (const tile of fresh) {
        await fly(kit, drawing(accessoryDrawing(tile)), onShelf(hall, tile), body(hall, plot), { width: 56 });
      }
      if (fresh.length === 0) return;
      await hall.pet(plot)?.hop(1);
      await hall.pet(plot)?.mood('delighted');
    }),
  );
});

/** What a lost pet wore falls on the counter. */
export const undressed = each('petz.undressed', async (hall, { accessories, sold }) => {
  const { kit, stage } = hall;
  if (sold) return;
  const { centre, stock } = stage.layout;
  for (const tile of accessories) {
    await fly(kit, drawing(accessoryDrawing(tile)), centre, middleOf(stock), { width: 56 });
  }
});
