/** The steps of difficulty: chosen in the briefing, with the rules they bring there; and how far they have been climbed. */

import type { Level } from '../../../session/campaign/levels.ts';
import { useApp } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { type CampaignState, useLevels } from './hooks.tsx';

type Stepped = { level: Level; step: number };

/** Nothing while no step is open, and for a level that is played at none. */
export function StepPicker({ level, step, onChange }: Stepped & { onChange(step: number): void }) {
  const { levels, words, t } = useLevels();
  const open = levels.steps.openFor(level);
  if (open === 0) return null;
  return (
    <section class="panel steps" aria-label={t('ui.step.title')} data-step={step}>
      <Choices
        title={t('ui.step.title')}
        hint={climbWords({ levels, words })}
        value={step}
        values={Array.from({ length: open + 1 }, (_, n) => n)}
        called={(n) => (n === 0 ? t('ui.step.none') : words.words.number(n))}
        onChange={onChange}
      />
      <RulesOfStep level={level} step={step} />
    </section>
  );
}

/** The rules of a step and of those before it, in their order. */
export function RulesOfStep({ level, step }: Stepped) {
  const { levels, words, t } = useLevels();
  if (step === 0) return null;
  return (
    <ol class="step-rules numbered list close">
      {levels.steps.rules(level, step).map(({ mods, more, stronger }, i) => (
        <li key={i}>
          {stronger ? <span>{t(`ui.step.stronger.${level.game}`)}</span> : null}
          {mods.map((mod, at) => (
            <span key={at}>{words.mod(level, mod)?.text}</span>
          ))}
          {Object.entries(more).map(([name, n]) => (
            <span key={name}>{t(`ui.step.more.${name}`, { n: words.words.signed(n) })}</span>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** How far the steps have been climbed, in a sentence; empty while the campaign is not won. */
export function climbWords({ levels, words }: Pick<CampaignState, 'levels' | 'words'>): string {
  const { open, of, chapters, needs } = levels.steps.climb;
  if (open === 0) return '';
  const numbers = { open, of, needs, now: Math.min(chapters, needs) };
  return words.t(open < of ? 'ui.step.climb' : 'ui.step.top', numbers);
}

/** `Won at step 3`; nothing for a level that was won at none. */
export function StepWon({ id }: { id: string }) {
  const { levels, t } = useApp();
  const n = levels.steps.won(id);
  return n === 0 ? null : <small data-step-won={n}>{t('ui.step.won', { n })}</small>;
}
