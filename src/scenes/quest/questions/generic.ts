/**
 * A question that has no painter of its own: creatures and cards that are options can be pressed where they are, all
 * options stand in a list over the sheet. Every choice of a `pick` and of a `some` can be made with it.
 */
import type { Json } from '../../../engine/kernel/state.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { optionsOf, toggled } from '../draft.ts';
import { lay } from '../pieces.ts';
import type { ActionButton, Ground, Offers, Painter, Touchable } from '../types.ts';
import { optionWords, questionWords } from '../words.ts';

/** Over the sheet and its drawer. */
const DEPTH = 800;

/** All there is to choose from: options of a pick, elements of a some. */
function elements({ look: { domain } }: Ground): readonly Json[] {
  return domain?.type === 'some' ? domain.from : optionsOf(domain);
}

const isSome = ({ look }: Ground): boolean => look.domain?.type === 'some';

/** What has been picked of a `some`, as indices of its elements. */
const picked = ({ draft }: Ground): readonly number[] => draft.cards;

function tapOn(ground: Ground, index: number, option: Json): () => void {
  if (!isSome(ground)) return () => ground.deal.answer(option);
  return () => ground.change({ cards: toggled(picked(ground), index) });
}

/** A `some` is sent with a button; a pick by pressing what is meant. */
function mainOf(ground: Ground): ActionButton | null {
  const { deal, look } = ground;
  const { domain } = look;
  if (domain?.type !== 'some') return null;
  const chosen = picked(ground);
  const isReady = chosen.length >= domain.min && chosen.length <= domain.max;
  const send = () => deal.answer(chosen.map((i) => domain.from[i] ?? null));
  return { id: 'main', words: deal.link.speech.t('ui.battle.done'), tap: isReady ? send : null };
}

function offers(ground: Ground): Offers {
  const { deal, look, spots } = ground;
  const { ask, view } = look;
  const creatures = new Map<string, Touchable>();
  for (const [i, option] of elements(ground).entries()) {
    if (typeof option !== 'string' || spots.of(option) === null) continue;
    const state = isSome(ground) && picked(ground).includes(i) ? 'picked' : 'open';
    creatures.set(option, { state, tap: tapOn(ground, i, option) });
  }
  const prompt = ask === null ? '' : questionWords(deal.link.speech, view, ask).title;
  return { creatures, main: mainOf(ground), prompt };
}

/** The list of options, a page at a time. */
function paint(ground: Ground): void {
  const { deal, look, at, draft } = ground;
  const { kit, link } = deal;
  const { ask, view } = look;
  if (ask === null) return;
  const { sheet: rect, small } = at;
  lay(kit, panel('paper', rect.width, rect.height, 18), rect).setDepth(DEPTH);
  const line = small ? 50 : 54;
  const all = elements(ground);
  const perPage = Math.max(
    1,
    Math.floor((rect.height - 24) / line) - (all.length * line > rect.height - 24 ? 1 : 0),
  );
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const page = Math.min(draft.way, pages - 1);
  const shown = all.slice(page * perPage, (page + 1) * perPage);
  const x = rect.x + 12;
  const width = rect.width - 24;
  for (const [i, option] of shown.entries()) {
    const index = page * perPage + i;
    const kind = picked(ground).includes(index) && isSome(ground) ? 'gold' : 'plain';
    const words = optionWords(link.speech, view, ask, option);
    const place = { x, y: rect.y + 12 + i * line, width, height: 42 };
    kit
      .button(`option:${index}`, place, { kind, words, size: 17 }, tapOn(ground, index, option))
      .setDepth(DEPTH + 1);
  }
  if (pages < 2) return;
  const y = rect.y + rect.height - line;
  const turn = (by: number) => () => ground.change({ way: (page + by + pages) % pages });
  kit
    .button('page-back', { x, y, width: 70, height: 42 }, { kind: 'plain', words: '‹', size: 24 }, turn(-1))
    .setDepth(DEPTH + 1);
  kit
    .button(
      'page-on',
      { x: x + width - 70, y, width: 70, height: 42 },
      { kind: 'plain', words: '›', size: 24 },
      turn(1),
    )
    .setDepth(DEPTH + 1);
  kit
    .words(`${page + 1}/${pages}`, rect.x + rect.width / 2, y + 22, { size: 18, colour: palette.ink })
    .setDepth(DEPTH + 1);
}

export const generic: Painter = { offers, paint };
