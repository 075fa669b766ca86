/** The bar above the picture: round, phases, exhibitions, customers, the rules, the menu. */

import { tableFacts } from '../../../engine/petz/read.ts';
import type { Phase } from '../../../engine/petz/state.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import { newsLines } from '../../../session/advice/news.ts';
import { countsAsItStands, phasesToCome } from '../../../session/advice/twists.ts';
import { panel } from '../../../ui/panel.ts';
import { around, type Rect } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import { explainHelp, explainPhase, explainRound } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { leftward, plate, sketch } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import { drawGoals } from './goals.ts';
import type { FrameLayout } from './layout.ts';
import { buildRecap } from './recap.ts';
import { buildCustomers, buildExhibition } from './tiles.ts';
import { drawTwists } from './twists.ts';

const PHASES: readonly Phase[] = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging'];

export function buildBar(kit: TableKit, link: TableLink, look: Look, at: FrameLayout): void {
  const { view } = look;
  const { bar, round, phases, phaseIcons, small, k } = at;
  // Where the game stops, what would follow does not come.
  const all = phasesToCome(view, PHASES);
  const isEnd = countsAsItStands(view);
  const of = [bar, round, phases, phaseIcons, small, k, view.phase, view.round, tableFacts(view).rounds];
  kit.keep('bar', [of, all, isEnd], () => {
    kit.picture(panel('wood', bar.width, bar.height, 18), bar.x - 2, bar.y - 2, bar.width + 4);
    roundPlate(kit, link, look, at);
    phaseStrip(kit, all, look, at);
  });
  const tell = () => explainRound(link, view);
  kit.press('round', round, () => kit.touch.reveal(round, tell), tell);
  const explain = () => explainPhase(link, view.phase, all.slice(phaseNow(look) + 1));
  kit.press('phase', phases, () => kit.touch.reveal(phases, explain), explain);
  if (at.goals.width > 0) drawGoals(kit, link, look.view, at.goals, at);
  if (at.twists.width > 0) drawTwists(kit, link, look, at.twists, at);
  // A game of one round knows neither exhibitions nor customers.
  if (tableFacts(look.view).rounds > 1) {
    if (!kit.hides('shows')) buildExhibition(kit, link, look, at);
    if (!kit.hides('customers')) buildCustomers(kit, link, look, at);
  }
  if (look.domain !== null) {
    const count = newsLines(link.session.recap(look.seat), look.seat).length;
    const words = link.speech.t('ui.recap.button', { n: count });
    buildRecap(kit, { count, words, open: () => link.open('recap') }, at.recap);
  }
  const rules = () => link.open('rules', look.ask?.kind ?? explainPhase(link, look.view.phase).rule);
  iconButton(kit, 'help', at.help, questionMark(), rules, () => explainHelp(link));
  iconButton(kit, 'menu', at.menu, menuLines(), () => link.open('menu'));
}

/** A button that shows nothing but a picture; its face and its lip fill the rectangle. */
function iconButton(
  kit: TableKit,
  id: string,
  rect: Rect,
  art: Art,
  press: () => void,
  explain?: () => ReturnType<typeof explainHelp>,
): void {
  const height = Math.floor(rect.height / 1.115) - 1;
  const button = kit.button(id, { ...rect, height }, { kind: 'plain' }, press, explain);
  const size = Math.min(rect.width, height) * 0.62;
  const icon = kit.fitted(art, {
    x: (rect.width - size) / 2,
    y: (height - size) / 2,
    width: size,
    height: size,
  });
  // Under the zone that is pressed.
  button.addAt(icon, button.length - 1);
}

function menuLines(): Art {
  const line = (y: number) =>
    `<path d="M6 ${y}H46" stroke="${palette.ink}" stroke-width="8" stroke-linecap="round"/>`;
  return sketch('menu-lines', 52, 42, () => line(7) + line(21) + line(35));
}

function questionMark(): Art {
  const stroke = `fill="none" stroke="${palette.ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"`;
  return sketch('question-mark', 52, 60, () =>
    [
      `<path d="M12 18C12 2 41 1 41 18C41 29 26 28 26 39" ${stroke}/>`,
      `<circle cx="26" cy="54" r="5.500" fill="${palette.ink}"/>`,
    ].join(''),
  );
}

function strip(kit: TableKit, rect: Rect): void {
  kit.picture(panel('plum', rect.width, rect.height - 2, 15), rect.x - 2, rect.y - 2, rect.width + 4);
}

function roundPlate(kit: TableKit, link: TableLink, { view }: Look, { round, small, k }: FrameLayout): void {
  strip(kit, round);
  const { speech } = link;
  const { rounds } = tableFacts(view);
  const middle = round.x + round.width / 2;
  const y = round.y + round.height / 2 - 1;
  if (view.phase === 'final') {
    if (small) icon(kit, 'icons/phase-final', middle, y, round.height - 10);
    else {
      const style = { size: 19 * k, colour: '#fffaf0', fit: round.width - 18, lines: 2 } as const;
      kit.words(speech.t(countsAsItStands(view) ? 'ui.final.end' : phaseKey('final')), middle, y, style);
    }
    return;
  }
  if (small) {
    const of = { round: view.round, rounds };
    const words = rounds > 1 ? speech.t('ui.table.bar.roundOf', of) : speech.number(view.round);
    kit.words(words, middle, y, { size: 22, colour: palette.plumText, fit: round.width - 14 });
    return;
  }
  const fit = round.width - 50 * k;
  const style = { size: 17 * k, colour: palette.plumText, family: 'text', fit } as const;
  const x = round.x + 12;
  // A game of one round is that round.
  leftward(kit.words(speech.t('ui.table.bar.round'), x, rounds > 1 ? y - 11 * k : y, style));
  if (rounds > 1) leftward(kit.words(speech.t('ui.table.bar.of', { rounds }), x, y + 11 * k, style));
  const number = { size: 36 * k, colour: '#fffaf0', outline: 4 };
  kit.words(String(view.round), round.x + round.width - 24 * k, y, number);
}

function icon(kit: TableKit, name: string, x: number, y: number, size: number) {
  const rect = around({ x, y }, size);
  return kit.fitted(drawing(name), rect);
}

/** The six phases of a round, what is done ticked off; on a phone only the one under way. */
function phaseStrip(kit: TableKit, all: readonly Phase[], look: Look, at: FrameLayout): void {
  const { phases, phaseIcons, k } = at;
  strip(kit, phases);
  const now = phaseNow(look);
  const only = all[Math.min(now, all.length - 1)] ?? 'setup';
  const shown = phaseIcons === 6 ? all : [only];
  const step = (phases.width - 12) / shown.length;
  for (const [i, phase] of shown.entries()) {
    const index = PHASES.indexOf(phase);
    const size = Math.min(step - 3, phases.height - 8, (index === now ? 46 : 38) * k);
    const x = phases.x + 6 + (i + 0.5) * step;
    const y = phases.y + phases.height / 2 - 1;
    const fill = index === now ? '#ffe24a' : '#5d3157';
    kit.picture(plate(fill, size, size, size / 2, 3), x - size / 2, y - size / 2, size);
    const done = index < now;
    const inside = size * (index === now ? 0.8 : 0.68);
    icon(kit, done ? 'icons/ui-check' : `icons/phase-${phase}`, x, y, inside).setAlpha(
      index > now ? 0.55 : 1,
    );
  }
}

/** The phase under way, as a number; after the last round all of them are behind. */
function phaseNow({ view }: Look): number {
  return view.phase === 'final' ? PHASES.length : PHASES.indexOf(view.phase);
}
