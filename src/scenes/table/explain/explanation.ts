/** What the table says of a thing when the player asks: by a long press, by resting the mouse on it, by the keyboard. */

import type { PetSheet } from '../../../session/advice/pet-sheet.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';

export interface Explanation {
  /** Its name. */
  title: string;
  /** The rule in a sentence, the numbers at this moment; a short line each. */
  lines: readonly string[];
  /** Of a pet: its tile, shown in signs below the name. */
  tile?: PetSheet;
  /** Why it cannot be done now. */
  why?: string;
  /** Where the book of rules says more: an entry (`shopping.cage`), a rule of the ledger or a kind of question. */
  rule?: string;
  /** What can be done with the thing besides a tap on it. */
  action?: Pressable;
}

/** Gives an explanation for the tooltip, or shows something by itself. */
export type Explain = (() => Explanation | null) | (() => void);

/** What an explainer has to give, if it leaves the showing to the table. */
export function explanationOf(explain: Explain): Explanation | null {
  const explanation: unknown = explain();
  return isExplanation(explanation) ? explanation : null;
}

function isExplanation(explanation: unknown): explanation is Explanation {
  return (
    typeof explanation === 'object' &&
    explanation !== null &&
    'title' in explanation &&
    'lines' in explanation
  );
}
