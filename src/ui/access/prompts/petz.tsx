/**
 * The questions of Dungeon Petz that are not answered by their options alone. The picture has its board for them, where
 * cards and pets are led to their places; a page has lists and steppers instead, in the same panel and with the same drafts.
 */

import type { OptionScene } from '../../../text/options.ts';
import { ArrangePrompt, DressPrompt } from './arrange.tsx';
import { AssignPrompt } from './assign.tsx';
import { GroupPrompt } from './group.tsx';
import type { Special } from './prompt.ts';
import { SendPrompt } from './send.tsx';

export const petzPrompt =
  (scene: OptionScene): Special =>
  ({ domain, ...props }) => {
    const own = { ...props, scene };
    if (domain.type === 'pick' && props.kind === 'petz.send') return <SendPrompt {...own} domain={domain} />;
    if (domain.type === 'split' && props.kind === 'petz.group')
      return <GroupPrompt {...own} domain={domain} />;
    if (domain.type === 'deal' && props.kind === 'petz.assign')
      return <AssignPrompt {...own} domain={domain} />;
    if (domain.type !== 'form') return null;
    if (props.kind === 'petz.dress') return <DressPrompt {...own} domain={domain} />;
    return props.kind === 'petz.arrange' ? <ArrangePrompt {...own} domain={domain} /> : null;
  };
