/** The cards to choose from: a picture, a name, what it does, its price. One tap picks, the big button sends. */
import { whoIs } from '../../../session/quest-facts.ts';
import { middleOf, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward, plate, short } from '../../table/pieces.ts';
import { pulse } from '../../table/sets/town/pads.ts';
import { energyIcon, faceArt, questIcon, treasureArt } from '../art.ts';
import { badge, harmPlate, lay, rim, star } from '../pieces.ts';
import type { Ground } from '../types.ts';
import type { Choice, Picked, Reaction, Sign } from './reaction.ts';
import { cellsOf } from './reaction-layout.ts';
import { drawPayment, drawWays } from './reaction-ways.ts';

export function drawChoices(ground: Ground, body: Rect, reaction: Reaction, picked: Picked): void {
  const { at, draft, deal, change } = ground;
  const { small, k } = at;
  const { choices, form } = reaction;
  const { cells, perPage, pager } = cellsOf(body, choices.length, { isPair: form === 'pair', small, k });
  const pages = Math.max(1, Math.ceil(choices.length / perPage));
  const page = Math.min(draft.count ?? 0, pages - 1);
  for (const [i, choice] of choices.slice(page * perPage, (page + 1) * perPage).entries()) {
    const cell = cells[i];
    if (cell !== undefined) drawChoice(ground, choice, cell, picked, choices.length > 1);
  }
  if (pager !== null) {
    const turn = (by: number) => () => change({ count: (page + by + pages) % pages });
    const look = (words: string) => ({ kind: 'plain', words, size: 24 }) as const;
    const { kit } = deal;
    kit.button('page-back', { ...pager, width: 70, height: 38 }, look('‹'), turn(-1));
    kit.button(
      'page-on',
      { ...pager, x: pager.x + pager.width - 70, width: 70, height: 38 },
      look('›'),
      turn(1),
    );
    kit.words(`${page + 1}/${pages}`, pager.x + pager.width / 2, pager.y + 20, { size: 18 });
  }
}

function drawChoice(ground: Ground, choice: Choice, rect: Rect, picked: Picked, pulses: boolean): void {
  const { kit } = ground.deal;
  const isPicked = picked.choice?.id === choice.id;
  if (!isPicked && pulses) pulse(kit, rect);
  lay(
    kit,
    plate(isPicked ? '#ffef9a' : '#fffdf4', rect.width, rect.height, Math.min(20, rect.height * 0.22), 3),
    rect,
  );
  if (isPicked) lay(kit, rim(rect.width, rect.height, palette.glow, 6), rect);
  // Before the arrows of its ways, which lie on it.
  const change = isPicked ? { chosen: null, way: 0, cards: [] } : { chosen: choice.id, way: 0, cards: [] };
  kit.press(
    `choice:${choice.id}`,
    rect,
    () => ground.change(change),
    () => ({
      title: choice.title,
      lines: [choice.text, choice.note].filter((line) => line !== ''),
    }),
  );
  if (rect.height > rect.width * 0.85) drawUpright(ground, choice, rect, isPicked ? picked : null);
  else drawFlat(ground, choice, rect, isPicked ? picked : null);
}

/** Words in a box, on as many lines as they need, smaller if they do not fit. */
function drawBlock(
  { deal: { kit } }: Ground,
  words: string,
  rect: Rect,
  colour: string,
  isLeft: boolean,
): number {
  if (words === '') return 0;
  const text = kit.words(words, rect.x + (isLeft ? 0 : rect.width / 2), rect.y, {
    size: 17,
    family: 'text',
    colour,
  });
  text.setOrigin(isLeft ? 0 : 0.5, 0).setAlign(isLeft ? 'left' : 'center');
  text.setWordWrapWidth(rect.width, true).setLineSpacing(-3);
  for (let size = 16; text.height > rect.height && size >= 14; size--) text.setFontSize(size);
  return text.height;
}

