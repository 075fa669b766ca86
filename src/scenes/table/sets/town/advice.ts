/** What a strong player would do with the next group: the option and its words. */
import type { Hint } from '../../../../session/game/thinker.ts';
import { describeOption } from '../../../../ui/access/text/options.ts';
import type { Look, TableLink } from '../../contract.ts';
import { readOptions, type SendOption } from './draft.ts';

export interface Advice {
  chosen: SendOption;
  label: string;
  thought: Hint;
}

/** Null if there is none, or the answer named is not among those that may be given now. */
export async function adviceOn({ speech, session }: TableLink, look: Look): Promise<Advice | null> {
  const thought = await session.hint(look.seat);
  if (thought === null) return null;
  const wanted = JSON.stringify(thought.choice);
  const chosen = readOptions(look.domain).find(({ choice }) => JSON.stringify(choice) === wanted);
  if (chosen === undefined) return null;
  const scene = { speech, view: look.view, seat: look.seat };
  const { label } = describeOption(scene, 'petz.send', chosen.choice);
  return { chosen, label, thought };
}
