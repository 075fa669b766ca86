/** The set of the shopping phase: the town with its fourteen action spaces, and the groups that go there. */
import type { Group } from '../../../engine/petz/state.ts';
import { groupsToSend, offerOf, whySpaceClosed } from '../../../session/facts.ts';
import { itemFamily } from '../../../ui/access/text/offers.ts';
import { describeOption } from '../../../ui/access/text/options.ts';
import { sayReason } from '../../../ui/access/text/reason.ts';
import { say } from '../../../ui/bubble.ts';
import type { Rect } from '../../../ui/button.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { explainItem, explainSpace } from '../explain/index.ts';
import { layoutFrame } from '../frame/layout.ts';
import { railOrder } from '../frame/rail.ts';
import { buildRecap } from '../frame/recap.ts';
import { buildCounter, type Counter, isSame } from './town/counter.ts';
import {
  answerOf,
  type Draft,
  EMPTY,
  itemsAt,
  offeredLike,
  optionsOf,
  readOptions,
  type SendOption,
} from './town/draft.ts';
import { layoutTown, type Place, type TownLayout } from './town/layout.ts';
import { buildMarket, type Thing } from './town/market.ts';
import { buildPad } from './town/pads.ts';
import type { Ground } from './town/play/ground.ts';
import { playTown } from './town/play/show.ts';
import { buildBoards, buildScenery, type Scenery } from './town/scenery.ts';
import { buildStrip, sentence } from './town/strip.ts';
import { buildTray } from './town/tray.ts';

export const townSet: SetMaker = (deal) => new TownSet(deal);

