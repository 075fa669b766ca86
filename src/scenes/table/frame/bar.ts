/** The bar above the picture: round, phases, goals, twists, exhibitions, customers, the rules, the menu. */

import { tableFacts } from '../../../engine/petz/read.ts';
import type { Phase } from '../../../engine/petz/state.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import { newsLines } from '../../../session/advice/news.ts';
import { countsAsItStands, phasesToCome } from '../../../session/advice/twists.ts';
import { roundWords } from '../../../text/calendar.ts';
import { customerSymbols, exhibitionSymbols } from '../../../text/tiles.ts';
import { customerArt, exhibitionArt, iconArt, playerArt, REPUTATION } from '../../../ui/art-urls.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import { toolWidth } from '../../../ui/panels/bar-room.ts';
import { isUpright } from '../../../ui/rect.ts';
import { drawingUrl } from '../drawings.ts';
import { unservedKey } from '../explain/calendar.ts';
import {
  explainCustomer,
  explainExhibition,
  explainHelp,
  explainPhase,
  explainRound,
  explainServed,
} from '../explain/index.ts';
import { symbolSign } from '../sets/parts/words.ts';
import { isPeeked, openCalendar } from './calendar-sheet.ts';
import { goalsPart } from './goals.ts';
import { type Framing, hasSecondLine } from './layout.ts';
import { isNow, menuTool, recapTool } from './tools.ts';
import { twistParts } from './twists.ts';

const PHASES: readonly Phase[] = ['setup', 'shopping', 'needs', 'showing', 'business', 'aging'];

export function showBar(framing: Framing): void {
  const { kit, link, look, at } = framing;
  const { bar, small, k } = at;
  const { view } = look;
  const seen = (name: string, parts: readonly BarPart[]) => (kit.hides(name) ? [] : parts);
  const goals = goalsPart(kit, link, view, small);
  const stars = goals === null ? [] : seen('goals', [goals]);
  // A game of one round knows neither exhibitions nor customers.
  const tiles =
    tableFacts(view).rounds === 1
      ? []
      : [...seen('shows', exhibitionParts(framing)), ...seen('customers', [customersPart(framing)])];
  const below = [...twistParts(framing), ...tiles];
  const state = [roundPart(framing), phasesPart(framing), ...stars];
  const count = isNow(look, link.session) ? newsLines(link.session.recap(look.seat), look.seat).length : 0;
  const help: BarPart = {
    id: 'help',
    look: 'tool',
    words: '',
    art: drawingUrl('props/question-mark'),
    tap: () => link.open('rules', look.ask?.kind ?? explainPhase(link, view.phase).rule),
    explain: kit.reveal('help', () => explainHelp(link)),
  };
  kit.panels.bar = {
    at: bar,
    small,
    k,
    tool: toolWidth(kit.window, k),
    slots: 3,
    lines: isUpright(kit.window) && hasSecondLine(view) ? [state, below] : [[...state, ...below]],
    tools: [
      ...seen('recap', recapTool(kit, link, count)),
      ...seen('help', [help]),
      ...seen('menu', [menuTool(link)]),
    ],
  };
}

