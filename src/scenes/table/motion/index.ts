/**
 * The motions every picture of the table shares. Points are `{ x, y }` in CSS pixels. All of them follow the chosen
 * speed and reduced motion (then nothing flies, shakes or bursts: things fade), wait for their textures, and take
 * away what they made; only `stamp` leaves its image. A promise resolves when the motion is over; if the picture is
 * drawn anew meanwhile (`kit.begin`) it never does, like those of `kit.move`, so that a show given up does no more.
 *
 *   fly(kit, art, from, to, { width, toWidth?, duration?, spin?, arc?, onLand? })   an item takes its way and is gone
 *   shower(kit, arts, from, to, { width, each?, onLand?(i), … })                    several of them, 50 ms apart
 *   burst(kit, at, kind, size)          dust, stars, hearts, crumbs, sparks, confetti, fumes or tears
 *   shake(kit, objects, px?, ms?)       at 18 Hz; reduced motion: a thick red outline
 *   pop(kit, object, scale?)            swells and settles
 *   stamp(kit, art, at, width)          a token is stamped on and stays: resolves with its image
 *   float(kit, words, at, colour, size?)  a number rises and fades
 *   ring(kit, rect, colour?, ms?)       a rim round something for 600 ms
 *   flash(kit, objects)                 white for 60 ms
 *   fade(kit, objects, alpha, ms?)      in reduced motion too
 *   sway(kit, object, to, ms)           to and fro for ever
 *   spiral(kit, object)                 into a portal: turns and shrinks to nothing (the object stays, unseen)
 */
export { type BurstKind, burst } from './burst.ts';
export { type FlyHow, fly, type ShowerHow, shower } from './fly.ts';
export { flash, float, ring, stamp } from './marks.ts';
export { fade, pop, type Shown, shake, spiral, sway } from './moves.ts';
export type { Point } from './path.ts';
