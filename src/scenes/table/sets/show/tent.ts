/** The tent: ring, lights, curtains, and the banner with what the exhibition counts. */
import { exhibitionCard } from '../../../../engine/petz/read.ts';
import type { Speech } from '../../../../text/speech.ts';
import { scopeOf } from '../../../../text/tiles.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { scenery } from '../parts/figures.ts';
import { CHIP, line, termChip } from '../parts/words.ts';

export function buildTent(kit: TableKit, area: Rect): void {
  scenery(kit, 'backgrounds/exhibition', area);
  scenery(kit, 'backgrounds/exhibition-valance', area);
  if (area.width < 1000) return;
  const curtain = drawing('backgrounds/exhibition-curtain');
  const height = area.height * 0.62;
  const width = (height / curtain.box.height) * curtain.box.width * 0.8;
  for (const flip of [false, true]) {
    const image = kit.stretched(curtain, {
      x: flip ? area.x + area.width - width : area.x,
      y: area.y,
      width,
      height,
    });
    image.setFlipX(flip).setDepth(-9);
  }
}

export function buildBanner(kit: TableKit, speech: Speech, rect: Rect, exhibition: string): void {
  const { x, y, width, height } = rect;
  const compact = height < 60;
  const { terms } = exhibitionCard(exhibition);
  kit.picture(panel('paper', width, height, compact ? 14 : 20), x, y, width + 4);
  const picture = { x: x + 14, y: y + 8, width: (height - 16) * 1.55, height: height - 16 };
  kit.fitted(drawing(`exhibitions/${exhibition}`), picture);
  const from = picture.x + picture.width + 12;
  const inner = x + width - 18 - from;
  const high = Math.min(compact ? 26 : 42, (inner * 0.62) / (terms.length * (CHIP + 0.14)));
  const chips = terms.length * (high * CHIP + 6);
  const room = inner - chips - 8;
  line(kit, speech.thing('exhibition', exhibition), from, y + height * (compact ? 0.33 : 0.36), {
    size: compact ? 17 : 26,
    fit: room,
  });
  const small = { size: compact ? 16 : 17, family: 'text', colour: palette.textSoft, fit: room } as const;
  line(kit, scopeOf(speech, exhibition), from, y + height * (compact ? 0.67 : 0.72), small);
  for (const [i, term] of terms.entries()) {
    const at = {
      x: x + width - 18 - chips + 6 + i * (high * CHIP + 6),
      y: y + (height - high) / 2,
      height: high,
    };
    termChip(kit, speech, term, at);
  }
}
