/** The set of the shopping phase: the town with its fourteen action spaces, the alleys beside it, and the groups that go. */
import type { Json } from '../../../engine/kernel/state.ts';
import { alleysIn, groupsToSend, isBoarded, sameGroup, sizeOf, WITHDRAW } from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { box as boxOf, type Rect } from '../../../ui/rect.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import { explainItem } from '../explain/index.ts';
import { cardPlaces } from '../frame/rail.ts';
import { buildLane, outOfTheDark } from './alley/lane.ts';
import { type AlleyLayout, layoutAlley } from './alley/layout.ts';
import { buildAlley } from './alley/picture.ts';
import { buildFood } from './alley/wares.ts';
import { sealedGroups } from './grouping/draft.ts';
import { Grouping } from './grouping/grouping.ts';
import { SetPart } from './parts/set-part.ts';
import { buildCounter, type WaitingGroups } from './town/counter.ts';
import {
  chosenSend,
  droppedAt,
  EMPTY,
  FOOD,
  itemsAt,
  offeredLike,
  readOptions,
  recallOf,
  type SendDraft,
  type SendOption,
  sendOptions,
} from './town/draft.ts';
import type { Thing } from './town/goods.ts';
import { layoutTown, type TownLayout } from './town/layout.ts';
import { buildMarket } from './town/market.ts';
import { padOfPlace } from './town/place-pad.ts';
import type { AlleyId, PlaceId } from './town/places.ts';
import { type SceneLayout, type ScenePlace, sideOfTown, type TownSide } from './town/scene.ts';
import { buildBoards, buildScenery, type Scenery } from './town/scenery.ts';
import { explainPlace, sentence } from './town/sentence.ts';
import { buildTrayAt, trayChoices } from './town/tray.ts';
import { buildWisher } from './town/wisher.ts';
import type { TownGround } from './town-play/ground.ts';
import { playTown, sideOfEvent } from './town-play/show.ts';
import { prepaintGroups } from './town-play/walk.ts';

export const townSet: SetMaker = (host) => new TownSet(host);