/** A row: the picture at the left, words beside it, the price at the right; ways to pay, if there are more, below. */
function drawFlat(ground: Ground, choice: Choice, rect: Rect, picked: Picked | null): void {
  const { deal, at } = ground;
  const { kit } = deal;
  const { small, k } = at;
  const hasWays = picked !== null && (choice.ways.length > 1 || picked.isLoose);
  const foot = hasWays ? 50 : 0;
  const size = Math.min(rect.height - foot - 14, small ? 60 : 74 * k);
  const top = rect.y + (foot > 0 ? 8 : (rect.height - size) / 2);
  if (choice.sign !== null)
    drawSign(ground, choice.sign, { x: rect.x + 10, y: top, width: size, height: size });
  const x = choice.sign === null ? rect.x + 14 : rect.x + size + 20;
  const right = rect.x + rect.width - 12;
  const [first] = choice.ways;
  const count = (first?.pay?.cards.length ?? 0) + (first?.pay?.xp ?? 0);
  const cost = hasWays ? 0 : Math.min(count * 31 + 6, rect.width * 0.4);
  const room = rect.height - foot;
  const hasText = (choice.text !== '' || choice.note !== '') && room > 56;
  const titleY = hasText ? rect.y + 19 : rect.y + room / 2;
  const title = {
    size: small ? 18 : 20 * Math.max(0.9, k),
    fit: right - x - cost,
    // A long title takes a second line where the words below it still have room.
    lines: hasText && room < 104 ? 1 : 2,
  } as const;
  const named = leftward(short(kit, choice.title, x, titleY, title));
  const second = hasText ? Math.max(0, named.height - 30) : 0;
  named.setAlign('left').setY(titleY + second / 2);
  if (cost > 0 && first !== undefined) {
    const price = {
      x: right - cost,
      y: hasText ? rect.y + 2 : rect.y,
      width: cost + 4,
      height: hasText ? 36 : room,
    };
    drawPayment(ground, price, first, 30);
  }
  if (hasText) {
    const noteRoom = choice.note === '' ? 0 : 22;
    const block = { x, y: rect.y + 33 + second, width: right - x, height: room - 38 - second - noteRoom };
    const used = drawBlock(ground, choice.text, block, palette.textSoft, true);
    const below = { ...block, y: block.y + used + 1, height: room - 38 - second - used };
    if (below.height >= 18) drawBlock(ground, choice.note, below, noteColour(choice), true);
  }
  if (hasWays)
    drawWays(ground, { x: rect.x + 12, y: rect.y + room, width: rect.width - 24, height: 44 }, picked);
}

const noteColour = ({ isDire }: Choice): string => (isDire ? palette.badText : palette.goodText);

/** A card: the picture above, words below it. */
function drawUpright(ground: Ground, choice: Choice, rect: Rect, picked: Picked | null): void {
  const { deal, at } = ground;
  const { kit } = deal;
  const { small, k } = at;
  const size = Math.min(rect.width * 0.62, rect.height * 0.36);
  const x = rect.x + rect.width / 2;
  if (choice.sign !== null)
    drawSign(ground, choice.sign, { x: x - size / 2, y: rect.y + 10, width: size, height: size });
  const titleY = rect.y + size + (small ? 22 : 26);
  const title = kit.words(choice.title, x, titleY, {
    size: small ? 18 : 20 * Math.max(0.9, k),
    fit: rect.width - 16,
    lines: 2,
  });
  title.setY(titleY + Math.max(0, title.height - 26) / 2);
  const [first] = choice.ways;
  const hasPay = (first?.pay?.cards.length ?? 0) + (first?.pay?.xp ?? 0) > 0;
  // A single card of the energy shown above need not be shown again.
  const showsPay = hasPay && (choice.ways.length > 1 || choice.sign?.kind !== 'energy');
  const foot = showsPay ? 50 : 0;
  const top = title.y + title.height / 2 + 2;
  const block = {
    x: rect.x + 10,
    y: top,
    width: rect.width - 20,
    height: rect.y + rect.height - 8 - foot - top,
  };
  const used = drawBlock(ground, choice.text, block, palette.textSoft, false);
  const rest = { ...block, y: top + used + 2, height: block.height - used - 2 };
  if (rest.height > 18) drawBlock(ground, choice.note, rest, noteColour(choice), false);
  if (first === undefined || !showsPay) return;
  const price = { x: rect.x + 8, y: rect.y + rect.height - 54, width: rect.width - 16, height: 46 };
  if (picked !== null) drawWays(ground, price, picked);
  else drawPayment(ground, price, first);
}

function drawSign(ground: Ground, sign: Sign, rect: Rect): void {
  const { deal, look } = ground;
  const { kit } = deal;
  const middle = middleOf(rect);
  switch (sign.kind) {
    case 'face':
      kit.fitted(faceArt(whoIs(look.view, sign.id)), rect);
      return;
    case 'treasure':
      kit.fitted(treasureArt(sign.card), rect);
      return;
    case 'icon':
      kit.fitted(questIcon(sign.name), rect);
      return;
    case 'energy':
      badge(kit, energyIcon(sign.type), middle.x, middle.y, rect.width * 0.9);
      return;
    case 'star':
      kit.fitted(star(true), rect);
      return;
    case 'hurt':
      harmPlate(kit, sign.n, middle.x, middle.y, rect.width);
      return;
  }
}
