/** Taking the tours that lead to what is wanted, in every size, come what may. */
import { SHOT_SIZES, type ShotSize } from './options.ts';
import type { ShotStage } from './stage.ts';

export interface Tour<Where = ShotStage> {
  /** The pictures taken on the way. */
  readonly names: readonly string[];
  take(where: Where): Promise<void>;
}

const ATTEMPTS = 2;

/** What `takeTours` needs to know of the stage. */
export interface Tourable {
  resize(size: ShotSize): Promise<void>;
  wants(...names: readonly string[]): boolean;
  forget(): void;
  readonly camera: { brokeOff(names: readonly string[], size: ShotSize, error: unknown): void };
}

/** Every tour that leads to something wanted. One that breaks off keeps no other from being taken. */
export async function takeTours<Where extends Tourable>(
  stage: Where,
  phases: readonly (readonly Tour<Where>[])[],
  sizes: readonly ShotSize[] = SHOT_SIZES,
): Promise<void> {
  for (const tours of phases) {
    for (const size of sizes) {
      await stage.resize(size);
      for (const { names, take } of tours) {
        if (!stage.wants(...names)) continue;
        const error = await tried(stage, take);
        if (error !== null) stage.camera.brokeOff(names, size, error);
      }
    }
  }
}

/** A busy machine may let a tour down once; what fails twice is broken. Null if all went well. */
async function tried<Where extends Tourable>(stage: Where, take: Tour<Where>['take']): Promise<unknown> {
  let last: unknown = null;
  for (let i = 0; i < ATTEMPTS; i++) {
    try {
      await take(stage);
      return null;
    } catch (error) {
      last = error;
      stage.forget();
    }
  }
  return last;
}
