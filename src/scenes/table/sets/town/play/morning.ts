/**
 * A morning in town: the sun rises, the crown moves on, new tiles are turned up, the pets of yesterday go or grow, a
 * cart brings new goods, everybody gets gold. What belongs together happens together; all in all under five seconds.
 */

import type { PetzEventOf } from '../../../../../engine/petz/events.ts';
import { tell } from '../../../../../text/tell.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { imp } from '../../../actors/index.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { float, fly, ring, shower } from '../../../motion/index.ts';
import { ofType } from './acts.ts';
import { roundBanner, sunrise } from './banner.ts';
import { feetOn, padOf, type TownGround } from './ground.ts';
import { brought, leave } from './stock.ts';
import { playTurnedUp } from './tiles.ts';

/** Plays the events of one morning. */
export async function playMorning(ground: TownGround, beats: readonly [Beat, ...Beat[]]): Promise<void> {
  const { kit, link } = ground;
  const say = (beat: Beat | undefined) => {
    if (beat !== undefined) ground.caption(tell(link.speech, beat.event));
  };
  const last = (type: Beat['event']['type']) => beats.findLast(({ event }) => event.type === type);
  const [first] = beats;
  const opening = last('petz.round');
  const neutral = last('petz.neutral');
  const crown = first.before.starter;
  const dawn = opening?.after ?? first.before;
  // While the town's own imps are on their way they stand nowhere.
  const away = { ...dawn, town: { ...dawn.town, neutral: [] } };
  if (opening !== undefined) {
    ground.turn(neutral === undefined ? dawn : away);
    say(opening);
    await kit.ready();
    const [round] = ofType(beats, 'petz.round');
    await Promise.all([
      sunrise(ground),
      roundBanner(ground, dawn),
      round === undefined ? null : passCrown(ground, crown, round.starter, dawn.shops.length),
      neutral === undefined
        ? null
        : takePlaces(ground, first.before.town.neutral, neutral.after.town.neutral),
    ]);
  }
  const tiles = beats.filter(({ event }) => event.type === 'petz.turnedUp');
  const yesterday = (tiles.at(-1) ?? neutral ?? opening)?.after ?? first.before;
  if (tiles.length > 0) {
    ground.turn(neutral?.after ?? dawn);
    say(tiles[0]);
    await kit.ready();
    await playTurnedUp(ground, ofType(tiles, 'petz.turnedUp'));
  }
  const stocked = last('petz.stocked');
  if (stocked !== undefined) {
    ground.turn(yesterday);
    say(last('petz.farmed') ?? stocked);
    await kit.ready();
    await leave(ground, beats, yesterday.town, stocked.after.town);
    ground.turn(stocked.after);
    say(stocked);
  }
  // The last goods still come down when the first coins go out.
  await Promise.all([
    stocked === undefined ? null : brought(ground, yesterday.town),
    handOut(ground, beats, stocked === undefined ? 0 : READING),
  ]);
}

/** What is said of the goods can be read for so long before the gold is spoken of. */
const READING = 160;

/** Everybody's income, if there is any. */
async function handOut(ground: TownGround, beats: readonly Beat[], wait: number): Promise<void> {
  const income = ofType(beats, 'petz.income').filter(({ gold }) => gold > 0);
  const own = income.find(({ seat }) => seat === ground.own) ?? income[0];
  if (own === undefined) return;
  await ground.kit.wait(wait);
  ground.caption(tell(ground.link.speech, own));
  await payIncome(ground, income);
}

/** Coins from the bank to every card at once. */
async function payIncome(ground: TownGround, events: readonly PetzEventOf<'petz.income'>[]): Promise<void> {
  const { kit } = ground;
  const { bank, compact } = ground.layout();
  await Promise.all(
    events.map(async ({ seat, gold }) => {
      const card = ground.card(seat);
      const coins = Array.from({ length: gold }, () => drawing('tokens/token-gold'));
      await shower(kit, coins, middleOf(bank), middleOf(card), { width: compact ? 20 : 30, each: 70 });
      void float(
        kit,
        `+${gold}`,
        { x: card.x + card.width * 0.7, y: card.y + card.height / 2 },
        palette.gold,
      );
      void ring(kit, card, palette.glow, 420);
      await kit.wait(240);
    }),
  );
}

/** The sign of whoever begins flies to the next card. */
async function passCrown(ground: TownGround, before: number, now: number, seats: number): Promise<void> {
  const { kit } = ground;
  const from = before === now ? (now + seats - 1) % seats : before;
  const top = (seat: number) => {
    const { x, y, width } = ground.card(seat);
    return { x: x + width - 22, y: y + 18 };
  };
  await fly(kit, drawing('icons/icon-start'), top(from), top(now), { width: 34, duration: 620, arc: -60 });
  await ring(kit, ground.card(now), palette.glow, 420);
}

/** Grey imps walk from where they stood to where they stand today. */
async function takePlaces(ground: TownGround, from: readonly string[], to: readonly string[]): Promise<void> {
  const { kit } = ground;
  const layout = ground.layout();
  const height = layout.compact ? 40 : 56 * layout.k;
  await Promise.all(
    to.map(async (space, i) => {
      const goal = padOf(layout, space);
      if (goal === null) return;
      const start = padOf(layout, from[i] ?? '') ?? layout.bank;
      const one = imp(kit, 'neutral', feetOn(start), height, i);
      await kit.ready();
      await one.walk(feetOn(goal), { ms: 800 });
    }),
  );
}
