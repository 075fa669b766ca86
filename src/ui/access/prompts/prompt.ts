/** What every prompt is given. */

import type { ComponentChildren, VNode } from 'preact';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json, Refusal } from '../../../engine/kernel/state.ts';
import type { OptionScene, OptionText } from '../../../text/options.ts';
import type { Speech } from '../../../text/speech.ts';
import type { Asked } from '../question/asking.ts';

export type DomainOf<Type extends Domain['type']> = Extract<Domain, { type: Type }>;

/** Puts a question in its panel; `more` are controls that only the page has. */
export type Draw = (asked: Partial<Asked>, more?: ComponentChildren) => VNode | null;

export interface PromptProps<D extends Domain = Domain> {
  speech: Speech;
  kind: string;
  domain: D;
  /** One of the options in words. */
  option(option: Json): OptionText;
  answer(choice: Json): void;
  /** Null if the choice may be answered. */
  check(choice: Json): Refusal | null;
  draw: Draw;
}

/** The prompt of a question that is not answered by its options alone; null: it is. */
export type Special = (props: PromptProps) => VNode | null;

/** A prompt of Dungeon Petz. */
export interface PetzPromptProps<D extends Domain> extends PromptProps<D> {
  scene: OptionScene;
}
