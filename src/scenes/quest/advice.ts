/** What a strong player would do, on demand: a bubble under the bar that says it and offers to do it. */
import { questTeller } from '../../ui/access/insight/teller.ts';
import { panel } from '../../ui/panel.ts';
import { palette } from '../../ui/theme/palette.ts';
import { nextBest } from '../table/next-best.ts';
import { lay } from './pieces.ts';
import type { Ground } from './types.ts';
import { choiceWords } from './words.ts';

/** Over the picture, under what is played. */
const DEPTH = 900;

/** Asks for advice; the picture is drawn anew when it comes, unless the question has gone. */
export function askAdvice({ deal, look, change }: Ground): void {
  const { session, speech } = deal.link;
  const id = look.ask?.id;
  void session.hint(look.seat).then((thought) => {
    if (thought === null || session.ask()?.id !== id) return;
    change({ advised: thought.choice, beside: null });
    void nextBest(questTeller(speech), look, thought).then((beside) => {
      if (beside !== null && session.ask()?.id === id) change({ beside });
    });
  });
}

/** The advice that was given for the open question. */
export function drawAdvice({ deal, look, at, draft, change }: Ground): void {
  const { advised, beside } = draft;
  const { ask, domain, view } = look;
  if (advised === undefined || ask === null || domain === null) return;
  const { kit, link } = deal;
  const width = Math.min(440, at.window.width - 24);
  const rect = { x: at.menu.x + at.menu.width - width, y: at.bar.y + at.bar.height + 6, width, height: 0 };
  const words = choiceWords(link.speech, view, ask, domain, advised);
  const text = kit.words(words, rect.x + width / 2, 0, {
    size: 18,
    family: 'text',
    fit: width - 40,
    lines: 2,
  });
  const other =
    beside === null
      ? null
      : kit.words(beside, rect.x + width / 2, 0, { size: 16, family: 'text', fit: width - 40, lines: 2 });
  const more = other === null ? 0 : other.height + 6;
  const height = text.height + more + 92;
  text.setY(rect.y + 18 + text.height / 2).setDepth(DEPTH + 1);
  other?.setY(rect.y + 24 + text.height + other.height / 2).setDepth(DEPTH + 1);
  lay(kit, panel('paper', width, height, 18), rect).setDepth(DEPTH);
  const y = rect.y + height - 64;
  const half = (width - 42) / 2;
  const button = (id: string, x: number, kind: 'gold' | 'plain', label: string, tap: () => void) =>
    kit
      .button(id, { x, y, width: half, height: 46 }, { kind, words: label, size: 18 }, tap)
      .setDepth(DEPTH + 1);
  button('close', rect.x + 16, 'plain', link.speech.t('ui.battle.advice.close'), () =>
    change({ advised: undefined }),
  );
  button('advised', rect.x + 26 + half, 'gold', link.speech.t('ui.battle.advice.do'), () =>
    deal.answer(advised),
  );
  text.setColor(palette.ink);
  other?.setColor(palette.textSoft);
}
