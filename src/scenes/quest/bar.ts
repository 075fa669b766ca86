/** The bar above: which World, the track of rounds with the toll's signs, the treasures of all, the tools. */

import type { ModUse } from '../../engine/kernel/state.ts';
import { lastRoundOf, tollOf, WORLD_COUNT, worldFacts } from '../../engine/quest/read.ts';
import { questTwistsNow } from '../../session/advice/quest-twists.ts';
import { modName } from '../../text/mods.ts';
import { questModText } from '../../text/quest/mods.ts';
import { iconArt } from '../../ui/art-urls.ts';
import { isJsonRecord } from '../../ui/json.ts';
import type { BarPart } from '../../ui/panels/bar.tsx';
import { BAR_GAP, toolWidth } from '../../ui/panels/bar-room.ts';
import type { Disc } from '../../ui/panels/disc.tsx';
import { isUpright, middleOf } from '../../ui/rect.ts';
import { artUrl } from '../../ui/svg-art.ts';
import { goalsPart } from '../table/frame/goals.ts';
import { isNow, menuTool, recapTool } from '../table/frame/tools.ts';
import { boardParts } from '../table/frame/twists.ts';
import { energyIcon, treasureArt } from './art.ts';
import { drawing } from './drawings.ts';
import { explainTrack, explainWorld } from './explain.ts';
import LOOKS from './looks.json' with { type: 'json' };
import type { Ground } from './types.ts';
import { newsCount } from './words.ts';

/** A bar of an upright window has no room for the word below this. */
const NARROWEST = 370;

export function showQuestBar(ground: Ground): void {
  const { host, look, at, kit, speech, view } = ground;
  const { link } = host;
  const { small, k, bar } = at;
  const stars = goalsPart(kit, link, view, small);
  const goals = stars === null || kit.hides('goals') ? [] : [stars];
  const world = kit.hides('worlds') ? [] : [worldPart(ground)];
  const treasures = kit.hides('treasures') ? [] : [treasuresPart(ground)];
  const track = trackPart(ground);
  const twists = questTwistParts(ground);
  const isShown = isNow(look, link.session);
  const news = isShown ? newsCount(speech, view, link.session.recap(look.seat)) : 0;
  const upright = isUpright(kit.window);
  // On an upright phone the line above is full.
  const above = upright && !small ? goals : [];
  const beside = upright && !small ? [] : goals;
  kit.panels.bar = {
    at: bar,
    small,
    k: small ? 1 : Math.max(0.9, k),
    tool: toolWidth(kit.window, k),
    slots: 2,
    hole: at.tools.width + BAR_GAP,
    lines: upright
      ? [
          [...world, ...above],
          [track, ...beside, ...twists, ...treasures],
        ]
      : [[...world, track, ...treasures, ...twists, ...beside]],
    tools: [...recapTool(kit, link, news), ...(kit.hides('menu') ? [] : [menuTool(link)])],
  };
}

/** The Worlds behind us ticked off, the present one golden; on a phone, where its card is folded, its energy with it. */
function worldPart(ground: Ground): BarPart {
  const { at, kit, speech, view } = ground;
  const world = worldFacts(view);
  const number = Math.max(1, view.number);
  const shown = at.small ? [number] : Array.from({ length: WORLD_COUNT }, (_, i) => i + 1);
  const explain = kit.reveal('world', () => explainWorld(ground));
  return {
    id: 'world',
    look: 'plum',
    ...(at.small && world !== null ? { art: artUrl(energyIcon(world.type)) } : {}),
    words: at.bar.width < (isUpright(at.window) ? NARROWEST : 700) ? '' : speech.t('ui.battle.bar.world'),
    discs: shown.map((n) => ({
      art: n < number ? iconArt('ui-check') : null,
      words: String(n),
      look: n < number ? 'past' : n === number ? 'now' : 'off',
    })),
    tap: at.small ? () => ground.fold('card') : explain,
    explain,
  };
}

/** The middle of a round's disc. */
export function roundAt({ host: { kit }, at }: Pick<Ground, 'host' | 'at'>, round: number) {
  return middleOf(kit.layer.placeOf(`round.${round - 1}`) ?? at.bar);
}

/** Rounds 1 to 10, or as far as a scenario lets them come. In odd ones from the second World on, the sign of what the World asks for hangs above. */
function trackPart(ground: Ground): BarPart {
  const { kit, view, speech } = ground;
  const world = worldFacts(view);
  const tap = kit.reveal('round', () => explainTrack(ground));
  const discs = Array.from({ length: lastRoundOf(view) }, (_, i): Disc => {
    const round = i + 1;
    const isAsked = tollOf(view, round) > 0 && world !== null && round >= view.round;
    return {
      art: null,
      words: String(round),
      mark: isAsked ? artUrl(energyIcon(world.type)) : null,
      look: round === view.round ? 'now' : round < view.round ? 'past' : 'next',
    };
  });
  return {
    id: 'round',
    look: 'track',
    words: speech.t('ui.battle.bar.round'),
    discs,
    tap,
    explain: tap,
  };
}

/** How many treasures the Heroes hold: in the end that is their score. */
function treasuresPart({ host: { kit, link }, look }: Ground): BarPart {
  const count = look.view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
  const { t } = link.speech;
  const title = t('ui.battle.bar.treasures');
  const tap = kit.reveal('treasures', () => ({
    title,
    lines: [t('ui.battle.tip.treasures', { n: count })],
  }));
  const words = kit.window.width < 1180 ? '' : title;
  const art = artUrl(treasureArt('goodboymedal'));
  return { id: 'treasures', look: 'plum', words, art, value: String(count), tap, explain: tap };
}

/** What stands for each modifier. */
const ICONS: Readonly<Record<string, string>> = LOOKS.modifiers;
const UNKNOWN = 'icons/ui-info';

/** The number at the corner of a board: how many come, or lie there, or how many cards more or fewer. */
function questMark({ id, arg }: ModUse): string | null {
  const { count, cards } = isJsonRecord(arg) ? arg : {};
  if (id === 'waves' && typeof count === 'number') return `+${count}`;
  if (id === 'treasureHunt' && typeof count === 'number') return String(count);
  if (id === 'lordBudget' && typeof cards === 'number') return cards > 0 ? `+${cards}` : `−${-cards}`;
  return null;
}

/** Their boards; none where none is in play. */
function questTwistParts({ host, at, kit, speech, view }: Ground): BarPart[] {
  const { link } = host;
  return boardParts(kit, questTwistsNow(view), at.small, {
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
      const name = modName(speech, use.id);
      const title =
        shown.length === 1 ? name : speech.t('ui.inPlay.nth', { name, n: n + 1, of: shown.length });
      const why = link.goals?.why(use) ?? null;
      const text = questModText(speech, use);
      return { title, lines: why === null ? [text] : [why, text] };
    },
  });
}
