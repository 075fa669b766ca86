/** A reaction in the picture: who decides, who strikes whom, and the dial or the cards to choose from. */
import type { GameObjects } from 'phaser';
import { heroId, lordSeat, whoIs } from '../../../session/quest-facts.ts';
import { panel } from '../../../ui/panel.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate } from '../../table/pieces.ts';
import { creatureArt, faceArt, thingArt } from '../art.ts';
import { handShown } from '../hand.ts';
import { lay } from '../pieces.ts';
import type { Ground } from '../types.ts';
import { pickedOf, type Reaction } from './reaction.ts';
import { drawChoices } from './reaction-cards.ts';
import { drawDial } from './reaction-dial.ts';
import { drawDuel } from './reaction-duel.ts';
import { layoutReaction } from './reaction-layout.ts';

/** Over everything of the picture, under its drawers of advice. */
const DEPTH = 740;

export function drawReaction(ground: Ground, reaction: Reaction): void {
  const { deal, at, look, draft } = ground;
  const { kit } = deal;
  const place = layoutReaction(at, reaction);
  const picked = pickedOf(reaction, draft, handShown(look).cards ?? []);
  raised(ground, () => {
    const { rect } = place;
    // Nothing under it answers.
    kit.scene.add.zone(rect.x, rect.y, rect.width, rect.height).setOrigin(0, 0).setInteractive();
    lay(kit, panel('paper', rect.width, rect.height, 18), rect);
    drawHead(ground, place.head);
    drawTitle(ground, place.title, reaction.title);
    if (reaction.duel !== null) drawDuel(ground, place.duel, reaction, picked);
    if (reaction.form === 'dial') drawDial(ground, place.body, reaction, picked);
    else drawChoices(ground, place.body, reaction, picked);
  });
}

/** Whatever is drawn meanwhile lies over the picture, in its own order. */
function raised({ deal: { kit } }: Ground, draw: () => void): void {
  const { list } = kit.scene.children;
  const before = new Set<GameObjects.GameObject>(list);
  draw();
  for (const object of [...list]) {
    if (!before.has(object) && 'setDepth' in object) (object as GameObjects.Image).setDepth(DEPTH);
  }
}

/** Whose decision it is: face, name, and who plays it. */
function drawHead({ deal, at, look }: Ground, rect: Rect): void {
  const { kit, link } = deal;
  const { small, k } = at;
  const { view, seat } = look;
  const isLord = seat === lordSeat(view.setup);
  const fill = isLord ? '#8a5aa8' : '#ffd35e';
  lay(kit, plate(fill, rect.width, rect.height, 16, 4), rect);
  const size = rect.height - 6;
  const face = { x: rect.x + 6, y: rect.y + 3, width: size, height: size };
  if (isLord) kit.fitted(thingArt('lord'), face);
  else kit.fitted(faceArt(whoIs(view, heroId(seat))), face);
  if (small) return;
  const x = rect.x + size + 18;
  const fit = rect.x + rect.width - 14 - x;
  const voice = link.speech.at(view);
  const name = isLord ? link.speech.t('ui.battle.lord') : voice.hero(seat);
  const colour = isLord ? '#fffaf0' : palette.ink;
  leftward(kit.words(name, x, rect.y + rect.height * 0.36, { size: 24 * k, fit, colour }));
  const who = link.speech.t('ui.battle.waits', { who: link.speech.seat(seat) });
  leftward(kit.words(who, x, rect.y + rect.height * 0.74, { size: 17, fit, family: 'text', colour }));
}

function drawTitle({ deal: { kit }, at }: Ground, rect: Rect, words: string): void {
  const { small, k } = at;
  kit.words(words, rect.x + rect.width / 2, rect.y + rect.height / 2, {
    size: small ? 18 : 21 * Math.max(0.9, k),
    fit: rect.width,
    lines: 2,
  });
}

/** A whole creature in a box, standing on its lower edge. */
export function drawWhole(
  { deal: { kit }, look }: Ground,
  id: string,
  rect: Rect,
  face: 'calm' | 'fierce' | 'hurt' | 'glad',
): void {
  kit.fitted(creatureArt(whoIs(look.view, id), face), rect, true);
}
