/** The twists of a story, as boards in the bar with their numbers. A tap tells what a twist means. */
import type { ModUse } from '../../engine/kernel/state.ts';
import { questTwistsNow } from '../../session/advice/quest-twists.ts';
import { questModName, questModText } from '../../text/quest/mods.ts';
import { isRecord } from '../../ui/json.ts';
import type { BarPart } from '../../ui/panels/bar.tsx';
import { artUrl } from '../../ui/svg-art.ts';
import { boardParts } from '../table/frame/twists.ts';
import { drawing } from './drawings.ts';
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

/** The number at the corner of a board: how many come, or lie there, or how many cards more or fewer. */
function questMark({ id, arg }: ModUse): string | null {
  const { count, cards } = isRecord(arg) ? arg : {};
  if (id === 'waves' && typeof count === 'number') return `+${count}`;
  if (id === 'treasureHunt' && typeof count === 'number') return String(count);
  if (id === 'lordBudget' && typeof cards === 'number') return cards > 0 ? `+${cards}` : `−${-cards}`;
  return null;
}

/** Their boards; none where none is in play. */
export function questTwistParts({ deal, look, at }: Ground): BarPart[] {
  const { kit, link } = deal;
  return boardParts(kit, questTwistsNow(look.view), at.small, {
    sign: (use) => {
      const words = questMark(use);
      return {
        art: artUrl(drawing(ICONS[use.id] ?? UNKNOWN)),
        corners: words === null ? [] : [{ at: 'right', words }],
      };
    },
    explain: (shown, turn) => {
      const n = turn % shown.length;
      const use = shown[n] as ModUse;
      const name = questModName(link.speech, use.id);
      const title =
        shown.length === 1 ? name : link.speech.t('ui.inPlay.nth', { name, n: n + 1, of: shown.length });
      const why = link.goals?.why(use) ?? null;
      const text = questModText(link.speech.at(look.view), use);
      return { title, lines: why === null ? [text] : [why, text] };
    },
  });
}
