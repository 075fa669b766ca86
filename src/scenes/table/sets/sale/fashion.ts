/** A customer who is ready to pay more, as it is all the rage: a sign over the counter, and coins that clink. */
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { burst, fade, float, stamp } from '../../motion/index.ts';
import type { Playing } from './play.ts';
import type { SaleStage } from './stage.ts';

/** What the twist is worth, before the pet is handed over. */
export async function playFashion(
  { kit, pace }: Playing,
  { at }: SaleStage,
  mod: string,
  gold: number,
): Promise<void> {
  const { stage, counter } = at;
  const place = { x: stage.x + stage.width / 2, y: stage.y + (counter - stage.y) * 0.42 };
  const size = Math.min(130, stage.height * 0.3);
  await kit.ready();
  const sign = await stamp(kit, drawing(`icons/twist-${mod}`), place, size);
  void burst(kit, place, 'stars', size * 1.3);
  const coin = await stamp(
    kit,
    drawing('tokens/token-gold'),
    { x: place.x + size * 0.5, y: place.y + size * 0.35 },
    size * 0.4,
  );
  await float(kit, `+${gold}`, { x: place.x + size * 0.55, y: place.y }, palette.gold, 36);
  await kit.wait(400 * pace);
  await fade(kit, [sign, coin], 0, 180);
  sign.destroy();
  coin.destroy();
}
