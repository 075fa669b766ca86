/**
 * A picture in which nothing moves is not drawn again: the canvas keeps what it shows. A timer asks whether anything goes
 * on, for a frame costs the browser work even if nothing is drawn in it; a tablet stays cool and its battery full.
 */
import { Core, type Game, Scale, type Scene, type Time } from 'phaser';

/** How long frames are still drawn after the last thing that happened, in milliseconds: all that follows from it shows. */
const LINGER = 700;

/** What would go on for ever (a pulse, a breath, a blink) does so for this long after the last thing that happened. */
const PATIENCE = 20_000;

/** How often a picture at rest is asked whether anything has begun to move, in milliseconds. */
const ASKED_EVERY = 50;

/** Everything a person can do to a page, and what the page can do to the picture. */
const STIRRING = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'wheel',
  'touchstart',
  'touchmove',
  'touchend',
  'keydown',
  'keyup',
  'resize',
  'focus',
  'blur',
] as const;

let until = 0;
/** Something has changed since the last frame began: one is drawn at least, however long frames take here. */
let isDue = false;
/** When something last happened that was not just idling. */
let stirred = 0;
/** Ends the rest of a picture with the browser's next frame. */
let wake = () => {};

/** Something has changed in the picture: the next frames are drawn. */
export function requestFrames(): void {
  stirred = performance.now();
  until = stirred + LINGER;
  isDue = true;
  wake();
}

/** Something idles in the picture: drawn too, unless nothing else has happened for long. */
function idle(): void {
  const now = performance.now();
  if (now - stirred < PATIENCE) until = now + LINGER;
}

/** Scenes behind a cloth: one that is still to be drawn, or one that is there already. */
const cloths = new WeakMap<Scene, 'pending' | 'drawn'>();

/**
 * Behind a cloth nothing is to be seen: frames would only hold up the painting that goes on meanwhile. Once a frame
 * has shown the cloth, none is drawn until it is lifted. Fingers are answered all the same.
 */
export function cover(scene: Scene): void {
  cloths.set(scene, 'pending');
  requestFrames();
  scene.game.events.once(Core.Events.POST_RENDER, () => {
    if (cloths.has(scene)) cloths.set(scene, 'drawn');
  });
}

/** Frames go on. */
export function uncover(scene: Scene): void {
  if (cloths.delete(scene)) requestFrames();
}

/** Nothing of a scene moves any more, and nothing waits: also not what has begun to since the last frame. */
export function stopMotion({ tweens, time }: Scene): void {
  tweens.killAll();
  time.clearPendingEvents().removeAllEvents();
}

/** Clocks have no word for whether they wait for anything. */
type Clock = Time.Clock & { _active: readonly Time.TimerEvent[]; _pendingInsertion: readonly unknown[] };

/** Is there a motion or a waiting time under way that never ends? */
function isIdling({ tweens, time }: Scene): boolean {
  return tweens.tweens.length > 0 || (time as Clock)._active.length > 0;
}

/** Is there a motion or a waiting time under way that will end, or is the picture another than `seen`? */
function isStirring(scene: Scene, seen: WeakMap<Scene, unknown>): boolean {
  const { tweens, time, children } = scene;
  const { _active: active, _pendingInsertion: pending } = time as Clock;
  if (pending.length > 0 || active.some(({ loop }) => !loop)) return true;
  if (tweens.tweens.some((tween) => !('isInfinite' in tween) || !tween.isInfinite)) return true;
  // A picture drawn anew ends with another object, even if that was not said.
  const last = children.list.at(-1);
  if (seen.get(scene) === last) return false;
  seen.set(scene, last);
  return true;
}

/** A frame that fails is reported, but the next one comes all the same: the picture must not stand still for ever. */
function attempt(frame: () => void): void {
  try {
    frame();
  } catch (error) {
    reportError(error);
  }
}

/** The browser's frames while `isMoving()`, a timer's beats while not. Returns what ends a rest at once. */
function beatSlowly(raf: Game['loop']['raf'], isMoving: () => boolean): () => void {
  let timer = 0;
  raf.step = (time) => {
    // The loop may have been stopped and started since the last step: one goes on, not two.
    window.cancelAnimationFrame(raf.timeOutID ?? 0);
    window.clearTimeout(timer);
    timer = 0;
    raf.callback(time);
    if (!raf.isRunning) return;
    if (isMoving()) raf.timeOutID = window.requestAnimationFrame(raf.step);
    else timer = window.setTimeout(beat, ASKED_EVERY);
  };
  const beat = () => {
    if (raf.isRunning) raf.step(performance.now());
  };
  return () => {
    if (timer === 0 || !raf.isRunning) return;
    window.clearTimeout(timer);
    window.cancelAnimationFrame(raf.timeOutID ?? 0);
    timer = 0;
    raf.timeOutID = window.requestAnimationFrame(raf.step);
  };
}

/** Lets the game skip the frames in which nothing changes; to be called before its loop starts. */
export function restWhenStill(game: Game): void {
  const step = game.step.bind(game);
  const seen = new WeakMap<Scene, unknown>();
  let isMoving = true;
  wake = beatSlowly(game.loop.raf, () => isMoving);
  game.step = (time, delta) => {
    const scenes = game.scene.getScenes(true);
    // Nothing is active yet while the game begins.
    isMoving = scenes.length === 0;
    // What is still out of sight, because its drawings are being painted, needs no frames.
    if (scenes.length > 0 && scenes.every(({ cameras }) => !cameras.main.visible)) return;
    const isCovered = scenes.length > 0 && scenes.every((scene) => cloths.get(scene) === 'drawn');
    if (isCovered) [until, isDue] = [0, false];
    else if (scenes.some((scene) => isStirring(scene, seen))) requestFrames();
    else if (scenes.some(isIdling)) idle();
    if (isDue || performance.now() < until) {
      [isDue, isMoving] = [false, true];
      return attempt(() => step(time, delta));
    }
    // Clocks go on, else the next finger seems to have been down since the last frame.
    for (const { time: clock } of scenes) clock.now = time;
  };
  const options = { capture: true, passive: true };
  for (const name of STIRRING) window.addEventListener(name, requestFrames, options);
  document.addEventListener('visibilitychange', requestFrames);
  game.scale.on(Scale.Events.RESIZE, requestFrames);
  game.canvas.addEventListener('webglcontextrestored', requestFrames);
  game.events.once(Core.Events.DESTROY, () => {
    for (const name of STIRRING) window.removeEventListener(name, requestFrames, options);
    document.removeEventListener('visibilitychange', requestFrames);
  });
}
