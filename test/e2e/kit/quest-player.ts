/**
 * Plays Pug Quest by the picture alone: answers are chosen by a beginner, and given by pressing what the scenes say can be
 * pressed. Every answer is noted, so that a test can see in the saved game that it was the one that was meant.
 */
import type { Json } from '../../../src/engine/kernel/state.ts';
import type { QuestView } from '../../../src/engine/quest/view.ts';
import { PicturePlayer } from './player.ts';
import { atSight, choiceFor } from './quest-choices.ts';
import { RECIPES } from './quest-taps.ts';
import { type Asked, LOOKING } from './table.ts';

/** How long a picture may take to answer, on a machine that is busy with other things. */
const PICTURE = 30_000;

export class QuestPlayer extends PicturePlayer {
  /** What was meant to be answered, by the number of the question. */
  readonly meant = new Map<number, Json>();
  /** Plays to win and to the end, not in a hurry. */
  isEager = false;
  private asking = 0;

  async isAsked(): Promise<boolean> {
    return (await this.asked())?.id === this.asking;
  }

  /** The game as the person at the device sees it. */
  async quest(): Promise<QuestView> {
    const view = await this.page.evaluate(() => window.__petz?.view<'quest'>() ?? null);
    if (view === null) throw await this.lost('there is no game to look at');
    return view;
  }

  /** What is asked, once picture and words show it; null at the end of the game. */
  override async nextQuestion(timeout = 90_000): Promise<Asked | null> {
    const marks = Object.fromEntries(Object.entries(RECIPES).map(([kind, { marks }]) => [kind, marks]));
    const handle = await this.page
      .waitForFunction(
        (wanted) => {
          const asked = window.__petz?.ask() ?? null;
          const ids = (window.__petz?.hits() ?? []).map(({ id }) => id);
          if (window.__petz?.outcome() != null) return ids.includes('again') ? 'over' : null;
          if (asked === null || !document.body.classList.contains('table-drawn')) return null;
          const words = document.querySelector<HTMLElement>('[data-ask]');
          if (words?.dataset.ask !== String(asked.id)) return null;
          const isThere = ids.some((id) => (wanted[asked.kind] ?? []).some((mark) => id.startsWith(mark)));
          return isThere ? JSON.stringify(asked) : null;
        },
        marks,
        { timeout, polling: LOOKING },
      )
      .catch(async (error: Error) => {
        throw await this.lost(`no question in the picture: ${error.message}`);
      });
    const value = await handle.jsonValue();
    await this.drawn();
    return value === 'over' || value === null ? null : (JSON.parse(value) as Asked);
  }

  /** Answers a question by pressing things. */
  override async answer(asked: Asked): Promise<void> {
    this.presses = 0;
    const recipe = RECIPES[asked.kind];
    if (recipe === undefined) throw await this.lost('no policy for this question');
    const [view, domain] = await Promise.all([this.quest(), this.domain()]);
    const choice = this.isEager ? atSight(view, domain) : choiceFor(view, domain);
    this.meant.set(asked.id, choice);
    this.asking = asked.id;
    await recipe.play({ player: this, view, domain, choice });
    await this.page
      .waitForFunction((id) => window.__petz?.ask()?.id !== id, asked.id, { timeout: PICTURE })
      .catch(async () => {
        throw await this.lost(`the picture did not answer ${JSON.stringify(choice)}`);
      });
    this.answers.set(asked.kind, (this.answers.get(asked.kind) ?? 0) + 1);
  }
}
