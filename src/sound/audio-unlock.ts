/**
 * Waits for the first touch: until then there is no sound and no code for it. Then there is one audio context for as
 * long as the page lives; it sleeps while the page is hidden, and wakes with it.
 */

import type { Volumes } from './output/mixer.ts';
import type { SoundOutput } from './output/output.ts';
import type { MusicPiece } from './pieces.ts';

/** What browsers take for somebody's wish to hear something. */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'keydown', 'click'] as const;

interface UnlockPorts {
  volumes(): Volumes;
  fetchMusic(piece: MusicPiece): Promise<ArrayBuffer>;
  /** Told once, when there is something to hear with. */
  onEar(ear: SoundOutput): void;
}

export class AudioUnlock {
  readonly #ports: UnlockPorts;
  #context: AudioContext | null = null;
  ear: SoundOutput | null = null;

  constructor(ports: UnlockPorts) {
    this.#ports = ports;
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => this.#touched(), { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => this.#follow());
  }

  /** `none` before the first touch and where there is no sound at all. */
  get state(): AudioContextState | 'interrupted' | 'none' {
    return this.#context?.state ?? 'none';
  }

  #touched(): void {
    if (!this.#ports.volumes().on || navigator.userActivation?.isActive === false) return;
    if (this.#context === null) void this.#open();
    // A telephone call, or a system that has put us to sleep: only a touch wakes it.
    else this.#follow();
  }

  async #open(): Promise<void> {
    try {
      this.#context = new AudioContext({ latencyHint: 'interactive' });
      this.#follow();
      this.#context.addEventListener('statechange', () => this.#follow());
      const { SoundOutput } = await import('./output/output.ts');
      const { volumes, fetchMusic, onEar } = this.#ports;
      this.ear = new SoundOutput(this.#context, volumes(), fetchMusic);
      onEar(this.ear);
    } catch {
      // No sound on this device, or its code did not come: everything has a visible twin.
    }
  }

  /** Awake while the page is seen, asleep while it is hidden. */
  #follow(): void {
    const context = this.#context;
    if (context === null || context.state === 'closed') return;
    const change = document.hidden
      ? context.state === 'running' && context.suspend()
      : context.state !== 'running' && context.resume();
    if (change !== false) change.catch(() => undefined);
  }
}
