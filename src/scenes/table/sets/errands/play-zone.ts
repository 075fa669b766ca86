/** Facilities at work: somebody or something goes in, something else comes out. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { facilityCard } from '../../../../engine/petz/read.ts';
import { footOf, middleOf, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { imp } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import { burst, float, fly, ring, shower } from '../../motion/index.ts';
import { permissionFlag } from './facility.ts';
import type { ErrandsGround } from './ground.ts';

const MAKERS = { lollipop: 'lollipopFactory', can: 'cannery' } as const;

const tileOf = (ground: ErrandsGround, facility: string): Rect =>
  ground.mark(`facility:${facility}`) ?? ground.stage();
const sizeIn = (ground: ErrandsGround): number => Math.min(64, ground.stage().height * 0.16);

/** Somebody walks from his shop's card to the tile and in, or what it costs flies there. */
export async function playUsed(
  ground: ErrandsGround,
  event: PetzEventOf<'petz.usedFacility'>,
): Promise<void> {
  const { seat, facility, imps, gold } = event;
  const { kit } = ground;
  const tile = tileOf(ground, facility);
  void ring(kit, tile, palette.glow, 900);
  const from = middleOf(ground.card(seat));
  if (imps > 0) await walkIn(ground, seat, tile);
  else {
    const { input } = facilityCard(facility);
    const token = drawing(gold > 0 ? 'tokens/token-gold' : `tokens/token-${input}`);
    await fly(kit, token, from, middleOf(tile), { width: sizeIn(ground), duration: 620 });
  }
  void burst(kit, middleOf(tile), 'dust', tile.width);
}

async function walkIn(ground: ErrandsGround, seat: Seat, tile: Rect): Promise<void> {
  const { kit } = ground;
  const stage = ground.stage();
  const end = footOf(tile);
  const height = Math.min(110, tile.height * 0.7);
  const y = end.y + height * 0.3;
  const one = imp(kit, seat, { x: stage.x - 20, y }, height);
  await kit.ready();
  await one.walk({ x: end.x, y }, { ms: 1000, hop: true });
  await one.walk({ x: end.x, y: tile.y + tile.height * 0.8 }, { ms: 300 });
  one.destroy();
}

/** An imp comes back out and goes home. */
export async function playRegained(
  ground: ErrandsGround,
  { seat, home }: PetzEventOf<'petz.regained'>,
): Promise<void> {
  const { kit } = ground;
  const tile = tileOf(ground, 'headhunter');
  const height = Math.min(110, tile.height * 0.7);
  const start = footOf(tile);
  const one = imp(kit, seat, { x: start.x, y: start.y - 6 }, height);
  await kit.ready();
  void burst(kit, middleOf(tile), 'stars', tile.width);
  await one.cheer(2);
  if (!home) return;
  await one.walk({ x: ground.stage().x - 10, y: start.y + height * 0.3 }, { ms: 1000, hop: true });
  one.destroy();
  await ring(kit, ground.card(seat));
}

export async function playProcessed(
  ground: ErrandsGround,
  { seat, made }: PetzEventOf<'petz.processed'>,
): Promise<void> {
  await comeOut(ground, MAKERS[made], seat, [`tokens/token-${made}`]);
}

export async function playEarned(
  ground: ErrandsGround,
  { seat, gold }: PetzEventOf<'petz.earned'>,
): Promise<void> {
  await comeOut(ground, 'office', seat, Array<string>(gold).fill('tokens/token-gold'));
  const { kit, link } = ground;
  const card = ground.card(seat);
  await float(kit, link.speech.signed(gold), { x: card.x + card.width, y: card.y + 20 }, palette.glow, 30);
}

export async function playPearls(
  ground: ErrandsGround,
  { seat, gold }: PetzEventOf<'petz.pearls'>,
): Promise<void> {
  await comeOut(ground, 'fecalSlug', seat, Array<string>(gold).fill('tokens/token-gold'));
}

/** Things come out of a tile and fly to the shop. */
async function comeOut(
  ground: ErrandsGround,
  facility: string,
  seat: Seat,
  names: readonly string[],
): Promise<void> {
  const { kit } = ground;
  const tile = tileOf(ground, facility);
  const width = sizeIn(ground);
  const arts = names.map((name) => drawing(name));
  await shower(kit, arts, middleOf(tile), middleOf(ground.card(seat)), {
    width,
    toWidth: width * 0.7,
    duration: 700,
    each: 160,
  });
  await ring(kit, ground.card(seat));
}

/** What troubled the pet goes away. */
export async function playCured(ground: ErrandsGround, event: PetzEventOf<'petz.cured'>): Promise<void> {
  const { seat, suffering, mutation } = event;
  const { kit } = ground;
  const tile = tileOf(ground, 'psychiatrist');
  const width = sizeIn(ground);
  const tokens = [
    ...Array<string>(suffering).fill('tokens/token-suffering'),
    ...Array<string>(mutation).fill('tokens/token-mutation'),
  ].map((name) => drawing(name));
  await shower(kit, tokens, middleOf(ground.card(seat)), middleOf(tile), {
    width,
    toWidth: 12,
    duration: 620,
  });
  await burst(kit, middleOf(tile), 'hearts', tile.width);
}

/** The slug takes it, and enjoys it. */
export async function playSlugged(
  ground: ErrandsGround,
  { seat, plots }: PetzEventOf<'petz.slugged'>,
): Promise<void> {
  const { kit, link } = ground;
  const tile = tileOf(ground, 'fecalSlug');
  const count = plots.reduce((sum, n) => sum + n, 0);
  const heaps = Array.from({ length: count }, () => drawing('tokens/token-manure'));
  await shower(kit, heaps, middleOf(ground.card(seat)), middleOf(tile), {
    width: sizeIn(ground),
    duration: 620,
    each: 160,
  });
  void burst(kit, middleOf(tile), 'hearts', tile.width * 0.8);
  await float(kit, link.speech.signed(-count), { x: middleOf(tile).x, y: tile.y + 10 }, palette.glow, 34);
}

/** The flag moves on along the road. */
export async function playPermitted(
  ground: ErrandsGround,
  event: PetzEventOf<'petz.permitted'>,
): Promise<void> {
  const { seat, at, facility } = event;
  const { kit } = ground;
  const from = ground.mark(`flag:${seat}`);
  const to = ground.mark(`permit:${at}`);
  if (from === null || to === null) return;
  await fly(kit, permissionFlag(seat), middleOf(from), middleOf(to), {
    width: from.width,
    duration: 800,
    arc: from.height * 0.7,
    spin: 6,
  });
  await ring(kit, tileOf(ground, facility));
}
