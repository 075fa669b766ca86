/** The set of the evening: all shops by lamplight; pets grow, food ages, imps come home, the crown moves on. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzEventOf } from '../../../engine/petz/events.ts';
import { bodyguardHome, hatHome, ownsHat } from '../../../engine/petz/read.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { tell } from '../../../text/tell.ts';
import { around, inset, middleOf, type Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import { ofType, type PlayStep, perform, steps } from '../acting.ts';
import type { FigureOwner } from '../actors/index.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import { explainShop } from '../explain/index.ts';
import { seatFace } from '../frame/faces.ts';
import { fade, float, fly, ring } from '../motion/index.ts';
import { appear } from '../motion/moves.ts';
import { countChanges, eveningOf, isOfEvening } from './evening/changes.ts';
import { age } from './evening/food.ts';
import { buildEveningHome, type Home } from './evening/home.ts';
import { type EveningLayout, type HomeLayout, layoutEvening } from './evening/layout.ts';
import { grow } from './evening/pets.ts';
import { playTwists } from './evening/twists.ts';
import { scenery } from './parts/figures.ts';
import { SetPart } from './parts/set-part.ts';

export const eveningSet: SetMaker = (host) => new EveningSet(host);

/** The night waits this long for a tap before the next day begins by itself. */
const PATIENCE = 4000;

class EveningSet extends SetPart implements TableSet {
  private homes: Home[] = [];
  private at: EveningLayout | null = null;
  /** What of this evening is still to be played. */
  private pending = 0;
  private night = false;
  /** What twists do before it is played. */
  private isTwisted = false;

  draw(look: Look, area: Rect): void {
    const { kit, link, peek } = this.host;
    const { shops, round, phase } = look.view;
    scenery(kit, 'backgrounds/dusk', area);
    const at = layoutEvening(area, shops.length);
    this.at = at;
    // The token of the night's end is reported when the next round has its number already.
    const evening = phase === 'aging' && !this.night ? round : this.roundOf(look);
    // Before the evening itself nothing has changed yet.
    const isBefore = this.isTwisted || look.next?.type === 'petz.twist';
    const news = isBefore ? [] : eveningOf(link.session.story(look.seat), evening);
    const changes = countChanges(news.slice(0, news.length - this.pending), shops.length);
    const order = [look.seat, ...shops.flatMap((_, seat) => (seat === look.seat ? [] : [seat]))];
    this.homes = order.flatMap((seat, i) => {
      const main = i === 0;
      const frame = main ? at.own : at.others[i - 1];
      const own = changes[seat];
      if (frame === undefined || own === undefined) return [];
      const home = buildEveningHome(this.host, {
        look,
        seat,
        frame,
        changes: own,
        night: this.night,
        main,
      });
      if (home !== null && !main) {
        const explain = () => explainShop(link, look.view, seat);
        kit.press(`home:${seat}`, frame, () => peek(seat), explain);
      }
      return home === null ? [] : [home];
    });
    this.drawWaiting(look, at);
  }

  private roundOf({ view, seat }: Look): number {
    const story = this.host.link.session.story(seat);
    return story.findLast(({ events }) => events.some(isOfEvening))?.round ?? view.round;
  }

  /** While a rival thinks about his box there is nothing else to see. */
  private drawWaiting({ view, seat }: Look, { note, compact }: EveningLayout): void {
    const { kit, link, speech } = this.host;
    const [asked] = view.ask?.kind === 'petz.box' ? view.ask.seats : [];
    if (asked === undefined || asked === seat) return;
    const words = speech.t('ui.evening.waiting', { seat: speech.seat(asked) });
    const art = artUrl(seatFace(link, view, asked));
    kit.panels.notice = { at: inset(note, 8), small: compact, art, words };
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    const { host } = this;
    const { speech } = host;
    const events = beats.map(({ event }) => event);
    const [grew, home] = [ofType(beats, 'petz.grew'), ofType(beats, 'petz.cameHome')];
    this.night = false;
    await this.playTwists(beats);
    this.pending = events.filter(isOfEvening).length;
    const from = beats.findLast(({ event }) => event.type === 'petz.twist')?.after ?? look.view;
    if (this.pending > 0) host.turn(from);
    await host.kit.ready();
    await this.fillBox(beats);
    if (grew.length > 0) {
      this.say(speech.t('ui.evening.grow'));
      await this.growAll(grew);
      this.pass(
        grew.length,
        beats.findLast(({ event }) => event.type === 'petz.grew'),
      );
    }
    if (home.length === 0) return;
    const spoiled = ofType(beats, 'petz.spoiled');
    if (this.homes.some(({ heaps }) => heaps.length > 0)) {
      this.say(speech.t(spoiled.length > 0 ? 'ui.evening.spoil' : 'ui.evening.food'));
      await Promise.all(this.homes.map(({ layout, heaps }) => age(host.kit, layout, heaps)));
    }
    // The chambers are as they will be; the counts follow with the imps.
    this.pass(
      spoiled.length,
      beats.find(({ event }) => event.type === 'petz.cameHome'),
      true,
    );
    await host.kit.ready();
    this.say(speech.t('ui.evening.home'));
    await this.allHome(home, from);
    this.pending = 0;
    await this.lampsOut(beats.at(-1));
    await this.passCrown(beats);
    await host.pause(speech.t('ui.evening.night'), PATIENCE);
  }

