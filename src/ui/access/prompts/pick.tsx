/** One of several: a big button each, with what it leads to. */

import { describeOption, type OptionText } from '../../../text/options.ts';
import { Art } from '../parts/pieces.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

export function Pick({ scene, kind, domain, answer }: PromptProps<DomainOf<'pick'>>) {
  return (
    <ul class="options">
      {domain.options.map((option) => (
        <li key={JSON.stringify(option)}>
          <OptionButton text={describeOption(scene, kind, option)} onClick={() => answer(option)} />
        </li>
      ))}
    </ul>
  );
}

export function OptionButton({
  text,
  onClick,
  pressed,
}: {
  text: OptionText;
  onClick(): void;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class="option"
      onClick={onClick}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    >
      <Art src={text.art} size={44} />
      <span>
        <strong>{text.label}</strong>
        {text.details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </span>
    </button>
  );
}
