/** Which prompt puts a question: a special one of its game, else the one of its domain's type. */

import { Amount } from './amount.tsx';
import { Pick } from './pick.tsx';
import type { PromptProps, Special } from './prompt.ts';
import { Some } from './some.tsx';

export function Prompter({ special, ...props }: PromptProps & { special: Special | undefined }) {
  const { domain } = props;
  const own = special?.(props) ?? null;
  if (own !== null) return own;
  switch (domain.type) {
    case 'pick':
      return <Pick {...props} domain={domain} />;
    case 'some':
      return <Some {...props} domain={domain} />;
    case 'amount':
      return <Amount {...props} domain={domain} />;
    default:
      // Advice answers it.
      return props.draw({});
  }
}