  /** The inspector and the customer of the hour come before the evening. */
  private async playTwists(beats: readonly Beat[]): Promise<void> {
    this.isTwisted = beats.some(({ event }) => event.type === 'petz.twist');
    await playTwists(this.host, this.homes, beats, {
      say: (words) => this.say(words),
      turn: ({ after }) => this.host.turn(after),
      homes: () => this.homes,
    });
    this.isTwisted = false;
  }

  /** A seat has put food into the Magic Box: it goes there from its chamber. */
  private async fillBox(beats: readonly Beat[]): Promise<void> {
    const { kit, speech } = this.host;
    const beat = beats.find(({ event }) => event.type === 'petz.filledBox');
    if (beat?.event.type !== 'petz.filledBox') return;
    const { seat, food } = beat.event;
    this.say(tell(speech, beat.event));
    const [before, after] = [beat.before.shops[seat]?.food[food], beat.after.shops[seat]?.food[food]];
    const chamber = before?.findIndex((count, i) => count > (after?.[i] ?? 0)) ?? -1;
    const layout = this.home(seat)?.layout;
    const from = layout?.chambers[food][chamber];
    const to = layout?.box;
    if (from !== undefined && to) {
      const how = { width: from.width * 0.7, toWidth: to.width * 0.5, duration: 700 };
      await fly(kit, `tokens/token-${food}`, middleOf(from), middleOf(to), how);
    }
    this.host.turn(beat.after);
    await kit.wait(700);
  }

  private say(words: string): void {
    if (this.at !== null) this.host.caption(words, this.at.note);
  }

  /** So many are shown; the picture is that of a beat, before or after it. */
  private pass(count: number, beat: Beat | undefined, before = false): void {
    this.pending -= count;
    if (beat !== undefined) this.host.turn(before ? beat.before : beat.after);
  }

  private async growAll(events: readonly PetzEventOf<'petz.grew'>[]): Promise<void> {
    const { kit } = this.host;
    await kit.ready();
    const tasks = this.homes.flatMap(({ seat, lodgers }, i) =>
      events.flatMap(async (event) => {
        const lodger = event.seat === seat ? lodgers.find(({ pet }) => pet.id === event.pet) : undefined;
        if (lodger === undefined) return;
        if (i > 0) await kit.wait(160 * i);
        await grow(kit, lodger, event.to);
      }),
    );
    await Promise.all(tasks);
    await kit.wait(250);
  }

  private async allHome(events: readonly PetzEventOf<'petz.cameHome'>[], before: PetzView): Promise<void> {
    const { kit } = this.host;
    const tasks = events.map(async ({ seat, imps }) => {
      const home = this.homes.find((one) => one.seat === seat);
      if (home === undefined) return;
      const start = Number(home.count.text);
      const tell = (sofar: number) => {
        if (home.count.active) home.count.setText(String(start + sofar));
      };
      await perform(kit, walkHome(home.layout, seat, imps, tell, comesAlong(before, seat)));
    });
    await Promise.all(tasks);
  }

