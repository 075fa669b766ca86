/**
 * The picture by keyboard: a blue ring goes from one thing that can be pressed to the next with the arrow keys, Enter
 * and Space press it. The Tab key still leads to the layer in words, which is what screen readers use.
 */
import type { GameObjects, Scene } from 'phaser';
import type { GameId } from '../../engine/games.ts';
import { actionOfKey, type KeyAction, type KeyBindings } from '../../session/profiles/key-map.ts';
import { middleOf, type Rect } from '../../ui/rect.ts';
import { rimOf, sketch } from '../../ui/sketch.ts';
import type { Art } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { TableLink } from './contract.ts';
import type { Hit, TableKit } from './kit.ts';
import { type Direction, firstHit, inReadingOrder, nearestHit, numberedHits } from './nearest.ts';

export interface KeyHandlers {
  /** Is the picture in sight, with nothing over it? */
  isSeen(): boolean;
  menu(): void;
  /** What the keyboard asks of the table. */
  ask(): void;
  log(): void;
  /** Which key does what. */
  bindings(): KeyBindings;
  /** The rules: at an entry, else at the present question. */
  rules(at: string | null): void;
  undo(): void;
  /** Ends or hastens what is being played. */
  hurry(): void;
}

/** A table, and whether it is in sight. */
interface Seen {
  link: TableLink<GameId>;
  isSeen(): boolean;
}

/** What goes on while its key is held; a key that is held down must not press again and again. */
const LASTING: readonly KeyAction[] = ['left', 'right', 'up', 'down', 'before', 'next'];
/** What puts back, where a picture offers it. */
const BACK = ['close', 'back', 'cancel'];
/** Above the sheets of the frame, under tooltips. */
const DEPTH = 1900;
/** A ring that rests somewhere for so long lets the thing explain itself. */
const REST = 700;

export class TableKeys {
  private readonly scene: Scene;
  private readonly kit: TableKit;
  private readonly handlers: KeyHandlers;
  /** Where the ring is, by the name of the thing: pictures are drawn anew all the time. */
  private at: { id: string; rect: Rect } | null = null;
  private ring: GameObjects.Image | null = null;
  private ringed: Rect | null = null;
  private timer = 0;