class TownSet extends SetPart implements TableSet {
  private draft: SendDraft = EMPTY;
  private at: SceneLayout | null = null;
  /** What is shown, and where the viewer has gone. */
  private side: TownSide = 'town';
  private wanted: TownSide = 'town';
  /** The picture is about to be drawn with the other side. */
  private isCrossing = false;
  private look: Look | null = null;
  private area: Rect = boxOf(0, 0, 1, 1);
  /** What is on offer, and where it stands. */
  private things: ReadonlyMap<string, Thing> = new Map();
  private scenery: Scenery | null = null;
  private counter: WaitingGroups = [];
  /** The picture is being drawn for something that is played. */
  private isActing = false;
  /** Whether that is meant was asked of a large group that is to stay at home. */
  private note: string | null = null;
  private readonly grouping = new Grouping(this.host);

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.host;
    if (this.isOther(look)) this.forget();
    this.look = look;
    this.area = area;
    this.chooseSide(look);
    link.side?.(this.side);
    const options = this.options();
    const at = this.side === 'alley' ? this.drawAlley(look, options) : this.drawTown(look, options);
    this.at = at;
    buildLane(this.host, look.view, at, this.side, () => this.goTo(this.side === 'town' ? 'alley' : 'town'));
    for (const place of at.places) this.buildPlace(look, place, options);
    prepaintGroups(kit, look.view, at, this.side);
    if (this.grouping.isOpen(look)) {
      this.counter = [];
      this.grouping.draw(look, at);
    } else {
      this.buildCounter(look, at);
      if (!this.isShow(look)) this.question(look, at, options);
    }
    this.buildTray(look, at, options);
    if (at.lane !== null) kit.touch.swipe = (by, from) => this.swipe(by, from.y);
    if (this.isCrossing) outOfTheDark(kit, this.area);
    this.isCrossing = false;
  }

  /** The alleys of a game with them, and everything in them. */
  private drawAlley(look: Look, options: readonly SendOption[]): AlleyLayout {
    const { kit, link, speech } = this.host;
    const { row = [], facilities = [] } = alleysIn(look.view) ?? {};
    const places = Math.max(4, row.length + Math.min(1, facilities.length));
    const at = layoutAlley(this.area, kit.window, places);
    this.at = at;
    this.scenery = null;
    const { draft } = this;
    const on = {
      take: (space: string, item: string, box: Rect) => this.takeWare(options, space, item, box),
      food: () => this.change({ space: 'market', item: draft.item?.startsWith(FOOD) ? draft.item : FOOD }),
    };
    this.things = buildAlley({ kit, link, speech, look, at, options, draft, on }, (id) =>
      this.pressBuilding(look, id),
    );
    return at;
  }

  private drawTown(look: Look, options: readonly SendOption[]): TownLayout {
    const { kit, link } = this.host;
    const at = layoutTown(this.area, kit.window, alleysIn(look.view) !== null);
    this.at = at;
    this.scenery = buildScenery(kit, look.view, at);
    // Under what is on offer there, so that each thing can still be picked by itself.
    for (const { id, art } of at.places) if (art !== null) this.pressBuilding(look, id);
    const things = buildMarket(kit, look.view, at, options, this.draft, {
      take: (space, item) => this.pick(space, item),
      explain: (family, item, size) => explainItem(link, family, item, size),
      tell: (box, explain) => kit.touch.reveal(box, explain),
    });
    this.things = new Map([...this.scenery.stands, ...things]);
    buildBoards(this.host, at);
    if (at.square !== null) buildWisher(this.host, look, at.square);
    return at;
  }

  private pressBuilding(look: Look, id: string): void {
    const art = this.at?.places.find((place) => place.id === id)?.art;
    const explain = () => this.explanation(look, id);
    if (art != null) this.host.kit.press(`building:${id}`, art, () => this.pick(id), explain);
  }

  /** Something on offer in the alleys: taken, or it is said why the group cannot have it. */
  private takeWare(options: readonly SendOption[], space: string, item: string, box: Rect): void {
    const { look } = this;
    if (look === null) return;
    if (itemsAt(options, space).includes(item)) this.change({ space, item });
    else this.host.kit.touch.reveal(box, () => this.explanation(look, space));
  }

  /** While something is played the picture is where it happens, else where the viewer has gone. */
  private chooseSide({ view, domain, next }: Look): void {
    if (alleysIn(view) === null) this.side = 'town';
    else if (domain !== null) this.side = this.wanted;
    else if (next !== undefined && !this.isActing) this.side = sideOfEvent(next);
  }

  /** Goes to look at the other side; what was picked on this one stays picked. */
  private goTo(side: TownSide): void {
    if (side === this.side) return;
    this.wanted = side;
    this.side = side;
    this.isCrossing = true;
    this.host.redraw();
  }

  /** The alleys lie to the right of the town. Not from the counter: groups are dragged there. */
  private swipe(by: 'left' | 'right', from: number): void {
    const counter = this.at?.counter.rect.y ?? 0;
    if (from < counter - 30) this.goTo(by === 'left' ? 'alley' : 'town');
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    await playTown(this.ground(look), beats);
  }

  /** Something is played, or is about to be: the game is already ahead of what is shown. */
  private isShow({ view, next }: Look): boolean {
    return this.isActing || next !== undefined || view.ask?.id !== this.host.link.session.ask()?.id;
  }

  private turn(view: Look['view']): void {
    this.isActing = true;
    try {
      this.host.turn(view);
    } finally {
      this.isActing = false;
    }
  }

  /** What the plays need of the picture as it is whenever they ask. */
  private ground(look: Look): TownGround {
    const { kit, link, speech, caption, hear } = this.host;
    const cardAt = cardPlaces(kit, look);
    const layout = (): SceneLayout => this.at ?? layoutTown(this.area, kit.window);
    return {
      kit,
      link,
      speech,
      own: look.seat,
      layout,
      things: () => this.things,
      card: (seat) => cardAt(seat) ?? layout().counter.rect,
      sun: () => this.scenery?.sun ?? null,
      waiting: (group) => this.counter.find((x) => sameGroup(x.group, group)) ?? null,
      cross: (side) => {
        if (this.side === side || this.look === null || alleysIn(this.look.view) === null) return;
        this.side = side;
        this.isCrossing = true;
        this.turn(this.look.view);
      },
      turn: (view) => this.turn(view),
      caption: (words) => caption(words, layout().caption),
      hear,
    };
  }

  private forget(): void {
    this.draft = EMPTY;
    this.note = null;
  }

  private groups(): Group[] {
    return this.look === null || this.look.domain === null
      ? []
      : groupsToSend(this.look.view, this.look.seat);
  }

  private current(): Group | undefined {
    const groups = this.groups();
    return groups[this.draft.group] ?? groups[0];
  }

  /** What the question allows the group at hand. */
  private options(): SendOption[] {
    const isSend = this.look?.ask?.kind === 'petz.send';
    return isSend ? sendOptions(readOptions(this.look?.domain ?? null), this.current()) : [];
  }

  private change(draft: Partial<SendDraft>): void {
    this.draft = { ...this.draft, ...draft };
    this.note = null;
    this.host.redraw();
  }

  private pick(id: string, item: string | null = null): void {
    const { look } = this;
    if (look === null) return;
    if (this.grouping.isOpen(look)) {
      this.lookAt(look, id);
      return;
    }
    const options = this.options();
    const space = isBoarded(look.view, id) ? null : offeredLike(look.view, options, id);
    if (space === null) {
      this.explain(id);
      return;
    }
    const [only, ...others] = itemsAt(options, space);
    const chosen = item ?? (others.length === 0 ? (only ?? null) : null);
    this.change({ space, item: chosen });
  }

  /** While groups are formed a place is only looked at; on a phone its goods lie on a tray. */
  private lookAt(look: Look, id: string): void {
    const isShown = this.draft.space === id;
    if (this.at?.compact !== true || trayChoices(this.host.speech, look.view, id) === null) this.explain(id);
    else this.change({ space: isShown ? null : id });
  }

  /** Says why no group, or not this one, goes there; else what the place is for. */
  private explain(id: string): void {
    const { look, at } = this;
    const place = at?.places.find((x) => x.id === id);
    if (look === null || at === null || place === undefined) return;
    this.host.kit.touch.reveal(place.pad, () => this.explanation(look, id));
  }

  private explanation(look: Look, id: string) {
    return explainPlace(this.host.link, look, id, this.current() ?? null);
  }

  /** A group was carried to a point: to the place there, and to the thing, if it was put down on one. */
  private drop(group: Group, x: number, y: number): boolean {
    const { look, at } = this;
    if (look === null || at === null) return false;
    const index = this.groups().findIndex((one) => sameGroup(one, group));
    const options = sendOptions(readOptions(look.domain), group);
    const { space, item, place } = droppedAt(at, this.things, look.view, options, x, y);
    const isShut = place !== null && isBoarded(look.view, place);
    this.change({ group: Math.max(0, index), space: isShut ? null : space, item: isShut ? null : item });
    if ((space === null || isShut) && place !== null) this.explain(place);
    return true;
  }

  private buildPlace(look: Look, place: ScenePlace<PlaceId | AlleyId>, options: readonly SendOption[]): void {
    const { kit } = this.host;
    const { id, pad } = place;
    kit.name(`space:${id}`, place.art ?? pad);
    padOfPlace(kit, look, place, { options, space: this.draft.space, group: this.current() });
    kit.press(
      `space:${id}`,
      pad,
      () => this.pick(id),
      () => this.explanation(look, id),
    );
  }

  private buildCounter(look: Look, at: SceneLayout): void {
    const { host } = this;
    const { view, seat } = look;
    const going = this.groups();
    const sealed = view.ask?.kind === 'petz.group' ? sealedGroups(view.ask.sealed[seat]) : [];
    const groups = sealed.length > 0 ? sealed : (view.shops[seat]?.groups ?? []);
    const recallable = look.ask?.kind === 'petz.send' ? readOptions(look.domain) : [];
    const waiting = { groups, current: this.current() ?? null, going };
    this.counter = buildCounter(host, look, at.counter, waiting, {
      choose: (group) => this.change({ ...EMPTY, group: going.findIndex((x) => sameGroup(x, group)) }),
      recall: (group) => {
        const back = recallOf(recallable, group);
        return back && (() => void host.answer(back.choice));
      },
      drop: (group, x, y) => this.drop(group, x, y),
    });
  }

  /** What is asked about the group at hand, and the buttons that send it or keep it at home. */
  private question(look: Look, at: SceneLayout, options: readonly SendOption[]): void {
    const { host, draft } = this;
    const { t } = host.speech;
    const home = options.find((x) => x.space === 'home');
    const ready = draft.space === 'home' ? null : chosenSend(options, draft);
    host.question({
      at: { buttons: at.counter.buttons, say: at.strip, tools: at.tools },
      small: at.compact,
      hangs: true,
      columns: 1,
      say: this.note ?? sentence(host.link, look, this.current(), options, draft, at.compact),
      actions: [
        {
          id: 'home',
          words: t('ui.table.town.home'),
          isPicked: draft.space === 'home',
          tap: home === undefined ? null : () => this.keepHome(home),
        },
      ],
      back: null,
      main: {
        id: 'send',
        words: t('ui.table.town.send'),
        tap: ready === null ? null : () => void host.answer(ready.choice),
      },
      take: (choice) => this.take(look, choice),
    });
  }

  /** A large group is asked about once before it stays at home. */
  private keepHome(option: SendOption): void {
    const { speech } = this.host;
    const sure = speech.t('ui.table.town.homeSure', { size: speech.number(sizeOf(option)) });
    const isMeant = sizeOf(option) < 4 || this.note === sure;
    if (isMeant) return void this.host.answer(option.choice);
    this.note = sure;
    this.host.redraw();
  }

  /** Lays out what is advised, and goes where it lies. */
  private take(look: Look, choice: Json): void {
    const wanted = JSON.stringify(choice);
    const chosen = readOptions(look.domain).find((option) => JSON.stringify(option.choice) === wanted);
    if (chosen === undefined || chosen.space === WITHDRAW) return;
    const group = this.groups().findIndex((x) => sameGroup(x, chosen));
    this.draft = { group: Math.max(0, group), space: chosen.space, item: chosen.item };
    this.note = null;
    if (alleysIn(look.view) !== null && chosen.space !== 'home') this.wanted = sideOfTown(chosen.space);
  }

  private buildTray(look: Look, at: SceneLayout, options: readonly SendOption[]): void {
    const { kit } = this.host;
    const { draft, side, area } = this;
    const { space, item } = draft;
    const food = this.things.get('food');
    if (side === 'alley') {
      const take = (wanted: string) => this.change({ space: 'market', item: wanted });
      if (space === 'market' && item?.startsWith(FOOD) === true && food !== undefined)
        buildFood(kit, look.view, { box: food.box, area }, item, take);
    } else if (at.compact && space !== null) {
      const isLooking = this.grouping.isOpen(look);
      const choice = isLooking ? null : { items: itemsAt(options, space), picked: item };
      buildTrayAt(this.host, look.view, area, { space, choice }, (chosen) => this.pick(space, chosen));
    }
  }
}
