/**
 * Drawn words, shared: what reads and looks the same is one piece of a texture, cached for the next pictures. Words
 * no longer shown stay until they take too much room, the oldest go first.
 */
import { Core, type Game } from 'phaser';
import { type Paint, type Piece, pagesOf } from './canvas/pages.ts';
import { requestFrames } from './rest.ts';
import { inTurn } from './turns.ts';

/** Words as they are to be drawn. */
export interface Inscription {
  /** Names everything that can be seen of them. */
  key: string;
  /** In device pixels. */
  width: number;
  height: number;
  /** Device pixels per unit of the picture. */
  resolution: number;
  draw: Paint;
}

/** Something that shows words. */
export interface Bearer {
  readonly active: boolean;
  inscription(): Inscription;
  show(drawn: DrawnWords): void;
}

export interface DrawnWords {
  readonly key: string;
  readonly piece: Piece;
  users: number;
}

/** Device pixels of cached words that are not shown: 12 MB. */
const SPARE = 3_000_000;
/** No more than this many of them, however small: each has its costs besides its pixels. */
const MOST_SPARE = 800;
/** Words of a new picture are drawn for this long in one frame, in milliseconds; the rest follow in the next. */
const PATIENCE = 6;

class WordTextures {
  /** In the order of their last use. */
  private readonly drawn = new Map<string, DrawnWords>();
  private readonly waiting = new Set<Bearer>();
  private readonly game: Game;
  /** Device pixels of the words that are not shown. */
  private spare = 0;
  /** How many these are. */
  private idle = 0;

  constructor(game: Game) {
    this.game = game;
    // Before anything is rendered, after everything has been placed.
    game.events.on(Core.Events.POST_STEP, this.work, this);
  }

  /** The words of this bearer have changed; they are drawn before the next frame. */
  want(bearer: Bearer): void {
    this.waiting.add(bearer);
    requestFrames();
  }

  forget(bearer: Bearer): void {
    this.waiting.delete(bearer);
  }

  release(drawn: DrawnWords): void {
    drawn.users--;
    if (drawn.users > 0) return;
    this.spare += drawn.piece.pixels;
    this.idle++;
  }

  /** Draws all words that wait, in turns: for a picture that is not shown before it is whole. */
  async ready(): Promise<void> {
    while (this.waiting.size > 0) await inTurn(() => this.work());
  }

  private work(): void {
    if (this.waiting.size === 0) return;
    const end = performance.now() + PATIENCE;
    for (const bearer of this.waiting) {
      if (bearer.active) {
        const inscription = bearer.inscription();
        const known = this.drawn.get(inscription.key);
        // What has been drawn before costs nothing: only new words wait for another frame.
        if (known === undefined && performance.now() > end) continue;
        this.lend(known ?? this.draw(inscription), bearer);
      }
      this.waiting.delete(bearer);
    }
    if (this.waiting.size > 0) requestFrames();
    if (!this.isModest()) this.sweep();
  }

  private lend(drawn: DrawnWords, bearer: Bearer): void {
    this.drawn.delete(drawn.key);
    this.drawn.set(drawn.key, drawn);
    if (drawn.users === 0) {
      this.spare -= drawn.piece.pixels;
      this.idle--;
    }
    drawn.users++;
    bearer.show(drawn);
  }

  private draw({ key, width, height, resolution, draw }: Inscription): DrawnWords {
    const piece = pagesOf(this.game.textures).paint(width, height, draw, resolution, true);
    this.spare += piece.pixels;
    this.idle++;
    return { key, piece, users: 0 };
  }

  private isModest(): boolean {
    return this.spare <= SPARE && this.idle <= MOST_SPARE;
  }

  private sweep(): void {
    for (const [key, { users, piece }] of this.drawn) {
      if (this.isModest()) return;
      if (users > 0) continue;
      this.drawn.delete(key);
      this.spare -= piece.pixels;
      this.idle--;
      pagesOf(this.game.textures).giveBack(piece);
    }
  }
}

const texturesOf = new WeakMap<Game, WordTextures>();

/** The words of a game. */
export function wordTextures(game: Game): WordTextures {
  const found = texturesOf.get(game) ?? new WordTextures(game);
  texturesOf.set(game, found);
  return found;
}
