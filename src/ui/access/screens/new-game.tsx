/** A new game: two to four shops, each a person or a bot, the variants, and the seed of chance. */

import { useState } from 'preact/hooks';
import type { Foresight } from '../../../engine/petz/state.ts';
import { foresightKey, variantKey, variantTextKey } from '../../../i18n/keys.ts';
import { FORESIGHT } from '../../../session/facts.ts';
import { useApp } from '../context.ts';
import { ScreenTitle } from '../parts/pieces.tsx';
import { type Draft, firstDraft, gameOf, MOST_SEATS, problemsOf } from './draft.ts';
import { Seats } from './seats.tsx';

const SWITCHES = ['doubles', 'meatStand', 'finalOrder'] as const;

export function NewGameScreen() {
  const app = useApp();
  const { words, desk, settings } = app;
  const { t } = words;
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = settings.value.lastNames;
    const names = [1, 2, 3, 4].map((n, i) => kept[i] ?? t(`ui.newGame.name.${n}`));
    return firstDraft(names, app.newSeed());
  });
  const [tried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const start = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    const game = gameOf(draft);
    settings.change({ lastNames: draft.seats.map(({ name }) => name.trim()) });
    desk.newGame(game);
    app.go('table');
  };
  return (
    <main class="screen">
      <ScreenTitle>{t('ui.title.newGame')}</ScreenTitle>
      <form onSubmit={start} noValidate>
        <Seats draft={draft} onChange={setDraft} />
        <VariantSwitches draft={draft} onChange={setDraft} />
        <div class="panel paper form">
          <label class="field">
            <span>{t('ui.newGame.seed')}</span>
            <input
              value={draft.seed}
              maxLength={40}
              onInput={(event) => setDraft({ ...draft, seed: event.currentTarget.value })}
            />
          </label>
          <p class="soft">{t('ui.newGame.seedHint')}</p>
          <button type="button" onClick={() => setDraft({ ...draft, seed: app.newSeed() })}>
            {t('ui.newGame.shuffle')}
          </button>
        </div>
        <div role="alert" class="problems">
          {tried ? problems.map((problem) => <p key={problem}>{t(`ui.newGame.${problem}`)}</p>) : null}
        </div>
        {desk.unfinished() === null ? null : <p class="note">{t('ui.newGame.replaces')}</p>}
        <div class="actions">
          <button type="button" onClick={() => app.go('title')}>
            {t('ui.back')}
          </button>
          <button type="submit" class="gold">
            {t('ui.newGame.start')}
          </button>
        </div>
      </form>
    </main>
  );
}

interface Part {
  draft: Draft;
  onChange(draft: Draft): void;
}

function VariantSwitches({ draft, onChange }: Part) {
  const { words } = useApp();
  const { t } = words;
  const { variants } = draft;
  return (
    <fieldset class="panel paper variants">
      <legend>{t('ui.newGame.variants')}</legend>
      {SWITCHES.map((name) => {
        const isOff = name === 'finalOrder' && draft.seats.length < MOST_SEATS;
        return (
          <label key={name} class="switch">
            <input
              type="checkbox"
              checked={variants[name] && !isOff}
              disabled={isOff}
              onChange={(event) =>
                onChange({ ...draft, variants: { ...variants, [name]: event.currentTarget.checked } })
              }
            />
            <span>
              <strong>{t(variantKey(name))}</strong>
              <small>{t(variantTextKey(name))}</small>
            </span>
          </label>
        );
      })}
      <label class="field">
        <span>{t(variantKey('foresight'))}</span>
        <select
          value={variants.foresight}
          onChange={(event) =>
            onChange({
              ...draft,
              variants: { ...variants, foresight: event.currentTarget.value as Foresight },
            })
          }
        >
          {FORESIGHT.map((name) => (
            <option key={name} value={name}>
              {t(foresightKey(name))}
            </option>
          ))}
        </select>
      </label>
      <p class="soft">{t(variantTextKey('foresight'))}</p>
    </fieldset>
  );
}
