/** The end of a quest: the heroes on their cushions or out in the dark, who beat whom, what happened World by World. */
import type { GameObjects } from 'phaser';
import { bossOf, heroId, lordSeat, whoIs } from '../../engine/quest/read.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { questSuperlatives } from '../../session/advice/quest-superlatives.ts';
import { questTale, type WorldTale } from '../../session/advice/quest-tale.ts';
import { iconArt } from '../../ui/art-urls.ts';
import type { Report, ReportPart, ReportRow } from '../../ui/panels/report.tsx';
import type { Rect } from '../../ui/rect.ts';
import { type Art, artUrl, part } from '../../ui/svg-art.ts';
import type { SetMaker, TableSet } from '../table/contract.ts';
import { onward, toPage, toTurning } from '../table/frame/onward.ts';
import { hill } from '../table/motion/ease.ts';
import { FEET, hold, type Squash } from '../table/motion/held.ts';
import { burst, pop } from '../table/motion/index.ts';
import { loop } from '../table/motion/run.ts';
import {
  anchorOf,
  creatureArt,
  faceArt,
  layOutClothes,
  lordArt,
  questIcon,
  thingArt,
  treasureArt,
  worldCardArt,
} from './art.ts';
import { type FinalLayout, layoutQuestFinal, PODIUM_MIDDLE } from './final/layout.ts';
import LOOKS from './looks.json' with { type: 'json' };
import { onFeet, star } from './pieces.ts';
import type { QuestBeat, QuestHost, QuestLook } from './types.ts';
import { cardRules, newsCount, thingName } from './words.ts';

/** How high a hero stands, in the backdrop's units. */
const HERO = { won: 190, lost: 150 } as const;
/** How high a board with buttons alone is. */
const FOOT = 96;
/** Where the one who has won over the heroes stands: on the hill before the moon. */
const HILL = { x: 1010, y: 500, size: 210 } as const;

class Final implements TableSet<'quest'> {
  private readonly host: QuestHost;
  /** Confetti falls and the heroes jump once, when the end is first seen. */
  private isSeen = false;

  constructor(host: QuestHost) {
    this.host = host;
  }

  draw({ view, seat }: QuestLook, _area: Rect): void {
    const { kit } = this.host;
    layOutClothes(view.setup);
    const isWon = view.outcome?.winners.includes(0) ?? false;
    const { width, height } = kit.window;
    const at = layoutQuestFinal(width, height, isWon);
    const art = this.backdrop(view.setup, isWon);
    const { x, y, scale } = at.stage;
    kit.picture(art, x + art.box.x * scale, y + art.box.y * scale, art.box.width * scale);
    const villain = isWon ? null : this.drawVillain(at, view);
    const heroes = this.drawHeroes(at, view, isWon);
    const front = isWon ? null : part(thingArt('defeat'), 'front');
    if (front !== null)
      kit.picture(front, x + art.box.x * scale, y + art.box.y * scale, art.box.width * scale);
    kit.panels.report = this.report(at, view, seat, isWon);
    if (view.outcome !== null) void this.celebrate(at, heroes, villain, isWon);
  }

  /** The end itself needs no play: the table draws it, and it moves by itself. */
  async show(beats: readonly QuestBeat[]): Promise<void> {
    const last = beats.at(-1);
    if (last !== undefined) this.host.turn(last.after);
    await this.host.kit.wait(300);
  }

  private backdrop(setup: QuestLook['view']['setup'], isWon: boolean): Art {
    if (isWon) return thingArt('victory');
    const lost = thingArt('defeat');
    return lordSeat(setup) === null ? part(lost, 'sky', 'far', 'ground', 'kennel', 'bowl') : lost;
  }

  /** Without an Evil Lord it is the Boss that laughs on the hill. */
  private drawVillain({ stage }: FinalLayout, view: QuestLook['view']): GameObjects.Image | null {
    const { kit } = this.host;
    const isLord = lordSeat(view.setup) !== null;
    // Where a scenario stops before the Boss comes, a foe that is left laughs in his place.
    const foe = bossOf(view)?.id ?? view.foes[0]?.card;
    const art = isLord ? lordArt('glad') : foe === undefined ? null : creatureArt(whoIs(view, foe), 'glad');
    if (art === null) return null;
    const { x, y, scale } = stage;
    const size = HILL.size * scale;
    return onFeet(kit, art, { x: x + HILL.x * scale, y: y + HILL.y * scale }, size);
  }

