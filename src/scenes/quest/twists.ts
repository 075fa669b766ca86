/**
 * The twists of a story, as shingles in the bar: one each, with its number; what has no room stands behind a number. A
 * tap tells what a twist means, and of several on one shingle every tap tells the next.
 */
import type { ModUse } from '../../engine/kernel/state.ts';
import { questTwistsNow } from '../../session/advice/quest-twists.ts';
import { questModName, questModText } from '../../text/quest/mods.ts';
import { isRecord } from '../../ui/json.ts';
import type { Explanation } from '../table/explain/explanation.ts';
import { shinglesFor } from '../table/frame/shingles.ts';
import { cornerNumber, shingle, signPlaces } from '../table/frame/twists.ts';
import type { TableKit } from '../table/kit.ts';
import { drawing } from './shelf.ts';
import type { Ground } from './types.ts';

/** What stands for each modifier. */
const ICONS: Readonly<Record<string, string>> = {
  waves: 'icons/quest-spawn',
  drought: 'icons/quest-display',
  carryTime: 'icons/quest-time',
  fog: 'icons/quest-fog',
  companion: 'icons/count-pets',
  lordBudget: 'icons/quest-lord',
  hungryMonsters: 'icons/need-hunger',
  ambush: 'icons/quest-swap',
  treasureHunt: 'icons/quest-treasure',
  guest: 'icons/icon-bodyguard',
  earlyBoss: 'icons/quest-boss',
  sealed: 'icons/ui-lock',
};
const UNKNOWN = 'icons/ui-info';

/** The number at the corner of a shingle: how many come, or lie there, or how many cards more or fewer. */
function questMark({ id, arg }: ModUse): string | null {
  const { count, cards } = isRecord(arg) ? arg : {};
  if (id === 'waves' && typeof count === 'number') return `+${count}`;
  if (id === 'treasureHunt' && typeof count === 'number') return String(count);
  if (id === 'lordBudget' && typeof cards === 'number') return cards > 0 ? `+${cards}` : `−${-cards}`;
  return null;
}

/** How many cards have been turned at a shingle that stands for several. */
const turns = new WeakMap<TableKit, number>();

/** Draws them; nothing where none is in play. */
export function drawQuestTwists({ deal, look, at }: Ground): void {
  const { kit, link } = deal;
  const uses = questTwistsNow(look.view);
  const places = shinglesFor(at.twists, uses.length);
  for (const [i, place] of places.entries()) {
    const shown = i === places.length - 1 ? uses.slice(i) : uses.slice(i, i + 1);
    const [first] = shown;
    if (first === undefined) continue;
    const { x, y, width, height } = place;
    kit.picture(shingle(width, height), x - 2, y - 2, Math.round(width) + 4);
    const k = at.small ? 1 : Math.max(1, at.k);
    const { box, corner } = signPlaces(place, k);
    kit.fitted(drawing(ICONS[first.id] ?? UNKNOWN), box);
    const mark = shown.length > 1 ? `+${shown.length - 1}` : questMark(first);
    if (mark !== null) cornerNumber(kit, mark, corner, k);
    const card = (): Explanation => {
      const turn = (turns.get(kit) ?? 0) % shown.length;
      const use = shown[turn] ?? first;
      const name = questModName(link.speech, use.id);
      const title =
        shown.length === 1 ? name : link.speech.t('ui.inPlay.nth', { name, n: turn + 1, of: shown.length });
      const why = link.goals?.why(use) ?? null;
      const text = questModText(link.speech.at(look.view), use);
      return { title, lines: why === null ? [text] : [why, text] };
    };
    const tell = () => {
      kit.touch.reveal(place, card);
      turns.set(kit, (turns.get(kit) ?? 0) + 1);
    };
    kit.press(`twist:${i}`, place, tell, card);
  }
}
