/** A part of the editor: the level as it is, and how it is changed. */
import type { Level } from '../../../session/campaign/levels.ts';
import type { CampaignState } from '../campaign/hooks.tsx';

export interface EditorPart<L extends Level = Level> {
  campaign: CampaignState;
  draft: L;
  onChange(draft: Level): void;
}
