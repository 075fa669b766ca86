/**
 * The panels over the picture: sentences and controls in HTML, drawn anew with every picture as a function of what the
 * picture gives them. They lie above the canvas; where there is no panel, fingers reach the picture.
 */
import { render, type VNode } from 'preact';
import type { NamedPlace } from '../named-places.ts';
import { box, contains, intersection, type Point, type Rect, union } from '../rect.ts';
import { rectInPicture } from '../turned.ts';
import { BarPanel, type TopBar } from './bar.tsx';
import { type Caption, CaptionBoard } from './caption.ts';
import { type Counter, CounterPanel } from './counter.tsx';
import { type Facts, FactsPanel } from './facts.tsx';
import { Flyer } from './flyer.ts';
import { type Notice, NoticePanel, type WayBack, WayBackPanel } from './notice.tsx';
import { type PanelPlace, PlacePanel } from './place.tsx';
import { type Players, PlayersPanel } from './players.tsx';
import { ProfilePanel, type ProfileSheet } from './profile.tsx';
import { type Question, QuestionPanel } from './question.tsx';
import { type Remark, RemarkBubble } from './remark.tsx';
import { type Report, ReportPanel } from './report.tsx';
import { type Results, ResultsPanel } from './results.tsx';
import { type Sheet, SheetPanel } from './sheet.tsx';
import { StockPanel, type StockView } from './stock.tsx';
import { TipPanel } from './tip.tsx';
import { Unchanged } from './unchanged.ts';
import './panels.css';

/** What the panels of one picture show; what is missing is not there. */
export interface Panels {
  bar?: TopBar;
  players?: Players;
  question?: Question;
  counter?: Counter;
  facts?: Facts;
  notice?: Notice;
  wayBack?: WayBack;
  /** The way on from what is looked at while something is played. */
  wayOn?: WayBack;
  place?: PanelPlace;
  stock?: StockView;
  profile?: ProfileSheet;
  report?: Report;
  results?: Results;
  remark?: Remark;
  /** Over everything; while it is there nothing else can be pressed. */
  sheet?: Sheet;
}

/** A button of a panel, as the picture's own things that can be pressed are known. */
export interface PanelHit {
  id: string;
  /** As much of it as is in sight; all of it where nothing is. */
  rect: Rect;
  /** It is scrolled out of its panel: the ring scrolls there, fingers have to. */
  isAway: boolean;
  press(): void;
  /** Says more about it, as for a mouse that rests on it. */
  explain(): void;
}

/** A mouse that rests on a button for so many milliseconds wants to know what it is. */
const HOVER = 450;

type Each = Required<Panels>;

/** How each of them is drawn, in the order in which they lie over each other. */
const DRAWN: { [K in keyof Each]: (of: Each[K]) => VNode } = {
  bar: (of) => <BarPanel {...of} />,
  players: (of) => <PlayersPanel {...of} />,
  // A finger that came down on one question never answers the next: its buttons are others.
  question: (of) => <QuestionPanel key={of.key} question={of} />,
  counter: (of) => <CounterPanel key={of.key} counter={of} />,
  facts: (of) => <FactsPanel {...of} />,
  notice: (of) => <NoticePanel {...of} />,
  wayBack: (of) => <WayBackPanel {...of} />,
  wayOn: (of) => <WayBackPanel {...of} />,
  place: (of) => <PlacePanel {...of} />,
  stock: (of) => <StockPanel {...of} />,
  profile: (of) => <ProfilePanel key={of.key} profile={of} />,
  report: (of) => <ReportPanel {...of} />,
  results: (of) => <ResultsPanel {...of} />,
  remark: (of) => <RemarkBubble {...of} key={of.key} />,
  sheet: (of) => <SheetPanel {...of} />,
};

/** One place of the layer, where a panel of that name is drawn if there is any. */
function rendererOf<K extends keyof Each>(name: K): (panels: Partial<Each>) => VNode | null {
  const place = new Unchanged();
  return (panels) => place.draw<Each[K]>(panels[name], DRAWN[name]);
}

export class PanelLayer {
  private readonly root = document.createElement('div');
  private readonly caption = new CaptionBoard();
  private readonly shown = document.createElement('div');
  /** What flies over the panels. */
  private readonly flights = document.createElement('div');
  private readonly renderers = (Object.keys(DRAWN) as (keyof Panels)[]).map(rendererOf);
  private drawn = 0;
  /** Where the panels lie, as far as a caller has asked since they were shown. */
  private lying: [Element, Rect][] | null = null;
  readonly tip = new TipPanel(this.root);
  /** A button is asked to explain itself by something that only rests on it. */
  isResting = false;

  constructor() {
    this.root.id = 'panels';
    this.root.className = 'access';
    // The table in words says all of it to screen readers, who find it beside the picture.
    this.root.setAttribute('aria-hidden', 'true');
    this.root.prepend(this.caption.root, this.shown, this.flights);
    // The keyboard's ring goes over picture and panels alike: no button may take the focus from it.
    this.root.addEventListener('mousedown', (event) => event.preventDefault());
    this.explainAtRest();
  }

  /** A mouse that rests on a button asks as a long press does, until it leaves. */
  private explainAtRest(): void {
    let timer = 0;
    let isAsked = false;
    const leave = () => {
      window.clearTimeout(timer);
      if (isAsked) this.tip.close();
      isAsked = false;
    };
    this.shown.addEventListener('pointerover', ({ target, pointerType }) => {
      leave();
      const button =
        target instanceof Element
          ? target.closest('.skill, .who, .place-card, .bar-part, .player > button, .stock button')
          : null;
      if (button === null || pointerType !== 'mouse') return;
      timer = window.setTimeout(() => {
        if (this.tip.isOpen()) return;
        isAsked = true;
        this.ask(button);
      }, HOVER);
    });
    this.shown.addEventListener('pointerleave', leave);
    this.shown.addEventListener('pointerdown', leave);
  }

