/** The album of satisfied customers: a picture for every pet sold in a level that was won. */

import type { LevelGame } from './goals/goal.ts';
import { ALBUM_SIZE, type AlbumPicture } from './progress-schema.ts';

/** The pictures of a run: the player's own sales, in their order. Pug Quest has none. */
export function picturesOf(run: LevelGame): AlbumPicture[] {
  if (run.game !== 'petz') return [];
  const { events, seat, view, level } = run as LevelGame<'petz'>;
  const sizes = new Map(view.shops[seat]?.sales.map(({ pet, size }) => [pet, size]));
  return events.flatMap((event) => {
    if (event.type !== 'petz.sold' || event.seat !== seat) return [];
    const { pet, customer, reputation } = event;
    return [{ pet, customer, level: level.id, reputation, size: sizes.get(pet) ?? 4 }];
  });
}

const isSame = (a: AlbumPicture, b: AlbumPicture): boolean =>
  a.pet === b.pet && a.customer === b.customer && a.level === b.level;

/**
 * Hangs pictures up. The same sale in the same level hangs once, in its best version; where there is no more room the
 * oldest are taken down.
 */
export function addPictures(
  album: readonly AlbumPicture[],
  pictures: readonly AlbumPicture[],
): AlbumPicture[] {
  const hung = [...album];
  for (const picture of pictures) {
    const at = hung.findIndex((old) => isSame(old, picture));
    if (at < 0) hung.push(picture);
    else if (picture.reputation > (hung[at]?.reputation ?? 0)) hung[at] = picture;
  }
  return hung.slice(-ALBUM_SIZE);
}
