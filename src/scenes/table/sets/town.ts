/** The set of the shopping phase: the town with its fourteen action spaces, and the groups that go there. */
import type { PetzEvent } from '../../../engine/petz/events.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { groupsToSend, offerOf, whyNotThere, whySpaceClosed } from '../../../session/facts.ts';
import { itemFamily, itemText } from '../../../ui/access/text/offers.ts';
import { describeOption } from '../../../ui/access/text/options.ts';
import { sayReason } from '../../../ui/access/text/reason.ts';
import { say } from '../../../ui/bubble.ts';
import type { Rect } from '../../../ui/button.ts';
import type { Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { layoutFrame } from '../frame/layout.ts';
import { railOrder } from '../frame/rail.ts';
import { buildCounter, groupRects, isSame } from './town/counter.ts';
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
import type { Family } from './town/goods.ts';
import { layoutTown, type Place, type TownLayout } from './town/layout.ts';
import { buildMarket } from './town/market.ts';
import { playTown } from './town/motion.ts';
import { buildPad } from './town/pads.ts';
import { buildBoards, buildScenery } from './town/scenery.ts';
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
  /** Where what is on offer stands. */
  private things: ReadonlyMap<string, Rect> = new Map();
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
    buildScenery(kit, look.view, at);
    this.things = buildMarket(kit, look.view, at, options, this.draft, {
      take: (space, item) => this.pick(space, item),
      describe: (family, item, box) => this.describe(family, item, box),
    });
    buildBoards(kit, link, at);
    for (const place of at.places) this.buildPlace(look, place, options);
    const words = this.advice ?? sentence(link, look, this.current(), options, this.draft);
    buildStrip(kit, words, at);
    this.buildCounter(look, at, options);
    this.buildTray(look, at, options);
  }

  play(events: readonly PetzEvent[], look: Look): Promise<void> {
    const { at } = this;
    const { kit } = this.deal;
    if (at === null) return Promise.resolve();
    const { width, height } = kit.window;
    const cards = layoutFrame(width, height, look.view.shops.length, true).cards;
    const order = railOrder(look);
    const card = (seat: number): Rect => cards[order.indexOf(seat)] ?? at.counter.rect;
    return playTown(
      {
        kit,
        from: (seat) => (seat === look.seat ? this.groupRect(at) : card(seat)),
        to: card,
        pad: (space) => at.places.find((place) => place.id === space)?.pad ?? null,
        thing: (id) => this.things.get(id) ?? null,
        bank: at.bank,
        own: look.seat,
      },
      events,
    );
  }

  /** The place of the group that goes, in the picture as it was before it went. */
  private groupRect(at: TownLayout): Rect {
    const groups = this.shopGroups();
    const current = this.current();
    const raised = groups.findIndex((x) => current !== undefined && isSame(x, current));
    return groupRects(at.counter, groups.length, raised)[Math.max(0, raised)] ?? at.counter.groups;
  }

  private forget(ask: number): void {
    this.ask = ask;
    this.draft = EMPTY;
    this.advice = null;
  }

  private shopGroups(): readonly Group[] {
    return this.look?.view.shops[this.look.seat]?.groups ?? [];
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
    const pad = at?.places.find((place) => place.id === id)?.pad;
    if (look === null || pad === undefined) return;
    const { speech } = this.deal.link;
    const group = this.current();
    const refusal = group === undefined ? whySpaceClosed(look.view, id) : whyNotThere(look.view, group, id);
    const name = speech.thing('space', id);
    const words = refusal === null ? speech.t(`petz.space.${id}.text`) : speech.why(refusal);
    this.bubble(`${name}: ${words}`, pad);
  }

  private bubble(words: string, rect: Rect): void {
    const { kit } = this.deal;
    const { width } = kit.window;
    say(kit, { words, x: rect.x + rect.width / 2, y: rect.y + 6, width, size: 18, still: kit.still });
  }

  private buildPlace(look: Look, place: Place, options: readonly SendOption[]): void {
    const { kit } = this.deal;
    const { id, pad, art } = place;
    const open = options.some((x) => x.space === id);
    const picked = open && this.draft.space === id;
    const group = this.current();
    const ghost = group === undefined ? null : { seat: look.seat, imps: group.imps };
    buildPad(kit, { view: look.view, id, rect: pad, open, picked, ghost });
    const tap = () => this.pick(id);
    const explain = () => this.explain(id);
    if (art !== null) kit.press(`building:${id}`, art, tap, explain);
    kit.press(`space:${id}`, pad, tap, explain);
  }

  private describe(family: Family, item: string, box: Rect): void {
    const { speech } = this.deal.link;
    const lines = [speech.thing(family, item), ...itemText(speech, family, item)];
    this.bubble(lines.join('. '), box);
  }

  private buildCounter(look: Look, at: TownLayout, options: readonly SendOption[]): void {
    const { kit, link, answer } = this.deal;
    const { session } = link;
    const going = this.groups();
    const ready = answerOf(options, this.draft);
    const home = options.find((x) => x.space === 'home');
    const give = (option: SendOption | null | undefined) =>
      option ? () => void this.refused(answer(option.choice), at) : null;
    buildCounter(kit, link, look, at.counter, this.current() ?? null, going, {
      choose: (group) => this.change({ ...EMPTY, group: going.findIndex((x) => isSame(x, group)) }),
      send: give(ready),
      home: give(home),
      undo: session.undoer() === look.seat ? () => void session.undo() : null,
      hint: look.domain === null ? null : () => void this.hint(look),
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