class TownSet implements TableSet {
  private readonly deal: Deal;
  private draft: Draft = EMPTY;
  /** The question the draft belongs to. */
  private ask = -1;
  private at: TownLayout | null = null;
  private look: Look | null = null;
  private area: Rect = { x: 0, y: 0, width: 1, height: 1 };
  /** What is on offer, and where it stands. */
  private things: ReadonlyMap<string, Thing> = new Map();
  private scenery: Scenery | null = null;
  private counter: Counter = [];
  /** The picture is being drawn for something that is played. */
  private isActing = false;
  /** What the wise imp said, for the question it said it to. */
  private advice: string | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.deal;
    const ask = look.domain === null ? -1 : (look.ask?.id ?? -1);
    if (ask !== this.ask) this.forget(ask);
    this.look = look;
    this.area = area;
    const at = layoutTown(area, kit.window);
    this.at = at;
    const options = this.options();
    this.scenery = buildScenery(kit, look.view, at);
    // Under what is on offer there, so that each thing can still be picked by itself.
    for (const { id, art } of at.places)
      if (art !== null)
        kit.press(
          `building:${id}`,
          art,
          () => this.pick(id),
          () => this.explanation(look, id),
        );
    const things = buildMarket(kit, look.view, at, options, this.draft, {
      take: (space, item) => this.pick(space, item),
      explain: (family, item) => explainItem(link, family, item),
      tell: (family, item, box) => kit.touch.reveal(box, () => explainItem(link, family, item)),
    });
    this.things = new Map([...this.scenery.stands, ...things]);
    buildBoards(kit, link, at);
    for (const place of at.places) this.buildPlace(look, place, options);
    if (!this.isShow(look)) {
      const words = this.advice ?? sentence(link, look, this.current(), options, this.draft, at.compact);
      buildStrip(kit, words, at);
      buildRecap(kit, link, look, at.recap);
    }
    this.buildCounter(look, at, options);
    this.buildTray(look, at, options);
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    // The words of the question before give way to what is told.
    this.turn(look.view);
    await this.deal.kit.ready();
    await playTown(this.ground(look), beats);
  }

  /** Something is played, or is about to be: the game is already ahead of what is shown. */
  private isShow({ view }: Look): boolean {
    return this.isActing || view.ask?.id !== this.deal.link.session.ask()?.id;
  }

  private turn(view: Look['view']): void {
    this.isActing = true;
    try {
      this.deal.turn(view);
    } finally {
      this.isActing = false;
    }
  }

  /** What the plays need of the picture as it is whenever they ask. */
  private ground(look: Look): Ground {
    const { kit, link, caption } = this.deal;
    const { width, height } = kit.window;
    const frame = layoutFrame(width, height, look.view.shops.length, true);
    const order = railOrder(look);
    const layout = () => this.at ?? layoutTown(this.area, kit.window);
    return {
      kit,
      link,
      own: look.seat,
      layout,
      things: () => this.things,
      card: (seat) => frame.cards[order.indexOf(seat)] ?? layout().counter.rect,
      tile: (tile) => (tile === 'exhibition' ? frame.exhibition : frame.customers),
      sun: () => this.scenery?.sun ?? null,
      waiting: (group) => this.counter.find((x) => isSame(x.group, group)) ?? null,
      turn: (view) => this.turn(view),
      caption: (words) => caption(words, layout().caption),
    };
  }

  private forget(ask: number): void {
    this.ask = ask;
    this.draft = EMPTY;
    this.advice = null;
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
    return isSend ? optionsOf(readOptions(this.look?.domain ?? null), this.current()) : [];
  }

  private change(draft: Partial<Draft>): void {
    this.draft = { ...this.draft, ...draft };
    this.advice = null;
    this.deal.redraw();
  }

  private pick(id: string, item: string | null = null): void {
    const { look } = this;
    if (look === null) return;
    const options = this.options();
    const space = offeredLike(look.view, options, id);
    if (space === null) {
      this.explain(id);
      return;
    }
    const [only, ...others] = itemsAt(options, space);
    const chosen = item ?? (others.length === 0 ? (only ?? null) : null);
    this.change({ space, item: chosen });
  }

  /** Says why nobody, or not this group, goes there; else what the place is for. */
  private explain(id: string): void {
    const { look, at } = this;
    const place = at?.places.find((x) => x.id === id);
    if (look === null || at === null || place === undefined) return;
    this.deal.kit.touch.reveal(place.pad, () => this.explanation(look, id));
  }

  private explanation(look: Look, id: string) {
    return explainSpace(this.deal.link, look.view, id, this.current() ?? null);
  }

  /** A group was carried to a point: to the place there, and to the thing, if it was put down on one. */
  private drop(group: Group, x: number, y: number): void {
    const { look, at } = this;
    if (look === null || at === null) return;
    const isIn = (rect: Rect | null | undefined) =>
      rect != null && x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;
    const index = this.groups().findIndex((one) => isSame(one, group));
    const options = optionsOf(readOptions(look.domain), group);
    const thing = [...this.things].find(
      ([id, { box }]) => isIn(box) && options.some((one) => one.item === id),
    );
    const place = at.places.find(({ pad, art }) => isIn(pad) || isIn(art));
    const space = thing
      ? (options.find((one) => one.item === thing[0])?.space ?? null)
      : place
        ? offeredLike(look.view, options, place.id)
        : null;
    const items = itemsAt(options, space);
    const item = thing?.[0] ?? (items.length === 1 ? (items[0] ?? null) : null);
    this.change({ group: Math.max(0, index), space, item });
    if (space === null && place !== undefined) this.explain(place.id);
  }

  private bubble(words: string, rect: Rect): void {
    const { kit } = this.deal;
    const { width } = kit.window;
    say(kit, { words, x: rect.x + rect.width / 2, y: rect.y + 6, width, size: 18, still: kit.still });
  }

  private buildPlace(look: Look, place: Place, options: readonly SendOption[]): void {
    const { kit } = this.deal;
    const { id, pad } = place;
    const open = options.some((x) => x.space === id);
    const isFree = look.view.town.taken[id] === undefined && !look.view.town.neutral.includes(id);
    const empty = isFree && whySpaceClosed(look.view, id) !== null;
    const picked = open && this.draft.space === id;
    const group = this.current();
    const ghost = group === undefined ? null : { seat: look.seat, imps: group.imps };
    buildPad(kit, { view: look.view, seat: look.seat, id, rect: pad, open, picked, ghost, empty });
    const tap = () => this.pick(id);
    const explain = () => this.explanation(look, id);
    kit.press(`space:${id}`, pad, tap, explain);
  }

  private buildCounter(look: Look, at: TownLayout, options: readonly SendOption[]): void {
    const { kit, link, answer } = this.deal;
    const { session } = link;
    const going = this.groups();
    const ready = answerOf(options, this.draft);
    const home = options.find((x) => x.space === 'home');
    const give = (option: SendOption | null | undefined) =>
      option ? () => void this.refused(answer(option.choice), at) : null;
    this.counter = buildCounter(kit, link, look, at.counter, this.current() ?? null, going, {
      choose: (group) => this.change({ ...EMPTY, group: going.findIndex((x) => isSame(x, group)) }),
      drop: (group, x, y) => this.drop(group, x, y),
      send: give(ready),
      home: give(home),
      undo: session.undoer() === look.seat && !this.isShow(look) ? () => void session.undo() : null,
      hint: look.domain === null ? null : () => void this.hint(look),
      waits: !this.isShow(look),
    });
  }

  private refused(refusal: ReturnType<Deal['answer']>, at: TownLayout): void {
    if (refusal !== null) this.bubble(this.deal.link.speech.why(refusal), at.counter.send);
  }

  private buildTray(look: Look, at: TownLayout, options: readonly SendOption[]): void {
    const { kit, link } = this.deal;
    const { space, item } = this.draft;
    const items = itemsAt(options, space);
    if (!at.compact || space === null || items.length < 2) return;
    const family = itemFamily(offerOf(look.view, space).kind);
    if (family !== 'pet' && family !== 'cage' && family !== 'addon') return;
    const size = space === 'older' ? 3 : 2;
    const title = link.speech.t('ui.table.town.item', { space: link.speech.thing('space', space) });
    buildTray(kit, this.area, { family, size, items, picked: item, title }, (chosen) =>
      this.pick(space, chosen),
    );
  }

  /** Asks a strong player and lays out its answer: nothing is sent by it. */
  private async hint(look: Look): Promise<void> {
    const { link, redraw } = this.deal;
    const { speech, session } = link;
    this.advice = speech.t('ui.hint.thinking');
    redraw();
    const thought = await session.hint(look.seat);
    if (thought === null || this.ask !== look.ask?.id) return;
    const chosen = readOptions(look.domain).find(
      (x) => JSON.stringify(x.choice) === JSON.stringify(thought.choice),
    );
    if (chosen === undefined) return;
    const group = this.groups().findIndex((x) => isSame(x, chosen));
    const { label } = describeOption(
      { speech, view: look.view, seat: look.seat },
      'petz.send',
      chosen.choice,
    );
    const why = sayReason(speech, thought.why);
    this.draft = { group: Math.max(0, group), space: chosen.space, item: chosen.item };
    this.advice = label;
    redraw();
    if (why !== null && this.at !== null) this.bubble(why, this.at.counter.hint);
  }
}
