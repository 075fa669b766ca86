/** One way to use a facility, drawn: which imp comes back, which token goes in, whose token goes away. */
import type { FacilityUse, Found } from '../../../../engine/petz/choices.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { impOf } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { card, disc } from '../parts/boards.ts';
import { petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';
import { buildJoiner } from './crowd.ts';
import type { Desk } from './desk.ts';

/** Where the Headhunter finds an imp. */
const PLACES: Readonly<Record<Found, string>> = {
  progress: 'spaces/imps',
  hospital: 'spaces/hospital',
  platform: 'spaces/platform',
  platformSpace: 'spaces/platform',
};

export function buildWay(desk: Desk, use: FacilityUse, rect: Rect, picked: boolean): void {
  const { kit } = desk.deal;
  const { x, y, width, height } = rect;
  kit.picture(card(picked ? 'picked' : 'rest', width, height), x, y, width);
  const pad = Math.min(12, height * 0.12);
  const inside = { x: x + pad, y: y + pad, width: width - 2 * pad, height: height - 2 * pad };
  if (use.facility === 'headhunter') fetched(desk, inside, use.from, use.hat);
  else if (use.facility === 'office') earned(desk, inside);
  else if (use.facility === 'psychiatrist') cured(desk, inside, use.plot, use.token);
  else if (use.facility === 'fecalSlug') slugged(desk, inside, use.plots);
  else wrapped(desk, inside, use.facility, use.chamber);
}

const middle = ({ y, height }: Rect): number => y + height / 2;

/** What goes in, an arrow, what comes out. */
function arrow({ deal }: Desk, rect: Rect): void {
  deal.kit.words('→', rect.x + rect.width / 2, middle(rect), { size: Math.min(30, rect.height * 0.5) });
}

function fetched(desk: Desk, rect: Rect, from: Found, hat: boolean): void {
  const { deal, seat } = desk;
  const side = Math.min(rect.height, rect.width * 0.4);
  const house = { x: rect.x + rect.width * 0.06, y: middle(rect) - side / 2, width: side, height: side };
  deal.kit.fitted(drawing(PLACES[from]), house, true);
  arrow(desk, rect);
  const place = { ...house, x: rect.x + rect.width * 0.94 - side };
  const top = hat ? side * 0.2 : 0;
  const who = hat ? 'impWithHat' : 'imp';
  buildJoiner(deal.kit, seat, who, { ...place, y: place.y + top, height: side - top, width: side });
}

function earned(desk: Desk, rect: Rect): void {
  const { deal, seat } = desk;
  const side = Math.min(rect.height, rect.width * 0.34);
  const place = { x: rect.x + rect.width * 0.08, y: middle(rect) - side / 2, width: side, height: side };
  deal.kit.fitted(impOf(seat), place, true);
  arrow(desk, rect);
  const coin = side * 0.6;
  const x = rect.x + rect.width * 0.92 - coin * 1.5;
  for (const n of [0, 1]) icon(deal.kit, 'tokens/token-gold', x + coin * (0.5 + n * 0.8), middle(rect), coin);
}

/** The chamber tells how long the token would still have lasted. */
function wrapped(desk: Desk, rect: Rect, facility: 'lollipopFactory' | 'cannery', chamber: number): void {
  const { deal, view, seat } = desk;
  const { kit, link } = deal;
  const [food, made] =
    facility === 'cannery' ? (['meat', 'can'] as const) : (['vegetable', 'lollipop'] as const);
  const left = (view.shops[seat]?.food[food].length ?? 0) - chamber - 1;
  const words = link.speech.t('ui.showSet.keeps', { count: left });
  const foot = rect.height > 64 ? 22 : 0;
  const room = { ...rect, height: rect.height - foot };
  const side = Math.min(room.height, rect.width * 0.32);
  icon(kit, `tokens/token-${food}`, rect.x + rect.width * 0.22, middle(room), side);
  arrow(desk, room);
  icon(kit, `tokens/token-${made}`, rect.x + rect.width * 0.78, middle(room), side);
  if (foot === 0) return;
  const colour = left === 0 ? palette.badText : palette.textSoft;
  const style = { size: 16, family: 'text', colour, fit: rect.width - 6 } as const;
  line(kit, words, rect.x + rect.width / 2, rect.y + rect.height - foot / 2, style, 0.5);
}

function cured({ deal, view, seat }: Desk, rect: Rect, plot: number, token: 'suffering' | 'mutation'): void {
  const { kit, link } = deal;
  const pet = view.shops[seat]?.plots[plot]?.pet ?? null;
  const side = Math.min(rect.height, rect.width * 0.5);
  if (pet !== null) {
    const { id, suffering, mutation } = pet;
    const place = { x: rect.x + rect.width * 0.04, y: middle(rect) - side / 2, width: side, height: side };
    kit.fitted(petIn(id, 'sick', { suffering, mutation }), place, true);
  }
  const size = side * 0.7;
  const x = rect.x + rect.width * 0.76;
  icon(kit, `tokens/token-${token}`, x, middle(rect), size);
  const mark = size * 0.5;
  kit.picture(disc('#f6d5cf', mark), x + size * 0.22, middle(rect) + size * 0.1, mark);
  const style = { size: Math.max(16, mark * 0.6), colour: palette.badText };
  line(
    kit,
    link.speech.signed(-1),
    x + size * 0.22 + mark / 2,
    middle(rect) + size * 0.1 + mark / 2,
    style,
    0.5,
  );
}

/** The four plots as they lie, and from which of them the slug takes how much. */
function slugged({ deal, view, seat }: Desk, rect: Rect, plots: readonly number[]): void {
  const { kit, link } = deal;
  const from = plots.flatMap((count, plot) => (count > 0 ? [{ count, plot }] : []));
  const cell = rect.width / Math.max(1, from.length);
  for (const [n, { count, plot }] of from.entries()) {
    const home = view.shops[seat]?.plots[plot];
    const side = Math.min(rect.height, cell * 0.56);
    const x = rect.x + n * cell;
    const place = { x: x + cell * 0.02, y: middle(rect) - side / 2, width: side, height: side };
    if (home?.pet) kit.fitted(petIn(home.pet.id, 'content', home.pet), place, true);
    else if (home?.cage) kit.fitted(drawing(`cages/${home.cage}`), place, true);
    else line(kit, link.speech.plot(plot), place.x + side / 2, middle(rect), { size: 16, fit: side }, 0.5);
    const heap = Math.min(rect.height * 0.62, cell * 0.36);
    icon(kit, 'tokens/token-manure', x + cell * 0.74, middle(rect), heap);
    const style = { size: Math.max(16, heap * 0.42), colour: palette.eyeWhite, outline: 5 };
    kit.words(link.speech.signed(-count), x + cell * 0.82, middle(rect) + heap * 0.34, style);
  }
}