  private async lampsOut(last: Beat | undefined): Promise<void> {
    const { kit } = this.host;
    const dark = this.homes.flatMap((home) => home.dark.map((image) => image.setAlpha(0).setVisible(true)));
    this.say(this.host.speech.t('ui.evening.lamps'));
    await fade(kit, dark, 1, 500);
    this.night = true;
    // The last beat may belong to the next morning, when the crown has moved on already.
    if (last !== undefined) this.host.turn(last.event.type === 'petz.passedToken' ? last.before : last.after);
    await kit.ready();
  }

  /** The crown flies from plate to plate, and the clock calls the night out. */
  private async passCrown(beats: readonly Beat[]): Promise<void> {
    const { kit, speech } = this.host;
    const call = this.cuckoo();
    const [passed] = ofType(beats, 'petz.passedToken');
    if (passed !== undefined) {
      this.say(speech.t('ui.evening.crown', { seat: speech.seat(passed.to) }));
      const [from, to] = [this.home(passed.from), this.home(passed.to)];
      if (from !== undefined && to !== undefined) {
        const how = { width: from.crown.size, toWidth: to.crown.size, duration: 800 };
        from.crown.image?.setVisible(false);
        await fly(kit, 'icons/icon-start', from.crown, to.crown, how);
        const { x, y, size } = to.crown;
        const rest = kit.fitted('icons/icon-start', around({ x, y }, size));
        rest.setDepth(2);
        await kit.ready();
        void ring(kit, around({ x, y }, size));
      }
    }
    await call;
  }

  private home(seat: Seat): Home | undefined {
    return this.homes.find((home) => home.seat === seat);
  }

  private async cuckoo(): Promise<void> {
    const { kit, speech } = this.host;
    const clock = this.homes[0]?.layout.clock;
    if (clock === null || clock === undefined) return;
    const size = clock.width * 0.5;
    const at = { x: clock.x + clock.width * 0.62, y: clock.y + clock.height * 0.32 };
    const bird = kit.fitted('props/cuckoo', around(at, size));
    bird.setDepth(3);
    await appear(kit, bird, 300);
    await float(kit, speech.t('ui.evening.cuckoo'), { x: clock.x - 62, y: at.y + size * 0.3 }, '#ffe9a0', 24);
    await fade(kit, [bird], 0, 200);
  }
}

/** The bodyguard always comes home; the hat does unless it was sent to the platform (DA-BODY-12). */
function comesAlong(before: PetzView, seat: Seat): Along {
  const shop = before.shops[seat];
  if (shop === undefined) return { bodyguard: false, hat: false };
  const stays = before.town.taken.platform;
  const onPlatform = shop.alleys?.hatOnPlatform === true || (stays?.seat === seat && (stays.hat ?? 0) > 0);
  return {
    bodyguard: shop.alleys?.bodyguard === true && !bodyguardHome(before, seat),
    hat: ownsHat(shop) && !onPlatform && !hatHome(before, seat),
  };
}

/** More than this many are shown by the number alone. */
const MOST = 5;
const EACH = 170;

/** Who comes home besides imps. */
interface Along {
  bodyguard: boolean;
  hat: boolean;
}

/** They come one after the other with their lanterns; `onArrive` gets how many have come home so far. */
function walkHome(
  home: HomeLayout,
  seat: Seat,
  count: number,
  onArrive: (sofar: number) => void,
  along: Along,
): PlayStep {
  const { room, tunnel } = home;
  const shown = Math.min(count, MOST);
  const who = [...Array<FigureOwner>(shown).fill(seat), ...(along.bodyguard ? (['bodyguard'] as const) : [])];
  const height = Math.min(tunnel.height * 0.58, 96);
  const foot = tunnel.y + tunnel.height - (home.mini ? 4 : 2);
  const from = { x: room.x + height * 0.4, y: foot };
  const to = { x: tunnel.x + tunnel.width / 2, y: foot - 2 };
  return steps.imps(who, from, height, EACH, (one, i) => [
    () => one.root.setAlpha(0),
    () => one.face('right'),
    () =>
      along.hat && i === 0 && shown > 0
        ? one.carry('artifacts/fancyHat', height * 0.62)
        : one.carry('props/lantern', height * 0.42),
    steps.fade([one.root], 1),
    steps.walk(one, to, { ms: 950, hop: true }),
    steps.fade([one.root], 0, 220),
    () => one.destroy(),
    () => i < shown && onArrive(Math.round(((i + 1) / shown) * count)),
  ]);
}
