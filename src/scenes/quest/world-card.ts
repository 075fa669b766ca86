/** The card of the World in force: its picture, its name, its Feature, its toll, whose lair it is. */
import type { GameObjects } from 'phaser';
import { bossOf, worldFacts } from '../../engine/quest/read.ts';
import { panel } from '../../ui/panel.ts';
import { inset, middleOf, type Rect } from '../../ui/rect.ts';
import { palette } from '../../ui/theme/palette.ts';
import { leftward, plate } from '../table/pieces.ts';
import { energyIcon, faceArt, worldCardArt } from './art.ts';
import { explainWorld } from './explain.ts';
import { badge, cutLines, heartPlate, lay } from './pieces.ts';
import type { Ground } from './types.ts';
import { cardRules, thingName } from './words.ts';

export function drawWorldCard(ground: Ground): void {
  const { at, drawer } = ground;
  if (at.small && drawer !== 'card') return;
  if (at.small) drawOpened(ground, at.card);
  else drawStanding(ground, at.card);
}

function surface({ deal: { kit } }: Ground, rect: Rect): void {
  lay(kit, panel('paper', rect.width, rect.height, 18), rect);
}

/** The picture of the World in a frame, or a patch of its sky; a frame that is higher shows its middle. */
function drawPicture({ deal: { kit }, look: { view } }: Ground, rect: Rect): void {
  lay(kit, plate('#8fa7dd', rect.width, rect.height, 12, 4), rect);
  const inner = inset(rect, 3);
  const art = view.world === null ? null : worldCardArt(view.world, inner.width / inner.height);
  if (art !== null) kit.stretched(art, inner);
}

/** How high the picture is to its width: at least so much, where the rules are long; and up to so much. */
const LOW = 0.42;
const HIGH = 0.96;
const USUAL = 0.6;
/** How large the rules are written where there is room, and where there is little. */
const LARGE = 19;
const PLAIN = 16;

/** The rules, as large as they fit, with some room for the picture to spare; more than there is room for is told by a tap on the card. */
function fillRules(text: GameObjects.Text, rules: string, fit: number, room: number): void {
  for (let size = LARGE; size >= PLAIN; size--) {
    text.setFontSize(size).setWordWrapWidth(fit, true);
    if (text.height <= (size > PLAIN ? room - fit * (USUAL - LOW) : room)) return;
  }
  const all = text.getWrappedText(rules);
  const most = Math.floor(room / (text.height / Math.max(1, all.length)));
  if (most < 1) text.setVisible(false);
  else cutLines(text, rules, most);
}

function drawStanding(ground: Ground, rect: Rect): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { speech } = link;
  const { k } = at;
  surface(ground, rect);
  const middle = rect.x + rect.width / 2;
  const fit = rect.width - 18;
  const low = fit * LOW;
  const picture = {
    x: rect.x + 9,
    y: rect.y + 9,
    width: fit,
    height: Math.min(fit * USUAL, rect.height * 0.36),
  };
  const world = worldFacts(look.view);
  const explain = () => explainWorld(ground);
  kit.press('world-card', rect, () => kit.touch.reveal(rect, explain), explain);
  if (world === null) {
    drawPicture(ground, picture);
    drawUnknown(ground, rect, picture);
    return;
  }
  const name = kit.words(thingName(speech, 'world', world.id), middle, 0, { size: 22 * k, fit, lines: 2 });
  // A long name takes a second line.
  const named = 34 * k + Math.max(0, name.height - 30 * Math.max(0.9, k));
  const foot = rect.y + rect.height - 10;
  const lair = bossOf(look.view) === null ? 0 : Math.max(34, 40 * k);
  const isTolled = look.view.number >= 2;
  const toll = isTolled ? 34 * k : 0;
  const market = 28 * Math.max(0.9, k);
  const room = foot - lair - toll - market - (picture.y + low + named);
  const rules = cardRules(speech, look.view, world.id);
  const text = kit.words(rules, middle, 0, {
    size: LARGE,
    family: 'text',
    fit,
    lines: 2,
    colour: palette.textSoft,
  });
  fillRules(text, rules, fit, room);
  // What the words leave free goes to the picture, and what even that does not need lies round the words.
  const spare = Math.max(0, room - (text.visible ? text.height : 0));
  const high = Math.max(low, Math.min(low + spare * 0.8, fit * HIGH));
  const air = Math.max(0, spare - (high - low)) / 2;
  drawPicture(ground, { ...picture, height: high });
  const top = picture.y + high;
  name.setY(top + 4 * k + named / 2);
  text.setY(top + named + air + text.height / 2);
  drawMarket(ground, world.type, middle, foot - lair - toll - market / 2, fit);
  if (isTolled) drawToll(ground, world.type, middle, foot - lair - toll / 2);
  drawLair(ground, { x: rect.x + 9, y: foot - lair, width: fit, height: lair });
}

