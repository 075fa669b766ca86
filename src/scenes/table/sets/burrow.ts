/**
 * The burrow: imps and gold are divided into groups, in secret, before they go to town. Here is what the person has
 * in mind (the draft, and whether the next tap sends an imp or a coin); `burrow/` holds how it looks.
 */
import type { Json, Seat } from '../../../engine/kernel/state.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { bodyguardHome, hatHome, sizeOf } from '../../../session/facts.ts';
import type { Session } from '../../../session/session.ts';
import { formedInOpen } from '../../../session/twists.ts';
import { tell } from '../../../ui/access/text/tell.ts';
import type { Rect } from '../../../ui/button.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import type { Explanation } from '../explain/explanation.ts';
import { explainArtifact } from '../explain/index.ts';
import { buildRecap } from '../frame/recap.ts';
import { minusArt, type RoomState } from './burrow/art.ts';
import { buildButtons, buildQuestion, buildStrip } from './burrow/counter.ts';
import * as drafts from './burrow/draft.ts';
import { alongAtHome, alongIn, Figures } from './burrow/figures.ts';
import { Hands, nearestIn } from './burrow/hands.ts';
import { type BurrowLayout, layoutBurrow, type Stand } from './burrow/layout.ts';
import { buildLimits } from './burrow/limits.ts';
import { proposalsFor, rivalsOf } from './burrow/offers.ts';
import { reveal } from './burrow/reveal.ts';
import { buildRooms } from './burrow/rooms.ts';
import { pulse } from './town/pads.ts';

const { HOME } = drafts;
/** The tunnels there are when nobody is asked; and so long after the last touch they change places. */
const TUNNELS = 6;
const SETTLE = 1500;
/** How long the groups of all are looked at before the picture changes, unless somebody goes on. */
const REVEAL = 4500;

/** The draft of a question, kept while one goes to look at another shop. */
interface Kept {
  asked: number;
  owner: Seat;
  draft: drafts.Draft;
}
const kept = new WeakMap<Session, Kept>();

