/** The other questions of the showing off: the pet they are about, what is asked, and a big button for every answer. */
import type { Json } from '../../../../engine/kernel/state.ts';
import { askTitleKey } from '../../../../i18n/keys.ts';
import { plotInQuestion } from '../../../../session/facts.ts';
import { describeOption, petInQuestion } from '../../../../ui/access/text/options.ts';
import type { Rect } from '../../../../ui/button.ts';
import type { Mood } from '../../../../ui/creatures/moods.ts';
import { panel } from '../../../../ui/panel.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { card } from '../parts/boards.ts';
import { petIn } from '../parts/figures.ts';
import { line } from '../parts/words.ts';
import { layoutChoices } from './layout.ts';

const MOODS: Readonly<Record<string, Mood>> = {
  'petz.feed': 'hungry',
  'petz.play': 'bored',
  'petz.ward': 'magical',
  'petz.catch': 'angry',
  'petz.sleep': 'asleep',
};

/** The answers to a question that offers a few things to pick from. */
export function optionsIn({ domain }: Look): readonly Json[] {
  return domain?.type === 'pick' ? domain.options : [];
}

export function buildChoices(deal: Deal, look: Look, area: Rect): void {
  const { kit, answer } = deal;
  const { speech } = deal.link;
  const kind = look.ask?.kind ?? '';
  const options = optionsIn(look);
  const at = layoutChoices(area, options.length);
  const { x, y, width, height } = at.title;
  kit.picture(panel('paper', width, height, 16), x, y, width + 4);
  const head = { size: at.compact ? 18 : 28, fit: width - 40 };
  const pet = petInQuestion({ speech, view: look.view, seat: look.seat });
  const title = speech.t(askTitleKey(kind), { pet: pet === null ? '' : speech.pet(pet) });
  line(kit, title, x + width / 2, y + height / 2, head, 0.5);
  buildPets(deal, look, kind, at.pet);
  for (const [i, option] of options.entries()) {
    const rect = at.options[i];
    if (rect === undefined) continue;
    const { label, details } = describeOption({ speech, view: look.view, seat: look.seat }, kind, option);
    const middle = rect.x + rect.width / 2;
    const hasMore = details.length > 0 && rect.height >= 64;
    kit.picture(card('rest', rect.width, rect.height), rect.x, rect.y, rect.width);
    const style = {
      size: Math.min(24, Math.max(16, rect.height * 0.28)),
      fit: rect.width - 30,
      lines: 2,
    } as const;
    line(kit, label, middle, rect.y + rect.height * (hasMore ? 0.36 : 0.5), style, 0.5);
    const small = { size: 16, family: 'text', colour: palette.textSoft, fit: rect.width - 30 } as const;
    if (hasMore) line(kit, details.join(' '), middle, rect.y + rect.height * 0.74, small, 0.5);
    kit.press(`option:${i}`, rect, () => void answer(option));
  }
}

/** The pet in question, or all of the shop where the question is about none in particular. */
function buildPets(deal: Deal, look: Look, kind: string, rect: Rect): void {
  const { kit } = deal;
  const plots = look.view.shops[look.seat]?.plots ?? [];
  const asked = plotInQuestion(look.view);
  const own = asked === null ? undefined : plots[asked]?.pet;
  const pets = own ? [own] : plots.flatMap(({ pet }) => (pet === null ? [] : [pet]));
  const columns = pets.length > 1 ? 2 : 1;
  const cell = {
    width: rect.width / columns,
    height: rect.height / Math.max(1, Math.ceil(pets.length / columns)),
  };
  for (const [i, pet] of pets.entries()) {
    const size = Math.min(cell.width, cell.height) * (0.62 + pet.size * 0.05);
    const middle = rect.x + cell.width * ((i % columns) + 0.5);
    const foot = rect.y + cell.height * (Math.floor(i / columns) + 1);
    const place = { x: middle - size / 2, y: foot - size, width: size, height: size };
    kit.fitted(petIn(pet.id, MOODS[kind] ?? 'content', pet), place, true);
  }
}