  /** Listens until the scene is stopped. */
  constructor(scene: Scene, kit: TableKit, handlers: KeyHandlers) {
    this.scene = scene;
    this.kit = kit;
    this.handlers = handlers;
    window.addEventListener('keydown', this.onKey);
    window.addEventListener('pointerdown', this.hide);
    scene.events.on('postupdate', this.follow, this);
    scene.events.once('shutdown', () => {
      window.removeEventListener('keydown', this.onKey);
      window.removeEventListener('pointerdown', this.hide);
      scene.events.off('postupdate', this.follow, this);
      this.hide();
    });
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !this.handlers.isSeen() || !isFree(document.activeElement)) return;
    if (this.press(event)) event.preventDefault();
  };

  /** True if the key meant something here. */
  private press(event: KeyboardEvent): boolean {
    const { key } = event;
    if (event.altKey || event.metaKey || event.ctrlKey) {
      if (key.toLowerCase() !== 'z' || event.altKey || event.shiftKey) return false;
      return this.undo();
    }
    if (/^[1-9]$/.test(key))
      return event.repeat ? false : this.tapOn(numberedHits(this.kit.allHits())[Number(key) - 1]);
    const action = actionOfKey(this.handlers.bindings(), event);
    if (action === null) return false;
    if (event.repeat && !LASTING.includes(action)) return action === 'press';
    return this.obey(action);
  }

  private obey(action: KeyAction): boolean {
    switch (action) {
      case 'left':
      case 'right':
      case 'up':
      case 'down':
        return this.go(action);
      case 'before':
      case 'next':
        return this.walk(action === 'next' ? 1 : -1);
      case 'press':
        return this.tap();
      case 'back':
        return this.back();
      case 'rules':
        return this.ask();
      case 'undo':
        return this.undo();
      case 'lane':
      case 'ahead':
      case 'hint':
        return this.tapOn(this.kit.allHits().find(({ id }) => id === action));
      case 'ask':
      case 'log':
      case 'menu':
        this.handlers[action]();
        return true;
      case 'sound':
        // The page hears that key everywhere.
        return false;
    }
  }

  private go(direction: Direction): boolean {
    const hits = this.kit.allHits();
    const here = this.here();
    const next = here === null ? this.start() : nearestHit(hits, here.rect, direction);
    if (next !== null) this.focus(next);
    return true;
  }

  /** Through everything there is, in reading order. */
  private walk(by: 1 | -1): boolean {
    const all = inReadingOrder(this.kit.allHits());
    const here = this.here(all);
    const next = here === null ? this.start() : all.at((all.indexOf(here) + by) % all.length);
    if (next !== undefined && next !== null) this.focus(next);
    return true;
  }

  /** Near where the ring was before the picture changed, else where there is something to decide. */
  private start(): Hit | null {
    return firstHit(this.kit.allHits());
  }

  /** Called in each frame: without a ring no place is measured, as measuring lays the page out. */
  private here(all?: readonly Hit[]): Hit | null {
    const { at } = this;
    if (at === null) return null;
    const same = (all ?? this.kit.allHits()).filter(({ id }) => id === at.id);
    return same.find(({ rect }) => rect.x === at.rect.x && rect.y === at.rect.y) ?? same[0] ?? null;
  }

  private focus(hit: Hit): void {
    this.at = hit;
    this.kit.touch.tip.close();
    this.wait(hit);
    this.follow();
  }

  /** After a while the thing explains itself, as under a mouse that rests. */
  private wait(hit: Hit): void {
    window.clearTimeout(this.timer);
    const explain = this.kit.hitAction(hit)?.explain;
    if (explain === undefined) return;
    this.timer = window.setTimeout(() => {
      if (this.here() === hit && this.scene.sys.isActive()) this.kit.touch.reveal(hit.rect, explain, false);
    }, REST);
  }

  private tap(): boolean {
    const here = this.here();
    if (here !== null) return this.tapOn(here);
    if (this.kit.allHits().length === 0) this.handlers.hurry();
    else {
      const first = this.start();
      if (first !== null) this.focus(first);
    }
    return true;
  }

  private tapOn(hit: Hit | undefined): boolean {
    if (hit === undefined) return false;
    window.clearTimeout(this.timer);
    this.kit.touch.tip.close();
    this.kit.hitAction(hit)?.tap();
    return true;
  }

  private back(): boolean {
    if (this.kit.touch.tip.isOpen()) {
      this.kit.touch.tip.close();
      return true;
    }
    const back = this.kit.allHits().find(({ id }) => BACK.includes(id));
    if (back !== undefined) return this.tapOn(back);
    this.handlers.menu();
    return true;
  }

  private ask(): boolean {
    this.handlers.rules(this.kit.touch.tip.ruleShown());
    return true;
  }

  private undo(): boolean {
    const button = this.kit.allHits().find(({ id }) => id === 'undo');
    if (button !== undefined) return this.tapOn(button);
    this.handlers.undo();
    return true;
  }

  /** The mouse or a finger has taken over. */
  private readonly hide = (): void => {
    window.clearTimeout(this.timer);
    this.at = null;
    this.drop();
  };

  private drop(): void {
    this.kit.layer.ring(null);
    this.dropRing();
  }

  private dropRing(): void {
    if (this.ring?.active) this.ring.destroy();
    this.ring = null;
    this.ringed = null;
  }

  /** Draws the ring where its thing stands now: after a move, and after the picture was drawn anew. */
  private follow(): void {
    const here = this.here();
    if (here === null) {
      if (this.at !== null || this.ring !== null) this.drop();
      return;
    }
    if ('press' in here) {
      this.dropRing();
      this.kit.layer.ring(here.id);
      return;
    }
    this.kit.layer.ring(null);
    const { rect } = here;
    if (this.ring?.active && this.ringed === rect) return;
    this.dropRing();
    const art = ringRound(rect);
    this.ring = this.kit.centred(art, middleOf(rect), art.box.width).setDepth(DEPTH);
    this.ringed = rect;
    void this.kit.art.finish();
  }
}

/** The keys of a table: they do what its bar does, and hasten what is being played. */
export function keysFor(scene: Scene, kit: TableKit, { link, isSeen }: Seen, hurry: () => void): TableKeys {
  const { session } = link;
  return new TableKeys(scene, kit, {
    isSeen,
    menu: () => link.open('menu'),
    ask: () => link.open('asking'),
    log: () => link.open('log'),
    bindings: () => link.keys,
    rules: (at) => {
      if (!kit.hides('help')) link.open('rules', at ?? session.ask()?.kind);
    },
    undo: () => {
      const undoer = kit.hides('undo') ? null : session.undoer();
      if (undoer !== null && undoer === session.device().viewer) void session.undo();
    },
    hurry,
  });
}

/** A blue ring of 6 with a white edge, 4 away from what it goes round. */
function ringRound(rect: Rect): Art {
  return sketch('ring', rect.width + 22, rect.height + 22, (w, h) => {
    const r = Math.min(24, h / 2.6);
    return rimOf(w, h, 6, r, '#ffffff', 10) + rimOf(w, h, 6, r, palette.focus, 6);
  });
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [contenteditable]';

/** No control of the HTML layer has the focus: it may well be on a heading, for screen readers. */
function isFree(active: Element | null): boolean {
  return active === null || !active.matches(CONTROLS);
}
