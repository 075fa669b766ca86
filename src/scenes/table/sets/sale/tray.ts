/** My pets in a row with their match; whoever cannot be sold peeps out from behind, with the reason. */
import type { Pet } from '../../../../engine/petz/state.ts';
import { barsOf } from '../../../../session/facts.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { bar, card, disc } from '../parts/boards.ts';
import { petIn } from '../parts/figures.ts';
import { icon, line } from '../parts/words.ts';

export interface PetOnTray {
  at: number;
  pet: Pet;
  match: number;
  /** Why nobody buys it; empty if somebody may. */
  why: string;
  picked: boolean;
  tap: (() => void) | null;
}

export function buildPetCard(kit: TableKit, speech: Speech, rect: Rect, one: PetOnTray): void {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  const sold = one.why === '';
  kit.picture(card(sold ? (one.picked ? 'picked' : 'rest') : 'off', width, height), x, y, width);
  const foot = y + height * (compact ? 0.9 : 0.8);
  const size =
    Math.min(width * (compact ? 0.5 : 0.56), height * (compact ? 0.86 : 0.62)) * (0.66 + one.pet.size * 0.05);
  const mood = sold ? (one.picked ? 'delighted' : 'content') : 'bored';
  const figure = kit.fitted(
    petIn(one.pet.id, mood, one.pet),
    { x: x + 8 + Math.max(0, width * 0.52 - size) / 2, y: foot - size, width: size, height: size },
    true,
  );
  if (!sold) figure.setAlpha(0.62);
  const name = { size: compact ? 14 : 18, fit: width - 22 };
  line(kit, speech.pet(one.pet.id), x + width - 12, y + (compact ? 15 : 24), name, 1);
  const middle = x + width * 0.75;
  if (sold || one.match > 0 || !compact) {
    const ring = Math.min(width * 0.34, height * (compact ? 0.4 : 0.36));
    const cy = y + height * (compact ? 0.56 : 0.48);
    if (sold)
      kit.picture(disc(one.picked ? palette.glow : '#fff3b8', ring), middle - ring / 2, cy - ring / 2, ring);
    if (sold) line(kit, speech.number(one.match), middle, cy, { size: ring * 0.52 }, 0.5);
  }
  const small = { size: compact ? 14 : 16, family: 'text', fit: width * 0.44, lines: 2 } as const;
  if (!sold)
    line(kit, one.why, middle, y + height * (compact ? 0.62 : 0.52), { ...small, colour: '#5a2630' }, 0.5);
  else if (!compact)
    line(
      kit,
      speech.t('ui.saleSet.matchSmall'),
      middle,
      y + height * 0.76,
      { ...small, colour: palette.textSoft },
      0.5,
    );
  if (!compact) {
    const colours = barsOf(one.pet);
    const w = Math.min(19, (width * 0.56) / colours.length - 2);
    for (const [i, colour] of colours.entries())
      kit.picture(bar(colour), x + 12 + i * (w + 2), y + height - 12 - w * 1.35, w).setAlpha(sold ? 1 : 0.75);
  }
  if (one.tap !== null) kit.press(`sale:${one.at}`, rect, one.tap);
}

/** Who has nothing to do yet: the imps at home, on a card of their own beside the pets. */
export function buildIdle(kit: TableKit, speech: Speech, rect: Rect, imps: number, coat: string): void {
  const { x, y, width, height } = rect;
  const compact = height < 100;
  kit.picture(card('rest', width, height), x, y, width);
  const shown = Math.min(imps, 8);
  const size = Math.min(height * (compact ? 0.52 : 0.42), (width - 28) / Math.max(3, shown * 0.72));
  const title = { size: compact ? 14 : 18, fit: width - 24 };
  line(kit, speech.t('ui.saleSet.idle', { imps }), x + width / 2, y + (compact ? 16 : 26), title, 0.5);
  for (let i = 0; i < shown; i++)
    icon(
      kit,
      `icons/minion-${coat}`,
      x + width / 2 + (i - (shown - 1) / 2) * size * 0.7,
      y + height * (compact ? 0.66 : 0.52),
      size,
    );
  const small = { size: 16, family: 'text', colour: palette.textSoft, fit: width - 24 } as const;
  if (!compact) line(kit, speech.t('ui.saleSet.later'), x + width / 2, y + height - 26, small, 0.5);
}
