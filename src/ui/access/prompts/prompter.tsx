/** Which prompter puts a question: a special one by its kind, else the one of its domain's type. */

import type { Domain } from '../../../engine/kernel/domain.ts';
import { Amount } from './amount.tsx';
import { ArrangePrompt } from './arrange.tsx';
import { AssignPrompt } from './assign.tsx';
import { DealPrompt } from './deal.tsx';
import { DressPrompt } from './dress.tsx';
import { FormPrompt } from './form.tsx';
import { GroupPrompt } from './group.tsx';
import { Pick } from './pick.tsx';
import type { PromptProps } from './prompt.ts';
import { SendPrompt } from './send.tsx';
import { Some } from './some.tsx';
import { Split } from './split.tsx';

export function Prompter(props: PromptProps<Domain>) {
  const { domain, kind } = props;
  switch (domain.type) {
    case 'pick':
      return kind === 'petz.send' ? (
        <SendPrompt {...props} domain={domain} />
      ) : (
        <Pick {...props} domain={domain} />
      );
    case 'some':
      return <Some {...props} domain={domain} />;
    case 'amount':
      return <Amount {...props} domain={domain} />;
    case 'split':
      return kind === 'petz.group' ? (
        <GroupPrompt {...props} domain={domain} />
      ) : (
        <Split {...props} domain={domain} />
      );
    case 'deal':
      return kind === 'petz.assign' ? (
        <AssignPrompt {...props} domain={domain} />
      ) : (
        <DealPrompt {...props} domain={domain} />
      );
    case 'form':
      if (kind === 'petz.dress') return <DressPrompt {...props} domain={domain} />;
      return kind === 'petz.arrange' ? (
        <ArrangePrompt {...props} domain={domain} />
      ) : (
        <FormPrompt {...props} domain={domain} />
      );
  }
}