  private drawHeroes(
    { stage, squeeze }: FinalLayout,
    view: QuestLook['view'],
    isWon: boolean,
  ): GameObjects.Image[] {
    const { kit } = this.host;
    const places = anchorOf(thingArt(isWon ? 'victory' : 'defeat'), 'places') ?? [];
    const size = (isWon ? HERO.won : HERO.lost) * stage.scale;
    // Those at the back first: on the podium the higher ones.
    const order = view.heroes.map((_, seat) => ({
      seat,
      x: places[2 * seat] ?? 640,
      y: places[2 * seat + 1] ?? 600,
    }));
    const images: GameObjects.Image[] = [];
    for (const { seat, x, y } of order.sort((a, b) => a.y - b.y)) {
      const who = whoIs(view, heroId(seat));
      const along = PODIUM_MIDDLE + (x - PODIUM_MIDDLE) * squeeze;
      const foot = { x: stage.x + along * stage.scale, y: stage.y + y * stage.scale };
      images[seat] = onFeet(kit, creatureArt(who, isWon ? 'glad' : 'hurt'), foot, size);
    }
    return images;
  }

  /** A puzzle is no whole game: its own page says what there was to be found. */
  private report(
    { board, banner, tools, small }: FinalLayout,
    view: QuestLook['view'],
    seat: QuestLook['seat'],
    isWon: boolean,
  ): Report {
    const { link } = this.host;
    const { speech } = link;
    const { t } = speech;
    const isPuzzle = link.goals?.isPuzzle === true;
    const key = isWon ? 'won' : lordSeat(view.setup) !== null ? 'lordWon' : 'lost';
    const score = view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
    const menu = toPage(link, 'menu', t('ui.title.menu'), iconArt('ui-menu'));
    const news = newsCount(speech, view, link.session.recap(seat));
    const recap = toPage(link, 'recap', t('ui.recap.button', { n: news }), iconArt('ui-log'));
    return {
      at: {
        board: isPuzzle ? { ...board, y: board.y + board.height - FOOT, height: FOOT } : board,
        banner,
        tools,
      },
      small,
      banner: {
        words: t(`ui.tableaux.final.${key}`),
        isGlad: isWon,
        note: isWon
          ? { art: artUrl(treasureArt('goodboymedal')), words: t('ui.tableaux.final.score', { n: score }) }
          : null,
      },
      parts: isPuzzle ? [] : questReport(this.host, view),
      tools: [menu, ...(isPuzzle ? [] : toTurning(link)), ...(news > 0 ? [recap] : [])],
      decline: toPage(link, 'title', t('ui.tableaux.final.title')),
      main: onward(link, 'newQuest', t('ui.tableaux.final.again')),
    };
  }

  /** Confetti and jumps for the heroes; a laugh for who has beaten them. */
  private async celebrate(
    at: FinalLayout,
    heroes: readonly GameObjects.Image[],
    villain: GameObjects.Image | null,
    isWon: boolean,
  ): Promise<void> {
    const { kit } = this.host;
    if (kit.still || kit.speed === 0) return;
    const isFirst = !this.isSeen;
    this.isSeen = true;
    await kit.ready();
    if (villain !== null) moving(this.host, villain, laugh);
    if (!isWon) return;
    for (const [i, image] of heroes.entries())
      if (image !== undefined) moving(this.host, image, hop(image.displayHeight, i));
    if (!isFirst) return;
    const { x, y, scale } = at.stage;
    const middle = { x: x + 640 * scale, y: y + 300 * scale };
    for (const [dx, ms] of [
      [0, 0],
      [-260, 350],
      [260, 350],
      [0, 700],
    ] as const) {
      void kit
        .wait(ms)
        .then(() => burst(kit, { x: middle.x + dx * scale, y: middle.y }, 'confetti', 520 * scale));
    }
    const first = heroes[0];
    if (first !== undefined) await pop(kit, first, 1.06);
  }
}

/** Moves an actor on its feet for as long as it is there, by the seconds since it began. */
function moving({ kit }: QuestHost, image: GameObjects.Image, step: (seconds: number) => Squash): void {
  const twist = hold(image, FEET);
  loop(kit, (ms) => {
    if (image.active) twist(step(ms / 1000));
    return image.active;
  });
}

