/** The set of the errands in the dark alleys: what the fortune teller, the facilities and the slug ask, from close by. */

import { describeOption } from '../../../ui/access/text/options.ts';
import { say } from '../../../ui/bubble.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { railFrame } from '../frame/goals.ts';
import { railOrder } from '../frame/rail.ts';
import { sayHint } from '../next-best.ts';
import { errandOf } from '../questions.ts';
import { backdrop, buildTitle, buildTray, type Desk } from './errands/desk.ts';
import type { Ground } from './errands/ground.ts';
import { type Picture, PLAYED, watched } from './errands/kinds.ts';
import { layoutErrand } from './errands/layout.ts';
import { PAINTERS } from './errands/painters.ts';
import { playErrand } from './errands/play.ts';
import { paintQueue, type QueueCard } from './errands/queue.ts';

export const errandsSet: SetMaker = (deal) => new ErrandsSet(deal);

class ErrandsSet implements TableSet {
  private readonly deal: Deal;
  private picked = 0;
  /** What is told instead of what is picked. */
  private advice: string | null = null;
  /** The question the draft belongs to. */
  private ask = -1;
  private area: Rect = { x: 0, y: 0, width: 1, height: 1 };
  private desk: Desk | null = null;
  private cards: readonly QueueCard[] = [];
  /** What is being played, and so which picture is shown. */
  private playing: Picture | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit } = this.deal;
    this.area = area;
    const id = look.domain === null ? -1 : (look.ask?.id ?? -1);
    if (id !== this.ask) {
      this.ask = id;
      this.picked = this.proposal(look);
      this.advice = null;
    }
    const kind = look.ask?.kind ?? look.view.ask?.kind;
    const asked = kind === undefined ? null : errandOf(kind);
    const coming = look.coming === undefined ? undefined : PLAYED[look.coming.type];
    const isAsked = look.domain !== null && asked !== null;
    if (isAsked) this.playing = null;
    const shown = isAsked ? asked.picture : (this.playing ?? coming ?? watched(asked?.picture ?? 'queue'));
    const isPlayed = !isAsked && (this.playing !== null || coming !== undefined);
    const desk = this.newDesk(look, isAsked ? asked.declines : false, isPlayed);
    this.desk = desk;
    backdrop(kit, area);
    this.paint(shown, desk);
    buildTitle(desk, kind ?? '', shown);
    if (isAsked) buildTray(desk, kind ?? '', asked.declines);
    else if (!isPlayed) this.buildWaiting(desk);
  }

  private proposal({ domain }: Look): number {
    return domain?.type === 'pick' && domain.options[0] !== undefined ? 0 : -1;
  }

  private newDesk(look: Look, declines: boolean, isPlayed: boolean): Desk {
    const isAsked = look.domain?.type === 'pick';
    const [thinker = look.subject] = look.view.ask?.seats ?? [];
    return {
      deal: this.deal,
      look,
      view: look.view,
      seat: isAsked ? look.seat : isPlayed ? look.subject : thinker,
      options: look.domain?.type === 'pick' ? look.domain.options : [],
      picked: isAsked ? this.picked : -1,
      pick: (i) => {
        this.picked = i;
        this.advice = null;
        this.deal.redraw();
      },
      advise: () => void this.advise(look),
      advice: this.advice,
      at: layoutErrand(this.area, declines),
      marks: new Map(),
      parts: new Map(),
    };
  }

  /** Asks a strong player and takes up its answer: nothing is done by it. */
  private async advise(look: Look): Promise<void> {
    const { kit, link, redraw } = this.deal;
    const { speech, session } = link;
    this.advice = speech.t('ui.hint.thinking');
    redraw();
    const thought = await session.hint(look.seat);
    if (thought === null || look.domain?.type !== 'pick' || this.ask !== look.ask?.id) return;
    const wanted = JSON.stringify(thought.choice);
    const option = look.domain.options.findIndex((x) => JSON.stringify(x) === wanted);
    this.advice = null;
    if (option >= 0) this.picked = option;
    // That nothing is wanted has its own button, and so no words here.
    const scene = { speech, view: look.view, seat: look.seat };
    if (thought.choice === null) this.advice = describeOption(scene, look.ask?.kind ?? '', null).label;
    redraw();
    const { hint } = this.desk?.at ?? layoutErrand(this.area, false);
    // Beside the question there is room only below the button.
    const y = hint.y < this.area.y + this.area.height / 2 ? hint.y + hint.height - 4 : hint.y + 6;
    const place = { x: hint.x + hint.width / 2, y, width: kit.window.width };
    const tell = (words: string) => say(kit, { words, ...place, size: 18, still: kit.still });
    void sayHint(link, look, thought, tell);
  }

  private paint(picture: Picture, desk: Desk): void {
    this.cards = picture === 'queue' ? paintQueue(desk) : [];
    if (picture !== 'queue') PAINTERS[picture](desk);
  }

  /** Somebody else decides. */
  private buildWaiting({ deal, at, seat }: Desk): void {
    const { kit, link } = deal;
    const { told, tray } = at;
    const name = link.speech.seat(seat);
    const words = link.speech.t('ui.question.waiting', { count: 1, names: name });
    const style = { size: at.compact ? 17 : 22, colour: '#fffaf0', outline: 5, fit: tray.width - 40 };
    kit.words(words, tray.x + tray.width / 2, told.y + told.height / 2, style);
  }

  async show(beats: readonly Beat[], look: Look): Promise<void> {
    const ground = this.ground(look);
    for (const beat of beats) {
      const picture = PLAYED[beat.event.type];
      if (picture === undefined) continue;
      if (this.playing !== picture) {
        this.playing = picture;
        this.deal.turn(beat.before);
      }
      await this.deal.kit.ready();
      this.deal.hear(beat.event);
      await playErrand(ground, beat);
      this.deal.turn(beat.after);
    }
    this.playing = null;
  }

  /** What the plays need of the picture as it is whenever they ask. */
  private ground(look: Look): Ground {
    const { kit, link } = this.deal;
    const frame = railFrame(kit, look, link);
    const order = railOrder(look);
    return {
      deal: this.deal,
      kit,
      link,
      own: look.seat,
      mark: (name) => this.desk?.marks.get(name) ?? null,
      stage: () => this.desk?.at.stage ?? this.area,
      card: (seat) => frame.cards[order.indexOf(seat)] ?? this.area,
      queue: () => this.cards,
      part: (name) => this.desk?.parts.get(name) ?? null,
    };
  }
}
