/**
 * What every question of a picture has, written once: its title, how it is answered, advice with its reason and "do
 * that", the way back, the rule behind it, and why an answer was refused. The picture adds the options.
 */

import type { GameId } from '../../../engine/games.ts';
import type { Ask, Json, Refusal } from '../../../engine/kernel/state.ts';
import type { Sight } from '../../../session/advice/coach/moment.ts';
import type { Session } from '../../../session/game/session.ts';
import type { Hint, HintReason } from '../../../session/game/thinker.ts';
import { iconArt } from '../../art-urls.ts';
import type { Advice } from '../../panels/advice.tsx';
import type { Counter } from '../../panels/counter.tsx';
import type { Panels } from '../../panels/layer.tsx';
import type { Pressable } from '../../panels/pressed.tsx';
import type { Question } from '../../panels/question.tsx';
import type { GoalBoard } from '../campaign/board.ts';
import type { AskedQuestion, Wording } from '../insight/wording.ts';
import { entryOfAsk, entryTitleKey } from '../rules/find.ts';

/** What a picture, or the table in words, says of the open question; the rest is added to all questions alike. */
export interface Asked
  extends Pick<Question, 'at' | 'small'>,
    Partial<Omit<Question, 'key' | 'at' | 'small' | 'refusal' | 'advice' | 'tools'>> {
  /** Why what is picked may not be answered. */
  wrong?: Refusal | null;
  /** Picks or lights what a hint names. */
  take?(choice: Json, why?: HintReason | null): void;
  /** Puts back what is picked; it comes before what has been sent. */
  back?: (() => void) | null;
}

/** The same of a question that is answered on the board and with the hand. */
export interface AskedOnBoard extends Omit<Counter, 'key' | 'refusal' | 'advice' | 'tools'> {
  /** Picks what a hint names, for its reason. */
  take(choice: Json, why?: HintReason | null): void;
  /** Does what a hint names, with all that was picked for it; without it that is answered. */
  follow?(choice: Json): void;
}

/** A hint that was asked for, while its question is open. */
interface Given {
  ask: number;
  thought: Hint | null;
  beside: string | null;
}

/** What the questions of a table need of it. */
export interface AskingTools<G extends GameId> {
  link: {
    session: Pick<Session<G>, 'ask' | 'canUndo' | 'undo' | 'hint' | 'players'>;
    goals?: GoalBoard | null;
    open(page: 'rules' | 'goals', at?: string): void;
  };
  wording(): Wording<G>;
  hides(id: string): boolean;
  answer(choice: Json): Refusal | null;
  redraw(): void;
}

export class Asking<G extends GameId> {
  private readonly tools: AskingTools<G>;
  private given: Given | null = null;
  private refused: { ask: number; refusal: Refusal } | null = null;

  constructor(tools: AskingTools<G>) {
    this.tools = tools;
  }

  /** Remembers why an answer to a question was refused, until another is given or asked. */
  refuse(ask: number, refusal: Refusal | null): void {
    this.refused = refusal === null ? null : { ask, refusal };
  }

  private refusalOf(ask: Ask, wrong: Refusal | null = null): NonNullable<Question['refusal']> | null {
    const { link, wording } = this.tools;
    const refusal = this.refused?.ask === ask.id ? this.refused.refusal : wrong;
    if (refusal === null) return null;
    const { rule } = refusal;
    const { speech } = wording();
    const tap = () => link.open('rules', rule ?? ask.kind);
    const why = rule === null ? null : { id: 'why', words: speech.t('ui.question.rule', { rule }), tap };
    return { words: speech.why(refusal), rule: why };
  }

  /** The open question, for the layer of panels; nothing while nothing is asked here. */
  panels(look: Sight<G>, asked: Asked | AskedOnBoard): Panels {
    if ('actions' in asked) {
      const counter = this.counter(look, asked);
      return counter === null ? {} : { counter };
    }
    const question = this.panel(look, asked);
    return question === null ? {} : { question };
  }

  /** The panel of the open question; null while nothing is asked here. */
  panel(look: Sight<G>, asked: Asked): Question | null {
    const { ask, domain } = look;
    if (ask === null || domain === null) return null;
    const { title, hint, face } = this.tools.wording().question({ ...look, ask, domain });
    const { take, back, wrong, ...said } = asked;
    const advised = this.given?.ask === ask.id ? this.given.thought?.choice : undefined;
    return {
      face,
      title,
      lines: [hint],
      ...said,
      // Where nothing is advised, the button that does nothing is lit.
      decline: said.decline && advised === null ? { ...said.decline, isOn: true } : (said.decline ?? null),
      key: String(ask.id),
      refusal: this.refusalOf(ask, wrong),
      advice: this.advice(look, this.tools.answer),
      tools: this.toolsOf(look, take, back),
    };
  }

