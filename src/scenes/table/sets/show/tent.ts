/** The tent: ring, lights, curtains, and the banner with what the exhibition counts. */
import type { ExhibitionCard } from '../../../../engine/petz/data/schema.ts';
import { BOARD } from '../../../../engine/petz/read.ts';
import { scopeOf } from '../../../../text/tiles.ts';
import { panel, speech } from '../../../../ui/panel.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Tools } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { emblem } from '../../pieces.ts';
import { scenery } from '../parts/figures.ts';
import { CHIP, termChip } from '../parts/words.ts';
import type { Column } from './result.ts';

export function buildTent(kit: TableKit, area: Rect): void {
  scenery(kit, 'backgrounds/exhibition', area);
  scenery(kit, 'backgrounds/exhibition-valance', area);
  if (area.width < 1000) return;
  const curtain = drawing('backgrounds/exhibition-curtain');
  const height = area.height * 0.62;
  const width = (height / curtain.box.height) * curtain.box.width * 0.8;
  for (const flip of [false, true]) {
    const image = kit.stretched(
      curtain,
      box(flip ? area.x + area.width - width : area.x, area.y, width, height),
    );
    image.setFlipX(flip).setDepth(-9);
  }
}

export function buildBanner(tools: Tools, rect: Rect, exhibition: ExhibitionCard): void {
  const { kit, speech } = tools;
  const { x, y, width, height } = rect;
  const compact = height < 60;
  const { id, terms } = exhibition;
  kit.picture(panel('paper', width, height, compact ? 14 : 20), x, y, width + 4);
  const picture = box(x + 14, y + 8, (height - 16) * 1.55, height - 16);
  kit.fitted(`exhibitions/${id}`, picture);
  const from = picture.x + picture.width + 12;
  const inner = x + width - 18 - from;
  // On a phone held upright what counts stands below the name, in the place of whose pets are looked at.
  const narrow = inner < 300;
  const most = narrow ? 20 : compact ? 26 : 42;
  const high = Math.min(most, (inner * (narrow ? 1 : 0.62)) / (terms.length * (CHIP + 0.14)));
  const step = high * CHIP + 6;
  const chips = terms.length * step;
  const room = narrow ? inner : inner - chips - 8;
  kit.words(speech.thing('exhibition', id), from, y + height * (narrow ? 0.29 : compact ? 0.33 : 0.36), {
    size: compact ? 17 : 26,
    fit: room,
    side: 0,
  });
  const small = { size: compact ? 16 : 17, family: 'text', colour: palette.textSoft, fit: room } as const;
  if (!narrow)
    kit.words(scopeOf(speech, id), from, y + height * (compact ? 0.67 : 0.72), { ...small, side: 0 });
  const first = narrow ? from : x + width - 12 - chips;
  const top = y + height * (narrow ? 0.71 : 0.5) - high / 2;
  for (const [i, term] of terms.entries())
    termChip(tools, term, { x: first + i * step, y: top, height: high });
}

/** The judge at his desk: a seat that has bribed him with a minion is paid back out of his hat. */
export function buildJudge(tools: Tools, rect: Rect, columns: readonly Column[]): void {
  const { kit } = tools;
  const bribed = columns.filter(({ judge }) => judge);
  const body = box(
    rect.x + rect.width * 0.24,
    rect.y + rect.height * 0.24,
    rect.width * 0.62,
    rect.height * 0.54,
  );
  kit.fitted('backgrounds/exhibition-judge', body, true);
  const table = rect.width * 0.84;
  kit.picture('props/judge-desk', rect.x + rect.width * 0.13, rect.y + rect.height * 0.7, table);
  if (bribed.length === 0) return;
  const mark = Math.min(34, rect.width * 0.15);
  const high = Math.max(46, mark * 1.5);
  const wide = Math.max(mark * bribed.length + rect.width * 0.52, high + mark * bribed.length + 78);
  const x = rect.x + (rect.width - wide) / 2;
  const y = rect.y + rect.height * 0.22 - high;
  kit.picture(speech(wide, high, wide * 0.55), x, y, wide + 4);
  const middle = y + high / 2;
  const hat = kit.fitted('props/bribe-hat', box(x + 12, y - 2, high, high));
  for (const [i, { seat }] of bribed.entries()) {
    kit.fitted(emblem(seat), box(x + high + 20 + i * mark, middle - mark / 2, mark, mark));
  }
  const words = tools.speech.signed(BOARD.judgeBonus);
  kit.words(words, x + wide - 14, middle, { size: 26, colour: palette.goodText, side: 1 });
  if (kit.still || kit.speed === 0) return;
  void kit.ready().then(() => {
    if (!hat.active) return;
    kit.scene.tweens.add({
      targets: hat,
      angle: { from: -7, to: 7 },
      duration: kit.ms(360),
      yoyo: true,
      repeat: 7,
      ease: 'Sine.easeInOut',
      onComplete: () => hat.active && hat.setAngle(0),
    });
  });
}
