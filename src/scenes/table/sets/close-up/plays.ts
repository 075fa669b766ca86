/** What happens in close-ups and in the alleys, event by event: what flies where, who walks, what lights up. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { COLOURS, faceOf, facilityCard } from '../../../../engine/petz/read.ts';
import { tell } from '../../../../text/tell.ts';
import { customerSymbols, exhibitionSymbols, symbolsInWords } from '../../../../text/tiles.ts';
import { panel } from '../../../../ui/panel.ts';
import { footOf, middleOf, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, type PlayStep, perform, several, steps, stepsOf } from '../../acting.ts';
import type { Beat } from '../../contract.ts';
import { burst as bursts, fade, pop, shake } from '../../motion/index.ts';
import { bodyguardArt } from '../../pieces.ts';
import { accessoryDrawing } from '../../worn.ts';
import { backOf } from '../shop/art.ts';
import { permissionFlag } from './facility.ts';
import type { CloseUpGround } from './ground.ts';
import { GROUP_PLAYS, TROT } from './group-plays.ts';
import { priceTagPlace } from './market.ts';
import { ballPart, tileBack, tileMark } from './peek.ts';

const { also, burst, each, float, fly, imp, ring, shower, stamp, wait, walk } = steps;

/** Over what the picture draws, under what is said of it. */
const DEPTH = 860;
/** So long the player who peeks may read what he sees, unless he goes on before. */
const PATIENCE = 15_000;
const GOLD = 'tokens/token-gold';
const FAMILIES = {
  pet: 'pets',
  cage: 'cages',
  addon: 'addons',
  artifact: 'artifacts',
  food: 'exhibitions',
} as const;
const MAKERS = { lollipop: 'lollipopFactory', can: 'cannery' } as const;
const tokenIn = (at: CloseUpGround): number => Math.min(64, at.stage().height * 0.16);
const cardIn = (at: CloseUpGround): number => Math.min(90, at.stage().height * 0.22);
const tileOf = (at: CloseUpGround, facility: string): Rect => at.mark(`facility:${facility}`) ?? at.stage();
const impAt = (tile: Rect): number => Math.min(110, tile.height * 0.7);
/** A thing goes to its new shop, whose card lights up. */
const goHome = (
  at: CloseUpGround,
  seat: Seat,
  name: string,
  from: Rect,
  width: readonly [number, number],
  ms: number,
) => [fly(name, from, at.card(seat), width, ms), ring(at.card(seat))];
/** Things come out of a tile and fly to the shop. */
const comesOut = (at: CloseUpGround, facility: string, seat: Seat, names: readonly string[]): PlayStep => {
  const width = tokenIn(at);
  const how = { duration: 700, each: 160 };
  return [shower(names, tileOf(at, facility), at.card(seat), [width, width * 0.7], how), ring(at.card(seat))];
};
/** Half a turn of a covered tile: the back gets narrow, then the front gets wide. */
const turnsNarrow =
  (place: Rect): PlayStep =>
  async (kit) => {
    if (kit.still) return;
    const back = kit.fitted('facilities/back', place).setDepth(DEPTH);
    await kit.ready();
    const x = back.x + (middleOf(place).x - back.x) * (1 - 0.04);
    await kit.move(back, { scaleX: back.scaleX * 0.04, x }, 220, 'Cubic.easeIn');
    back.destroy();
  };
/** The tile in the glass, its name and its symbols under it, until it has been read. */
const shownInBall =
  (
    { link, host, mark, stage, own, speech }: CloseUpGround,
    tile: 'exhibition' | 'customer',
    id: string,
    round: number,
  ): PlayStep =>
  async (kit) => {
    const [ball, whole, room] = [mark('ball'), mark('ball:whole'), stage()];
    if (ball === null || whole === null) return;
    const picture = kit.fitted(`${tile}s/${id}`, ball).setDepth(DEPTH).setAlpha(0);
    const glass = kit.fitted(ballPart('front'), whole).setDepth(DEPTH + 1);
    const symbols =
      tile === 'customer'
        ? customerSymbols(speech, id)
        : exhibitionSymbols(speech, link.session.view(own), id, round);
    const isBeside = whole.width < room.width * 0.6;
    const wide = Math.min(room.width - (isBeside ? whole.width + 30 : 0), 560);
    const x = isBeside ? whole.x + whole.width + 12 : room.x + (room.width - wide) / 2;
    const high = Math.min(150, room.height * 0.5);
    const y = isBeside ? room.y + (room.height - high) / 2 : whole.y + whole.height;
    const paper = kit.laid(panel('paper', wide, high, 18), { x, y }).setDepth(DEPTH);
    const fit = wide - 40;
    const title = kit.words(speech.thing(tile, id), x + wide / 2, y + high * 0.27, { size: 26, fit });
    const style = { size: 18, family: 'text', fit, lines: 2 } as const;
    const words = kit.words(symbolsInWords(speech, symbols), x + wide / 2, y + high * 0.64, style);
    const seen = [picture, paper, title.setDepth(DEPTH + 1), words.setDepth(DEPTH + 1)];
    for (const object of seen) object.setAlpha(0);
    await kit.ready();
    await fade(kit, seen, 1, 500);
    await host?.pause(speech.t('ui.alley.seen'), PATIENCE);
    glass.destroy();
  };

