/** Where a show is played: the picture as it stands, and where everybody and everything in it is. */

import type { GameObjects } from 'phaser';
import { NEED_INDEX } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { box, middleOf, type Rect } from '../../../../ui/rect.ts';
import type { PlayStep } from '../../acting.ts';
import { type ImpActor, imp, type PetActor, pet } from '../../actors/index.ts';
import type { SetHost, TableLink, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { hold } from '../../motion/held.ts';
import { fade, type Point } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { bodyOf, type CageMark, heapAt } from '../shop/cage-places.ts';
import type { PlotSpot } from '../shop/layout.ts';
import type { Stage } from '../shop/parts.ts';
import type { DrawnPlot } from '../shop/plots.ts';
import { stockId } from '../shop/stock.ts';
import type { Pictures } from '../shop/watch.ts';

/** Over the cages, under the marks. */
export const ACTING = 850;

/** The row of the list that has the score. */
const SCORE = 'order:show';

export class ShopPicture implements Tools {
  readonly host: SetHost;
  readonly kit: TableKit;
  readonly link: TableLink;
  readonly speech: Speech;
  readonly stage: Stage;
  readonly shop: ShopView;
  private readonly shown: Pictures;

  constructor(host: SetHost, shown: Pictures) {
    this.host = host;
    this.kit = host.kit;
    this.link = host.link;
    this.speech = host.speech;
    this.shown = shown;
    this.stage = shown.stage;
    this.shop = shown.stage.shop;
  }

  spot(plot: number): PlotSpot {
    const spot = this.stage.layout.plots[plot];
    if (spot === undefined) throw new Error(`no plot ${plot}`);
    return spot;
  }

  plot(at: number): Plot {
    const plot = this.shop.plots[at];
    if (plot === undefined) throw new Error(`no plot ${at}`);
    return plot;
  }

  /** The middle of the pet of a plot. */
  body(plot: number): Point {
    return bodyOf(this.spot(plot), this.plot(plot).pet?.size ?? 4);
  }

  /** Where the first heap of a plot lies. */
  heap(plot: number): CageMark {
    return heapAt(this.spot(plot), 0, Math.max(1, this.plot(plot).manure));
  }

  /** The pet of a plot hops. */
  hops(plot: number, n = 1): PlayStep {
    return () => this.pet(plot)?.hop(n);
  }

  drawn(plot: number): DrawnPlot | undefined {
    return this.shown.plots.get(plot);
  }

  cards(plot: number): GameObjects.Image[] {
    return this.shown.cards.get(plot) ?? [];
  }

  /** The pet of a plot, ready to act; null if the picture has none there. */
  pet(plot: number): PetActor | null {
    const { pet: image = null, mood = 'content' } = this.drawn(plot) ?? {};
    const living = this.shop.plots[plot]?.pet ?? null;
    if (image === null || living === null) return null;
    const { id, suffering, mutation, wears } = living;
    return pet(this.kit, id, { mood, suffering, mutation, wears }, image);
  }

  /** Where the score of the exhibition is written; null if nothing stands in this shop that could have one. */
  score(): Rect | null {
    const row = this.kit.layer.placeOf(SCORE);
    if (row === null) return null;
    const { x, y, width, height } = row;
    return box(x + width - height, y, height, height);
  }

  /** Writes it there. */
  write(score: string): void {
    const { panels, layer } = this.kit;
    const { facts } = panels;
    if (facts === undefined) return;
    panels.facts = {
      ...facts,
      facts: facts.facts.map((fact) => (fact.id === SCORE ? { ...fact, value: score } : fact)),
    };
    layer.show(panels);
    layer.light(SCORE, this.kit.ms(600));
  }

  needsOf(plot: number, need: keyof typeof NEED_INDEX): number {
    return this.shop.plots[plot]?.pet?.needs?.[NEED_INDEX[need]] ?? 0;
  }

  /** How tall an imp is in this picture. */
  get tall(): number {
    return this.stage.layout.compact ? 40 : Math.max(56, this.spot(0).rect.height * 0.32);
  }

  /** Imps that come out of the quarters on the counter. */
  imps(count: number): ImpActor[] {
    const home = this.door();
    return Array.from({ length: count }, (_, i) => {
      const at = { x: home.x + i * this.tall * 0.3, y: home.y + this.tall * 0.4 };
      const made = imp(this.kit, this.stage.owner, at, this.tall, i);
      made.root.setDepth(ACTING + i);
      return made;
    });
  }

  door(): Point {
    return middleOf(this.stored('imps'));
  }

  /** Where something of the store lies, as `gold` or `meat:1`; anywhere in the store if it is not shown by itself. */
  stored(name: string): Rect {
    return this.kit.layer.placeOf(stockId(name)) ?? this.stage.layout.stock;
  }

  /** An imp goes to the hospital, and in. */
  async toHospital(imp: ImpActor): Promise<void> {
    const { x, y } = middleOf(this.stored('hospital'));
    await imp.walk({ x, y: y + this.tall * 0.4 }, { ms: 700 });
    await fade(this.kit, [imp.root], 0);
  }
}

/** Turns a card over: its back goes edge-on, its face comes up. Both stand at the same place. */
export async function turnOver(
  kit: TableKit,
  back: GameObjects.Image,
  face: GameObjects.Image,
): Promise<void> {
  face.setVisible(false);
  await kit.ready();
  const shut = hold(back);
  const open = hold(face);
  await run(kit, kit.still ? 150 : 240, (t) => {
    if (!back.active || !face.active) return;
    const isOver = t >= 0.5;
    back.setVisible(!isOver);
    face.setVisible(isOver);
    if (kit.still) return;
    shut({ sx: Math.max(0.02, 1 - 2 * t) });
    open({ sx: Math.max(0.02, 2 * t - 1), y: -Math.sin(t * Math.PI) * 8 });
  });
}
