/** The banner over the charts: it asks who wins until the points are told, then says it, with paper flying. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { TableKit } from '../../kit.ts';
import { burst, fade, pop } from '../../motion/index.ts';
import { emblem } from '../parts/figures.ts';
import { line } from '../parts/words.ts';

/** How long the message of what was shared stays. */
const READING = 4000;

export class Banner {
  private readonly kit: TableKit;
  private readonly speech: Speech;
  private readonly rect: Rect;
  private readonly winners: (GameObjects.Image | GameObjects.Text)[];
  private shown: (GameObjects.Image | GameObjects.Text)[];

  /** `isTold`: it is no secret any more who wins. */
  constructor(kit: TableKit, speech: Speech, rect: Rect, winners: readonly Seat[], isTold: boolean) {
    this.kit = kit;
    this.speech = speech;
    this.rect = rect;
    const { x, y, width, height } = rect;
    kit.picture(panel('paper', width, height, Math.min(22, height / 3)), x, y, width + 4);
    this.winners = this.drawWinners(winners);
    this.shown = this.winners;
    if (isTold) return;
    for (const part of this.winners) part.setVisible(false);
    this.shown = [this.write(speech.t('ui.finalSet.counting'), width - 40)];
  }

  /** Who won, with the emblem on either side. */
  private drawWinners(winners: readonly Seat[]): Banner['winners'] {
    const { kit, speech } = this;
    const { x, y, width, height } = this.rect;
    const names = speech.list(winners.map((seat) => speech.seat(seat)));
    const words = speech.t('ui.final.won', { count: winners.length, names });
    const mark = height * 0.68;
    const parts: Banner['winners'] = [this.write(words, width - 2 * mark * winners.length - 40)];
    for (const [i, seat] of winners.entries()) {
      const step = i * mark * 0.9;
      for (const left of [x + 14 + step, x + width - 14 - mark - step]) {
        const place = { x: left, y: y + (height - mark) / 2, width: mark, height: mark };
        parts.push(kit.fitted(emblem(seat), place));
      }
    }
    return parts;
  }

  private write(words: string, fit: number, most = 44): GameObjects.Text {
    const { x, y, width, height } = this.rect;
    const style = { size: Math.min(most, height * 0.46), fit, lines: height < 70 ? 1 : 2 } as const;
    return line(this.kit, words, x + width / 2, y + height / 2, style, 0.5);
  }

  /** The points have grown to their end: now it is said. */
  async tell(): Promise<void> {
    const { kit, shown, winners } = this;
    if (shown !== winners) await this.swap(winners);
    const [words] = winners;
    if (words === undefined || kit.still || kit.speed === 0) return;
    void pop(kit, words, 1.12);
    await this.cheer();
  }

  private async cheer(): Promise<void> {
    const { x, y, width, height } = this.rect;
    const bursts = [0.2, 0.5, 0.8].map((share) =>
      burst(this.kit, { x: x + width * share, y: y + height }, 'confetti', height * 1.8),
    );
    await Promise.all(bursts);
  }

  /** For a while other words stand here. */
  async say(words: string): Promise<void> {
    const before = this.shown;
    const [text] = before;
    if (text === undefined || !text.active) return;
    const message = this.write(words, this.rect.width - 30, 24);
    await this.swap([message]);
    // Not the clock of the picture: how long reading takes has nothing to do with its speed.
    window.setTimeout(() => {
      if (message.active) void this.swap(before);
    }, READING);
  }

  private async swap(next: Banner['shown']): Promise<void> {
    const { kit, shown } = this;
    this.shown = next;
    for (const part of shown) part.setVisible(false);
    for (const part of next) part.setVisible(true).setAlpha(0);
    await fade(kit, next, 1, 200);
  }
}
