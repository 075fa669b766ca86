/** A monster's or boss's own card, over the sheet: its numbers, its attack, its abilities, what it is about to do. */

import { numbersOf, whoIs } from '../../engine/quest/read.ts';
import { foeParts } from '../../text/quest/items.ts';
import type { ProfileSheet } from '../../ui/panels/profile.tsx';
import { artUrl } from '../../ui/svg-art.ts';
import { energyIcon, faceArt, treasureArt } from './art.ts';
import { explainFlag, flagArt, flagColour, mayFlag, turnFlag } from './flags.ts';
import { badgeArt, heart } from './pieces.ts';
import { closer } from './sheet.ts';
import type { Ground } from './types.ts';

/** Who is looked at, by session: it stays open while the picture is drawn anew. */
const open = new WeakMap<object, string>();

/** The foe whose card lies open. */
export const looked = (session: object): string | null => open.get(session) ?? null;

/** Opens the card of a foe, or closes it. */
export function lookAt({ host }: Ground, id: string | null): void {
  const { session } = host.link;
  if (id === null || open.get(session) === id) open.delete(session);
  else open.set(session, id);
  host.redraw();
}

/** The card of the foe that is looked at; null: none is. */
export function foeProfile(ground: Ground): ProfileSheet | null {
  const { host, at, spots, view, speech } = ground;
  const { link } = host;
  const id = looked(link.session);
  if (id === null) return null;
  if (spots.of(id) === null) {
    open.delete(link.session);
    return null;
  }
  const who = whoIs(view, id);
  const { type, life, left } = numbersOf(view, id);
  const carried = view.foes.find(({ card }) => card === id)?.treasures ?? [];
  const flag = {
    id: 'flag',
    words: speech.t('ui.couch.mark'),
    art: artUrl(flagArt(flagColour(ground, id) ?? '#fffaf0')),
    tap: () => turnFlag(ground, id),
    explain: ground.kit.reveal('flag', () => explainFlag(ground)),
  };
  return {
    key: id,
    at: at.sheet,
    small: at.small,
    look: who.kind === 'boss' ? 'violet' : 'blue',
    who: { id: 'foe', words: speech.kind(id), art: artUrl(faceArt(who)), tap: null },
    signs: [
      { art: artUrl(badgeArt(energyIcon(type))) },
      { art: artUrl(heart()), words: `${left}/${life}` },
      ...carried.map((treasure) => ({ art: artUrl(treasureArt(treasure)) })),
    ],
    tools: [...(mayFlag(ground) ? [flag] : []), closer(ground, () => lookAt(ground, null))],
    notes: foeParts(speech, view, id).map(({ name, art, lines = [] }) => ({
      art: art ?? '',
      title: name,
      lines,
    })),
  };
}
