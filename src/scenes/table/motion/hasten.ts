/** How fast what a seat does is played: one's own is to be savoured, what others do goes by faster. */
import type { Tools } from '../contract.ts';

/** So much faster by default. */
const OTHERS = 1.4;

/** Plays on as fast as belongs to who acts now; where a tap has made it faster still, it stays so. */
export function hasten({ kit, link }: Pick<Tools, 'kit' | 'link'>, isOwn: boolean, others = OTHERS): void {
  const quick = link.speed * others;
  if (!isOwn) kit.speed = Math.max(kit.speed, quick);
  else if (kit.speed === quick) kit.speed = link.speed;
}
