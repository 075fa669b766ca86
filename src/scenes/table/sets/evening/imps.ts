/** The imps' way home: a file with lanterns along the floor into the tunnel, then the lamps go out. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { type ImpActor, imp } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { fade } from '../../motion/index.ts';
import { pause } from '../../motion/run.ts';
import { lanternArt } from './art.ts';
import type { HomeLayout } from './layout.ts';

/** More than this many are told by the number alone. */
const MOST = 5;
const EACH = 170;

/** Who comes home besides imps. */
export interface Along {
  bodyguard: boolean;
  hat: boolean;
}

/** `onArrive` is told how many have come home so far. */
export async function walkHome(
  kit: TableKit,
  home: HomeLayout,
  seat: Seat,
  count: number,
  onArrive: (sofar: number) => void,
  along: Along = { bodyguard: false, hat: false },
): Promise<void> {
  const shown = Math.min(count, MOST);
  const walkers = shown + (along.bodyguard ? 1 : 0);
  if (walkers === 0) return;
  const { room, tunnel } = home;
  const height = Math.min(tunnel.height * 0.58, 96);
  const foot = tunnel.y + tunnel.height - (home.mini ? 4 : 2);
  const from = { x: room.x + height * 0.4, y: foot };
  const to = { x: tunnel.x + tunnel.width / 2, y: foot - 2 };
  const actors = Array.from({ length: walkers }, (_, i) => {
    const actor = imp(kit, i < shown ? seat : 'bodyguard', kit.still ? to : from, height, i);
    actor.root.setAlpha(0);
    return actor;
  });
  await kit.ready();
  const tasks = actors.map(async (actor, i) => {
    await pause(kit, i * EACH);
    const load = along.hat && i === 0 && shown > 0 ? drawing('artifacts/fancyHat') : null;
    await goHome(kit, actor, to, load);
    if (i < shown) onArrive(Math.round(((i + 1) / shown) * count));
  });
  await Promise.all(tasks);
}

async function goHome(
  kit: TableKit,
  actor: ImpActor,
  to: { x: number; y: number },
  hat: Art | null,
): Promise<void> {
  actor.face('right');
  if (hat === null) actor.carry(lanternArt(), actor.height * 0.42);
  else actor.carry(hat, actor.height * 0.62);
  await fade(kit, [actor.root], 1);
  if (!kit.still) await actor.walk(to, { ms: 950, hop: true });
  await fade(kit, [actor.root], 0, 220);
  actor.destroy();
}
