/** How a question of Pug Quest is answered in words: one of several, some of several, or an amount. */

import { useState } from 'preact/hooks';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Ask, Json } from '../../../engine/kernel/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Part } from '../../../session/advice/coach/shown.ts';
import { type QuestSpeech, questOption } from '../../../text/quest/index.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { NumberStepper } from '../parts/pieces.tsx';
import { OptionButton } from '../prompts/pick.tsx';
import type { DomainOf } from '../prompts/prompt.ts';

interface Props<D extends Domain = Domain> {
  speech: QuestSpeech;
  view: QuestView;
  ask: Ask;
  domain: D;
  answer(choice: Json): void;
}

export function QuestPrompter(props: Props) {
  const { domain } = props;
  switch (domain.type) {
    case 'pick':
      return <Pick {...props} domain={domain} />;
    case 'some':
      return <Some {...props} domain={domain} />;
    case 'amount':
      return <Amount {...props} domain={domain} />;
    default:
      throw new Error(`Pug Quest asks nothing of the type '${domain.type}'`);
  }
}

/** The kinds of acts of a turn, in the order in which they are shown; other questions have one list. */
const GROUPS = ['play', 'attack', 'move', 'draw', 'discard', 'change', 'end'] as const;

type Group = (typeof GROUPS)[number];

/** What a lesson that begins without some of them calls them. */
const PART_OF: Readonly<Partial<Record<Group, Part>>> = {
  play: 'combos',
  attack: 'hit',
  draw: 'draw',
  discard: 'swap',
  change: 'fresh',
};

function groupOf(option: Json): string {
  const kind = typeof option === 'object' && option !== null && 'do' in option ? option.do : null;
  return GROUPS.find((group) => group === kind) ?? '';
}

function Pick({ speech, view, ask, domain, answer }: Props<DomainOf<'pick'>>) {
  const isTurn = ask.kind === 'quest.act';
  const isMissing = useMissing();
  const isThere = (group: Group) => {
    const part = PART_OF[group];
    return part === undefined || !isMissing(part);
  };
  const options = isTurn
    ? GROUPS.filter(isThere).flatMap((group) => domain.options.filter((one) => groupOf(one) === group))
    : domain.options;
  return (
    <ul class="options">
      {options.map((option) => (
        <li key={JSON.stringify(option)} data-group={isTurn ? groupOf(option) : undefined}>
          <OptionButton text={questOption(speech, view, ask, option)} onClick={() => answer(option)} />
        </li>
      ))}
    </ul>
  );
}

function Some({ speech, view, ask, domain, answer }: Props<DomainOf<'some'>>) {
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const { t } = speech;
  const { min, max } = domain;
  const toggle = (at: number) =>
    setTicked(ticked.includes(at) ? ticked.filter((x) => x !== at) : [...ticked, at]);
  return (
    <fieldset class="some">
      <legend class="soft">{t('ui.prompt.some', { min, max, count: ticked.length })}</legend>
      {domain.from.map((option, at) => {
        const isOn = ticked.includes(at);
        return (
          <label key={at} class="switch">
            <input
              type="checkbox"
              checked={isOn}
              disabled={!isOn && ticked.length >= max}
              onChange={() => toggle(at)}
            />
            <span>{questOption(speech, view, ask, option).label}</span>
          </label>
        );
      })}
      <button
        type="button"
        class="gold"
        disabled={ticked.length < min}
        onClick={() => answer(ticked.flatMap((at) => domain.from[at] ?? []))}
      >
        {t('ui.prompt.done')}
      </button>
    </fieldset>
  );
}

function Amount({ speech, domain, answer }: Props<DomainOf<'amount'>>) {
  const [value, setValue] = useState(domain.min);
  const { t } = speech;
  return (
    <div class="amount">
      <NumberStepper
        value={value}
        min={domain.min}
        max={domain.max}
        label={speech.number(value)}
        less={t('ui.prompt.less')}
        more={t('ui.prompt.more')}
        onChange={setValue}
      />
      <button type="button" class="gold" onClick={() => answer(value)}>
        {t('ui.prompt.done')}
      </button>
    </div>
  );
}
