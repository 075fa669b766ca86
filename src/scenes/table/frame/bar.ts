/** The bar above the picture: round, phases, goals, twists, exhibitions, customers, the rules, the menu. */

import { tableFacts } from '../../../engine/petz/read.ts';
import type { Phase } from '../../../engine/petz/state.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import { newsLines } from '../../../session/advice/news.ts';
import { countsAsItStands, phasesToCome } from '../../../session/advice/twists.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import { toolWidth } from '../../../ui/panels/bar-room.ts';
import { isUpright } from '../../../ui/rect.ts';
import type { Look, TableLink } from '../contract.ts';
import { explainHelp, explainPhase, explainRound } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { customersPart, exhibitionParts } from './calendar.ts';
import { goalsPart } from './goals.ts';
import type { FrameLayout } from './layout.ts';
import { isNow, menuTool, questionMark, recapTool } from './tools.ts';
import { twistParts } from './twists.ts';

const PHASES: readonly Phase[] = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging'];

export function showBar(kit: TableKit, link: TableLink, look: Look, { bar, small, k }: FrameLayout): void {
  const { view } = look;
  const seen = (name: string, parts: readonly BarPart[]) => (kit.hides(name) ? [] : parts);
  const goals = goalsPart(kit, link, view);
  const state = [roundPart(kit, link, look, small), phasesPart(kit, link, look, small)];
  const stars = goals === null ? [] : seen('goals', [goals]);
  // A game of one round knows neither exhibitions nor customers.
  const tiles =
    tableFacts(view).rounds === 1
      ? []
      : [
          ...seen('shows', exhibitionParts(kit, link, view, small)),
          ...seen('customers', [customersPart(kit, link, view)]),
        ];
  const mods = twistParts(kit, link, look, small);
  const count = isNow(look, link.session) ? newsLines(link.session.recap(look.seat), look.seat).length : 0;
  const help: BarPart = {
    id: 'help',
    look: 'tool',
    words: '',
    art: questionMark(),
    tap: () => link.open('rules', look.ask?.kind ?? explainPhase(link, view.phase).rule),
    explain: kit.telling('help', () => explainHelp(link)),
  };
  kit.panels.bar = {
    at: bar,
    small,
    k,
    tool: toolWidth(kit.window, k),
    slots: 3,
    lines: isUpright(kit.window)
      ? [
          [...state, ...stars],
          [...mods, ...tiles],
        ]
      : [[...state, ...stars, ...mods, ...tiles]],
    tools: [
      ...seen('recap', recapTool(kit, link, count)),
      ...seen('help', [help]),
      ...seen('menu', [menuTool(link)]),
    ],
  };
}

function roundPart(kit: TableKit, link: TableLink, { view }: Look, small: boolean): BarPart {
  const { speech } = link;
  const { rounds } = tableFacts(view);
  const tap = kit.telling('round', () => explainRound(link, view));
  const part = { id: 'round', look: 'plum', words: '', tap, explain: tap } as const;
  if (view.phase === 'final') {
    if (small) return { ...part, art: iconArt('phase-final') };
    return { ...part, words: speech.t(countsAsItStands(view) ? 'ui.final.end' : phaseKey('final')) };
  }
  // A game of one round is that round.
  if (small && rounds === 1) return { ...part, words: speech.number(view.round) };
  if (small) return { ...part, words: speech.t('ui.table.bar.roundOf', { round: view.round, rounds }) };
  const words = [speech.t('ui.table.bar.round')];
  if (rounds > 1) words.push(speech.t('ui.table.bar.of', { rounds }));
  return { ...part, words: words.join('\n'), value: String(view.round) };
}

/** The phases of a round, what is done ticked off; on a phone only the one under way. Where the game stops, what would follow does not come. */
function phasesPart(kit: TableKit, link: TableLink, { view }: Look, small: boolean): BarPart {
  const all = phasesToCome(view, PHASES);
  // After the last round all of them are behind.
  const now = view.phase === 'final' ? PHASES.length : PHASES.indexOf(view.phase);
  const tap = kit.telling('phase', () => explainPhase(link, view.phase, all.slice(now + 1)));
  const shown = small ? [all[Math.min(now, all.length - 1)] ?? 'setup'] : all;
  const discs = shown.map((phase) => {
    const i = PHASES.indexOf(phase);
    const look = i === now ? 'now' : i < now ? 'done' : 'off';
    return { art: iconArt(look === 'done' ? 'ui-check' : `phase-${phase}`), look } as const;
  });
  return { id: 'phase', look: 'plum', words: '', tap, explain: tap, discs };
}