function roundPart({ kit, link, look: { view }, at: { small }, speech }: Framing): BarPart {
  const { rounds } = tableFacts(view);
  const tap = kit.reveal('round', () => explainRound(link, view));
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
function phasesPart({ kit, link, look: { view }, at: { small } }: Framing): BarPart {
  const all = phasesToCome(view, PHASES);
  // After the last round all of them are behind.
  const now = view.phase === 'final' ? PHASES.length : PHASES.indexOf(view.phase);
  const tap = kit.reveal('phase', () => explainPhase(link, view.phase, all.slice(now + 1)));
  const shown = small ? [all[Math.min(now, all.length - 1)] ?? 'setup'] : all;
  const discs = shown.map((phase) => {
    const i = PHASES.indexOf(phase);
    const look = i === now ? 'now' : i < now ? 'done' : 'off';
    return { art: iconArt(look === 'done' ? 'ui-check' : `phase-${phase}`), look } as const;
  });
  return { id: 'phase', look: 'plum', words: '', tap, explain: tap, discs };
}

/** Exhibitions and customers in the bar: the next one whole, of the others the faces; after the last round, how it all ended. */
const LAST_SHOWS = ['business', 'display'] as const;

/** Only I know this tile: it is covered for everybody else. */
const EYE = { at: 'left', art: iconArt('icon-peek') } as const;

function exhibitionParts(framing: Framing): BarPart[] {
  const { kit, link, look, at, speech } = framing;
  const { view } = look;
  const { small } = at;
  const part = { id: 'exhibition', look: 'paper' } as const;
  if (view.phase === 'final' && countsAsItStands(view)) {
    const words = speech.t('ui.inPlay.asItStands');
    const tap = kit.reveal('exhibition', () => ({ title: speech.t('ui.final.end'), lines: [words] }));
    return [small ? { ...part, words: '', art: REPUTATION, tap } : { ...part, words, tap }];
  }
  if (view.phase === 'final')
    return LAST_SHOWS.map((show) => {
      const id = `final:${show}`;
      const tap = kit.reveal(id, () => explainExhibition(link, view, show));
      const words = speech.t(`ui.final.source.${show}`);
      return { id, look: 'paper', words, art: exhibitionArt(show), tap, explain: tap };
    });
  const tap = () => openCalendar(framing, 'exhibitions');
  const next = view.exhibitions.find((x) => x.round >= view.round && x.id !== null);
  if (!next?.id)
    return [{ ...part, words: speech.t(small ? 'ui.table.bar.noneShort' : 'ui.table.bar.none'), tap }];
  const { id, round } = next;
  return [
    {
      ...part,
      words: speech.thing('exhibition', id),
      art: exhibitionArt(id),
      signs: exhibitionSymbols(speech, view, id, round).map((symbol) => symbolSign(speech, symbol)),
      note: roundWords(speech, view, round),
      corners: isPeeked(next) ? [EYE] : [],
      tap,
      explain: kit.reveal(part.id, () => explainExhibition(link, view, id, round)),
    },
  ];
}

function customersPart(framing: Framing): BarPart {
  const { kit, link, look, speech } = framing;
  const { view } = look;
  const ahead = view.customers.filter((x) => x.round >= view.round);
  const first = ahead.find((x) => x.id !== null);
  if (view.phase === 'final' || !first?.id) return servedPart(framing);
  const { id, round } = first;
  return {
    id: 'customers',
    look: 'paper',
    isFace: true,
    words: speech.thing('customer', id),
    art: customerArt(id),
    signs: customerSymbols(speech, id).map((symbol) => symbolSign(speech, symbol)),
    corners: isPeeked(first) ? [EYE] : [],
    discs: ahead
      .filter((tile) => tile !== first)
      .map((tile) => ({
        art: tile.id === null ? null : customerArt(tile.id),
        words: speech.t('ui.table.bar.secret'),
        mark: isPeeked(tile) ? EYE.art : null,
        look: tile.id === null ? 'off' : 'face',
      })),
    tap: () => openCalendar(framing, 'customers'),
    explain: kit.reveal('customers', () => explainCustomer(link, id, { view, round })),
  };
}

/** Everybody who went home with a pet, and whose it was. */
function servedPart({ kit, link, look: { view }, speech }: Framing): BarPart {
  const sales = view.shops.flatMap((shop, seat) =>
    shop.sales.map(({ customer, round }) => ({ customer, round, seat })),
  );
  sales.sort((a, b) => a.round - b.round);
  const tap = kit.reveal('customers', () => explainServed(link, view));
  return {
    id: 'customers',
    look: 'paper',
    words: sales.length > 0 ? '' : speech.t(unservedKey(view)),
    discs: sales.map(({ customer, seat }) => ({
      art: customerArt(customer),
      mark: playerArt(seat),
      look: 'face',
    })),
    tap,
    explain: tap,
  };
}
