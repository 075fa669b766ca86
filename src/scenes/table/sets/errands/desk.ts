/** What the pictures of the errands share: the question, what is picked, and what is told and done below. */
import type { GameObjects } from 'phaser';
import type { Json, Seat } from '../../../../engine/kernel/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { describeOption } from '../../../../ui/access/text/options.ts';
import { panel } from '../../../../ui/panel.ts';
import { middleOf, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { adviceIn } from '../../frame/goals.ts';
import type { TableKit } from '../../kit.ts';
import { drawing } from '../../shelf.ts';
import { board } from '../parts/boards.ts';
import { scenery } from '../parts/figures.ts';
import { line } from '../parts/words.ts';
import type { Picture } from './kinds.ts';
import type { ErrandLayout } from './layout.ts';

/** The question at hand, or none while something is played. */
export interface Desk {
  deal: Deal;
  look: Look;
  view: PetzView;
  /** Whose errand it is. */
  seat: Seat;
  /** The options of the question; none while something is played. */
  options: readonly Json[];
  /** The one picked. */
  picked: number;
  pick(i: number): void;
  /** Asks a strong player. */
  advise(): void;
  /** What comes of that, until something is picked; null: nothing is asked. */
  advice: string | null;
  at: ErrandLayout;
  /** Where the things of the picture are, for what is played on it. */
  marks: Map<string, Rect>;
  /** What is on its way then, and is drawn no more where it was. */
  parts: Map<string, GameObjects.Image>;
}

/** The alley by night, behind everything. */
export function backdrop(kit: TableKit, area: Rect): void {
  for (const layer of ['alley-sky', 'alley-houses', 'alley-ground'])
    scenery(kit, `backgrounds/${layer}`, area);
}

/** The question in a board over the things; on a phone without its hint, which the things tell themselves. */
export function buildTitle({ deal, at, options }: Desk, kind: string, picture: Picture): void {
  const { kit, link } = deal;
  const { x, y, width, height } = at.title;
  const { t } = link.speech;
  const words = options.length > 0 ? t(askTitleKey(kind)) : placeWords(deal, picture);
  const head = { size: at.compact ? 20 : 28, fit: width - 40 };
  if (at.compact) {
    const wide = Math.min(width, 560);
    kit.picture(panel('paper', wide, height, 14), x + (width - wide) / 2 - 2, y - 2, wide + 4);
    line(kit, words, x + width / 2, y + height / 2, { ...head, fit: wide - 30 }, 0.5);
    return;
  }
  const wide = Math.min(width, 820);
  kit.picture(panel('paper', wide, height, 20), x + (width - wide) / 2 - 2, y - 2, wide + 4);
  const hint = options.length > 0;
  line(kit, words, x + width / 2, y + height * (hint ? 0.3 : 0.5), { ...head, fit: wide - 40 }, 0.5);
  if (!hint) return;
  const soft = { size: 17, family: 'text', colour: palette.textSoft, fit: wide - 40, lines: 2 } as const;
  kit.words(t(askHintKey(kind)), x + width / 2, y + height * 0.68, soft);
}

const PLACES: Partial<Record<Picture, string>> = {
  peek: 'fortuneTeller',
  forget: 'fortuneTeller',
  market: 'market',
  facility: 'industrialZone',
  hat: 'platform',
};

/** Where something is played. */
function placeWords({ link }: Deal, picture: Picture): string {
  const { speech } = link;
  const space = PLACES[picture];
  if (space !== undefined) return speech.thing('space', space);
  return picture === 'copy' ? speech.thing('artifact', 'giftBox') : speech.t('ui.explain.nextTitle');
}

/** The words of an option. */
export function wordsOf({ deal, view, look, options }: Desk, kind: string, i: number): string {
  const option = options[i];
  if (option === undefined) return '';
  const { speech } = deal.link;
  return describeOption({ speech, view, seat: look.seat }, kind, option).label;
}

/** What an option leads to, in words. */
export function detailsOf({ deal, view, look, options }: Desk, kind: string, i: number): readonly string[] {
  const option = options[i];
  if (option === undefined) return [];
  const { speech } = deal.link;
  return describeOption({ speech, view, seat: look.seat }, kind, option).details;
}

/** What a strong player would do; on a phone a picture, for which there is room beside the question. */
function buildHint({ deal, at, advise }: Desk): void {
  const { kit, link } = deal;
  const words = at.compact ? '' : link.speech.t('ui.table.hint');
  const face = kit.button('hint', at.hint, { kind: 'plain', words, size: 20 }, adviceIn(link, advise));
  if (!at.compact) return;
  const icon = kit.fitted(drawing('icons/ui-hint'), { x: 10, y: 6, width: 28, height: 28 });
  face.addAt(icon, face.length - 1);
}

/** Below: declining, what the picked option leads to, and doing it. */
export function buildTray(desk: Desk, kind: string, declines: boolean): void {
  const { deal, at, options, picked } = desk;
  const { kit, link } = deal;
  const { tray, told, compact } = at;
  kit.picture(panel('wood', tray.width, tray.height, compact ? 14 : 20), tray.x, tray.y, tray.width + 4);
  const none = declines ? options.indexOf(null) : -1;
  const give = (i: number) => void deal.answer(options[i] ?? null);
  const size = compact ? 17 : 20;
  if (none >= 0)
    kit.button(`option:${none}`, at.none, { kind: 'plain', words: wordsOf(desk, kind, none), size }, () =>
      give(none),
    );
  kit.picture(board(palette.plumDark, told.width, told.height, 14), told.x, told.y, told.width);
  const isOpen = picked >= 0 && picked !== none;
  const { t } = link.speech;
  const words = isOpen ? detailsOf(desk, kind, picked).join(' ') : t('ui.alley.pick');
  const style = {
    size: compact ? 16 : 18,
    family: 'text',
    colour: palette.plumText,
    fit: told.width - 24,
    lines: 2,
  } as const;
  const label = wordsOf(desk, kind, picked);
  const brief = words === '' || compact ? label : t('ui.alley.told', { label, words });
  const said = desk.advice ?? (isOpen ? brief : words);
  const middle = middleOf(told);
  const text = kit.words(said, middle.x, middle.y, style);
  // What is too long to be read here is told by the thing itself.
  if (isOpen && desk.advice === null && text.height > told.height) {
    text.destroy();
    kit.words(label, middle.x, middle.y, style);
  }
  buildHint(desk);
  const doing = t(`ui.alley.do.${kind.slice('petz.'.length)}`);
  kit.button('done', at.done, { kind: 'gold', words: doing, size: size + 1, disabled: !isOpen }, () =>
    give(picked),
  );
}
