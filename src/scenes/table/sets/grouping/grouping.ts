/**
 * Imps and gold are divided into groups, in secret, at the town: the picture stays what it is, the groups in the making
 * lie on its counter (PB-GROUP-01). Here is what the person has in mind; nothing of it is sent before it is confirmed.
 */
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import { sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { formedInWords, limitsInWords } from '../../../../text/twists.ts';
import type { CounterAction } from '../../../../ui/panels/counter.tsx';
import type { Pressable } from '../../../../ui/panels/pressed.tsx';
import type { Look } from '../../contract.ts';
import { drawingUrl } from '../../drawings.ts';
import { type Explanation, explainArtifact, explainBodyguard } from '../../explain/index.ts';
import { SetPart } from '../parts/set-part.ts';
import type { SceneLayout } from '../town/scene.ts';
import { buildGroups, type GroupingHandlers, proposalsFor, type Stock } from './counter.ts';
import * as drafts from './draft.ts';
import { type GroupingLayout, layoutGrouping } from './layout.ts';

/** What a proposal needs in width for its words. */
const PROPOSAL = 140;
/** From letters so many times as large as usual, a proposal says its sizes alone. */
const LARGE = 1.4;

export class Grouping extends SetPart {
  private draft: drafts.GroupingDraft = drafts.emptyGrouping({ imps: 0, gold: 0 }, 0);
  /** The seat the draft belongs to: at one device, no player sees the draft of another. */
  private owner: Seat | null = null;
  /** What the next tap on a group puts there. */
  private inHand: drafts.Kind = 'imps';
  private note: string | null = null;
  /** Everybody is to stay at home, and it was asked whether that is meant. */
  private isWarned = false;
  /** A strong player would keep everybody home. */
  private isStayAdvised = false;
  private lastTap: drafts.Tap | null = null;
  /** Which proposal a phone shows next; there is room for one. */
  private turn = 0;
  private at: GroupingLayout | null = null;

  /** Is this the question that is asked here? */
  isOpen({ ask, domain }: Look): boolean {
    return ask?.kind === 'petz.group' && domain?.type === 'split';
  }

  /** What is to be done, or what is wrong. */
  private sentence(look: Look): string {
    const { speech } = this.host;
    if (this.note !== null) return this.note;
    const choice = this.choice(look);
    const refusal = this.host.link.session.check(look.seat, choice);
    if (refusal !== null) return speech.why(refusal);
    const limits = limitsInWords(speech, look.view, look.seat);
    if (choice.length === 0 && limits.length > 0) return limits.join(' ');
    const formed = formedInWords(speech, look.view);
    if (choice.length === 0 && formed.length > 0) return formed.join(' ');
    return speech.t(`ui.burrow.hint.${this.inHand}`);
  }

  /** Draws the counter, and asks. */
  draw(look: Look, { counter, compact, strip, tools }: SceneLayout): void {
    this.begin(look);
    const { kit } = this.host;
    const stock = this.stock();
    const groups = this.draft.tunnels;
    const at = layoutGrouping(counter.rect, compact, { stock: stock.length, groups: groups.length });
    this.at = at;
    const shown = { stock, groups, bad: drafts.unattended(this.draft), mayAdd: this.isLeft() };
    const handlers: GroupingHandlers = {
      take: (kind) => this.take(kind),
      tap: (group) => this.tap(group),
      takeBack: (group) => this.takeBack(group),
      drop: (kind, x, y) => this.drop(kind, x, y),
    };
    buildGroups({ kit, seat: look.seat, at, shown, handlers }, counter.rect);
    const isEmpty = this.choice(look).length === 0;
    // Beside staying home and sending.
    const room = Math.floor(at.buttons.width / (PROPOSAL * kit.textScale)) - 2;
    // In large letters only short words have room.
    const isBrief = compact || kit.textScale > LARGE;
    const proposals = this.proposals(look, compact).slice(0, Math.max(1, room));
    this.host.question({
      at: { buttons: at.buttons, say: strip, tools },
      small: compact,
      hangs: true,
      columns: proposals.length + (isEmpty ? 1 : 0),
      say: this.sentence(look),
      actions: isEmpty ? [...proposals, this.staying(look, isBrief)] : proposals,
      back: isEmpty ? null : this.clearing(),
      main: this.sending(look, isBrief),
      take: (choice) => this.advised(drafts.sealedGroups(choice)),
    });
  }

  /**
   * Groupings to begin with. A phone has room for the name of one, in large letters for its sizes; pressed, it gives way
   * to the next.
   */
  private proposals(look: Look, compact: boolean): CounterAction[] {
    const isLarge = this.host.kit.textScale > LARGE;
    const call = (words: string, sizes: string) =>
      compact && isLarge ? { words: sizes } : compact || isLarge ? { words } : { words, detail: sizes };
    const all = proposalsFor(this.host.link, look, this.draft);
    const shown = compact ? all.slice(this.turn % all.length).slice(0, 1) : all.slice(0, 4);
    return shown.map(({ words, sizes, draft, explain }, i) => ({
      id: `suggest:${i}`,
      ...call(words, sizes),
      isPicked: false,
      tap: () => {
        this.turn++;
        this.change(draft);
      },
      explain: this.reveal(explain),
    }));
  }

  private staying(look: Look, isIcon: boolean): CounterAction {
    const words = this.host.speech.t('ui.burrow.stay');
    const art = isIcon ? drawingUrl('spaces/home') : null;
    return { id: 'home', words, art, isIcon, isPicked: this.isStayAdvised, tap: () => this.stay(look) };
  }

  private clearing(): Pressable {
    const { t } = this.host.speech;
    const words = t('ui.group.clear');
    return {
      id: 'clear',
      words,
      art: drawingUrl('icons/icon-broom'),
      isIcon: true,
      tap: () => this.change(drafts.emptied(this.draft)),
      explain: this.reveal(() => ({ title: words, lines: [t('ui.burrow.why.clear')] })),
    };
  }

  private sending(look: Look, isBrief: boolean): Pressable {
    const { t } = this.host.speech;
    const choice = this.choice(look);
    const isFine = choice.length > 0 && this.host.link.session.check(look.seat, choice) === null;
    return {
      id: 'send',
      words: t(isBrief ? 'ui.burrow.sendShort' : 'ui.burrow.send'),
      tap: isFine ? () => this.send(choice) : null,
      explain: this.reveal(() => ({
        title: t('ui.burrow.send'),
        lines: [this.sentence(look)],
        rule: 'shopping.groups',
      })),
    };
  }

  private reveal(explain: () => Explanation): () => void {
    return () => this.host.kit.touch.reveal(this.at?.buttons ?? this.host.kit.window, explain);
  }

  /** A new question begins with an empty draft. */
  private begin(look: Look): void {
    const { domain, seat } = look;
    const isOther = this.isOther(look) || this.owner !== seat;
    if (domain?.type !== 'split' || !isOther) return;
    const { imps = 0, gold = 0, bodyguard = 0, hat = 0 } = domain.stocks;
    this.owner = seat;
    this.inHand = 'imps';
    this.note = null;
    this.isWarned = false;
    this.isStayAdvised = false;
    this.turn = 0;
    this.draft = drafts.emptyGrouping({ imps, gold, bodyguard, hat }, domain.parts);
  }

  private stock(): Stock[] {
    const home = drafts.atHome(this.draft);
    return drafts.KINDS.filter((kind) => this.draft.stock[kind] !== undefined).map((kind) => ({
      kind,
      count: home[kind] ?? 0,
      isInHand: this.inHand === kind && this.isLeft(kind),
      explain: () => this.explain(kind),
    }));
  }

  private explain(kind: drafts.Kind): Explanation {
    const { link, speech } = this.host;
    const { t } = speech;
    if (kind === 'hat') return explainArtifact(link, 'fancyHat');
    if (kind === 'bodyguard') return explainBodyguard(link);
    const amount = drafts.atHome(this.draft)[kind] ?? 0;
    const title = speech.part(kind, amount);
    return {
      title: speech.capital(title),
      lines: [t(`ui.burrow.hint.${kind}`)],
      rule: 'shopping.groups',
    };
  }

  /** The groups as an answer: it names everything there is to divide, also what does not go. */
  private choice({ domain }: Look): Json[] {
    const stocks = domain?.type === 'split' ? Object.keys(domain.stocks) : [];
    const none = Object.fromEntries(stocks.map((name) => [name, 0]));
    return drafts.groupsOfDraft(this.draft).map((group) => ({ ...none, ...group }));
  }

  private send(choice: Json): void {
    this.draft = drafts.sorted(this.draft);
    this.host.answer(choice);
  }

  /** A whole round without a group is asked about once. */
  private stay(look: Look): void {
    const isMeant = this.isWarned || this.draft.stock.imps === 0;
    this.isWarned = true;
    if (isMeant) this.send(this.choice(look));
    else this.change(null, this.host.speech.t('ui.burrow.staySure'));
  }

  private take(kind: drafts.Kind): void {
    const { t } = this.host.speech;
    const isLeft = this.isLeft(kind);
    if (isLeft) this.inHand = kind;
    this.change(null, isLeft ? null : t(`ui.burrow.none.${kind}`));
  }

  private isLeft(kind = this.inHand): boolean {
    return (drafts.atHome(this.draft)[kind] ?? 0) > 0;
  }

  private tap(group: number): void {
    const { kit } = this.host;
    const time = kit.scene.input.activePointer.upTime;
    const wasFilled = sizeOf(this.draft.tunnels[group] ?? { imps: 0, gold: 0 }) > 0;
    const { double, last } = drafts.isDoubleTap(this.lastTap, { tunnel: group, time, wasFilled }, kit.double);
    this.lastTap = last;
    const next = double ? drafts.emptied(this.draft, group) : drafts.added(this.draft, this.inHand, group);
    if (next === null) this.take(this.inHand);
    else this.change(next);
  }

  /** Gold first, then who goes along, then an imp. */
  private takeBack(group: number): void {
    const { gold, bodyguard = 0, hat = 0 } = this.draft.tunnels[group] ?? { gold: 0 };
    const kind = gold > 0 ? 'gold' : hat > 0 ? 'hat' : bodyguard > 0 ? 'bodyguard' : 'imps';
    this.change(drafts.takenBack(this.draft, kind, group));
  }

  private drop(kind: drafts.Kind, x: number, y: number): true {
    const under = this.at?.groups.findIndex(
      ({ rect }) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y - 20 && y <= rect.y + rect.height,
    );
    const next = under === undefined || under < 0 ? null : drafts.added(this.draft, kind, under);
    this.change(next);
    return true;
  }

  /** Lays out the groups of a strong player: nothing is sent by it. */
  private advised(groups: readonly Group[]): void {
    this.change(drafts.proposed(this.draft, groups));
    this.isStayAdvised = groups.length === 0;
  }

  /** Shows another draft, or the same with a word about it. Without coins left, imps are put into groups again. */
  private change(next: drafts.GroupingDraft | null, note: string | null = null): void {
    if (next !== null) this.isWarned = this.isStayAdvised = false;
    this.draft = next ?? this.draft;
    if (!this.isLeft()) this.inHand = 'imps';
    this.note = note;
    this.host.redraw();
  }
}