/** A hero hops for joy now and then, each in its own time. */
const hop = (high: number, i: number) => (seconds: number) => {
  const t = ((seconds + i * 0.43) % 1.9) / 0.6;
  const up = t > 1 ? 0 : hill(t);
  return { y: -up * high * 0.12, sy: 1 + 0.04 * up, sx: 1 - 0.03 * up };
};

/** Shakes with laughter, in bursts. */
function laugh(seconds: number): Squash {
  const t = seconds % 2.6;
  const strength = t < 1.3 ? hill(t / 1.3) : 0;
  const beat = Math.abs(Math.sin(t * 14)) * strength;
  return { sy: 1 + 0.06 * beat, sx: 1 - 0.03 * beat, turn: 2 * strength * Math.sin(t * 7) };
}

export const questFinalSet: SetMaker<'quest'> = (host) => new Final(host);

/** The summary at the end: World by World what happened, hero by hero what it did and carries, who is remembered for what. */
const HOW = {
  cleared: 'ui.tableaux.final.cleared',
  time: 'ui.tableaux.final.time',
  wiped: 'ui.tableaux.final.wiped',
  won: 'ui.tableaux.final.worldWon',
  lost: 'ui.tableaux.final.worldLost',
} as const;
const GOOD: readonly WorldTale['how'][] = ['cleared', 'won'];

function questReport(host: QuestHost, view: QuestView): ReportPart[] {
  const { session, speech } = host.link;
  const story = session.story(null);
  const tale = questTale(story, view.heroes.length);
  const awards = questSuperlatives(story, view.heroes.length).map(
    ({ id, seats, value }): ReportRow => ({
      key: id,
      art: artUrl(questIcon(LOOKS.superlatives[id])),
      title: speech.t(`ui.questSuperlative.${id}`),
      faces: seats.map((seat) => artUrl(faceArt(whoIs(view, heroId(seat)), 'calm'))),
      value: speech.number(value),
    }),
  );
  const parts: ReportPart[] = [
    { key: 'worlds', title: null, look: 'places', rows: tale.map((one) => worldRow(host, one)) },
    {
      key: 'heroes',
      title: null,
      look: 'people',
      rows: view.heroes.map((_, seat) => heroRow(host, view, seat, tale)),
    },
    { key: 'awards', title: speech.t('ui.questSuperlative.title'), look: 'titles', rows: awards },
  ];
  return parts.filter(({ rows }) => rows.length > 0);
}

function worldRow({ link: { speech } }: QuestHost, { world, number, how, rounds }: WorldTale): ReportRow {
  const count = speech.t('ui.tableaux.final.rounds', { count: rounds });
  const art = world === null ? null : worldCardArt(world);
  return {
    key: String(number),
    art: artUrl(art ?? questIcon('world')),
    title: world === null ? speech.t('ui.battle.world', { n: number }) : thingName(speech, 'world', world),
    note: { words: `${speech.t(HOW[how])} · ${count}`, isBad: !GOOD.includes(how) },
  };
}

/** A game saved under other rules has lost its story: then it is unknown who felled how many. */
function heroRow(host: QuestHost, view: QuestView, seat: number, tale: readonly WorldTale[]): ReportRow {
  const { kit, link } = host;
  const { speech } = link;
  const { xp = [], treasures = [] } = view.heroes[seat] ?? {};
  const who = whoIs(view, heroId(seat));
  const isWon = view.outcome?.winners.includes(seat) ?? false;
  const felled = tale.reduce((sum, { felled: by }) => sum + (by[seat] ?? 0), 0);
  const fell = { art: artUrl(questIcon('fell')), words: String(felled) };
  return {
    key: String(seat),
    art: artUrl(faceArt(who, isWon ? 'glad' : 'hurt')),
    title: speech.at(view).hero(seat),
    signs: [{ art: artUrl(star(true)), words: String(xp.length) }, ...(tale.length === 0 ? [] : [fell])],
    things: treasures.map((card) => {
      const id = `treasure:${card}`;
      const tip = { title: thingName(speech, 'treasure', card), lines: [cardRules(speech, view, card)] };
      const explain = kit.reveal(id, () => tip);
      return { id, words: tip.title, art: artUrl(treasureArt(card)), tap: null, explain };
    }),
  };
}
