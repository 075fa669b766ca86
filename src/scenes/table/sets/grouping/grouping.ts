/**
 * Imps and gold are divided into groups, in secret, at the town: the picture stays what it is, the groups in the making
 * lie on its counter (PB-GROUP-01). Here is what the person has in mind; nothing of it is sent before it is confirmed.
 */
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import { sizeOf } from '../../../../engine/petz/read.ts';
import { formedInWords, limitsInWords } from '../../../../ui/access/text/twists.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Deal, Look } from '../../contract.ts';
import { type Explanation, explainArtifact } from '../../explain/index.ts';
import { adviceIn, undoIn } from '../../frame/goals.ts';
import { type Say, sayHint } from '../../next-best.ts';
import { buildAction, buildGroups, type Stock } from './counter.ts';
import * as drafts from './draft.ts';
import { type GroupingLayout, layoutGrouping } from './layout.ts';
import { type Proposal, proposalsFor } from './proposals.ts';

/** The kinds of the draft and what an answer calls them. */
const NAMES = { imp: 'imps', coin: 'gold', bodyguard: 'bodyguard', hat: 'hat' } as const;

export class Grouping {
  private readonly deal: Deal;
  private draft: drafts.Draft = drafts.emptyDraft({ imps: 0, gold: 0 }, 0);
  /** The question and the seat the draft belongs to: at one device, nobody sees the draft of another. */
  private asked: number | null = null;
  private owner: Seat | null = null;
  /** What the next tap on a group puts there. */
  private inHand: drafts.Kind = 'imp';
  private note: string | null = null;
  /** Everybody is to stay at home, and it was asked whether that is meant. */
  private isWarned = false;
  /** A strong player would keep everybody home. */
  private isStayAdvised = false;
  private lastTap: drafts.Tap | null = null;
  /** Which proposal a phone shows next; there is room for one. */
  private turn = 0;
  private at: GroupingLayout | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  /** Is this the question that is asked here? */
  isOpen({ ask, domain }: Look): boolean {
    return ask?.kind === 'petz.group' && domain?.type === 'split';
  }

  /** What is to be done, or what is wrong. */
  sentence(look: Look): string {
    const { speech } = this.deal.link;
    if (this.note !== null) return this.note;
    const choice = this.choice(look);
    const refusal = this.deal.link.session.check(look.seat, choice);
    if (refusal !== null) return speech.why(refusal);
    const limits = limitsInWords(speech, look.view, look.seat);
    if (choice.length === 0 && limits.length > 0) return limits.join(' ');
    const formed = formedInWords(speech, look.view);
    if (choice.length === 0 && formed.length > 0) return formed.join(' ');
    return speech.t(`ui.burrow.hint.${this.inHand}`);
  }

  /** Draws the counter; `hint` says where a bubble points. */
  draw(look: Look, counter: Rect, compact: boolean, bubble: Say): void {
    this.begin(look);
    const { kit, link } = this.deal;
    const proposals = proposalsFor(link, look, this.draft);
    const stock = this.stock();
    const groups = drafts.tunnelsOf(this.draft);
    const at = layoutGrouping(counter, compact, {
      stock: stock.length,
      groups: groups.length,
      proposals: Math.min(proposals.length, compact ? 1 : 4),
    });
    this.at = at;
    const mayAdd = this.isLeft();
    buildGroups(
      kit,
      look.seat,
      counter,
      at,
      { stock, groups, bad: drafts.unattended(this.draft), mayAdd },
      {
        take: (kind) => this.take(kind),
        tap: (group) => this.tap(group),
        takeBack: (group) => this.takeBack(group),
        drop: (kind, x, y) => this.drop(kind, x, y),
      },
    );
    this.drawActions(look, at, proposals, bubble);
  }

