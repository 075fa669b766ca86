/** The card of the World in force: its picture, its name, its Feature, its market and toll, whose lair it is. */
import { bossOf, worldFacts } from '../../engine/quest/read.ts';
import type { PanelPlace } from '../../ui/panels/place.tsx';
import { artUrl } from '../../ui/svg-art.ts';
import { energyIcon, faceArt, worldCardArt } from './art.ts';
import { explainWorld } from './explain.ts';
import { badgeArt, heart } from './pieces.ts';
import { closer } from './sheet.ts';
import type { Ground } from './types.ts';
import { cardRules, thingName } from './words.ts';

const ID = 'world-card';

/** It stands beside the board; on a phone it is opened over it, with all that is known. */
export function showWorld(ground: Ground): void {
  const place = worldPlace(ground);
  if (place !== null) ground.deal.kit.panels.place = place;
}

function worldPlace(ground: Ground): PanelPlace | null {
  const { at, drawer, deal, look } = ground;
  const { small } = at;
  if (small && drawer !== 'card') return null;
  const { speech } = deal.link;
  const { view } = look;
  const world = worldFacts(view);
  const boss = bossOf(view);
  const explain = ground.deal.kit.telling(ID, () => explainWorld(ground));
  const art = world === null ? null : worldCardArt(world.id);
  const sign = world === null ? '' : artUrl(energyIcon(world.type));
  const market = [
    {
      art: world === null ? null : artUrl(badgeArt(energyIcon(world.type))),
      words: speech.t('ui.battle.market'),
    },
  ];
  const toll = [
    { art: sign },
    { art: null, words: speech.t('ui.battle.or') },
    { art: artUrl(heart()), words: '−1' },
  ];
  const told = small ? explainWorld(ground).lines : world === null ? [] : [cardRules(speech, view, world.id)];
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
    lines: world === null ? [speech.t('ui.tableaux.place.world')] : told,
    facts: world === null ? [] : view.number >= 2 ? [market, toll] : [market],
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
