/** Several answers at once. Picks and amounts are lists; anything deeper keeps its first legal value. */

import { useState } from 'preact/hooks';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import { firstDeal } from './deal.tsx';
import { Field, type FieldOption } from './field.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

/** Where a field starts. */
function firstValue(domain: Domain): Json {
  switch (domain.type) {
    case 'pick':
      return domain.options[0] ?? null;
    case 'some':
      return domain.from.slice(0, domain.min);
    case 'amount':
      return domain.min;
    case 'split':
      return [];
    case 'deal':
      return firstDeal(domain);
    case 'form':
      return firstValues(domain);
  }
}

export function firstValues({ fields }: DomainOf<'form'>): Record<string, Json> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, firstValue(field)]));
}

function optionsOf(domain: Domain): FieldOption[] {
  if (domain.type === 'pick') return domain.options.map((value) => ({ value, label: JSON.stringify(value) }));
  if (domain.type !== 'amount')
    return [{ value: firstValue(domain), label: JSON.stringify(firstValue(domain)) }];
  const values = Array.from({ length: domain.max - domain.min + 1 }, (_, i) => domain.min + i);
  return values.map((value) => ({ value, label: String(value) }));
}

export function FormPrompt({ speech: { t }, domain, answer, check, draw }: PromptProps<DomainOf<'form'>>) {
  const [values, setValues] = useState(() => firstValues(domain));
  const refusal = check(values);
  const main = {
    id: 'main',
    words: t('ui.prompt.done'),
    tap: refusal === null ? () => answer(values) : null,
  };
  return draw(
    { wrong: refusal, main },
    <div class="form">
      {Object.entries(domain.fields).map(([name, field]) => (
        <Field
          key={name}
          label={name}
          value={values[name] ?? null}
          options={optionsOf(field)}
          onChange={(value) => setValues({ ...values, [name]: value })}
        />
      ))}
    </div>,
  );
}
