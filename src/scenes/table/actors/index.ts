/**
 * Those who act on the table: imps out of movable parts, and pets in the image the picture has drawn. `at` is where
 * an actor stands, the middle of the feet, in CSS pixels (or in the units of the container `root` is put into).
 * Like all motions they follow speed and reduced motion (see `motion/index.ts`); with reduced motion an imp fades
 * from place to place and everybody stays in the pose of their mood.
 *
 *   const imp = imp(kit, seat, at, height)         seat | 'neutral' | 'bodyguard'; `imp.root` is its container
 *   imp.walk(to, { ms?, hop? })  imp.carry(art, width?)  imp.drop()  imp.wave()  imp.cheer()  imp.shrug()
 *   imp.sweep()  imp.hurt()  imp.face('left' | 'right')  imp.destroy()
 *
 *   const pet = pet(kit, id, state, image)         the Image of the set; or a Rect: then it is drawn there
 *   pet.chew(n?)  pet.hop(n?)  pet.squat()  pet.shakeAnger()  pet.leapOut(to)
 *   pet.spiralAway()  pet.driftAway()  pet.nap()  pet.mood(mood, tokens?)
 *
 *   breathe(kit, [image, …])   idle, until the picture is drawn anew; the first six of them move
 */
export { breathe } from './breathe.ts';
export { figureOf } from './figure.ts';
export { type FigureOwner, type ImpActor, imp, type WalkHow } from './imp.ts';
export { type PetActor, type PetLook, pet } from './pet.ts';
