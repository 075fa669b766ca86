/**
 * The shop: the four plots in a square, as they are arranged, given their Need Cards and shown off. One set for all
 * of these questions, since they are about one picture; what is being decided lives in a draft per question.
 */
import { demandsOf, foodCount } from '../../../engine/petz/read.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Beat, Look, SetHost, SetMaker, TableSet } from '../contract.ts';
import { drawing } from '../drawings.ts';
import { explainShop } from '../explain/index.ts';
import { Arranging } from './shop/arrange.ts';
import { CardAssignment } from './shop/assign.ts';
import { Caring } from './shop/care.ts';
import { Dressing } from './shop/dress.ts';
import { layoutShop, type ShopMode } from './shop/layout.ts';
import { type Stage, surfaceBoard } from './shop/parts.ts';
import type { Faces } from './shop/plots.ts';
import { Watching } from './shop/watch.ts';
import { careStepOf, isOfShow } from './shop-show/batches.ts';
import { playShow } from './shop-show/play.ts';

/** The size the background was drawn for, and how far it reaches beyond that on each side. */
const SCREEN = { width: 1280, height: 800, left: 320, top: 80 } as const;

type Task = Pick<Caring, 'draw'>;

class Shop implements TableSet {
  readonly host: SetHost;
  readonly faces: Faces = new Map();
  private readonly watching: Watching;
  private open: { key: string; task: Task } | null = null;

  constructor(host: SetHost) {
    this.host = host;
    this.watching = new Watching(this.faces);
  }

  draw(look: Look, area: Rect): void {
    const mode = modeOf(look);
    const owner = mode === 'watch' ? look.subject : look.seat;
    const shop = look.view.shops[owner];
    if (shop === undefined) return;
    // Slots beside the cages are for cards that are to be laid; else the fan has its place below the pet.
    const hasSlots = look.ask?.kind !== 'petz.crystal';
    const bars = shop.plots.map((plot) =>
      hasSlots ? (plot.pet === null ? 0 : demandsOf(plot.pet).length) : 0,
    );
    const { kit, link, speech } = this.host;
    const stage: Stage = { kit, link, speech, look, layout: layoutShop(area, mode, bars), owner, shop };
    this.buildBackground(area);
    if (mode === 'watch') {
      const { next, view } = look;
      if (next !== undefined)
        this.watching.play(careStepOf(next, null), view, isOfShow(next.type, view.phase));
      this.watching.draw(stage);
      return;
    }
    this.taskFor(look).draw(stage);
    buildHome(stage);
  }

  async show(beats: readonly Beat[]): Promise<void> {
    await playShow(this.host, this.watching, beats);
  }

  /** The same task as long as the question stays. */
  private taskFor(look: Look): Task {
    const key = `${look.ask?.id}/${look.ask?.kind}/${look.domain?.type}`;
    if (this.open?.key !== key) this.open = { key, task: this.begin(look) };
    return this.open.task;
  }

  private begin({ ask, domain }: Look): Task {
    if (ask?.kind === 'petz.assign' && domain?.type === 'deal') return new CardAssignment(this, domain);
    if (ask?.kind === 'petz.arrange' && domain?.type === 'form') return new Arranging(this, domain);
    if (ask?.kind === 'petz.dress' && domain?.type === 'form') return new Dressing(this, domain);
    return new Caring(this);
  }

  private buildBackground(area: Rect): void {
    const top = area.y;
    const scale = Math.max((area.x * 2 + area.width) / SCREEN.width, (area.height + top) / SCREEN.height);
    const art = drawing('backgrounds/shop');
    const x = area.x + area.width / 2 - (SCREEN.width / 2 + SCREEN.left) * scale;
    const y = area.y + area.height - (SCREEN.height + SCREEN.top) * scale;
    this.host.kit.picture(art, x, y, art.box.width * scale).setDepth(-10);
  }
}

function modeOf({ ask, domain }: Look): ShopMode {
  if (ask === null || domain === null) return 'watch';
  if (ask.kind === 'petz.assign' || ask.kind === 'petz.crystal') return 'assign';
  return ask.kind === 'petz.arrange' || ask.kind === 'petz.dress' ? 'arrange' : 'care';
}

/** Assigning, arranging, the Crystal Ball, the caring questions of showing off, and looking on. */
export const shopSet: SetMaker = (host) => new Shop(host);

/** What is at home: imps, gold, food and potions, as a small board of numbers. */
function buildHome(stage: Stage): void {
  const { layout, owner, look, kit, link, speech, shop } = stage;
  const { home, compact } = layout;
  const { lollipop = 0, can = 0 } = shop.alleys?.processed ?? {};
  const processed = [
    ['tokens/token-lollipop', lollipop],
    ['tokens/token-can', can],
  ] as const;
  const counts = [
    ['icons/icon-imp', shop.home],
    ['tokens/token-gold', shop.gold],
    ['tokens/token-vegetable', foodCount(shop, 'vegetable')],
    ['tokens/token-meat', foodCount(shop, 'meat')],
    ['tokens/potion', shop.potions ?? 0],
    ...processed.filter(([, count]) => count > 0),
  ] as const;
  surfaceBoard(kit, 'paper', home, compact ? 10 : 16);
  const isRow = home.width > home.height * 4;
  const columns = isRow ? counts.length : 2;
  const rows = Math.ceil(counts.length / columns);
  const pad = compact ? 5 : home.width * 0.08;
  const title = compact ? 0 : Math.max(18, home.height * 0.17);
  if (!compact) {
    const style = { size: layout.words + 1, fit: home.width - 2 * pad, side: 0 } as const;
    kit.words(speech.t('ui.shopSet.home'), home.x + pad, home.y + pad + title * 0.5, style);
  }
  const width = (home.width - 2 * pad) / columns;
  const height = (home.height - title - 2 * pad) / rows;
  const size = Math.min(height * 0.94, width * 0.5, 46);
  for (const [i, [name, count]] of counts.entries()) {
    const x = home.x + pad + (i % columns) * width + size / 2;
    const y = home.y + pad + title + (Math.floor(i / columns) + 0.5) * height;
    kit.icon(name, x, y, size).setAlpha(count === 0 ? 0.45 : 1);
    const style = { size: compact ? 16 : Math.max(17, size * 0.66), side: 0 } as const;
    kit.words(speech.number(count), x + size * 0.6, y, style);
  }
  const explain = () => explainShop(link, look.view, owner);
  if (look.ask?.kind !== 'petz.assign') {
    kit.tell(home, explain);
    return;
  }
  // While cards are laid, what the decks hold is one tap away.
  const [x, y] = [home.x + home.width - pad - width / 2, home.y + home.height - pad - height / 2];
  if (counts.length % columns !== 0) kit.icon('icons/phase-needs', x, y, size);
  kit.press('decks', home, () => link.open('asking', 'decks'), explain);
}
