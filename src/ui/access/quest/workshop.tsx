/** The hero workshop: the two blank Heroes of the box, filled in with a name, looks, numbers, a Special and Combos. */

import { useMemo, useRef, useState } from 'preact/hooks';
import {
  CLASSES,
  checkOwnHero,
  ENERGIES,
  LONGEST_NAME,
  OWN_IDS,
  type OwnHero,
  pointsOf,
  WORKSHOP,
} from '../../../engine/quest/read.ts';
import { seenName } from '../../../session/profiles/names.ts';
import { forgetOwnHero, onWorkbench, saveOwnHero } from '../../../session/profiles/own-heroes.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { energyArt } from '../../../text/quest/items.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { LineField, Select } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button, NumberStepper } from '../parts/pieces.tsx';
import { AbilityChoices } from './abilities.tsx';
import { LooksBench } from './looks-bench.tsx';
import '../styles/new-game.css';
import '../styles/party.css';
import '../styles/workshop.css';

/** The numbers of a Hero, and what they may be. */
const NUMBERS = [
  { of: 'life', term: 'life', values: Object.keys(WORKSHOP.life).map(Number) },
  { of: 'move', term: 'movement', values: Object.keys(WORKSHOP.move).map(Number) },
  { of: 'init', term: 'initiative', values: Array.from({ length: WORKSHOP.lastInit }, (_, i) => i + 1) },
] as const;

export function WorkshopScreen() {
  const app = useApp();
  const { words, settings } = app;
  const { t, language } = words;
  const speech = useMemo(() => new QuestSpeech(words, []), [language]);
  const [id, setId] = useState(OWN_IDS[0] ?? '');
  const heroes = settings.value.ownHeroes;
  const [hero, setHero] = useState(() => onWorkbench(heroes, id, t('ui.workshop.firstName')));
  const form = useRef<HTMLFormElement>(null);
  const change = (some: Partial<OwnHero>) => setHero({ ...hero, ...some });
  const take = (next: string) => {
    setId(next);
    setHero(onWorkbench(settings.value.ownHeroes, next, t('ui.workshop.firstName')));
  };
  const refusal = checkOwnHero(hero);
  const isSaved = heroes.some((one) => one.id === id);
  const isSame = heroes.some((one) => JSON.stringify(one) === JSON.stringify(hero));
  return (
    <Page kind="new-game workshop" title={t('ui.workshop.title')} back={() => app.back()}>
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (refusal !== null) return;
          settings.change(({ ownHeroes }) => ({
            ownHeroes: saveOwnHero(ownHeroes, { ...hero, name: seenName(hero.name) }),
          }));
          app.back();
        }}
        noValidate
      >
        <Choices
          title={t('ui.workshop.which')}
          value={id}
          values={OWN_IDS}
          called={(own) =>
            heroes.find((one) => one.id === own)?.name ??
            t('ui.workshop.blank', { n: OWN_IDS.indexOf(own) + 1 })
          }
          onChange={take}
        />
        <div class="workbench split late apart">
          <section class="panel looks stack" aria-label={t('ui.workshop.looks')}>
            <LooksBench hero={hero} onChange={(looks) => change({ looks })}>
              <LineField
                title={t('ui.workshop.name')}
                value={hero.name}
                maxLength={LONGEST_NAME}
                onChange={(name) => change({ name })}
              />
              <Select
                title={t('ui.workshop.class')}
                value={hero.class}
                options={CLASSES.map((kind) => [kind, speech.word('class', kind)])}
                onChange={(kind) => change({ class: kind })}
              />
            </LooksBench>
          </section>
          <section class="panel numbers" aria-label={t('ui.workshop.rules')}>
            <Choices
              title={t('quest.term.type.name')}
              value={hero.type}
              values={ENERGIES}
              called={(energy) => speech.energy(energy)}
              art={energyArt}
              onChange={(type) => change({ type })}
            />
            <div class="wrap far below">
              {NUMBERS.map(({ of, term, values }) => (
                <NumberChoice
                  key={of}
                  art={term === 'movement' ? 'quest-move' : `quest-${term}`}
                  title={t(`quest.term.${term}.name`)}
                  value={hero[of]}
                  values={values}
                  onChange={(value) => change({ [of]: value })}
                />
              ))}
            </div>
            <AbilityChoices speech={speech} hero={hero} onChange={change} />
          </section>
        </div>
        <div class="foot plank cluster">
          <div role="alert" class="problems">
            {refusal === null ? null : <p class="tile">{speech.why(refusal)}</p>}
          </div>
          <Points speech={speech} used={pointsOf(hero)} />
          {isSaved ? (
            <Button
              tap={() => {
                settings.change(({ ownHeroes }) => ({ ownHeroes: forgetOwnHero(ownHeroes, id) }));
                setHero(onWorkbench([], id, t('ui.workshop.firstName')));
                // This button goes with what was saved.
                form.current?.querySelector<HTMLElement>('input:checked')?.focus();
              }}
            >
              {t('ui.workshop.forget')}
            </Button>
          ) : null}
          <Button type="submit" class="gold big" disabled={refusal !== null}>
            {t(isSame ? 'ui.workshop.done' : 'ui.workshop.keep')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

interface NumberChoiceProps {
  art: string;
  title: string;
  value: number;
  values: readonly number[];
  onChange(value: number): void;
}

function NumberChoice({ art, title, value, values, onChange }: NumberChoiceProps) {
  const { t } = useApp();
  return (
    <div>
      <span class="row close">
        <ArtImage src={iconArt(art)} size={30} /> {title}
      </span>
      <NumberStepper
        value={value}
        min={Math.min(...values)}
        max={Math.max(...values)}
        label={`${value}`}
        less={t('ui.workshop.less', { what: title })}
        more={t('ui.workshop.more', { what: title })}
        onChange={onChange}
      />
    </div>
  );
}

/** How much of the points is spent. */
function Points({ speech, used }: { speech: QuestSpeech; used: number }) {
  const most = WORKSHOP.points;
  return (
    <p class="points row tile pad" data-over={used > most}>
      <span class="points-bar tile" aria-hidden="true">
        <span class="fill block" style={{ width: `${(100 * Math.min(used, most)) / most}%` }} />
      </span>
      <span>{speech.t('ui.workshop.points', { used, most })}</span>
    </p>
  );
}
