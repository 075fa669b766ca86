/** Grouping imps and gold: up to six groups with a stepper each, their sizes, what stays at home, proposals. */

import { useState } from 'preact/hooks';
import { COMPANIONS, sizeOf } from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { type GoesWith, GROUPINGS, grouping, withCompanions } from '../../../session/advice/groupings.ts';
import { artifactArt, BODYGUARD, IMP, TOKEN_ART } from '../../art-urls.ts';
import type { Pressable } from '../../panels/pressed.tsx';
import { StepperRow } from '../../panels/stepper.tsx';
import { Select } from '../parts/field.tsx';
import { Button, Chip } from '../parts/pieces.tsx';
import { GroupNotes } from '../table/twists.tsx';
import type { DomainOf, PetzPromptProps } from './prompt.ts';

const EMPTY: Group = { imps: 0, gold: 0 };

export function GroupPrompt({ scene, domain, answer, check, draw }: PetzPromptProps<DomainOf<'split'>>) {
  const { speech } = scene;
  const { t } = speech;
  const { imps = 0, gold = 0 } = domain.stocks;
  const [groups, setGroups] = useState<readonly Group[]>(() =>
    Array.from({ length: domain.parts }, () => EMPTY),
  );
  const companions = COMPANIONS.filter((who) => (domain.stocks[who] ?? 0) > 0);
  const [goesWith, setGoesWith] = useState<GoesWith>({});
  const complete = withCompanions(groups, companions, goesWith);
  const filled = complete.filter((group) => sizeOf(group) > 0);
  const choice = filled.map((group) => ({ ...group }));
  const refusal = check(choice);
  const home = {
    imps: imps - groups.reduce((sum, group) => sum + group.imps, 0),
    gold: gold - groups.reduce((sum, group) => sum + group.gold, 0),
  };
  const change = (at: number, some: Partial<Group>) =>
    setGroups(groups.map((group, i) => (i === at ? { ...group, ...some } : group)));
  const stepper = (at: number, what: 'imps' | 'gold', art: string) => {
    const value = groups[at]?.[what] ?? 0;
    const step = (way: 'less' | 'more', by: 1 | -1): Pressable => ({
      id: `${way}:${what}:${at}`,
      words: by < 0 ? '−' : '+',
      says: t(`ui.group.${way}${what === 'imps' ? 'Imps' : 'Gold'}`, { n: at + 1 }),
      tap: (by < 0 ? value : home[what]) > 0 ? () => change(at, { [what]: value + by }) : null,
    });
    const ends = { less: step('less', -1), more: step('more', 1) };
    return { ...ends, art, value, says: speech.part(what, value), outcome: null };
  };
  const propose = (proposed: readonly Group[]) => setGroups(groups.map((_, at) => proposed[at] ?? EMPTY));
  const main = {
    id: 'main',
    words: t(filled.length === 0 ? 'ui.burrow.stay' : 'option.petz.group.done'),
    tap: refusal === null ? () => answer(choice) : null,
  };
  return draw(
    { wrong: refusal, main },
    <div class="grouping stack apart">
      <GroupNotes speech={speech} view={scene.view} seat={scene.seat} />
      <div class="suggestions cluster">
        <span class="soft">{t('ui.group.proposals')}</span>
        {GROUPINGS.map((name) => {
          const proposed = grouping(name, imps, gold, domain.parts);
          return (
            <Button key={name} class="small" tap={() => propose(proposed)}>
              {t(`ui.group.${name}`)} <small>{proposed.map(sizeOf).join(' · ')}</small>
            </Button>
          );
        })}
        <Button class="small" tap={() => propose([])} words={t('ui.group.clear')} />
      </div>
      <ol class="cells" style="--least: 15.5rem">
        {complete.map((group, at) => (
          <li key={at}>
            <fieldset class={sizeOf(group) > 0 ? 'group on' : 'group'}>
              <legend>
                {t('ui.group.name', { n: at + 1 })}
                <span class="size">{t('ui.group.size', { size: speech.number(sizeOf(group)) })}</span>
              </legend>
              <StepperRow {...stepper(at, 'imps', IMP)} />
              <StepperRow {...stepper(at, 'gold', TOKEN_ART.gold)} />
            </fieldset>
          </li>
        ))}
      </ol>
      {companions.map((who) => (
        <Select
          key={who}
          title={t(`ui.group.companion.${who}`)}
          art={who === 'bodyguard' ? BODYGUARD : artifactArt('fancyHat')}
          value={goesWith[who] ?? null}
          options={[
            [null, t('ui.group.stays')],
            ...groups.map((group, at) => [at, t('ui.group.name', { n: at + 1 }), group.imps === 0] as const),
          ]}
          onChange={(at) => setGoesWith({ ...goesWith, [who]: at })}
        />
      ))}
      <p class="home-left cluster" aria-live="polite">
        {t('ui.group.atHome')} <Chip art={IMP}>{speech.part('imps', home.imps)}</Chip>
        <Chip art={TOKEN_ART.gold}>{speech.part('gold', home.gold)}</Chip>
      </p>
    </div>,
  );
}
