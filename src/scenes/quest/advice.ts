/** What a strong player would do, on demand: a bubble under the bar that says it and offers to do it. */

import type { Json } from '../../engine/kernel/state.ts';
import type { Act } from '../../engine/quest/choices.ts';
import { questTeller } from '../../ui/access/insight/teller.ts';
import { panel } from '../../ui/panel.ts';
import { palette } from '../../ui/theme/palette.ts';
import { nextBest } from '../table/next-best.ts';
import { optionsOf } from './draft.ts';
import { pickedFor } from './picked.ts';
import { lay } from './pieces.ts';
import { actOf } from './questions/turn/deeds.ts';
import { foresee } from './questions/turn/preview.ts';
import { sendAct } from './questions/turn/send.ts';
import type { Ground } from './types.ts';
import { choiceWords, reasonWords } from './words.ts';

/** Over the picture, under what is played. */
const DEPTH = 900;

/** Does what is advised; where it is picked just so, with all that belongs to it. */
function follow(ground: Ground, advised: Json): void {
  const { deal, look, draft } = ground;
  const act = look.ask?.kind === 'quest.act' ? actOf(optionsOf<Act>(look.domain), draft) : null;
  if (act === null || JSON.stringify(act) !== JSON.stringify(advised)) deal.answer(advised);
  else sendAct(ground, act, foresee(look.view, look.seat, draft.chosen));
}

/** Asks for advice; the picture is drawn anew when it comes, unless the question has gone. */
export function askAdvice(ground: Ground): void {
  const { deal, look, change } = ground;
  const { session, speech } = deal.link;
  const id = look.ask?.id;
  void session.hint(look.seat).then((thought) => {
    if (thought === null || session.ask()?.id !== id) return;
    const why = reasonWords(speech, look.view, thought.why);
    change({ ...pickedFor(look, speech, thought), advised: thought.choice, why, beside: null });
    void nextBest(questTeller(speech), look, thought).then((beside) => {
      if (beside !== null && session.ask()?.id === id) change({ beside });
    });
  });
}

/** The advice that was given for the open question. */
export function drawAdvice(ground: Ground): void {
  const { deal, look, at, draft, change } = ground;
  const { advised, why, beside } = draft;
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
  const small = { size: 16, family: 'text', fit: width - 40, lines: 2 } as const;
  const below = [why, beside].flatMap((line) =>
    line === null ? [] : [kit.words(line, rect.x + width / 2, 0, small)],
  );
  const more = below.reduce((sum, line) => sum + line.height + 6, 0);
  const height = text.height + more + 92;
  text.setY(rect.y + 18 + text.height / 2).setDepth(DEPTH + 1);
  let top = rect.y + 24 + text.height;
  for (const line of below) {
    line.setY(top + line.height / 2).setDepth(DEPTH + 1);
    top += line.height + 6;
  }
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
    follow(ground, advised),
  );
  text.setColor(palette.ink);
  for (const line of below) line.setColor(palette.textSoft);
}
