/** The shield dial: how many cards are given against the damage, in which way they are paid, what then remains. */
import { numbersOf } from '../../../session/quest-facts.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { plate } from '../../table/pieces.ts';
import { questIcon } from '../art.ts';
import { heart, lay } from '../pieces.ts';
import type { Ground } from '../types.ts';
import { dialled, type Picked, type Reaction } from './reaction.ts';
import { drawWays } from './reaction-ways.ts';

export function drawDial(ground: Ground, rect: Rect, reaction: Reaction, picked: Picked): void {
  const { deal, at, change } = ground;
  const { kit } = deal;
  const { small, k } = at;
  const most = reaction.choices.length;
  const n = picked.index + 1;
  const size = Math.max(52, 58 * k);
  const line = Math.min(rect.height * 0.42, Math.max(76, 104 * k));
  const top = { ...rect, height: line };
  lay(kit, plate('#f6e3bb', top.width, top.height, 18, 3), top);
  const y = top.y + top.height / 2 - size / 2 - 2;
  const turn = (by: 1 | -1) => () => change(dialled(reaction, picked.index, by));
  const step = (id: string, x: number, words: string, isOff: boolean, by: 1 | -1) =>
    kit.button(
      id,
      { x, y, width: size, height: size },
      { kind: 'plain', words, size: 34, disabled: isOff },
      turn(by),
    );
  step('less', top.x + 10, '−', n === 0, -1);
  step('more', top.x + top.width - 10 - size, '+', n >= most, 1);
  drawShield(ground, { ...top, x: top.x + size + 20, width: top.width - 2 * size - 40 }, n);
  kit.turns('more', (by) => {
    turn(by)();
    return true;
  });
  drawOutcome(ground, { ...rect, y: top.y + top.height + 6, height: small ? 34 : 42 * k }, reaction, n);
  const y2 = top.y + top.height + (small ? 42 : 54 * k);
  const room = { ...rect, y: y2, height: rect.y + rect.height - y2 };
  if (n > 0) drawWays(ground, { ...room, height: Math.min(room.height, small ? 46 : 66 * k) }, picked);
  else
    kit.words(reaction.hint, room.x + room.width / 2, room.y + Math.min(room.height / 2, 40), {
      size: 17,
      family: 'text',
      fit: room.width,
      lines: 2,
      colour: palette.textSoft,
    });
  const { choice } = picked;
  if (choice === null || choice.note === '' || small) return;
  const noteY = room.y + 66 * k + 16;
  if (noteY + 14 > rect.y + rect.height) return;
  kit.words(choice.note, rect.x + rect.width / 2, noteY, {
    size: 18,
    fit: rect.width,
    colour: palette.goodText,
  });
}

/** So many on the shield. */
function drawShield({ deal: { kit } }: Ground, rect: Rect, n: number): void {
  const size = Math.min(rect.height - 10, rect.width);
  const x = rect.x + (rect.width - size) / 2;
  const y = rect.y + (rect.height - size) / 2;
  kit.fitted(questIcon('shield'), { x, y, width: size, height: size }).setAlpha(n > 0 ? 1 : 0.45);
  kit.words(String(n), rect.x + rect.width / 2, rect.y + rect.height * 0.5, {
    size: size * 0.46,
    colour: '#fffaf0',
    outline: 6,
  });
}

/** The damage that remains, and the life after it. */
function drawOutcome({ deal, look }: Ground, rect: Rect, { duel }: Reaction, n: number): void {
  const { kit, link } = deal;
  const [target] = duel?.targets ?? [];
  if (target === undefined) return;
  const rest = Math.max(0, target.n - n);
  const { left } = numbersOf(look.view, target.id);
  const after = Math.max(0, left - rest);
  const isEnd = after === 0;
  const words = isEnd
    ? link.speech.t('ui.react.falls', { who: link.speech.at(look.view).creature(target.id) })
    : link.speech.t('ui.react.lifeLeft', { n: after });
  const size = rect.height * 0.8;
  const colour = isEnd ? palette.badText : palette.ink;
  const text = kit.words(words, rect.x + rect.width / 2 + size * 0.6, rect.y + rect.height / 2, {
    size: 18,
    fit: rect.width - size - 12,
    lines: 2,
    colour,
  });
  kit.fitted(heart(!isEnd), {
    x: text.x - text.width / 2 - size - 6,
    y: rect.y + (rect.height - size) / 2,
    width: size,
    height: size,
  });
}