  /**
   * The same for a question that is answered on the board: its sentence and buttons round the counter. While others
   * are asked, a sentence says so, and what was answered may still be taken back.
   */
  private counter(look: Sight<G>, { take, follow, ...asked }: AskedOnBoard): Counter | null {
    const { ask } = look;
    const { answer, hides, redraw, wording } = this.tools;
    if (ask === null || look.domain === null) {
      if (asked.say === '') return null;
      const undo = this.toolsOf(look).filter(({ id, tap }) => id === 'undo' && tap !== null);
      return { ...asked, key: '', actions: [], back: null, main: null, tools: undo };
    }
    const advice = this.advice(look, follow ?? answer);
    // It hangs over the board, which is to be seen again.
    const away = () => {
      this.given = null;
      redraw();
    };
    const close = { id: 'close', words: wording().speech.t('ui.recap.close'), tap: away };
    return {
      ...asked,
      key: String(ask.id),
      actions: asked.actions.filter(({ id }) => !hides(id)),
      refusal: this.refusalOf(ask)?.words ?? null,
      advice: advice === null ? null : { ...advice, close },
      tools: this.toolsOf(look, take),
    };
  }

  private toolsOf(look: Sight<G>, take?: Asked['take'], back: Asked['back'] = null): Pressable[] {
    const { link, hides, wording } = this.tools;
    const { session, goals } = link;
    const { t } = wording().speech;
    const { ask, seat } = look;
    const entry = entryOfAsk(ask?.kind ?? '');
    const title = entry === null ? '' : t(entryTitleKey(entry.id));
    const isHinted = !hides('hint') && (session.players?.[seat]?.prefs?.hints ?? true);
    // A level's own hints come first, which lie with its goals, until all are read.
    const hint = () => (goals?.hasUnreadHints() ? link.open('goals') : void this.advise(look, take));
    // In a puzzle the way back goes further than anywhere else.
    const step = goals?.isPuzzle ? goals.stepBack() : null;
    const undo = back ?? (session.canUndo() ? () => void session.undo() : step);
    const all: Pressable[] = [
      {
        id: 'rule',
        words: t('ui.rules.ask', { title }).trim(),
        art: iconArt('ui-help'),
        tap: hides('help') ? null : () => link.open('rules', ask?.kind),
      },
      { id: 'hint', words: t('ui.table.hint'), art: iconArt('ui-hint'), tap: isHinted ? hint : null },
      { id: 'undo', words: t('ui.table.undo'), art: iconArt('ui-undo'), tap: hides('undo') ? null : undo },
    ];
    return all.map((tool) => ({ ...tool, isIcon: true }));
  }

  private advice(look: Sight<G>, follow: (choice: Json) => unknown): Advice | null {
    const { given } = this;
    const { ask, domain } = look;
    if (given === null || ask === null || domain === null || given.ask !== ask.id) return null;
    const wording = this.tools.wording();
    const { t } = wording.speech;
    const { thought, beside } = given;
    if (thought === null) return { lines: [t('ui.hint.thinking')], why: null, beside: null, follow: null };
    const { view, seat } = look;
    return {
      lines: [wording.choice({ view, seat, ask, domain }, thought.choice)],
      why: wording.reason(view, thought.why),
      beside,
      follow: { id: 'advised', words: t('ui.hint.take'), tap: () => void follow(thought.choice) },
    };
  }

  /** Asks a strong player; an answer that arrives after the question is dropped. */
  private async advise(look: Sight<G>, take: Asked['take']): Promise<void> {
    const { redraw, wording } = this.tools;
    const { session } = this.tools.link;
    const { ask, domain } = look;
    if (ask === null || domain === null) return;
    const { id } = ask;
    const isOpen = () => session.ask()?.id === id && this.given?.ask === id;
    this.given = { ask: id, thought: null, beside: null };
    redraw();
    const thought = await session.hint(look.seat);
    if (!isOpen()) return;
    this.given = thought === null ? null : { ask: id, thought, beside: null };
    if (thought !== null) take?.(thought.choice, thought.why);
    redraw();
    if (thought === null) return;
    const beside = await nextBest(wording(), { ...look, ask, domain }, thought);
    if (beside === null || !isOpen()) return;
    this.given = { ask: id, thought, beside };
    redraw();
  }
}

/** How much is lost with another answer, as parts of what fills a bar: less is as good, or only a little worse. */
const AS_GOOD = 0.06;

const LITTLE = 0.25;

/** A number would promise more than is known, and say less than words. */
function degreeOf({ range }: Pick<Wording<GameId>, 'range'>, loss: number): 'same' | 'little' | 'clear' {
  if (loss < AS_GOOD * range) return 'same';
  return loss < LITTLE * range ? 'little' : 'clear';
}

/** One line about the best other answer; null if there is none. An adviser's own choice is never called the worse one. */
export async function nextBest<G extends GameId>(
  wording: Wording<G>,
  question: AskedQuestion<G>,
  hint: Hint,
): Promise<string | null> {
  const [given, best] = await hint.weigh().catch(() => []);
  if (given === undefined || best === undefined) return null;
  const choice = wording.choice(question, best.choice);
  return wording.speech.t(`ui.insight.else.${degreeOf(wording, given.worth - best.worth)}`, { choice });
}