  private ask(button: Element): void {
    this.isResting = true;
    button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    this.isResting = false;
  }

  /** Puts the panels beside a canvas, over it. */
  over(canvas: Element): void {
    canvas.parentElement?.append(this.root);
  }

  /** `isVeiled`: the picture is still behind a curtain; a profile is not there before it is lifted. */
  show(panels: Panels, isVeiled?: boolean): void {
    if (isVeiled !== undefined) this.veil(isVeiled);
    // For tests that wait for another picture.
    this.root.dataset.drawn = String(++this.drawn);
    this.lying = null;
    render(
      this.renderers.map((draw) => draw(panels)),
      this.shown,
    );
  }

  /** May panels be pressed? Not before the picture they belong to is seen. */
  open(isOpen: boolean): void {
    this.root.inert = !isOpen;
    this.root.dataset.open = String(isOpen);
  }

  /** Something is played that fills the window: no profile lies over it, until `show`. */
  veil(isVeiled: boolean): void {
    this.root.dataset.veiled = String(isVeiled);
  }

  /** Says what is going on in the picture, under all panels; null: nothing. */
  showCaption(caption: Caption | null): void {
    this.caption.show(caption);
  }

  /** Is something played under the panels? */
  playing(isPlaying: boolean): void {
    this.root.dataset.playing = String(isPlaying);
  }

  /** A drawing that flies over all panels, its middle at a point. */
  flyer(address: string, at: Point, width: number): Flyer {
    return new Flyer(this.flights, Object.assign(new Image(width, width), { src: address }), at);
  }

  /** The same of words. */
  flyingWords(words: string, at: Point, colour: string, size: number): Flyer {
    const box = document.createElement('b');
    box.textContent = words;
    Object.assign(box.style, { color: colour, fontSize: `${size}px` });
    return new Flyer(this.flights, box, at);
  }

  /** The panel that lies over a point of the picture. */
  panelAt(at: Point): Element | null {
    // Measured once as long as they stay: flights begin in frames that have no time for a layout.
    this.lying ??= [...this.shown.querySelectorAll('[data-panel]:not(.counter-ask)')].map((panel) => [
      panel,
      rectOf(panel),
    ]);
    return this.lying.find(([, rect]) => contains(rect, at))?.[0] ?? null;
  }

  /** Nothing flies any more. */
  land(): void {
    this.flights.replaceChildren();
  }

  /** Where a part stands, by its name or the id of its button, and as much of it as is in sight; null: nowhere. */
  placeOf(id: string): Rect | null {
    const part = this.partOf(id);
    return part === null ? null : seenOf(part);
  }

  /** What of the panels is a place of the picture. */
  named(): NamedPlace[] {
    const parts = [...this.shown.querySelectorAll<HTMLElement>('[data-named]')];
    return [...new Set(parts.map(({ dataset }) => dataset.named ?? ''))].map((id) => {
      const [first, ...others] = parts.filter(({ dataset }) => dataset.named === id).map(rectOf);
      return { id, rect: union(first ?? box(0, 0, 0, 0), ...others) };
    });
  }

  /** A part, or a whole panel, lights up. */
  light(part: string | Element, ms: number, colour = 'var(--glow)'): void {
    const glow = { outline: `6px solid ${colour}`, outlineOffset: '-3px' };
    const lit = typeof part === 'string' ? this.partOf(part) : part;
    lit?.animate([glow, { ...glow, offset: 0.7 }, {}], ms);
  }

  private partOf(id: string): Element | null {
    return this.shown.querySelector(`:is([data-hit="${id}"], [data-part="${id}"])`);
  }

  /** Marks the button that the keyboard's ring is on, and brings it in sight as the ring comes there; null: none. */
  ring(id: string | null): void {
    for (const button of this.buttons()) {
      const isRinged = button.dataset.hit === id;
      if (button.classList.contains('ringed') === isRinged) continue;
      button.classList.toggle('ringed', isRinged);
      if (isRinged) button.scrollIntoView({ block: 'nearest' });
    }
  }

  /** Everything that can be pressed, in reading order. */
  hits(): PanelHit[] {
    return this.buttons()
      .filter((button) => !button.disabled && button.ariaDisabled !== 'true')
      .map((button) => {
        const seen = seenOf(button);
        return {
          id: button.dataset.hit ?? '',
          rect: seen ?? rectOf(button),
          isAway: seen === null,
          press: () => button.click(),
          explain: () => this.ask(button),
        };
      });
  }

  private buttons(): HTMLButtonElement[] {
    const over = this.root.querySelector('.sheet') ?? this.root;
    return [...over.querySelectorAll<HTMLButtonElement>(':not(.bare) > button[data-hit]')];
  }

  destroy(): void {
    render(null, this.shown);
    this.tip.close();
    this.root.remove();
  }
}

/** As much of a button as its panel shows; null: it is scrolled away. */
function seenOf(button: Element): Rect | null {
  const body = button.closest('[data-scrolls]');
  return body === null ? rectOf(button) : intersection(rectOf(button), rectOf(body));
}

function rectOf(element: Element): Rect {
  return rectInPicture(element.getBoundingClientRect());
}
