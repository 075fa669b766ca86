/** A hero's sheet: who it is, its life and experience, what it can do and at what price, what it carries. */
import {
  bossOf,
  heroId,
  numbersOf,
  type SheetRow,
  STARS,
  sheetOf,
  tollOf,
  whoIs,
  worldFacts,
} from '../../engine/quest/read.ts';
import { cardSigns } from '../../session/advice/quest-signs.ts';
import { iconArt } from '../../ui/art-urls.ts';
import type { PanelPlace } from '../../ui/panels/place.tsx';
import type { Pressable } from '../../ui/panels/pressed.tsx';
import type { ProfileSheet, ProfileSkill } from '../../ui/panels/profile.tsx';
import { artUrl } from '../../ui/svg-art.ts';
import { energyIcon, faceArt, markIcon, questIcon, treasureArt, worldCardArt } from './art.ts';
import { drawing } from './drawings.ts';
import { explainCreature, explainRow, explainWorld, rowName } from './explain.ts';
import { badgeArt, heart, star } from './pieces.ts';
import type { Ground, Offers, Touchable } from './types.ts';
import { cardRules, thingName } from './words.ts';

/** What closes a profile. */
export const closer = ({ host: { link } }: Ground, tap: () => void): Pressable => ({
  id: 'close',
  words: link.speech.t('ui.react.close'),
  art: iconArt('ui-close'),
  tap,
});

/** What every profile has in this window: on a phone it is folded, and a tap beside it folds it again. */
export function placedInSheet(
  ground: Ground,
): Pick<ProfileSheet, 'at' | 'small' | 'isFolded' | 'tools' | 'away'> & { unfold: (() => void) | null } {
  const { at, openPart: partShown, fold } = ground;
  const { small } = at;
  const isFolded = small && partShown !== 'sheet';
  const away = small && !isFolded ? () => fold(null) : null;
  const tools = away === null ? [] : [closer(ground, away)];
  const unfold = isFolded ? () => fold('sheet') : null;
  return { at: isFolded ? at.tab : at.sheet, small, isFolded, tools, away, unfold };
}

/** The sheet of the hero that is looked at. */
export function heroProfile(ground: Ground, { rows }: Offers): ProfileSheet {
  const { look, view, speech } = ground;
  const { subject } = look;
  const id = heroId(subject);
  const who = whoIs(view, id);
  const hero = view.heroes[subject];
  const { life, left, type, marks } = numbersOf(view, id);
  const { unfold, ...place } = placedInSheet(ground);
  const xp = hero?.xp.length ?? 0;
  const all = sheetOf(view, subject);
  const isCarried = ({ family }: SheetRow) => family === 'treasure' || family === 'prize';
  const skill = (row: SheetRow) => skillOf(ground, row, rows?.get(row.id));
  const folded = { signs: [{ art: artUrl(heart()), words: String(left) }] };
  const open = {
    signs: marks.map((mark) => ({ art: artUrl(markIcon(mark)) })),
    badge: artUrl(energyIcon(type)),
    meters: [
      { full: artUrl(heart()), empty: artUrl(heart(false)), n: left, of: life },
      { full: artUrl(star(true)), empty: artUrl(star(false)), n: xp, of: Math.max(STARS, xp) },
    ],
  };
  return {
    ...place,
    ...(place.isFolded ? folded : open),
    key: id,
    look: 'gold',
    isLit: place.isFolded === true && [...(rows?.values() ?? [])].some(({ state }) => state === 'open'),
    who: {
      id: 'sheet',
      words: speech.kind(id),
      art: artUrl(faceArt(who, hero?.status === 'in' ? 'calm' : 'hurt')),
      tap: unfold,
      explain: ground.kit.reveal('sheet', () => explainCreature(ground, id)),
    },
    skills: all.filter((row) => !isCarried(row)).map(skill),
    carried: all.filter(isCarried).map(skill),
  };
}

function standOf({ isOpen, isUsed }: SheetRow, touch: Touchable | undefined): ProfileSkill['stand'] {
  if (!isOpen) return 'locked';
  if (touch?.state === 'picked') return 'picked';
  if (touch?.state === 'open') return 'lit';
  return isUsed || touch?.state === 'barred' ? 'off' : 'still';
}

function skillOf(ground: Ground, row: SheetRow, touch: Touchable | undefined): ProfileSkill {
  const { speech, view } = ground;
  const id = `row:${row.id}`;
  const { isOpen, family, cost } = row;
  const carried =
    family === 'treasure' ? treasureArt(row.id) : family === 'prize' ? faceArt(whoIs(view, row.id)) : null;
  const art = isOpen ? carried : drawing('icons/ui-lock');
  const costs = Object.entries(cost).flatMap(([type, n]) => new Array<string>(n ?? 0).fill(type));
  const signs = isOpen && carried === null ? cardSigns(row.ability, view.heroes.length) : [];
  return {
    id,
    words: rowName(speech, row),
    art: art === null ? null : artUrl(art),
    tap: touch?.tap ?? null,
    explain: ground.kit.reveal(id, touch?.explain ?? (() => explainRow(ground, row))),
    stand: standOf(row, touch),
    needs: isOpen ? null : speech.t('ui.battle.sheet.needs', { n: row.needs ?? 0 }),
    price: isOpen ? costs.map((type) => artUrl(energyIcon(type))) : [],
    signs: signs.map(({ icon, n }) => ({ art: artUrl(questIcon(icon)), words: n })),
  };
}

/** The card of the World in force: its picture, its name, its Feature, its market and toll, whose lair it is. */
const ID = 'world-card';

/** It stands beside the board; on a phone it is opened over it, with all that is known. */
export function showWorld(ground: Ground): void {
  const place = worldPlace(ground);
  if (place !== null) ground.kit.panels.place = place;
}

function worldPlace(ground: Ground): PanelPlace | null {
  const { at, openPart: partShown, host, look } = ground;
  const { small } = at;
  if (small && partShown !== 'card') return null;
  const { speech } = host.link;
  const { view } = look;
  const world = worldFacts(view);
  const boss = bossOf(view);
  const explain = ground.kit.reveal(ID, () => explainWorld(ground));
  const art = world === null ? null : worldCardArt(world.id);
  const sign = world === null ? '' : artUrl(energyIcon(world.type));
  const market = [
    {
      art: world === null ? null : artUrl(badgeArt(energyIcon(world.type))),
      words: speech.t('ui.battle.market'),
    },
  ];
  const asked = tollOf(view, 1);
  const toll = [
    { art: sign, ...(asked > 1 ? { words: String(asked) } : {}) },
    { art: null, words: speech.t('ui.battle.or') },
    { art: artUrl(heart()), words: `−${asked}` },
  ];
  const lines = small
    ? explainWorld(ground).lines
    : world === null
      ? []
      : [cardRules(speech, view, world.id)];
  return {
    at: at.card,
    small,
    card: {
      id: ID,
      words: world === null ? '?' : thingName(speech, 'world', world.id),
      art: art === null ? null : artUrl(art),
      tap: explain,
      explain,
    },
    lines: world === null ? [speech.t('ui.tableaux.place.world')] : lines,
    facts: world === null ? [] : asked > 0 ? [market, toll] : [market],
    owner:
      boss === null
        ? null
        : {
            art: artUrl(faceArt({ kind: 'boss', card: boss.id })),
            words: thingName(speech, 'boss', boss.id),
          },
    away: small ? closer(ground, () => ground.fold(null)) : null,
  };
}
