/**
 * What every question of a picture has, written once: its title, how it is answered, advice with its reason and "do
 * that", the way back, the rule behind it, and why an answer was refused. The picture adds what may be answered.
 */

import type { GameId } from '../../engine/games.ts';
import type { Json, Refusal } from '../../engine/kernel/state.ts';
import type { Hint } from '../../session/game/thinker.ts';
import { iconArt } from '../../ui/art-urls.ts';
import type { Advice } from '../../ui/panels/advice.tsx';
import type { Counter } from '../../ui/panels/counter.tsx';
import type { Panels } from '../../ui/panels/layer.tsx';
import type { Pressable } from '../../ui/panels/pressed.tsx';
import type { Question } from '../../ui/panels/question.tsx';
import type { Asked, AskedOnBoard, Look, Stagebook, TableLink } from './contract.ts';
import { adviceIn, undoIn } from './frame/goals.ts';
import { nextBest } from './next-best.ts';

/** A hint that was asked for, while its question is open. */
interface Given {
  ask: number;
  thought: Hint | null;
  beside: string | null;
}

/** What the questions of a table need of it. */
interface AskingTools<G extends GameId> {
  link: TableLink<G>;
  book: Stagebook<G>;
  hides(id: string): boolean;
  answer(choice: Json): Refusal | null;
  redraw(): void;
}

export class Asking<G extends GameId> {
  private readonly tools: AskingTools<G>;
  private given: Given | null = null;
  private refused: { ask: number; words: string } | null = null;

  constructor(tools: AskingTools<G>) {
    this.tools = tools;
  }

  /** Remembers why an answer to a question was refused, until another is given or asked. */
  refuse(ask: number, words: string | null): void {
    this.refused = words === null ? null : { ask, words };
  }

  /** The open question, for the layer of panels; nothing while nothing is asked here. */
  panels(look: Look<G>, asked: Asked | AskedOnBoard): Panels {
    if ('deeds' in asked) {
      const counter = this.counter(look, asked);
      return counter === null ? {} : { counter };
    }
    const question = this.panel(look, asked);
    return question === null ? {} : { question };
  }

  /** The panel of the open question; null while nothing is asked here. */
  panel(look: Look<G>, asked: Asked): Question | null {
    const { ask, domain } = look;
    if (ask === null || domain === null) return null;
    const { link, book } = this.tools;
    const { title, hint, face } = book.asks(link, look);
    const { take, back, ...said } = asked;
    return {
      face,
      title,
      lines: [hint],
      ...said,
      key: String(ask.id),
      refusal: this.refused?.ask === ask.id ? this.refused.words : null,
      advice: this.advice(look, this.tools.answer),
      tools: this.toolsOf(look, take, back),
    };
  }

  /**
   * The same for a question that is answered on the board: its sentence and buttons round the counter. While others
   * are asked, a sentence says so, and what was answered may still be taken back.
   */
  private counter(look: Look<G>, { take, follow, ...asked }: AskedOnBoard): Counter | null {
    const { ask } = look;
    const { answer, hides, link, redraw } = this.tools;
    if (ask === null || look.domain === null) {
      if (asked.say === '') return null;
      const undo = this.toolsOf(look).filter(({ id, tap }) => id === 'undo' && tap !== null);
      return {
        ...asked,
        key: '',
        refusal: null,
        deeds: [],
        back: null,
        main: null,
        advice: null,
        tools: undo,
      };
    }
    const advice = this.advice(look, follow ?? answer);
    // It hangs over the board, which is to be seen again.
    const away = () => {
      this.given = null;
      redraw();
    };
    const close = { id: 'close', words: link.speech.t('ui.recap.close'), tap: away };
    return {
      ...asked,
      key: String(ask.id),
      deeds: asked.deeds.filter(({ id }) => !hides(id)),
      refusal: this.refused?.ask === ask.id ? this.refused.words : null,
      advice: advice === null ? null : { ...advice, close },
      tools: this.toolsOf(look, take),
    };
  }

  private toolsOf(look: Look<G>, take?: Asked['take'], back: Asked['back'] = null): Pressable[] {
    const { link, hides } = this.tools;
    const { session, speech } = link;
    const { t } = speech;
    const undo = back ?? (session.canUndo() ? () => void session.undo() : null);
    const all: Pressable[] = [
      {
        id: 'rule',
        words: t('ui.rules.ask', { title: '' }).trim(),
        art: iconArt('ui-help'),
        tap: hides('help') ? null : () => link.open('rules', look.ask?.kind),
      },
      {
        id: 'hint',
        words: t('ui.table.hint'),
        art: iconArt('ui-hint'),
        tap: hides('hint') ? null : adviceIn(link, () => void this.advise(look, take)),
      },
      {
        id: 'undo',
        words: t('ui.table.undo'),
        art: iconArt('ui-undo'),
        tap: hides('undo') ? null : undoIn(link, undo),
      },
    ];
    return all.map((tool) => ({ ...tool, isIcon: true }));
  }

  private advice(look: Look<G>, follow: (choice: Json) => unknown): Advice | null {
    const { given } = this;
    const { ask, domain } = look;
    if (given === null || ask === null || domain === null || given.ask !== ask.id) return null;
    const { link, book } = this.tools;
    const { t } = link.speech;
    const { thought, beside } = given;
    if (thought === null) return { lines: [t('ui.hint.thinking')], why: null, beside: null, follow: null };
    const { view, seat } = look;
    const teller = book.teller(link.speech);
    return {
      lines: [teller.choice({ view, seat, ask, domain }, thought.choice)],
      why: book.reason(link.speech, view, thought.why),
      beside,
      follow: { id: 'advised', words: t('ui.hint.take'), tap: () => void follow(thought.choice) },
    };
  }

  /** Asks a strong player; whatever comes after the question has gone is nothing any more. */
  private async advise(look: Look<G>, take: Asked['take']): Promise<void> {
    const { link, book, redraw } = this.tools;
    const { session } = link;
    const ask = look.ask?.id ?? -1;
    const isOpen = () => session.ask()?.id === ask && this.given?.ask === ask;
    this.given = { ask, thought: null, beside: null };
    redraw();
    const thought = await session.hint(look.seat);
    if (!isOpen()) return;
    this.given = thought === null ? null : { ask, thought, beside: null };
    if (thought !== null) take?.(thought.choice, thought.why);
    redraw();
    if (thought === null) return;
    const beside = await nextBest(book.teller(link.speech), look, thought);
    if (beside === null || !isOpen()) return;
    this.given = { ask, thought, beside };
    redraw();
  }
}
