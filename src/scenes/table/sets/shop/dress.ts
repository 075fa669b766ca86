/** Dressing the pets: accessories are dragged from the stock onto pets and back, or tapped and put. */

import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Json } from '../../../../engine/kernel/state.ts';
import { demandsOf, isRecord } from '../../../../engine/petz/read.ts';
import type { Pet, Plot } from '../../../../engine/petz/state.ts';
import { paired } from '../../../../ui/paired.ts';
import { box, centre, contains, FINGER, inset, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import { type Explanation, explainAccessory, explainPet } from '../../explain/index.ts';
import { accessoryDrawing } from '../../worn.ts';
import { cageHit, type PlotSpot, rowRects } from './layout.ts';
import { ringPicked, type Stage, shape, surfaceBoard } from './parts.ts';
import { buildPlots } from './plots.ts';
import { ShopTask, type TaskTools } from './task.ts';

export class Dressing extends ShopTask<Outfit, string> {
  private readonly first: Outfit;

  constructor(tools: TaskTools, domain: DressDomain) {
    super(tools, outfitOf(domain));
    this.first = this.laid;
  }

  draw(stage: Stage): void {
    const { layout, shop } = stage;
    const { kit } = this.host;
    const plots = shop.plots.map((plot) => dressedPlot(plot, this.laid));
    const standing = plots.map((plot) => {
      const lit = this.picked !== null && plot.pet !== null;
      return {
        plot,
        mood: plot.pet !== null && this.isNew(plot.pet.id) ? 'delighted' : 'content',
        lit,
        fan: true,
      } as const;
    });
    buildPlots(stage, standing, this.faces);
    for (const [plot, spot, at] of paired(plots, layout.plots)) {
      if (plot.pet === null) continue;
      const { pet } = plot;
      const explain = () => explainPet(this.host.link, pet);
      kit.press(`plot:${at}`, cageHit(spot, layout.compact), () => this.tapPet(pet.id), explain);
      const worn = wornBy(this.laid, pet.id);
      const rects = wornRects(spot, worn.length, layout.compact);
      for (const [tile, rect] of paired(worn, rects)) this.buildTile(stage, tile, rect);
    }
    if (!layout.compact) surfaceBoard(kit, 'wood', layout.counter);
    this.buildStock(stage);
    this.ask(stage, plots);
  }

  private isNew(pet: string): boolean {
    return wornBy(this.laid, pet).some((tile) => this.first[tile] !== pet);
  }

  private put(tile: string, pet: string | null): boolean {
    return this.laid[tile] !== pet && this.change({ ...this.laid, [tile]: pet });
  }

  /** Picks a tile, or puts it down again. */
  private touch(tile: string | null): void {
    this.pick(this.picked === tile ? null : tile);
  }

  /** Puts on what is picked; else takes up the last thing the pet wears. */
  private tapPet(pet: string): void {
    if (this.picked !== null) {
      if (!this.put(this.picked, pet)) this.pick(null);
    } else this.touch(wornBy(this.laid, pet).at(-1) ?? null);
  }

  /** What is picked goes to where this is; with nothing picked, this is picked. */
  private tapTile(tile: string): void {
    const { picked, laid: outfit } = this;
    const place = outfit[tile] ?? null;
    if (picked === null || picked === tile || outfit[picked] === place) this.touch(tile);
    else this.put(picked, place);
  }

  private dropAt(stage: Stage, tile: string, x: number, y: number): boolean {
    const at = stage.layout.plots.findIndex(({ rect }) => contains(rect, { x, y }));
    const pet = stage.shop.plots[at]?.pet ?? null;
    if (pet !== null) return this.put(tile, pet.id);
    return contains(stage.layout.counter, { x, y }) ? this.put(tile, null) : false;
  }

  private buildTile(stage: Stage, tile: string, rect: Rect): void {
    const { kit } = this.host;
    const images = [
      shape(kit, rect, { fill: '#fff6e4', radius: 12 }),
      kit.fitted(accessoryDrawing(tile), centre(rect, Math.min(rect.width, rect.height) * 0.84)),
    ];
    if (this.picked === tile) ringPicked(kit, inset(rect, -3), 12);
    kit.carry({
      id: `wear:${tile}`,
      rect,
      images,
      tap: () => this.tapTile(tile),
      drop: (x, y) => this.dropAt(stage, tile, x, y),
      explain: () => this.explain(tile),
    });
  }

  private explain(tile: string): Explanation {
    const { link, speech } = this.host;
    const explained = explainAccessory(link, tile);
    return { ...explained, lines: [...explained.lines, speech.t('ask.petz.dress.hint')] };
  }

  /** What no pet wears lies here; what is dropped here is taken off. */
  private buildStock(stage: Stage): void {
    const { kit, speech } = this.host;
    const { hand, compact, words: size } = stage.layout;
    const { t } = speech;
    const lit = this.picked !== null && this.laid[this.picked] !== null;
    shape(kit, hand, { fill: palette.woodGroove, radius: 16, edge: lit ? palette.glow : palette.ink });
    const spare = wornBy(this.laid, null);
    const picked = this.picked;
    if (lit && picked !== null) {
      kit.press(
        'spare',
        hand,
        () => void this.put(picked, null),
        () => ({ title: t('ui.alley.dress.shelf'), lines: [t('ui.alley.dress.off')] }),
      );
    }
    if (spare.length === 0) {
      const style = { size: size + 1, colour: palette.woodShine, fit: hand.width - 20, lines: 2 } as const;
      kit.words(t('ui.alley.dress.off'), hand.x + hand.width / 2, hand.y + hand.height / 2, style);
      return;
    }
    const row = inset(hand, 8, 5);
    for (const [rect, tile] of paired(rowRects(row, spare.length, 1, compact ? 60 : 130), spare))
      this.buildTile(stage, tile, rect);
  }

  private ask(stage: Stage, plots: readonly Plot[]): void {
    const { host, laid: outfit } = this;
    const { link, kit, speech } = host;
    const { layout } = stage;
    const isSame = isSameOutfit(outfit, this.first);
    const worn = Object.values(outfit).filter((pet) => pet !== null).length;
    const count = `${speech.number(worn)}/${speech.number(Object.keys(outfit).length)}`;
    host.question({
      at: layout.side,
      small: layout.compact,
      lines: [speech.t('ui.alley.dress.how'), ...(layout.compact ? [] : [speech.t('ask.petz.dress.hint')])],
      facts: plots.flatMap(({ pet }, at) =>
        pet === null || layout.compact
          ? []
          : [
              {
                id: `row:${at}`,
                words: speech.t('ui.alley.dress.more', {
                  pet: speech.pet(pet.id),
                  count: demandsOf(pet).length,
                }),
                note: '',
                art: artUrl(petIn(pet.id, 'content', pet)),
                signs: [],
                tap: () => kit.touch.reveal(layout.side, () => explainPet(link, pet)),
              },
            ],
      ),
      note: layout.compact ? null : `${speech.t('ui.shop.accessories')} ${count}`,
      main: {
        id: isSame ? 'keep' : 'ready',
        words: speech.t(isSame ? 'ui.alley.dress.keep' : 'ui.alley.dress.ready'),
        tap: () => void host.answer({ ...outfit }),
      },
      back: this.back(),
      take: (choice) => this.take(choice),
    });
  }

  private take(choice: Json): void {
    if (!isRecord(choice)) return;
    const named = Object.entries(choice).map(([tile, pet]) => [tile, typeof pet === 'string' ? pet : null]);
    this.change(Object.fromEntries(named));
  }
}

/** Who wears what, in the making: pure data. */
export type DressDomain = Extract<Domain, { type: 'form' }>;

/** For each accessory tile the pet that wears it, or null. */
type Outfit = Readonly<Record<string, string | null>>;

/** As it is now: the first option of every tile. */
export function outfitOf({ fields }: DressDomain): Outfit {
  return Object.fromEntries(
    Object.entries(fields).map(([tile, field]) => {
      const first = field.type === 'pick' ? (field.options[0] ?? null) : null;
      return [tile, typeof first === 'string' ? first : null];
    }),
  );
}

/** What a pet wears, in the order of the tiles. */
export function wornBy(outfit: Outfit, pet: string | null): string[] {
  return Object.keys(outfit).filter((tile) => outfit[tile] === pet);
}

export function isSameOutfit(a: Outfit, b: Outfit): boolean {
  return Object.keys(a).every((tile) => a[tile] === b[tile]);
}

/** A plot with its pet dressed like that. */
export function dressedPlot(plot: Plot, outfit: Outfit): Plot {
  return plot.pet === null ? plot : { ...plot, pet: dressedPet(plot.pet, outfit) };
}

function dressedPet(pet: Pet, outfit: Outfit): Pet {
  const { wears: _wears, ...bare } = pet;
  const wears = wornBy(outfit, pet.id);
  return wears.length === 0 ? bare : { ...bare, wears };
}

/** In a column at the side where the addon is not, from the top; a second column begins where the first is full. */
export function wornRects({ rect, addon }: PlotSpot, count: number, compact: boolean): Rect[] {
  const size = compact ? FINGER : Math.max(48, Math.min(66, rect.height * 0.2));
  const step = size + 4;
  const rows = Math.max(1, Math.floor((rect.height - 12) / step));
  const isLeft = addon.x > rect.x + rect.width / 2;
  return Array.from({ length: count }, (_, i) => {
    const column = Math.floor(i / rows);
    const x = isLeft ? rect.x + 8 + column * step : rect.x + rect.width - 8 - size - column * step;
    return box(x, rect.y + 8 + (i % rows) * step, size, size);
  });
}