  private drawActions(look: Look, at: GroupingLayout, proposals: readonly Proposal[], bubble: Say): void {
    const { kit, link } = this.deal;
    const { compact } = at;
    const { t } = link.speech;
    const choice = this.choice(look);
    const isEmpty = choice.length === 0;
    for (const [i, rect] of at.proposals.entries()) {
      if (at.isShared && !isEmpty) continue;
      const which = compact ? this.turn % proposals.length : i;
      const one = proposals[which];
      if (one === undefined) continue;
      const face = compact ? { words: one.sizes } : { words: one.words, second: one.sizes };
      const press = () => {
        this.turn++;
        this.change(one.draft);
      };
      buildAction(kit, rect, compact, {
        id: `suggest:${i}`,
        kind: 'plain',
        ...face,
        press,
        explain: one.explain,
      });
    }
    if (isEmpty) {
      const face = compact ? { icon: 'spaces/home' } : { words: t('ui.burrow.stay') };
      const explain = () => ({ title: t('ui.burrow.stay'), lines: [] });
      buildAction(kit, at.stay, compact, {
        id: 'home',
        kind: this.isStayAdvised ? 'gold' : 'plain',
        ...face,
        press: () => this.stay(look),
        explain,
      });
    } else {
      const press = () => this.change(drafts.emptied(this.draft));
      const explain = () => ({ title: t('ui.group.clear'), lines: [t('ui.burrow.why.clear')] });
      buildAction(kit, at.clear, compact, {
        id: 'clear',
        kind: 'plain',
        icon: 'icons/icon-broom',
        press,
        explain,
      });
    }
    const undo = link.session.undoer() === look.seat ? () => void link.session.undo() : null;
    const tools = { undo: undoIn(link, undo), hint: adviceIn(link, () => void this.hint(look, bubble)) };
    for (const id of ['undo', 'hint'] as const) {
      const explain = () => ({ title: t(`ui.table.${id}`), lines: [] });
      buildAction(kit, at[id], compact, {
        id,
        kind: 'plain',
        icon: `icons/ui-${id}`,
        press: tools[id],
        explain,
      });
    }
    if (at.isShared && isEmpty) return;
    const isFine = !isEmpty && link.session.check(look.seat, choice) === null;
    const words = t(compact ? 'ui.burrow.sendShort' : 'ui.burrow.send');
    const explain = () => ({
      title: t('ui.burrow.send'),
      lines: [this.sentence(look)],
      rule: 'shopping.groups',
    });
    const press = isFine ? () => this.send(choice) : null;
    buildAction(kit, at.send, compact, { id: 'send', kind: 'gold', words, press, explain });
  }

  /** A new question begins with an empty draft. */
  private begin({ ask, domain, seat }: Look): void {
    if (domain?.type !== 'split' || (this.asked === ask?.id && this.owner === seat)) return;
    const { imps = 0, gold = 0, bodyguard = 0, hat = 0 } = domain.stocks;
    this.asked = ask?.id ?? null;
    this.owner = seat;
    this.inHand = 'imp';
    this.note = null;
    this.isWarned = false;
    this.isStayAdvised = false;
    this.turn = 0;
    this.draft = drafts.emptyDraft({ imps, gold, bodyguard, hat }, domain.parts);
  }

  private stock(): Stock[] {
    const home = drafts.atHome(this.draft);
    return drafts.KINDS.filter(
      (kind) => kind === 'imp' || kind === 'coin' || drafts.placesOf(this.draft, kind).length > 0,
    ).map((kind) => ({
      kind,
      count: home[NAMES[kind]] ?? 0,
      isInHand: this.inHand === kind && this.isLeft(kind),
      explain: () => this.explain(kind),
    }));
  }

  private explain(kind: drafts.Kind): Explanation {
    const { link } = this.deal;
    const { t } = link.speech;
    if (kind === 'hat') return explainArtifact(link, 'fancyHat');
    if (kind === 'bodyguard')
      return { title: t('ui.shop.bodyguard'), lines: [t('ui.market.guard')], rule: 'alleys.bodyguard' };
    const amount = drafts.atHome(this.draft)[NAMES[kind]] ?? 0;
    const title = link.speech.part(NAMES[kind], amount);
    return {
      title: link.speech.capital(title),
      lines: [t(`ui.burrow.hint.${kind}`)],
      rule: 'shopping.groups',
    };
  }

