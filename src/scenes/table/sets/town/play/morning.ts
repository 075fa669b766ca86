/**
 * A morning in town: the sun rises, the crown moves on, new tiles are turned up, the pets of yesterday go or grow, a
 * cart brings new goods, everybody gets gold. What belongs together happens together; all in all under five seconds.
 */
import type { PetzEventOf } from '../../../../../engine/petz/events.ts';
import { tableFacts } from '../../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../../engine/petz/view.ts';
import { tell } from '../../../../../text/tell.ts';
import { panel } from '../../../../../ui/panel.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { imp } from '../../../actors/index.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { fade, float, fly, ring, shower } from '../../../motion/index.ts';
import { plate } from '../../../pieces.ts';
import { ofType } from './acts.ts';
import { feetOn, padOf, type TownGround } from './ground.ts';
import { brought, leave } from './stock.ts';

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

/** A new day: the sun comes up behind the hills, and a board says which round it is. */
const DEPTH = 880;

/** The sun of the scenery climbs from behind the hills to its place. */
async function sunrise(ground: TownGround): Promise<void> {
  const { kit } = ground;
  const { sun } = ground.layout();
  const image = ground.sun();
  if (image === null || kit.still) return;
  const { y } = image;
  image.setY(y + sun.height * 1.9);
  await kit.move(image, { y }, 1100, 'Sine.easeOut');
}

/** “Round 3 of 5” drops in, is read, and goes up again. */
async function roundBanner(ground: TownGround, view: PetzView): Promise<void> {
  const { kit, link } = ground;
  const { compact, middle } = ground.layout();
  const { rounds } = tableFacts(view);
  const words = link.speech.t('ui.table.round', { round: view.round, rounds });
  const text = kit.words(words, 0, 0, { size: compact ? 30 : 52, colour: '#fffaf0', outline: 6 });
  const width = text.width + (compact ? 60 : 110);
  const height = compact ? 58 : 104;
  const board = kit.picture(panel('wood', width, height, 26), -width / 2 - 2, -height / 2 - 2, width + 4);
  const shown = kit.group(middle.x, middle.y, [board, text]).setDepth(DEPTH).setAlpha(0);
  text.setColor(palette.eyeWhite);
  await kit.ready();
  if (kit.still) {
    await fade(kit, [shown], 1);
    await kit.wait(700);
    await fade(kit, [shown], 0);
  } else {
    shown.setAlpha(1).setY(middle.y - 260);
    await kit.move(shown, { y: middle.y }, 380, 'Back.easeOut');
    await kit.wait(560);
    await kit.move(shown, { y: middle.y - 300, alpha: 0 }, 220, 'Cubic.easeIn');
  }
  shown.destroy();
}

/** New tiles of the calendar: their backs lie over the town, flip, and go to their place in the bar. */
const GAP = 24;

async function playTurnedUp(
  ground: TownGround,
  events: readonly PetzEventOf<'petz.turnedUp'>[],
): Promise<void> {
  const { compact, counter } = ground.layout();
  const width = Math.min(compact ? 190 : 250, counter.rect.width / events.length - GAP);
  await Promise.all(
    events.map((event, i) => turn(ground, event, (i - (events.length - 1) / 2) * (width + GAP), width)),
  );
}

async function turn(
  ground: TownGround,
  { tile, id, round }: PetzEventOf<'petz.turnedUp'>,
  aside: number,
  width: number,
): Promise<void> {
  const { kit, link } = ground;
  const { compact, counter, middle } = ground.layout();
  const height = compact ? 118 : 170;
  const name = link.speech.thing(tile, id);
  const art = drawing(tile === 'exhibition' ? `exhibitions/${id}` : `customers/${id}`);
  const back = kit.group(0, 0, [
    kit.picture(plate(palette.plumDark, width, height, 20, 5), -width / 2, -height / 2, width),
    kit.words('?', 0, 0, { size: 60, colour: palette.plumText }),
  ]);
  const picture = { x: -width / 2 + 14, y: -height / 2 + 12, width: width - 28, height: height - 68 };
  const front = kit.group(0, 0, [
    kit.picture(plate(palette.parchmentLight, width, height, 20, 5), -width / 2, -height / 2, width),
    kit.fitted(art, picture),
    kit.words(name, 0, height / 2 - 40, { size: 20, fit: width - 24 }),
    kit.words(link.speech.t('ui.calendar.round', { round }), 0, height / 2 - 18, {
      size: 16,
      family: 'text',
      colour: palette.textSoft,
    }),
  ]);
  const card = kit.group(middle.x + aside, middle.y, [back, front]).setDepth(DEPTH);
  front.setVisible(false);
  card.setAlpha(0);
  await kit.ready();
  const part = tile === 'exhibition' ? tile : 'customers';
  if (kit.still) {
    front.setVisible(true);
    back.setVisible(false);
    await fade(kit, [card], 1);
    await kit.wait(900);
    await fade(kit, [card], 0);
    return kit.layer.light(part, kit.ms(600));
  }
  await fade(kit, [card], 1, 120);
  await kit.move(back, { scaleX: 0 }, 120, 'Sine.easeIn');
  back.setVisible(false);
  front.setVisible(true).setScale(0, 1);
  await kit.move(front, { scaleX: 1 }, 140, 'Back.easeOut');
  await kit.wait(620);
  const goal = middleOf(kit.layer.placeOf(part) ?? counter.rect);
  await kit.move(card, { x: goal.x, y: goal.y, scale: 0.3, alpha: 0.2 }, 260, 'Cubic.easeIn');
  card.destroy();
  kit.layer.light(part, kit.ms(600));
}
