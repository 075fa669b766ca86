/** Settings, in tabs; everything applies at once, and a live sample shows what it does. */

import { useId, useRef, useState } from 'preact/hooks';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Words } from '../../../i18n/words.ts';
import { SPEEDS, type Speed } from '../../../session/game/pacing.ts';
import { CONTRASTS, DOUBLES, HOLDS, MOTIONS } from '../../../session/profiles/comfort.ts';
import { RIVALS_SHOWN, SENT_BY_TAP, TEXT_SIZES } from '../../../session/profiles/settings.ts';
import { iconArt, titleArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { isPictureBehind } from '../contrast.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { Keys } from './keys.tsx';
import { Sample } from './sample.tsx';
import { SoundSettings } from './sound-settings.tsx';
import { ImportButton } from './title.tsx';
import '../styles/settings.css';
import { Button } from '../parts/pieces.tsx';

const TABS = ['play', 'display', 'sound', 'access', 'keys', 'file'] as const;
type Tab = (typeof TABS)[number];

const SIGNS: Readonly<Record<Tab, string>> = {
  play: iconArt('ui-speed1'),
  display: iconArt('ui-info'),
  sound: iconArt('ui-sound'),
  access: iconArt('icon-person'),
  keys: iconArt('ui-settings'),
  file: iconArt('ui-log'),
};

const SPEED_SIGNS: Readonly<Record<Speed, string>> = {
  x1: iconArt('ui-speed1'),
  x2: iconArt('ui-speed2'),
  x4: iconArt('ui-speed3'),
  instant: iconArt('ui-speed4'),
};

export function SettingsScreen() {
  const { words, back } = useApp();
  const { t } = words;
  const [tab, setTab] = useState<Tab>('play');
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? null : TABS.at((TABS.indexOf(tab) + step) % TABS.length);
    if (next === null || next === undefined) return;
    event.preventDefault();
    setTab(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <Page kind="settings" title={t('ui.title.settings')} back={back}>
      <div class="split" style="--split: minmax(0, 1.9fr) minmax(14rem, 1fr)">
        <div>
          <div
            class="tabs wrap close"
            role="tablist"
            aria-label={t('ui.title.settings')}
            tabIndex={-1}
            ref={list}
            onKeyDown={move}
          >
            {TABS.map((name) => (
              <Button
                class="row middle"
                key={name}
                role="tab"
                data-tab={name}
                id={`${id}${name}`}
                aria-selected={name === tab}
                aria-controls={`${id}panel`}
                tabIndex={name === tab ? 0 : -1}
                tap={() => setTab(name)}
                art={SIGNS[name]}
                size={28}
              >
                {t(`ui.settings.tab.${name}`)}
              </Button>
            ))}
          </div>
          <div
            class="panel tab-panel stack"
            role="tabpanel"
            id={`${id}panel`}
            aria-labelledby={`${id}${tab}`}
          >
            <Shelf tab={tab} />
          </div>
        </div>
        <Sample />
      </div>
    </Page>
  );
}

function Shelf({ tab }: { tab: Tab }) {
  switch (tab) {
    case 'play':
      return <Play />;
    case 'display':
      return <Display />;
    case 'sound':
      return <SoundSettings />;
    case 'access':
      return <ForEverybody />;
    case 'keys':
      return <Keys />;
    case 'file':
      return <SavedGame />;
  }
}

function Play() {
  const { words, settings } = useApp();
  const { t } = words;
  const { speed, rivals, sent, forecast, coach, aloud, confirm } = settings.value;
  return (
    <>
      <Choices
        title={t('ui.settings.speed')}
        value={speed}
        choices={(Object.keys(SPEEDS) as Speed[]).map((value) => ({
          value,
          words: t(`ui.settings.speed.${value}`),
          art: SPEED_SIGNS[value],
        }))}
        onChange={(value) => settings.change({ speed: value })}
      />
      <Choices
        title={t('ui.settings.rivals')}
        hint={t(`ui.settings.rivals.${rivals}.hint`)}
        value={rivals}
        choices={RIVALS_SHOWN.map((value) => ({ value, words: t(`ui.settings.rivals.${value}`) }))}
        onChange={(value) => settings.change({ rivals: value })}
      />
      <Choices
        title={t('ui.settings.sent')}
        hint={t(`ui.settings.sent.${sent}.hint`)}
        value={sent}
        choices={SENT_BY_TAP.map((value) => ({ value, words: t(`ui.settings.sent.${value}`) }))}
        onChange={(value) => settings.change({ sent: value })}
      />
      <Toggle
        title={t('ui.settings.forecast')}
        hint={t('ui.settings.forecast.hint')}
        value={forecast}
        onChange={(value) => settings.change({ forecast: value })}
      />
      <Toggle
        title={t('ui.settings.coach')}
        hint={t('ui.settings.coach.hint')}
        value={coach}
        onChange={(value) => settings.change({ coach: value })}
      />
      <Toggle
        title={t('ui.settings.aloud')}
        hint={t('ui.settings.aloud.hint')}
        value={aloud}
        onChange={(value) => settings.change({ aloud: value })}
      />
      <Toggle
        title={t('ui.settings.confirm')}
        hint={t('ui.settings.confirm.hint')}
        value={confirm}
        onChange={(value) => settings.change({ confirm: value })}
      />
    </>
  );
}

function Display() {
  const { words, settings } = useApp();
  const { t } = words;
  const { language: wish } = settings.value;
  const speak = (language: string) => {
    if (!isLanguage(language)) return;
    settings.change({ language });
    void words.change(language);
  };
  return (
    <>
      <Choices
        title={t('ui.title.language')}
        // The wish at once: its words may take a moment to come.
        value={wish !== null && isLanguage(wish) ? wish : words.language}
        choices={LANGUAGES.map((value) => ({
          value,
          words: LANGUAGE_NAMES[value],
          art: titleArt(`flag-${value}`),
          lang: value,
        }))}
        onChange={speak}
      />
      <Choices
        title={t('ui.settings.textSize')}
        value={settings.value.textSize}
        choices={TEXT_SIZES.map((value) => ({ value, words: t('ui.settings.percent', { size: value }) }))}
        onChange={(value) => settings.change({ textSize: value })}
      />
    </>
  );
}

function ForEverybody() {
  const { words, settings } = useApp();
  const { t } = words;
  const { motion, contrast, colourFree, hold, double } = settings.value;
  return (
    <>
      <Choices
        title={t('ui.settings.motion')}
        hint={t(`ui.settings.motion.${motion}.hint`)}
        value={motion}
        choices={MOTIONS.map((value) => ({ value, words: t(`ui.settings.motion.${value}`) }))}
        onChange={(value) => settings.change({ motion: value })}
      />
      <Choices
        title={t('ui.settings.contrast')}
        hint={t('ui.settings.contrast.hint')}
        value={contrast}
        choices={CONTRASTS.map((value) => ({ value, words: t(`ui.settings.contrast.${value}`) }))}
        onChange={(value) => settings.change({ contrast: value })}
      />
      <PictureBehind />
      <Toggle
        title={t('ui.settings.colourFree')}
        hint={t('ui.settings.colourFree.hint')}
        value={colourFree}
        onChange={(value) => settings.change({ colourFree: value })}
      />
      <Choices
        title={t('ui.settings.hold')}
        hint={t(hold === 0 ? 'ui.settings.hold.never.hint' : 'ui.settings.hold.hint')}
        value={hold}
        choices={HOLDS.map((value) => ({ value, words: lasting(words, value) }))}
        onChange={(value) => settings.change({ hold: value })}
      />
      <Choices
        title={t('ui.settings.double')}
        hint={t('ui.settings.double.hint')}
        value={double}
        choices={DOUBLES.map((value) => ({ value, words: lasting(words, value) }))}
        onChange={(value) => settings.change({ double: value })}
      />
    </>
  );
}

/** Offers to start anew where the picture was made with other colours than are set now. */
function PictureBehind() {
  const { words, settings } = useApp();
  if (!isPictureBehind(settings.value.contrast)) return null;
  return (
    <div class="wrap apart" role="status">
      <p>{words.t('ui.settings.contrast.behind')}</p>
      {/* Every answer is saved as it is given, so nothing is lost by this. */}
      <Button class="row" tap={() => window.location.reload()}>
        {words.t('ui.settings.contrast.again')}
      </Button>
    </div>
  );
}

/** `0.35 s`; 0: `never`. */
function lasting(words: Words, ms: number): string {
  return ms === 0
    ? words.t('ui.settings.never')
    : words.t('ui.settings.seconds', { s: words.number(ms / 1000) });
}

function SavedGame() {
  const { words, sessions, go } = useApp();
  const { t } = words;
  return (
    <>
      <p>{t('ui.settings.file.hint')}</p>
      <div class="wrap apart">
        <Button class="row" tap={() => go('saves')} icon="ui-log" size={32} words={t('ui.saves.title')} />
        <Button class="row" tap={() => go('profiles')} icon="icon-person" size={32}>
          {t('ui.profiles.title')}
        </Button>
      </div>
      <ExportButton />
      {/* A game that is being played must not be swapped under its players. */}
      {sessions.session === null ? <ImportButton /> : <p class="soft">{t('ui.settings.file.leave')}</p>}
    </>
  );
}

/** Hands the game at hand over as a file. */
function ExportButton() {
  const { words, sessions } = useApp();
  const hand = () => {
    const text = sessions.exportGame();
    if (text === null) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = 'dungeon-petz.json';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button disabled={sessions.unfinished() === null} tap={hand} words={words.t('ui.settings.export')} />
  );
}
