/** What every prompter is given. */

import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json, Refusal } from '../../../engine/kernel/state.ts';
import type { Scene } from '../../../text/options.ts';

export type DomainOf<Type extends Domain['type']> = Extract<Domain, { type: Type }>;

export interface PromptProps<D extends Domain = Domain> {
  scene: Scene;
  kind: string;
  domain: D;
  answer(choice: Json): void;
  /** Null if the choice may be answered. */
  check(choice: Json): Refusal | null;
}