const PLAYS: EventPlays<CloseUpGround> = {
  ...GROUP_PLAYS,

  /** The alleys open: the lamp is lit, everything has its price. */
  'petz.alleys': (at) => [burst(at.stage(), 'stars', at.stage().height * 0.8), wait(1500)],

  /** A coin goes to the trader, the price token is gone, and the thing is its buyer's; a bodyguard nods and comes along. */
  'petz.bought': (at, { seat, place, id, paid }) => {
    const box = at.mark(`goods:${place}`);
    if (box === null) return null;
    const tag = priceTagPlace(box);
    const card = at.card(seat);
    const foot = footOf(box);
    const tall = Math.min(box.height * 0.8, 150);
    const hired: PlayStep = [
      imp('bodyguard', { x: foot.x, y: foot.y + 10 }, tall, (him) => [
        him.wave,
        walk(him, { x: at.stage().x - 30, y: foot.y + 24 }, { ms: 1100 }),
      ]),
      at.kit.still && fly(bodyguardArt(), foot, card, [tall, 44]),
      ring(card),
    ];
    return [
      paid > 0 && [fly(GOLD, card, at.till ?? tag, tag.width, 620), burst(tag, 'sparks', box.width)],
      ring(box, palette.glow, 420),
      () => at.lift?.(box),
      place === 'bodyguard' ? hired : goHome(at, seat, `${FAMILIES[place]}/${id}`, box, [box.width, 48], 760),
    ];
  },

  /** An accessory from the slug's flank. */
  'petz.gotAccessory': (at, { seat, accessory }) => {
    const box = at.mark(`accessory:${accessory}`);
    return (
      box !== null && [
        burst(box, 'hearts', box.width * 1.4),
        ring(box, palette.glow, 420),
        () => at.lift?.(box),
        goHome(at, seat, accessoryDrawing(accessory), box, [box.width, 40], 760),
      ]
    );
  },

  /** The uppermost one slides off for good, the new one is stuck on. */
  'petz.accessoryCame': (at, { accessory, removed }) => {
    const gone = removed === null ? null : at.mark(`accessory:${removed}`);
    const place = gone ?? at.mark('shown:2');
    return [
      gone !== null &&
        removed !== null &&
        fly(
          accessoryDrawing(removed),
          gone,
          { x: gone.x - gone.width * 2, y: gone.y + gone.height * 1.6 },
          [gone.width, 10],
          700,
        ),
      place !== null &&
        stamp(accessoryDrawing(accessory), place, place.width, (image) => [
          ring(place),
          steps.fade([image], 1),
        ]),
    ];
  },

  /** A covered tile is turned up at the end of the row. */
  'petz.facilityOpened': (at, { facility }) => {
    const [place] = [0, 1, 2, 3, 4, 5].flatMap((n) => at.mark(`place:${n}`) ?? []);
    return (
      place !== undefined && [
        turnsNarrow(place),
        stamp(`facilities/${facility}`, place, place.width),
        burst(place, 'stars', place.width),
        ring(place),
      ]
    );
  },

  /** A covered tile goes into the ball; only who asked for it sees what it is. */
  'petz.peeked': (at, { tile, round, at: nth, id, seat }) => {
    const [from, ball] = [at.mark(tileMark(tile, round, nth)), at.mark('ball')];
    if (from === null || ball === null) return null;
    const isMine = id !== null && seat === at.own;
    return [
      fly(tileBack(from.width, from.height), from, ball, [from.width, ball.width], 700, { spin: 6 }),
      burst(ball, 'stars', ball.width * 1.3),
      isMine
        ? shownInBall(at, tile, id, round)
        : stamp('icons/icon-peek', ball, ball.width * 0.6, (sign) => [
            (kit) => pop(kit, sign, 1.15),
            wait(500),
          ]),
    ];
  },

  /** Four backs out of the wagon. */
  'petz.drew': (at, { seat }) => {
    const width = cardIn(at);
    const backs = COLOURS.map(backOf);
    const how = { duration: 700, each: 170 };
    const wagon = at.mark('wagon') ?? at.stage();
    return [shower(backs, wagon, at.card(seat), [width, width * 0.5], how), ring(at.card(seat))];
  },

  /** Cards go back, each with its need on it: everybody sees them. */
  'petz.forgot': (at, { seat, cards }) => {
    const wagon = at.mark('wagon') ?? at.stage();
    const width = cardIn(at);
    return each(cards, 260, (card) => {
      const { need, colour } = faceOf(card);
      const from = at.mark(`card:${card}`) ?? at.card(seat);
      return [
        also(fly(backOf(colour), from, wagon, width, 800, { spin: 8 })),
        fly(`icons/need-${need}`, from, wagon, width * 0.6, 800, { spin: 8 }),
      ];
    });
  },

  /** The price token goes up and away. */
  'petz.discounted': (at, { place }) => {
    const box = at.mark(`goods:${place}`);
    if (box === null) return null;
    const { width } = priceTagPlace(box);
    const { x, y, width: wide } = at.stage();
    return [
      () => at.part?.(`price:${place}`)?.setVisible(false),
      fly('tokens/token-price', priceTagPlace(box), { x: x + wide, y }, [width, width * 0.5], 800, {
        spin: 20,
      }),
      burst(box, 'sparks', box.width),
      ring(box),
    ];
  },

  /** The box rattles, bursts, and is something else. */
  'petz.copied': (at, { seat, artifact }) => {
    const box = at.mark('box');
    if (box === null) return null;
    const name = `artifacts/${artifact}`;
    return [
      async (kit) => {
        const gift = at.part?.('box') ?? kit.fitted('artifacts/giftBox', box).setDepth(DEPTH);
        await kit.ready();
        await shake(kit, [gift], 6, 700);
        gift.setVisible(false);
      },
      burst(box, 'confetti', box.width * 1.2),
      stamp(name, box, box.width * 0.8),
      wait(600),
      goHome(at, seat, name, box, [box.width * 0.6, 44], 600),
    ];
  },

  /** The flag moves on along the road. */
  'petz.permitted': (at, { seat, at: place, facility }) => {
    const [from, to] = [at.mark(`flag:${seat}`), at.mark(`permit:${place}`)];
    if (from === null || to === null) return null;
    const how = { arc: from.height * 0.7, spin: 6 };
    return [fly(permissionFlag(seat), from, to, from.width, 800, how), ring(tileOf(at, facility))];
  },

  /** An imp walks from its shop's card to the tile and in, or what it costs flies there. */
  'petz.usedFacility': (at, { seat, facility, imps, gold }) => {
    const tile = tileOf(at, facility);
    const { x, y } = footOf(tile);
    const street = y + impAt(tile) * 0.3;
    const token = gold > 0 ? GOLD : `tokens/token-${facilityCard(facility).input}`;
    return [
      also(ring(tile, palette.glow, 900)),
      imps > 0
        ? imp(seat, { x: at.stage().x - 20, y: street }, impAt(tile), (one) => [
            walk(one, { x, y: street }, TROT),
            walk(one, { x, y: tile.y + tile.height * 0.8 }, { ms: 300 }),
          ])
        : fly(token, at.card(seat), tile, tokenIn(at), 620),
      burst(tile, 'dust', tile.width),
    ];
  },

  /** An imp comes back out and goes home. */
  'petz.regained': (at, { seat, home }) => {
    const tile = tileOf(at, 'headhunter');
    const { x, y } = footOf(tile);
    const out = { x: at.stage().x - 10, y: y + impAt(tile) * 0.3 };
    return [
      imp(
        seat,
        { x, y: y - 6 },
        impAt(tile),
        (one) => [burst(tile, 'stars', tile.width), () => one.cheer(2), home && walk(one, out, TROT)],
        !home,
      ),
      home && ring(at.card(seat)),
    ];
  },

  'petz.processed': (at, { seat, made }) => comesOut(at, MAKERS[made], seat, [`tokens/token-${made}`]),

  'petz.pearls': (at, { seat, gold }) => comesOut(at, 'fecalSlug', seat, several(GOLD, gold)),

  'petz.earned': (at, { seat, gold }) => {
    const { x, y, width } = at.card(seat);
    return [
      comesOut(at, 'office', seat, several(GOLD, gold)),
      float(at.speech.signed(gold), { x: x + width, y: y + 20 }, palette.glow, 30),
    ];
  },

  /** What troubled the pet goes away. */
  'petz.cured': (at, { seat, suffering, mutation }) => {
    const tile = tileOf(at, 'psychiatrist');
    const tokens = [
      ...several('tokens/token-suffering', suffering),
      ...several('tokens/token-mutation', mutation),
    ];
    return [
      shower(tokens, at.card(seat), tile, [tokenIn(at), 12], { duration: 620 }),
      (kit) => bursts(kit, middleOf(tile), 'hearts', tile.width),
    ];
  },

  /** The slug takes it, and enjoys it. */
  'petz.slugged': (at, { seat, plots }) => {
    const tile = tileOf(at, 'fecalSlug');
    const count = plots.reduce((sum, n) => sum + n, 0);
    const heaps = several('tokens/token-manure', count);
    return [
      shower(heaps, at.card(seat), tile, tokenIn(at), { duration: 620, each: 160 }),
      burst(tile, 'hearts', tile.width * 0.8),
      float(at.speech.signed(-count), { x: middleOf(tile).x, y: tile.y + 10 }, palette.glow, 34),
    ];
  },
};

/** The motion of an event alone. */
export const playEvent = (at: CloseUpGround, beat: Beat): Promise<void> =>
  perform(at.kit, stepsOf(PLAYS, at, beat) ?? wait(600));

/** What happens in a close-up, with its sentence. */
export async function playCloseUp(at: CloseUpGround, beat: Beat): Promise<void> {
  at.host?.caption(tell(at.speech, beat.event));
  await playEvent(at, beat);
  await at.kit.wait(420);
}
