/** What a question has in its picture, found without a window: the picture is drawn with what does nothing. */
import { vi } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import { questBook } from '../../src/scenes/quest/book.ts';
import type { Look, SetHost, Stagebook, TableLink } from '../../src/scenes/table/contract.ts';
import type { TableKit } from '../../src/scenes/table/kit.ts';
import { petzBook } from '../../src/scenes/table/petz-book.ts';
import type { AnySession, Session } from '../../src/session/game/session.ts';
import type { Speech } from '../../src/text/speech.ts';
import { Asking } from '../../src/ui/access/question/asking.ts';
import type { Panels } from '../../src/ui/panels/layer.tsx';
import type { Rect } from '../../src/ui/rect.ts';
import { anything } from './anything.ts';

/** What was done by pressing. */
export interface Done {
  opened: unknown[];
  undone: number;
  hinted: number;
  answered: Json[];
}

/** Drawings of many parts are put together by the page. */
export function withoutPage(): void {
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => anything();
    },
  );
  vi.stubGlobal(
    'XMLSerializer',
    class {
      serializeToString = () => '<svg/>';
    },
  );
}

interface AskedIn {
  panels: Panels;
  done: Done;
  look: Look;
  /** The panels after what was pressed. */
  again(): Panels;
  /** The ids of the tools in the bar; `isVisit`: while another seat's things are looked at. */
  tools(isVisit: boolean): string[];
}

/**
 * The panels of the question a game stands at, in a window; something was answered before it. A hint advises the answer
 * that is `advised`, if there is one.
 */
export function askedIn(game: AnySession, speech: unknown, window: Rect, advised?: Json): AskedIn {
  const session = game as Session;
  const done: Done = { opened: [], undone: 0, hinted: 0, answered: [] };
  vi.spyOn(session, 'canUndo').mockReturnValue(true);
  vi.spyOn(session, 'undo').mockImplementation(() => ++done.undone > 0);
  vi.spyOn(session, 'hint').mockImplementation(async () => {
    done.hinted++;
    return advised === undefined ? null : { choice: advised, why: null, weigh: () => Promise.resolve([]) };
  });
  const book = (game.game === 'petz' ? petzBook : questBook) as unknown as Stagebook;
  const [seat = 0] = session.waiting();
  const view = session.view(seat);
  const subject = book.subjectOf(view, seat);
  const look: Look = { view, seat, subject, ask: view.ask, domain: session.domain(seat) };
  const link: TableLink = anything<TableLink>({
    session,
    speech: speech as Speech,
    goals: null,
    still: true,
    open: (...at) => void done.opened.push(at),
  });
  const wording = () => book.wording(link.speech);
  const answer = (choice: Json) => {
    done.answered.push(choice);
    return null;
  };
  const askingTools = { link, wording, hides: () => false, answer, redraw: () => undefined };
  const asking = new Asking<'petz'>(askingTools);
  let panels: Panels = {};
  const drawn: Panels = {};
  const kit = anything<TableKit>({ window, still: true, textScale: 1, hides: () => false, panels: drawn });
  const host = anything<SetHost>({
    link,
    speech: link.speech,
    answer,
    kit,
    question: (asked) => {
      panels = asking.panels(look, asked);
    },
  });
  const name = book.chooseSet(look) ?? 'final';
  const set = book.sets[name]?.(host);
  const again = () => {
    set?.draw(look, book.frame(window, look, name, link).area);
    return panels;
  };
  again();
  const tools = (isVisit: boolean) => {
    const seen: Look = isVisit ? { ...look, ask: null, domain: null } : look;
    const frame = book.frame(window, seen, name, link);
    if (game.game === 'quest') set?.draw(seen, frame.area);
    frame.draw(kit, link, () => undefined);
    return (drawn.bar?.tools ?? []).map(({ id }) => id);
  };
  return { panels, done, look, again, tools };
}
