/** What the table explains, in the tooltip of the page: which rule it speaks of, and whether it stays. */

import { iconArt } from '../../../ui/art-urls.ts';
import type { PanelLayer } from '../../../ui/panels/layer.tsx';
import type { Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Explanation } from './explanation.ts';
import { dialOf } from './pet-signs.ts';

/** What a tooltip is shown with. */
export interface TipTools {
  layer: PanelLayer;
  window: Rect;
}

export class Tip {
  private layer: PanelLayer | null = null;
  private rule: string | null = null;
  private stays = false;
  /** Opens the book of rules; the frame says how. */
  openRule: ((rule: string) => void) | null = null;

  isOpen(): boolean {
    return this.layer?.tip.isOpen() ?? false;
  }

  /** The rule the tooltip shown speaks of. */
  ruleShown(): string | null {
    return this.isOpen() ? this.rule : null;
  }

  /** Does it stay when the pointer goes? */
  isStaying(): boolean {
    return this.isOpen() && this.stays;
  }

  /** `stays`: until a tap, so that it can be read and its rule be opened. */
  show(
    { layer, window }: TipTools,
    { title, lines, why, rule, tile, action }: Explanation,
    anchors: readonly Rect[],
    stays: boolean,
  ): void {
    const { openRule } = this;
    this.layer = layer;
    this.rule = rule ?? null;
    this.stays = stays;
    const opens = stays && rule !== undefined && openRule !== null;
    const words = {
      title,
      lines,
      why: why ?? null,
      plate: tile === undefined ? null : plateOf(tile),
      rule: opens ? { id: 'tip-rule', words: '?', art: iconArt('ui-help'), tap: () => openRule(rule) } : null,
      action: stays ? (action ?? null) : null,
    };
    layer.tip.show(words, anchors, window, stays);
  }

  close(): void {
    this.layer?.tip.close();
  }
}

/** A pet's tile, and the numbers of its prices. */
function plateOf(tile: NonNullable<Explanation['tile']>) {
  const { art, width, height, prices } = dialOf(tile);
  const words = prices.map(({ x, y, gold }) => ({ x, y, words: String(gold) }));
  return { art: artUrl(art), width, height, words };
}
