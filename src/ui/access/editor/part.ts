/** A part of the editor: the level as it is, and how it is changed. */
import type { Level } from '../../../session/campaign/levels.ts';

export interface EditorPart<L extends Level = Level> {
  draft: L;
  onChange(draft: Level): void;
}