  /** The groups as an answer: it names everything there is to divide, also what does not go. */
  private choice({ domain }: Look): Json[] {
    const stocks = domain?.type === 'split' ? Object.keys(domain.stocks) : [];
    const none = Object.fromEntries(stocks.map((name) => [name, 0]));
    return drafts.choiceOf(this.draft).map((group) => ({ ...none, ...group }));
  }

  private send(choice: Json): void {
    this.draft = drafts.sorted(this.draft);
    const refusal = this.deal.answer(choice);
    if (refusal !== null) this.change(null, this.deal.link.speech.why(refusal));
  }

  /** A whole round without a group is asked about once. */
  private stay(look: Look): void {
    const isMeant = this.isWarned || drafts.stockOf(this.draft).imps === 0;
    this.isWarned = true;
    if (isMeant) this.send(this.choice(look));
    else this.change(null, this.deal.link.speech.t('ui.burrow.staySure'));
  }

  private take(kind: drafts.Kind): void {
    const { t } = this.deal.link.speech;
    const isLeft = this.isLeft(kind);
    if (isLeft) this.inHand = kind;
    this.change(null, isLeft ? null : t(`ui.burrow.none.${kind}`));
  }

  private isLeft(kind = this.inHand): boolean {
    return drafts.placesOf(this.draft, kind).includes(drafts.HOME);
  }

  private tap(group: number): void {
    const { kit } = this.deal;
    const time = kit.scene.input.activePointer.upTime;
    const wasFilled = sizeOf(drafts.tunnelsOf(this.draft)[group] ?? { imps: 0, gold: 0 }) > 0;
    const { double, keep } = drafts.isDoubleTap(this.lastTap, { tunnel: group, time, wasFilled }, kit.double);
    this.lastTap = keep;
    const next = double ? drafts.emptied(this.draft, group) : drafts.added(this.draft, this.inHand, group);
    if (next === null) this.take(this.inHand);
    else this.change(next);
  }

  /** Gold first, then who goes along, then an imp. */
  private takeBack(group: number): void {
    const { gold, bodyguard = 0, hat = 0 } = drafts.tunnelsOf(this.draft)[group] ?? { gold: 0 };
    const kind = gold > 0 ? 'coin' : hat > 0 ? 'hat' : bodyguard > 0 ? 'bodyguard' : 'imp';
    this.change(drafts.takenBack(this.draft, kind, group));
  }

  private drop(kind: drafts.Kind, x: number, y: number): void {
    const under = this.at?.groups.findIndex(
      ({ rect }) => x >= rect.x && x <= rect.x + rect.width && y >= rect.y - 20 && y <= rect.y + rect.height,
    );
    const next = under === undefined || under < 0 ? null : drafts.added(this.draft, kind, under);
    this.change(next);
  }

  /** Asks a strong player and lays out its groups: nothing is sent by it. */
  private async hint(look: Look, bubble: Say): Promise<void> {
    const { link } = this.deal;
    const { speech, session } = link;
    this.change(null, speech.t('ui.hint.thinking'));
    const thought = await session.hint(look.seat);
    if (thought === null || session.ask()?.id !== look.ask?.id) return;
    const groups = drafts.sealedGroups(thought.choice);
    this.change(drafts.proposed(this.draft, groups));
    this.isStayAdvised = groups.length === 0;
    this.deal.redraw();
    void sayHint(link, look, thought, bubble);
  }

  /** Shows another draft, or the same with a word about it. Without coins left, imps are put into groups again. */
  private change(next: drafts.Draft | null, note: string | null = null): void {
    if (next !== null) this.isWarned = this.isStayAdvised = false;
    this.draft = next ?? this.draft;
    if (!this.isLeft()) this.inHand = 'imp';
    this.note = note;
    this.deal.redraw();
  }
}
