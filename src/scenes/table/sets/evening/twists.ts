/** What comes before the lamps go out: the inspector counts manure from window to window, and wishes are thanked for. */
import { tell } from '../../../../text/tell.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { imp } from '../../actors/index.ts';
import type { TwistEvent } from '../../cast.ts';
import type { Beat, Deal } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { burst, fade, float, ring, shower, stamp } from '../../motion/index.ts';
import { sketch } from '../../pieces.ts';
import type { Home } from './home.ts';

const DEPTH = 640;
/** A sentence is read so long. */
const READ = 900;

type TwistBeat = Beat & { event: TwistEvent };

/** A bowler hat, in the units of an imp whose feet are at (128, 240). */
function bowler() {
  return sketch('inspector-hat', 160, 92, () =>
    [
      `<path d="M32 66Q30 6 80 6t48 60z" fill="#3a3346" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round"/>`,
      `<path d="M31 50h98v16H31z" fill="#a8243a" stroke="${palette.ink}" stroke-width="5"/>`,
      `<path d="M6 64q74 22 148 0 6 4 2 12-76 22-152 0-4-8 2-12z" fill="#3a3346" stroke="${palette.ink}" stroke-width="6" stroke-linejoin="round"/>`,
      `<path d="M46 44q4-22 22-28" stroke="#fffdf2" stroke-width="6" stroke-linecap="round" fill="none" opacity=".6"/>`,
    ].join(''),
  );
}

function pencil() {
  return sketch('inspector-pencil', 40, 120, () =>
    [
      `<path d="M8 22h24v66l-12 26L8 88z" fill="#ffcb45" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/>`,
      `<path d="M8 4h24v20H8z" fill="#f2768a" stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"/>`,
      `<path d="M15 100l5 12 5-12z" fill="${palette.ink}"/>`,
    ].join(''),
  );
}

/** Plays what twists do before the evening itself, window by window. */
export async function playTwists(
  { kit, link }: Pick<Deal, 'kit' | 'link'>,
  homes: readonly Home[],
  beats: readonly Beat[],
  how: { say(words: string): void; turn(beat: Beat): void; homes(): readonly Home[] },
): Promise<void> {
  const told = beats.filter((beat): beat is TwistBeat => beat.event.type === 'petz.twist');
  if (told.length === 0 || homes.length === 0) return;
  await kit.ready();
  for (const beat of told) {
    const { event } = beat;
    if (!('seat' in event)) continue;
    const home = how.homes().find(({ seat }) => seat === event.seat);
    how.say(tell(link.speech, event));
    if (home !== undefined)
      await (event.mod === 'inspector' ? inspect(kit, home, event) : thank(kit, home, event));
    how.turn(beat);
    await kit.ready();
  }
}

/** He walks by under the window, writes, and takes what is due. */
async function inspect(kit: TableKit, { layout }: Home, { what, n }: TwistEvent): Promise<void> {
  const { inner } = layout;
  const tall = Math.min(110, inner.height * 0.62);
  const y = inner.y + inner.height - 4;
  const stop = { x: inner.x + inner.width * 0.5, y };
  const man = imp(kit, 'neutral', { x: inner.x + tall * 0.4, y }, tall);
  const scale = tall / 240;
  man.root.setDepth(DEPTH);
  man.root.add(kit.picture(bowler(), -80 * scale, -236 * scale, 160 * scale));
  man.carry(pencil(), tall * 0.2);
  await kit.ready();
  await man.walk(stop, { ms: 620 });
  if (what === 'pleased') {
    await man.shrug();
    await kit.wait(READ * 0.4);
  } else {
    const isGold = what === 'fined';
    const head = { x: stop.x, y: stop.y - tall * 0.6 };
    const bag = { x: inner.x + inner.width * 0.82, y: inner.y + inner.height * 0.4 };
    const coin = drawing(isGold ? 'tokens/token-gold' : 'icons/icon-reputation');
    const coins = Array.from({ length: Math.min(n, 8) }, () => coin);
    await shower(kit, coins, bag, head, { width: Math.max(22, tall * 0.3), each: 90 });
    void float(kit, `−${n}`, bag, '#ffb9a0', 34);
    await kit.wait(READ);
  }
  void fade(kit, [man.root], 0, 360);
  await man.walk({ x: inner.x + inner.width - tall * 0.3, y }, { ms: 420 });
  man.destroy();
}

/** Whoever else gives or takes something: the customer of the hour, a creditor, a dealer, the friends of the mascot. */
async function thank(kit: TableKit, { layout }: Home, { mod, what, n }: TwistEvent): Promise<void> {
  const { inner } = layout;
  const isGood = what === 'praised' || what === 'paid';
  const inGold = what === 'paid' || what === 'charged';
  const at = { x: inner.x + inner.width / 2, y: inner.y + inner.height * 0.42 };
  const size = Math.min(120, inner.height * 0.6);
  const sign = await stamp(kit, drawing(`icons/twist-${mod}`), at, size);
  const mark = await stamp(
    kit,
    drawing(isGood ? 'icons/ui-check' : 'icons/ui-cross'),
    { x: at.x + size * 0.4, y: at.y + size * 0.3 },
    size * 0.42,
  );
  if (isGood) void burst(kit, at, 'hearts', size);
  void ring(kit, inner, isGood ? palette.glow : '#ffb9a0', 600);
  const icon = drawing(inGold ? 'tokens/token-gold' : 'icons/icon-reputation');
  const to = { x: at.x, y: inner.y + inner.height * 0.85 };
  const icons = Array.from({ length: Math.min(n, 6) }, () => icon);
  const [from, goal] = isGood ? [at, to] : [to, at];
  await shower(kit, icons, from, goal, { width: Math.max(20, size * 0.3), each: 70 });
  void float(kit, `${isGood ? '+' : '−'}${n}`, to, isGood ? palette.gold : '#ffb9a0', 34);
  await kit.wait(READ * 0.7);
  await fade(kit, [sign, mark], 0, 180);
  sign.destroy();
  mark.destroy();
}
