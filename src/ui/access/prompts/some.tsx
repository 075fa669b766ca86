/** Some of several: a box to tick each. Things alike have a box each too. */

import { useState } from 'preact/hooks';
import { describeOption } from '../../../text/options.ts';
import { Art } from '../parts/pieces.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

export function Some({ scene, kind, domain, answer }: PromptProps<DomainOf<'some'>>) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const { t } = scene.speech;
  const { min, max } = domain;
  const toggle = (at: number) =>
    setTicked(ticked.includes(at) ? ticked.filter((x) => x !== at) : [...ticked, at]);
  return (
    <fieldset class="some">
      <legend class="soft">{t('ui.prompt.some', { min, max, count: ticked.length })}</legend>
      {domain.from.map((option, at) => {
        const text = describeOption(scene, kind, option);
        const isOn = ticked.includes(at);
        return (
          <label key={at} class="switch">
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && ticked.length >= max}
              onChange={() => toggle(at)}
            />
            <Art src={text.art} />
            <span>{text.label}</span>
          </label>
        );
      })}
      <button
        type="button"
        class="gold"
        disabled={ticked.length < min}
        onClick={() => answer(ticked.flatMap((at) => domain.from[at] ?? []))}
      >
        {kind === 'petz.crystal' ? crystalLabel(t, ticked.length) : t('ui.prompt.done')}
      </button>
    </fieldset>
  );
}

function crystalLabel(t: (key: string, args?: { count: number }) => string, count: number): string {
  return count === 0 ? t('option.petz.crystal.none') : t('option.petz.crystal.exchange', { count });
}
