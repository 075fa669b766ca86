/** What comes before the lamps go out: the inspector counts manure from window to window, and wishes are thanked for. */

import { tell } from '../../../../text/tell.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type PlayStep, perform, several, steps } from '../../acting.ts';
import type { TwistEvent } from '../../cast.ts';
import type { Beat, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { Home } from './home.ts';

const { also, burst, float, ring, shower, wait, walk } = steps;

const DEPTH = 640;
/** A sentence is read so long. */
const READ = 900;

type TwistBeat = Beat & { event: TwistEvent };

/** Plays what twists do before the evening itself, window by window. */
export async function playTwists(
  { kit, speech }: Tools,
  homes: readonly Home[],
  beats: readonly Beat[],
  how: { say(words: string): void; turn(beat: Beat): void; homes(): readonly Home[] },
): Promise<void> {
  const twists = beats.filter((beat): beat is TwistBeat => beat.event.type === 'petz.twist');
  if (twists.length === 0 || homes.length === 0) return;
  await kit.ready();
  for (const beat of twists) {
    const { event } = beat;
    if (!('seat' in event)) continue;
    const home = how.homes().find(({ seat }) => seat === event.seat);
    how.say(tell(speech, event));
    if (home !== undefined)
      await perform(kit, event.mod === 'inspector' ? inspect(kit, home, event) : thank(home, event));
    how.turn(beat);
    await kit.ready();
  }
}

/** He walks by under the window, writes, and takes what is due. */
function inspect(kit: TableKit, { layout }: Home, { what, n }: TwistEvent): PlayStep {
  const { inner } = layout;
  const tall = Math.min(110, inner.height * 0.62);
  const scale = tall / 240;
  const y = inner.y + inner.height - 4;
  const stop = { x: inner.x + inner.width * 0.5, y };
  const bag = { x: inner.x + inner.width * 0.82, y: inner.y + inner.height * 0.4 };
  const coin = what === 'fined' ? 'tokens/token-gold' : 'icons/icon-reputation';
  const coins = several(coin, Math.min(n, 8));
  return steps.imp('neutral', { x: inner.x + tall * 0.4, y }, tall, (man) => {
    man.root.setDepth(DEPTH);
    man.root.add(kit.picture('props/bowler-hat', -80 * scale, -236 * scale, 160 * scale));
    man.carry('props/pencil', tall * 0.2);
    return [
      () => kit.ready(),
      walk(man, stop, { ms: 620 }),
      what === 'pleased'
        ? [man.shrug, wait(READ * 0.4)]
        : [
            shower(coins, bag, { x: stop.x, y: y - tall * 0.6 }, Math.max(22, tall * 0.3), { each: 90 }),
            also(float(`−${n}`, bag, '#ffb9a0', 34)),
            wait(READ),
          ],
      also(steps.fade([man.root], 0, 360)),
      walk(man, { x: inner.x + inner.width - tall * 0.3, y }, { ms: 420 }),
    ];
  });
}

/** The others who give or take something: the customer of the hour, a creditor, a dealer, the friends of the mascot. */
function thank({ layout }: Home, { mod, what, n }: TwistEvent): PlayStep {
  const { inner } = layout;
  const isGood = what === 'praised' || what === 'paid';
  const icon = what === 'paid' || what === 'charged' ? 'tokens/token-gold' : 'icons/icon-reputation';
  const at = { x: inner.x + inner.width / 2, y: inner.y + inner.height * 0.42 };
  const size = Math.min(120, inner.height * 0.6);
  const mark = { x: at.x + size * 0.4, y: at.y + size * 0.3 };
  const to = { x: at.x, y: inner.y + inner.height * 0.85 };
  const [from, goal] = isGood ? [at, to] : [to, at];
  const icons = several(icon, Math.min(n, 6));
  const signs = [
    [`icons/twist-${mod}`, at, size],
    [isGood ? 'icons/ui-check' : 'icons/ui-cross', mark, size * 0.42],
  ] as const;
  return steps.sign(signs, READ * 0.7, [
    isGood && burst(at, 'hearts', size),
    also(ring(inner, isGood ? palette.glow : '#ffb9a0', 600)),
    shower(icons, from, goal, Math.max(20, size * 0.3), { each: 70 }),
    also(float(`${isGood ? '+' : '−'}${n}`, to, isGood ? palette.gold : '#ffb9a0', 34)),
  ]);
}
