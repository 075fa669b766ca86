/**
 * A morning in town: the sun rises, the crown moves on, new tiles are turned up, the pets of yesterday go or grow, a
 * cart brings new goods, everybody gets gold. What belongs together happens together; all in all under five seconds.
 */
import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { tableFacts } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { tell } from '../../../../text/tell.ts';
import { panel } from '../../../../ui/panel.ts';
import { box, middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { ofType, type PlayStep, perform, several, steps } from '../../acting.ts';
import type { Beat } from '../../contract.ts';
import { fade } from '../../motion/index.ts';
import { plate } from '../../pieces.ts';
import { feetOn, padOf, type TownGround } from './ground.ts';
import { brought, leave } from './stock.ts';

const { also, each, float, fly, imp, ring, shower, together, wait, walk } = steps;

/** Plays the events of one morning. */
export async function playMorning(at: TownGround, beats: readonly [Beat, ...Beat[]]): Promise<void> {
  const { kit } = at;
  /** The picture at a moment, and what is said of it. */
  const show = (view: PetzView, beat: Beat | undefined) => {
    at.turn(view);
    if (beat !== undefined) at.caption(tell(at.speech, beat.event));
    return kit.ready();
  };
  const last = (type: Beat['event']['type']) => beats.findLast(({ event }) => event.type === type);
  const [{ before }] = beats;
  const [opening, neutral, stocked] = [last('petz.round'), last('petz.neutral'), last('petz.stocked')];
  const dawn = opening?.after ?? before;
  if (opening !== undefined) {
    // While the town's own imps are on their way they stand nowhere.
    const away = { ...dawn, town: { ...dawn.town, neutral: [] } };
    await show(neutral === undefined ? dawn : away, opening);
    const [round] = ofType(beats, 'petz.round');
    await perform(
      kit,
      together(
        () => sunrise(at),
        () => roundBanner(at, dawn),
        round !== undefined && passCrown(at, before.starter, round.starter, dawn.shops.length),
        neutral !== undefined && takePlaces(at, before.town.neutral, neutral.after.town.neutral),
      ),
    );
  }
  const tiles = beats.filter(({ event }) => event.type === 'petz.turnedUp');
  const yesterday = (tiles.at(-1) ?? neutral ?? opening)?.after ?? before;
  if (tiles.length > 0) {
    await show(neutral?.after ?? dawn, tiles[0]);
    await playTurnedUp(at, ofType(tiles, 'petz.turnedUp'));
  }
  if (stocked !== undefined) {
    await show(yesterday, last('petz.farmed') ?? stocked);
    await leave(at, beats, yesterday.town, stocked.after.town);
    void show(stocked.after, stocked);
  }
  // The last goods still come down when the first coins go out.
  await Promise.all([
    stocked === undefined ? null : brought(at, yesterday.town),
    perform(kit, handOut(at, beats, stocked === undefined ? 0 : READING)),
  ]);
}

/** What is said of the goods can be read for so long before the gold is spoken of. */
const READING = 160;

/** Everybody's income, if there is any: coins from the bank to every card at once. */
function handOut(at: TownGround, beats: readonly Beat[], ms: number): PlayStep {
  const income = ofType(beats, 'petz.income').filter(({ gold }) => gold > 0);
  const own = income.find(({ seat }) => seat === at.own) ?? income[0];
  if (own === undefined) return null;
  const { bank, compact } = at.layout();
  const width = compact ? 20 : 30;
  return [
    wait(ms),
    () => at.caption(tell(at.speech, own)),
    each(income, 0, ({ seat, gold }) => {
      const card = at.card(seat);
      const beside = { x: card.x + card.width * 0.7, y: card.y + card.height / 2 };
      return [
        shower(several('tokens/token-gold', gold), bank, card, width, { each: 70 }),
        also(float(`+${gold}`, beside, palette.gold)),
        also(ring(card, palette.glow, 420)),
        wait(240),
      ];
    }),
  ];
}

/** The sign of the starting player flies to the next card. */
function passCrown(at: TownGround, before: number, now: number, seats: number): PlayStep {
  const from = before === now ? (now + seats - 1) % seats : before;
  const top = (seat: number) => {
    const { x, y, width } = at.card(seat);
    return { x: x + width - 22, y: y + 18 };
  };
  return [
    fly('icons/icon-start', top(from), top(now), 34, 620, { arc: -60 }),
    ring(at.card(now), palette.glow, 420),
  ];
}

/** Grey imps walk from where they stood to where they stand today. */
function takePlaces(at: TownGround, from: readonly string[], to: readonly string[]): PlayStep {
  const layout = at.layout();
  const height = layout.compact ? 40 : 56 * layout.k;
  return each(to, 0, (space, i) => {
    const goal = padOf(layout, space);
    const start = padOf(layout, from[i] ?? '') ?? layout.bank;
    const go = goal && { to: feetOn(goal) };
    return go && imp('neutral', feetOn(start), height, (one) => walk(one, go.to, { ms: 800 }), true);
  });
}

/** A new day: the sun comes up behind the hills, and a board says which round it is. */
const DEPTH = 880;

/** The sun of the scenery climbs from behind the hills to its place. */
async function sunrise({ kit, layout, sun }: TownGround): Promise<void> {
  const image = sun();
  if (image === null || kit.still) return;
  const { y } = image;
  image.setY(y + layout().sun.height * 1.9);
  await kit.move(image, { y }, 1100, 'Sine.easeOut');
}

/** “Round 3 of 5” drops in, is read, and goes up again. */
async function roundBanner({ kit, layout, speech }: TownGround, view: PetzView): Promise<void> {
  const { compact, middle } = layout();
  const words = speech.t('ui.table.round', { round: view.round, rounds: tableFacts(view).rounds });
  const text = kit.words(words, 0, 0, { size: compact ? 30 : 52, colour: palette.eyeWhite, outline: 6 });
  const width = text.width + (compact ? 60 : 110);
  const height = compact ? 58 : 104;
  const board = kit.laid(panel('wood', width, height, 26), { x: -width / 2, y: -height / 2 });
  const shown = kit.group(middle.x, middle.y, [board, text]).setDepth(DEPTH).setAlpha(0);
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

async function playTurnedUp(at: TownGround, events: readonly PetzEventOf<'petz.turnedUp'>[]): Promise<void> {
  const { compact, counter } = at.layout();
  const width = Math.min(compact ? 190 : 250, counter.rect.width / events.length - GAP);
  const aside = (i: number) => (i - (events.length - 1) / 2) * (width + GAP);
  await Promise.all(events.map((event, i) => turn(at, event, aside(i), width)));
}

/** Both sides of a tile round (0, 0). */
function tileSides(
  { kit, speech }: TownGround,
  event: PetzEventOf<'petz.turnedUp'>,
  width: number,
  height: number,
) {
  const { tile, id, round } = event;
  const ground = (fill: string) =>
    kit.picture(plate(fill, width, height, 20, 5), -width / 2, -height / 2, width);
  const style = { size: 16, family: 'text', colour: palette.textSoft } as const;
  const picture = box(-width / 2 + 14, -height / 2 + 12, width - 28, height - 68);
  const back = kit.group(0, 0, [
    ground(palette.plumDark),
    kit.words('?', 0, 0, { size: 60, colour: palette.plumText }),
  ]);
  const front = kit.group(0, 0, [
    ground(palette.parchmentLight),
    kit.fitted(`${tile}s/${id}`, picture),
    kit.words(speech.thing(tile, id), 0, height / 2 - 40, { size: 20, fit: width - 24 }),
    kit.words(speech.t('ui.calendar.round', { round }), 0, height / 2 - 18, style),
  ]);
  return { back, front };
}

async function turn(
  at: TownGround,
  event: PetzEventOf<'petz.turnedUp'>,
  aside: number,
  width: number,
): Promise<void> {
  const { kit, layout } = at;
  const { compact, counter, middle } = layout();
  const { back, front } = tileSides(at, event, width, compact ? 118 : 170);
  const card = kit.group(middle.x + aside, middle.y, [back, front]).setDepth(DEPTH);
  front.setVisible(false);
  card.setAlpha(0);
  await kit.ready();
  const part = event.tile === 'exhibition' ? event.tile : 'customers';
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
