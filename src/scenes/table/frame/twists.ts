/** The twists in play, as boards in the bar with their numbers. A tap tells what a twist means. */
import type { ModUse } from '../../../engine/kernel/state.ts';
import { twistsNow, wishOf } from '../../../session/advice/twists.ts';
import { twistWords } from '../../../text/twists.ts';
import { iconArt } from '../../../ui/art-urls.ts';
import { isJsonRecord } from '../../../ui/json.ts';
import type { BarPart } from '../../../ui/panels/bar.tsx';
import type { Look, TableLink } from '../contract.ts';
import { drawingUrl } from '../drawings.ts';
import type { Explanation } from '../explain/explanation.ts';
import type { TableKit } from '../kit.ts';
import LOOKS from '../looks.json' with { type: 'json' };
import type { Framing } from './layout.ts';

/** The number or the need at the corner of a board. */
interface Mark {
  words: string | null;
  icon: string | null;
}

const NUMBERS: Readonly<Record<string, { name: string; usual: number; sign: string }>> = {
  speedRound: { name: 'groups', usual: 1, sign: '' },
  strike: { name: 'home', usual: 1, sign: '' },
  doubleShows: { name: 'times', usual: 2, sign: '×' },
  fullStands: { name: 'more', usual: 1, sign: '+' },
  plague: { name: 'needs', usual: 1, sign: '+' },
};

export function markOf({ id, arg }: ModUse): Mark {
  const args = isJsonRecord(arg) ? arg : {};
  const number = NUMBERS[id];
  if (number !== undefined) {
    const value = args[number.name];
    return { words: `${number.sign}${typeof value === 'number' ? value : number.usual}`, icon: null };
  }
  const { need } = args;
  return { words: null, icon: typeof need === 'string' ? `icons/need-${need}` : null };
}

/** The boards of the twists in play. What has no board of its own stands behind the last, and every tap on it tells the next. */
export function twistParts({ kit, link, look, at: { small } }: Framing): BarPart[] {
  // The wish of the hour changes most: it hangs in front.
  const uses = [...twistsNow(look.view)].sort((a, b) => Number(b.id === 'wish') - Number(a.id === 'wish'));
  return boardParts(kit, uses, small, {
    sign: (use) => signOf(look, use),
    explain: (shown, turn) => explainOne(link, look, shown, turn),
  });
}

/** How many cards have been turned at a board that stands for several. */
const turns = new WeakMap<TableKit, number>();

/** The boards of the modifiers of either game: on a phone one, else two at most. */
export function boardParts(
  kit: TableKit,
  uses: readonly ModUse[],
  small: boolean,
  how: {
    sign(use: ModUse): Pick<BarPart, 'art' | 'corners'>;
    explain(shown: readonly ModUse[], turn: number): Explanation;
  },
): BarPart[] {
  const boards = Math.min(uses.length, small ? 1 : 2);
  return uses.slice(0, boards).map((use, i): BarPart => {
    const shown = i === boards - 1 ? uses.slice(i) : [use];
    const id = `twist:${i}`;
    const explain = kit.reveal(id, () => how.explain(shown, turns.get(kit) ?? 0));
    const { art = null, corners } = how.sign(use);
    const more = { at: 'right', words: `+${shown.length - 1}` } as const;
    return {
      id,
      look: 'board',
      words: '',
      art,
      corners: shown.length > 1 ? [more] : (corners ?? []),
      tap: () => {
        explain();
        turns.set(kit, (turns.get(kit) ?? 0) + 1);
      },
      explain,
    };
  });
}

/** The picture of a twist, with its number or need; of a wish what is wished, and a tick once it is granted. */
function signOf({ view, seat }: Look, use: ModUse): Pick<BarPart, 'art' | 'corners'> {
  const wish = use.id === 'wish' ? wishOf(view, seat) : null;
  if (wish !== null) {
    const wished = { at: 'left', art: iconArt('twist-wish') } as const;
    const done = { at: 'right', art: iconArt('ui-check') } as const;
    return { art: drawingUrl(LOOKS.wishes[wish.id]), corners: wish.granted ? [wished, done] : [wished] };
  }
  const { words, icon } = markOf(use);
  const corner = { at: 'right', words, art: icon === null ? null : drawingUrl(icon) } as const;
  return { art: iconArt(`twist-${use.id}`), corners: words === null && icon === null ? [] : [corner] };
}

/** One card of those a board stands for, and which of them it is. */
function explainOne(link: TableLink, look: Look, uses: readonly ModUse[], turn: number): Explanation {
  const at = turn % uses.length;
  const tip = explainTwists(link, look, uses.slice(at, at + 1));
  if (uses.length === 1) return tip;
  const title = link.speech.t('ui.inPlay.nth', { name: tip.title, n: at + 1, of: uses.length });
  return { ...tip, title };
}

/** Cards of one twist, or of several in a list. */
function explainTwists(
  { speech, goals }: Pick<TableLink, 'speech' | 'goals'>,
  { view, seat }: Look,
  uses: readonly ModUse[],
): Explanation {
  const twists = uses.map((use) => {
    const { lines, ...words } = twistWords(speech, view, use, seat);
    const why = goals?.why(use) ?? null;
    return { ...words, lines: why === null ? lines : [why, ...lines] };
  });
  const [only] = twists;
  if (twists.length === 1 && only !== undefined) return { title: only.name, lines: only.lines };
  const lines = twists.map(({ name, lines: text }) =>
    speech.t('ui.inPlay.line', { name, text: text.join(' ') }),
  );
  return { title: speech.t('ui.inPlay.title'), lines };
}
