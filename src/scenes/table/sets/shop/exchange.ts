/** The Crystal Ball: cards of the hand are picked to be exchanged. */
import type { Json } from '../../../../engine/kernel/state.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainCard } from '../../explain/index.ts';
import type { Drag } from './drag.ts';
import { buildHand } from './hand.ts';
import type { Stage } from './parts.ts';
import { wishFacts } from './wishes.ts';

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
    const { speech } = deal.link;
    const { layout, look } = stage;
    buildHand(deal.kit, layout, this.drag, {
      cards: domain.from.map((card) => ({ key: Number(card), value: Number(card), other: null })),
      picked: (key) => chosen.includes(key),
      offered: () => false,
      tap: (key) => this.toggle(key, domain.max),
      explain: (card) => explainCard(deal.link, look.view, card.value),
    });
    const count = chosen.length;
    deal.question({
      at: layout.side,
      small: layout.compact,
      lines: [speech.t('ui.shopSet.exchange', { count, most: domain.max })],
      facts: layout.compact ? [] : wishFacts(stage),
      main: {
        id: 'ready',
        words: speech.t(count === 0 ? 'ui.shopSet.keep' : 'ui.shopSet.swap'),
        tap: count >= domain.min ? () => void deal.answer(chosen) : null,
      },
      back: count > 0 ? () => this.choose([]) : null,
      take: (choice) => {
        if (Array.isArray(choice)) this.choose(choice.map((card: Json) => Number(card)));
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
}
