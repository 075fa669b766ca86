/** The customer of the hour on the town's square: what he wishes in a bubble, and a tick as soon as it is granted. */

import { CUSTOMER_IDS } from '../../../../engine/petz/read.ts';
import { wishOf } from '../../../../session/advice/twists.ts';
import { modName } from '../../../../text/mods.ts';
import { twistWords } from '../../../../text/twists.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { Look, Tools } from '../../contract.ts';
import LOOKS from '../../looks.json' with { type: 'json' };
import { customerIn } from '../parts/figures.ts';

/** A new one every round, and none of those expected at the counter. */
export function wisherOf(expected: readonly (string | null)[], round: number): string {
  const free = CUSTOMER_IDS.filter((id) => !expected.includes(id));
  const pool = free.length > 0 ? free : CUSTOMER_IDS;
  return pool[(round * 3) % pool.length] ?? CUSTOMER_IDS[0] ?? '';
}

/** Stands in `rect`, his bubble to the right of his head. */
export function buildWisher({ kit, speech }: Tools, look: Look, rect: Rect): void {
  const { view, seat } = look;
  const wish = wishOf(view, seat);
  const use = view.setup.mods.find(({ id }) => id === 'wish');
  if (wish === null || use === undefined) return;
  const expected = view.customers.filter(({ round }) => round === view.round).map(({ id }) => id);
  const figure = boxOf(rect.x, rect.y, rect.width * 0.55, rect.height);
  kit.fitted(
    customerIn(wisherOf(expected, view.round), wish.granted ? 'delighted' : 'neutral'),
    figure,
    true,
  );
  const wide = rect.width * 0.62;
  const cloud = boxOf(rect.x + rect.width * 0.42, rect.y - rect.height * 0.06, wide, wide * 0.9);
  kit.fitted('props/wish-bubble', cloud);
  const side = wide * 0.52;
  const box = boxOf(cloud.x + (wide - side) / 2, cloud.y + wide * 0.1, side, side);
  kit.fitted(LOOKS.wishes[wish.id], box);
  if (wish.granted) {
    const tick = wide * 0.4;
    kit.fitted('icons/ui-check', boxOf(cloud.x + wide - tick * 0.8, cloud.y - tick * 0.2, tick, tick));
  }
  const whole = boxOf(rect.x, cloud.y, rect.width * 1.05, rect.y + rect.height - cloud.y);
  const explain = () => ({
    title: modName(speech, 'wish'),
    lines: twistWords(speech, view, use, seat).lines,
  });
  kit.press('wisher', whole, () => kit.touch.reveal(whole, explain), explain);
}
