/** Beside the board of a phone while heroes take their stands: the hero's numbers, and what comes then. */
import { heroId, movementOf, numbersOf } from '../../../engine/quest/read.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { leftward } from '../../table/pieces.ts';
import { energyIcon, questIcon } from '../art.ts';
import { lay } from '../pieces.ts';
import type { Ground } from '../types.ts';

const SIGN = 26;

/** The sheet is folded there and six buttons have nothing to do: their room tells what helps. */
export function drawPlaceNotes(ground: Ground, seat: number): void {
  const { deal, look, at } = ground;
  const { kit, link } = deal;
  const { view } = look;
  const [first] = at.buttons;
  const id = heroId(seat);
  if (!at.small || first === undefined) return;
  const rect = { x: at.tab.x, y: first.y, width: at.tab.width, height: at.main.y - first.y - 8 };
  lay(kit, panel('paper', rect.width, rect.height, 14), rect);
  const { type, init } = numbersOf(view, id);
  const facts = [
    { art: questIcon('initiative'), words: String(init) },
    { art: questIcon('move'), words: String(movementOf(view, seat)) },
    { art: energyIcon(type), words: '' },
  ];
  // The sign of the type has no number beside it.
  const places = [12, 12 + (rect.width - 24) * 0.42, rect.width - 12 - SIGN];
  for (const [i, { art, words }] of facts.entries()) {
    const x = rect.x + (places[i] ?? 12);
    kit.fitted(art, { x, y: rect.y + 10, width: SIGN, height: SIGN });
    leftward(kit.words(words, x + SIGN + 3, rect.y + 10 + SIGN / 2, { size: 19 }));
  }
  const note = kit.words(link.speech.t('ui.tableaux.place.world'), rect.x + 12, rect.y + SIGN + 20, {
    size: 16,
    family: 'text',
    colour: palette.textSoft,
  });
  note
    .setOrigin(0, 0)
    .setAlign('left')
    .setWordWrapWidth(rect.width - 24, true);
}