/** The World's energy, which its market asks for. */
function drawMarket(
  { deal: { kit, link }, at }: Ground,
  type: string,
  x: number,
  y: number,
  width: number,
): void {
  const size = 26 * Math.max(0.9, at.k);
  const words = kit.words(link.speech.t('ui.battle.market'), 0, y, { size: 17, fit: width - size - 6 });
  const left = x - (words.width + 6 + size) / 2;
  leftward(words).setX(left);
  badge(kit, energyIcon(type), left + words.width + 6 + size / 2, y, size);
}

/** What is to be paid every round, or life for it. */
function drawToll({ deal: { kit, link }, at }: Ground, type: string, x: number, y: number): void {
  const size = 26 * at.k;
  kit.fitted(energyIcon(type), { x: x - size * 1.7, y: y - size / 2, width: size, height: size });
  kit.words(link.speech.t('ui.battle.or'), x, y, { size: 16, family: 'text' });
  heartPlate(kit, '−1', x + size * 1.3, y, size * 1.1);
}

/** While heroes take their stands nobody knows which World it is: a question mark, and what comes then. */
function drawUnknown({ deal: { kit, link }, at }: Ground, rect: Rect, picture: Rect): void {
  const mark = middleOf(picture);
  kit.words('?', mark.x, mark.y, { size: picture.height * 0.7, colour: '#fffaf0', outline: 6 });
  const y = picture.y + picture.height + 10;
  const text = kit.words(link.speech.t('ui.tableaux.place.world'), rect.x + rect.width / 2, y, {
    size: Math.max(16, 17 * at.k),
    family: 'text',
    colour: palette.textSoft,
  });
  text.setOrigin(0.5, 0).setWordWrapWidth(rect.width - 24, true);
}

/** Whose World it is; in the others a lair stands empty. */
function drawLair({ deal, look }: Ground, rect: Rect): void {
  const boss = bossOf(look.view);
  if (boss === null) return;
  const { kit, link } = deal;
  lay(kit, plate(palette.plumDark, rect.width, rect.height, rect.height / 2.4, 3), rect);
  const size = rect.height * 0.86;
  const middle = rect.y + rect.height / 2;
  const fit = rect.width - size - 16;
  const words = thingName(link.speech, 'boss', boss.id);
  const style = { size: 17, lines: 2, colour: palette.plumText } as const;
  const name = kit.words(words, rect.x + size + 6 + fit / 2, middle, { ...style, fit });
  const face = faceArt({ kind: 'boss', card: boss.id });
  if (name.height <= rect.height + 4) {
    kit.fitted(face, { x: rect.x + 4, y: middle - size / 2, width: size, height: size });
    return;
  }
  // A long name takes the whole plate, and the face looks over its corner.
  name.destroy();
  kit.words(words, rect.x + rect.width / 2, middle, { ...style, size: 16, fit: rect.width - 8 });
  const small = size * 0.8;
  kit.fitted(face, { x: rect.x - 6, y: rect.y - small * 0.72, width: small, height: small });
}

/** On a phone: over the board, with everything that is known of the World. A tap anywhere folds it. */
function drawOpened(ground: Ground, rect: Rect): void {
  const { deal, at } = ground;
  const { kit } = deal;
  const close = () => ground.fold(null);
  kit.press('close', at.window, close);
  surface(ground, rect);
  const picture = { x: rect.x + 10, y: rect.y + 10, width: 150, height: 94 };
  drawPicture(ground, picture);
  const { title, lines } = explainWorld(ground);
  const nameX = picture.x + picture.width + 10;
  const fit = rect.x + rect.width - 10 - nameX;
  kit.words(title, nameX + fit / 2, picture.y + 24, { size: 22, fit, lines: 2 });
  drawLair(ground, { x: nameX, y: picture.y + 54, width: fit, height: 40 });
  const body = kit.words(lines.join('\n'), rect.x + 14, picture.y + picture.height + 10, {
    size: 17,
    family: 'text',
  });
  body
    .setOrigin(0, 0)
    .setAlign('left')
    .setWordWrapWidth(rect.width - 28, true);
}
