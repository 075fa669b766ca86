/** The Crystal Ball: cards of the hand are picked to be exchanged. */
import type { Json } from '../../../../engine/kernel/state.ts';
import { askTitleKey } from '../../../../i18n/keys.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainCard } from '../../explain/index.ts';
import { sayHint } from '../../next-best.ts';
import { buildActions } from './actions.ts';
import type { Drag } from './drag.ts';
import { buildHand } from './hand.ts';
import { board, type Stage, words } from './parts.ts';
import { bubble } from './plots.ts';
import { buildStripWishes } from './strip-wishes.ts';

type SomeDomain = Extract<Look['domain'], { type: 'some' }>;

export class Exchange {
  private readonly deal: Deal;
  private readonly drag: Drag;
  private chosen: number[] = [];

  constructor(deal: Deal, drag: Drag) {
    this.deal = deal;
    this.drag = drag;
  }

  draw(stage: Stage, domain: SomeDomain): void {
    const { deal, chosen } = this;
    const { speech, session } = deal.link;
    if (stage.layout.compact) buildNote(stage);
    buildHand(deal.kit, stage.layout, this.drag, {
      cards: domain.from.map((card) => ({ key: Number(card), value: Number(card), other: null })),
      picked: (key) => chosen.includes(key),
      offered: () => false,
      tap: (key) => this.toggle(key, domain.max),
      explain: (card) => explainCard(deal.link, stage.look.view, card.value),
    });
    const count = chosen.length;
    const undo = session.canUndo() ? () => void session.undo() : null;
    buildActions(stage, {
      title: speech.t('ui.shopSet.exchange', { count, most: domain.max }),
      more: '',
      extra: null,
      hint: () => this.think(stage),
      undo: count > 0 ? () => this.choose([]) : undo,
      ready: {
        id: 'ready',
        words: speech.t(count === 0 ? 'ui.shopSet.keep' : 'ui.shopSet.swap'),
        press: count >= domain.min ? () => void deal.answer(chosen) : null,
      },
    });
  }

  private toggle(card: number, most: number): void {
    const { chosen } = this;
    if (chosen.includes(card)) this.choose(chosen.filter((x) => x !== card));
    else if (chosen.length < most) this.choose([...chosen, card]);
  }

  private choose(cards: number[]): void {
    this.chosen = cards;
    this.deal.redraw();
  }

  private think(stage: Stage): void {
    const { look } = stage;
    const { session } = this.deal.link;
    void session.hint(look.seat).then((thought) => {
      if (thought === null || !Array.isArray(thought.choice) || session.ask()?.id !== look.ask?.id) return;
      this.choose(thought.choice.map((card: Json) => Number(card)));
      void sayHint(this.deal.link, look, thought, (words) => bubble(stage, words, stage.layout.hint));
    });
  }
}

/** On phones there is only a narrow column for the question, and for who wishes for what. */
function buildNote(stage: Stage): void {
  const { deal, look, layout } = stage;
  const { kit, link } = deal;
  const { side } = layout;
  board(kit, 'paper', side, 12);
  const text = link.speech.t(askTitleKey(look.ask?.kind ?? ''));
  const said = words(kit, text, side.x + 10, side.y + 20, { size: 16, wrap: side.width - 20 });
  const top = said.y + said.height + 6;
  const room = { x: side.x + 4, y: top, width: side.width - 8, height: side.y + side.height - 4 - top };
  buildStripWishes(stage, room);
}
