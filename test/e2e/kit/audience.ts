/** A player who watches what is played: lets it end, taps it away, or presses the button that skips it. */
import type { PicturePlayer } from './player.ts';
import type { Asked } from './table.ts';

const WAYS = ['alone', 'taps', 'button'] as const;

/** How long a play may take by itself, at four times the speed and with a few frames a second. */
const PLAY = 90_000;

export class Audience {
  private readonly player: PicturePlayer;
  /** How many plays ended in which way. */
  readonly seen = { alone: 0, taps: 0, button: 0 };
  private plays = 0;

  constructor(player: PicturePlayer) {
    this.player = player;
  }

  /** Watches until something is asked and the picture shows it. */
  async nextQuestion(): Promise<Asked | null> {
    while (await this.isPlaying()) await this.watch();
    return this.player.nextQuestion();
  }

  /** True once something is played; false once something is asked. */
  private async isPlaying(): Promise<boolean> {
    const { page } = this.player;
    const handle = await page.waitForFunction(
      () => {
        const ids = (window.__petz?.hits() ?? []).map(({ id }) => id);
        if (ids.includes('skip') || ids.includes('next')) return 'play';
        const isOver = window.__petz?.view()?.outcome != null;
        return (window.__petz?.ask() != null || isOver) && ids.length > 0 ? 'ask' : null;
      },
      null,
      { timeout: PLAY },
    );
    return (await handle.jsonValue()) === 'play';
  }

  private async watch(): Promise<void> {
    const { player } = this;
    // What rests waits for the viewer.
    if (await player.press('next')) return;
    const way = WAYS[this.plays++ % WAYS.length] ?? 'alone';
    if (way === 'button') {
      if (await player.press('skip')) this.seen.button++;
    } else if (way === 'taps') {
      const { width, height } = player.page.viewportSize() ?? { width: 0, height: 0 };
      for (let tap = 0; tap < 2 && (await player.has('skip')); tap++) {
        await player.pressAt({ x: width / 2, y: height / 2 });
        if (tap === 1) this.seen.taps++;
      }
    } else {
      await player.page.waitForFunction(
        () => !(window.__petz?.hits() ?? []).some(({ id }) => id === 'skip'),
        null,
        { timeout: PLAY },
      );
      this.seen.alone++;
    }
  }
}