class Burrow implements TableSet {
  private readonly deal: Deal;
  private draft: drafts.Draft = drafts.emptyDraft({ imps: 0, gold: 0 }, TUNNELS);
  /** The question and the seat the draft belongs to: at one device, nobody sees the draft of another. */
  private asked: number | null = null;
  private owner: Seat | null = null;
  /** What the next tap on a tunnel sends. */
  private inHand: drafts.Kind = 'imp';
  private note: string | null = null;
  private lastTap: drafts.Tap | null = null;
  /** Where everybody stood in the last picture, and how large its area was. */
  private readonly was = new Map<string, Stand>();
  private area: Rect | null = null;
  private redrawing = false;
  private figures: Figures | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.deal;
    const isOpen = this.begin(look, area);
    const proposals = isOpen ? proposalsFor(this.deal, look, this.draft, (next) => this.change(next)) : [];
    const layout = layoutBurrow(area, this.draft.tunnels, Math.max(1, proposals.length));
    this.drawRooms(layout, isOpen);
    const figures = new Figures(kit, layout, look.seat, this.was);
    this.figures = figures;
    const hands = new Hands(kit, layout, this.was);
    if (isOpen) this.listen(layout, figures, hands);
    if (isOpen && this.inHand === 'imp' && this.isLeft()) figures.ghosts(this.draft);
    figures.draw(this.draft, [HOME, ...layout.tunnels.keys()]);
    if (isOpen) this.drawMinus(layout);
    buildStrip(kit, layout, rivalsOf(link, look), (seat) => this.visit(seat));
    buildLimits(kit, link, look, layout);
    if (isOpen && layout.recap !== null) buildRecap(kit, link, look, layout.recap);
    this.drawCounter(layout, look, proposals, isOpen);
    if (isOpen && !drafts.isSorted(this.draft)) this.settleLater(hands);
  }

  /** Everybody's groups are shown at once: mine go up their ladders, then the cloths of all fall. */
  async show(beats: readonly Beat[], look: Look): Promise<void> {
    await this.showFormed(beats);
    const shown = beats.map(({ event }) => event).find((event) => event.type === 'petz.grouped');
    if (shown?.type !== 'petz.grouped' || this.area === null) return;
    const { kit, link } = this.deal;
    await kit.ready();
    this.deal.hear(shown);
    if (!kit.still) await this.figures?.climb();
    await reveal(kit, link, look, this.area, shown.groups);
    await this.deal.pause(link.speech.t('ui.burrow.toTown'), REVEAL);
  }

  /** Groups formed in the open, shop by shop: the sizes turn up in the strip while it is said whose they are. */
  private async showFormed(beats: readonly Beat[]): Promise<void> {
    const { kit, link, turn, caption } = this.deal;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.twist') continue;
      await kit.ready();
      caption(tell(link.speech, event));
      turn(after);
      await kit.wait(900);
    }
  }

  /** A new question begins with an empty draft. True if it is open for the one who looks. */
  private begin({ ask, domain, view, seat }: Look, area: Rect): boolean {
    if (!isSame(area, this.area)) this.was.clear();
    this.area = area;
    if (!this.redrawing) this.note = null;
    this.redrawing = false;
    const isOpen = ask?.kind === 'petz.group' && domain?.type === 'split';
    if (isOpen && (this.asked !== ask.id || this.owner !== seat)) {
      const { imps = 0, gold = 0, bodyguard = 0, hat = 0 } = domain.stocks;
      this.asked = ask.id;
      this.owner = seat;
      this.inHand = 'imp';
      const before = kept.get(this.deal.link.session);
      const isSameQuestion = before?.asked === ask.id && before.owner === seat;
      this.draft = isSameQuestion
        ? before.draft
        : drafts.emptyDraft({ imps, gold, bodyguard, hat }, domain.parts);
      this.was.clear();
    }
    if (!isOpen && this.owner !== seat) {
      this.asked = null;
      this.owner = null;
      const shop = view.shops[seat];
      const along = {
        bodyguard: bodyguardHome(view, seat) ? 1 : 0,
        hat: hatHome(view, seat) ? 1 : 0,
      };
      const formed = formedInOpen(view)?.includes(seat) === true ? (shop?.groups ?? []) : null;
      const out = (kind: 'imps' | 'gold') => (formed ?? []).reduce((sum, group) => sum + group[kind], 0);
      const stock = { imps: (shop?.home ?? 0) + out('imps'), gold: (shop?.gold ?? 0) + out('gold') };
      const empty = drafts.emptyDraft({ ...stock, ...along }, TUNNELS);
      this.draft = drafts.proposed(empty, formed ?? drafts.sealedGroups(view.ask?.sealed[seat]));
    }
    return isOpen;
  }

  private drawRooms(layout: BurrowLayout, isOpen: boolean): void {
    const home = drafts.atHome(this.draft);
    const tunnels = drafts.tunnelsOf(this.draft);
    const bad = drafts.unattended(this.draft);
    const mayAdd: RoomState = isOpen && this.isLeft() ? 'open' : 'rest';
    const states = {
      quarters: this.inHand === 'coin' ? 'rest' : mayAdd,
      treasury: this.inHand === 'coin' ? mayAdd : 'rest',
      // A coin alone may be put anywhere, but it is wanted only where somebody carries it.
      tunnels: tunnels.map(({ imps }, i) =>
        bad.includes(i)
          ? 'bad'
          : this.inHand === 'imp' || this.inHand === 'bodyguard' || imps > 0
            ? mayAdd
            : 'rest',
      ),
    } as const;
    buildRooms(this.deal.kit, layout, { home, tunnels, states });
  }

  private listen(layout: BurrowLayout, figures: Figures, hands: Hands): void {
    const { kit } = this.deal;
    const drop = (figure: { kind: drafts.Kind; index: number }, place: number) =>
      this.change(drafts.moved(this.draft, figure.kind, figure.index, place));
    for (const [kind, rect] of [
      ['imp', layout.quarters],
      ['coin', layout.treasury],
    ] as const) {
      const zone = kit.press(kind, rect, () => {
        if (!hands.isDragging) this.take(kind);
      });
      hands.from(zone, nearestIn(figures, HOME, kind), drop);
    }
    // Whoever may go along stands before the bunks and is taken by himself.
    for (const [i, kind] of alongIn(this.draft).entries()) {
      if (!this.isLeft(kind)) continue;
      const rect = alongAtHome(layout, i);
      if (this.inHand === kind) pulse(kit, rect, true);
      const take = () => {
        if (!hands.isDragging) this.take(kind);
      };
      const zone = kit.press(kind, rect, take, () => this.explainAlong(kind));
      hands.from(zone, nearestIn(figures, HOME, kind), drop);
    }
    const groups = drafts.tunnelsOf(this.draft);
    for (const [i, { touch, touchEmpty }] of layout.tunnels.entries()) {
      const isFilled = isSomebody(groups[i]);
      const zone = kit.press(`tunnel:${i}`, isFilled ? touch : touchEmpty, () => {
        if (!hands.isDragging) this.tap(i, isFilled);
      });
      hands.from(zone, nearestIn(figures, i), drop);
    }
  }

  private explainAlong(kind: 'bodyguard' | 'hat'): Explanation {
    const { link } = this.deal;
    if (kind === 'hat') return explainArtifact(link, 'fancyHat');
    const { t } = link.speech;
    return { title: t('ui.shop.bodyguard'), lines: [t('ui.market.guard')], rule: 'alleys.bodyguard' };
  }

  private drawMinus(layout: BurrowLayout): void {
    for (const [i, { imps, gold, bodyguard = 0, hat = 0 }] of drafts.tunnelsOf(this.draft).entries()) {
      const last = hat > 0 ? 'hat' : bodyguard > 0 ? 'bodyguard' : 'imp';
      const figures = imps + bodyguard + hat;
      const minus = layout.tunnels[i]?.minus ?? [];
      const [first, second] = minus;
      const back = (kind: drafts.Kind) => this.change(drafts.takenBack(this.draft, kind, i));
      const button = (kind: 'imp' | 'coin' | null, rect: Rect | undefined, press: drafts.Kind) => {
        const id = kind === null ? `minus:${i}` : `minus-${kind}:${i}`;
        if (rect) this.deal.kit.button(id, rect, { kind: 'plain', icon: minusArt(kind) }, () => back(press));
      };
      if (second === undefined) {
        if (figures + gold > 0) button(null, first, gold > 0 ? 'coin' : last);
      } else {
        if (figures > 0) button('imp', first, last);
        if (gold > 0) button('coin', second, 'coin');
      }
    }
  }

  private drawCounter(
    layout: BurrowLayout,
    look: Look,
    proposals: ReturnType<typeof proposalsFor>,
    isOpen: boolean,
  ): void {
    const { kit, link } = this.deal;
    const { t } = link.speech;
    const groups = drafts.choiceOf(this.draft);
    const stocks = look.domain?.type === 'split' ? Object.keys(look.domain.stocks) : [];
    // An answer names everything there is to divide, also what does not go.
    const none = Object.fromEntries(stocks.map((name) => [name, 0]));
    const choice: Json = groups.map((group) => ({ ...none, ...group }));
    const refusal = isOpen ? link.session.check(look.seat, choice) : null;
    const hint = isOpen ? t(`ui.burrow.hint.${this.inHand}`) : this.waitingWords(look);
    const words = refusal ? link.speech.why(refusal) : (this.note ?? hint);
    // In the open somebody else may be at it before me.
    const isReady = formedInOpen(look.view)?.includes(look.seat) ?? true;
    const title = t(isOpen ? 'ask.petz.group.title' : isReady ? 'ui.burrow.sent' : 'mod.openScreens.name');
    buildQuestion(kit, layout, { title, words, isBad: refusal !== null || this.note !== null });
    if (!isOpen) return;
    const send = {
      words: t(groups.length === 0 ? 'ui.burrow.stay' : 'ui.burrow.send'),
      isGolden: groups.length > 0,
      isDisabled: refusal !== null,
      press: () => this.send(choice),
    };
    buildButtons(kit, layout, proposals, send);
  }

  /** For whom we wait; nobody sees my groups before. */
  private waitingWords({ seat, view }: Look): string {
    const { session, speech } = this.deal.link;
    const names = session
      .waiting()
      .filter((one) => one !== seat)
      .map((one) => speech.seat(one));
    const secret = formedInOpen(view) === null ? speech.t('ui.burrow.waiting') : '';
    if (names.length === 0) return secret;
    if (secret === '') return speech.t('ui.burrow.waitingFor', { names: speech.list(names) });
    return `${speech.t('ui.burrow.waitingFor', { names: speech.list(names) })} ${secret}`;
  }

  /** Goes to look at a rival's shop; the draft is there again when one comes back. */
  private visit(seat: Seat): void {
    const { asked, owner, draft } = this;
    if (asked !== null && owner !== null) kept.set(this.deal.link.session, { asked, owner, draft });
    this.deal.peek(seat);
  }

  private send(choice: Json): void {
    this.draft = drafts.sorted(this.draft);
    const refusal = this.deal.answer(choice);
    if (refusal !== null) this.change(null, this.deal.link.speech.why(refusal));
  }

  private take(kind: drafts.Kind): void {
    const { t } = this.deal.link.speech;
    const isLeft = this.isLeft(kind);
    if (isLeft) this.inHand = kind;
    this.change(null, isLeft ? null : t(`ui.burrow.none.${kind}`));
  }

  private isLeft(kind = this.inHand): boolean {
    return drafts.placesOf(this.draft, kind).includes(HOME);
  }

  private tap(tunnel: number, wasFilled: boolean): void {
    const time = this.deal.kit.scene.input.activePointer.upTime;
    const { double, keep } = drafts.isDoubleTap(
      this.lastTap,
      { tunnel, time, wasFilled },
      this.deal.kit.double,
    );
    this.lastTap = keep;
    const next = double ? drafts.emptied(this.draft, tunnel) : drafts.added(this.draft, this.inHand, tunnel);
    if (next === null) this.take(this.inHand);
    else this.change(next);
  }

  /** Shows another draft, or the same with a word about it. Without coins left, imps are sent again. */
  private change(next: drafts.Draft | null, note: string | null = null): void {
    this.draft = next ?? this.draft;
    if (!this.isLeft()) this.inHand = 'imp';
    this.note = note;
    this.redrawing = true;
    this.deal.redraw();
  }

  /** Not at once: a tunnel must not run away from a finger that is still filling it. */
  private settleLater(hands: Hands): void {
    const { kit } = this.deal;
    kit.scene.time.delayedCall(SETTLE, () => {
      if (!hands.isDragging) this.change(drafts.sorted(this.draft), this.note);
    });
  }
}

function isSame(a: Rect, b: Rect | null): boolean {
  return b !== null && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

function isSomebody(group: Group | undefined): boolean {
  return group !== undefined && sizeOf(group) > 0;
}

export const burrowSet: SetMaker = (deal) => new Burrow(deal);
