/** Settings, in tabs; everything applies at once, and a live sample shows what it does. */

import type { ComponentType } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { isLanguage, LANGUAGE_NAMES, LANGUAGES, type Words } from '../../../i18n/words.ts';
import { SPEEDS, type Speed } from '../../../session/game/pacing.ts';
import { CONTRASTS, DOUBLES, HOLDS, MOTIONS } from '../../../session/profiles/comfort.ts';
import {
  isStill,
  RIVALS_SHOWN,
  SENT_BY_TAP,
  type Settings,
  TEXT_SIZES,
} from '../../../session/profiles/settings.ts';
import { iconArt, needArt, petArt, playerArt, TOKEN_ART, titleArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { isPictureBehind } from '../contrast.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { Page } from '../parts/page.tsx';
import { Slider } from '../parts/slider.tsx';
import { fileName, handOver } from '../saves/device-storage.ts';
import { Keys } from './keys.tsx';
import { ImportButton } from './title.tsx';
import '../styles/settings.css';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';

const TABS = {
  play: { sign: 'ui-speed1', Shown: Play },
  display: { sign: 'ui-info', Shown: Display },
  sound: { sign: 'ui-sound', Shown: Sound },
  access: { sign: 'icon-person', Shown: ForEverybody },
  keys: { sign: 'ui-settings', Shown: Keys },
  file: { sign: 'ui-log', Shown: SavedGame },
} as const satisfies Record<string, { sign: string; Shown: ComponentType }>;
type Tab = keyof typeof TABS;
const NAMES = Object.keys(TABS) as Tab[];

const SPEED_SIGNS: Readonly<Record<Speed, string>> = {
  x1: iconArt('ui-speed1'),
  x2: iconArt('ui-speed2'),
  x4: iconArt('ui-speed3'),
  instant: iconArt('ui-speed4'),
};

export function SettingsScreen() {
  const { back, t } = useApp();
  const [tab, setTab] = useState<Tab>('play');
  const { Shown } = TABS[tab];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step === undefined ? null : NAMES.at((NAMES.indexOf(tab) + step) % NAMES.length);
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
            {NAMES.map((name) => (
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
                art={iconArt(TABS[name].sign)}
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
            <Shown />
          </div>
        </div>
        <Sample />
      </div>
    </Page>
  );
}

/** The settings that are one of several, and those that are on or off. */
type Several = 'speed' | 'rivals' | 'sent' | 'textSize' | 'motion' | 'contrast' | 'hold' | 'double';
type OnOff = 'forecast' | 'coach' | 'aloud' | 'confirm' | 'colourFree' | 'sound';

interface ChosenProps<K extends Several> {
  name: K;
  values: readonly Settings[K][];
  hint?: string;
  /** How a value is called where it has no words of its own. */
  called?: (value: Settings[K]) => string;
  signs?: Readonly<Record<Settings[K], string>>;
}

/** A setting that is one of several. */
function Chosen<K extends Several>({ name, called, signs, ...rest }: ChosenProps<K>) {
  const { words, settings } = useApp();
  return (
    <Choices
      {...rest}
      title={words.t(`ui.settings.${name}`)}
      value={settings.value[name]}
      called={(value) => called?.(value) ?? words.t(`ui.settings.${name}.${value}`)}
      art={(value) => signs?.[value]}
      onChange={(value) => settings.change({ [name]: value })}
    />
  );
}

/** A setting that is on or off. */
function Switch({ name }: { name: OnOff }) {
  const { words, settings } = useApp();
  return (
    <Toggle
      title={words.t(`ui.settings.${name}`)}
      hint={words.t(`ui.settings.${name}.hint`)}
      value={settings.value[name]}
      onChange={(value) => settings.change({ [name]: value })}
    />
  );
}

function Play() {
  const { words, settings } = useApp();
  const { rivals, sent } = settings.value;
  return (
    <>
      <Chosen name="speed" values={Object.keys(SPEEDS) as Speed[]} signs={SPEED_SIGNS} />
      <Chosen name="rivals" values={RIVALS_SHOWN} hint={words.t(`ui.settings.rivals.${rivals}.hint`)} />
      <Chosen name="sent" values={SENT_BY_TAP} hint={words.t(`ui.settings.sent.${sent}.hint`)} />
      <Switch name="forecast" />
      <Switch name="coach" />
      <Switch name="aloud" />
      <Switch name="confirm" />
    </>
  );
}

function Display() {
  const { words, settings, t } = useApp();
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
        values={LANGUAGES}
        called={(language) => LANGUAGE_NAMES[language]}
        art={(language) => titleArt(`flag-${language}`)}
        lang={(language) => language}
        onChange={speak}
      />
      <Chosen name="textSize" values={TEXT_SIZES} called={(size) => t('ui.settings.percent', { size })} />
    </>
  );
}

const VOLUMES = ['effects', 'voices', 'music'] as const;

/** What is heard and how loud: three volumes and a switch for all of them. */
function Sound() {
  const { words, settings } = useApp();
  const { value } = settings;
  return (
    <>
      <Switch name="sound" />
      {VOLUMES.map((name) => (
        <Slider
          key={name}
          title={words.t(`ui.settings.${name}`)}
          value={value[name]}
          words={words.t('ui.settings.percent', { size: value[name] })}
          disabled={!value.sound}
          onChange={(volume) => settings.change({ [name]: volume })}
        />
      ))}
    </>
  );
}

function ForEverybody() {
  const { words, settings, t } = useApp();
  const { motion, hold } = settings.value;
  const lasting = (ms: number) => lastingWords(words, ms);
  return (
    <>
      <Chosen name="motion" values={MOTIONS} hint={t(`ui.settings.motion.${motion}.hint`)} />
      <Chosen name="contrast" values={CONTRASTS} hint={t('ui.settings.contrast.hint')} />
      <PictureBehind />
      <Switch name="colourFree" />
      <Chosen
        name="hold"
        values={HOLDS}
        hint={t(hold === 0 ? 'ui.settings.hold.never.hint' : 'ui.settings.hold.hint')}
        called={lasting}
      />
      <Chosen name="double" values={DOUBLES} hint={t('ui.settings.double.hint')} called={lasting} />
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
function lastingWords(words: Words, ms: number): string {
  return ms === 0
    ? words.t('ui.settings.never')
    : words.t('ui.settings.seconds', { s: words.number(ms / 1000) });
}

function SavedGame() {
  const { sessions, go, t } = useApp();
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
    if (text !== null) handOver(text, fileName());
  };
  return (
    <Button
      class="start"
      disabled={sessions.unfinished() === null}
      tap={hand}
      words={words.t('ui.settings.export')}
    />
  );
}

const PET = 'uni';

/** A pet that tries out the settings: its words in the size chosen, a coin that flies as fast as things will. */
function Sample() {
  const { settings, t } = useApp();
  const { value } = settings;
  const still = isStill(value, window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const flight = value.speed === 'instant' ? 'instant' : still ? 'still' : value.speed;
  return (
    <section class="sample shade stack apart card" aria-label={t('ui.settings.sample')}>
      <p class="sample-says anchor tile pad tailed">{t('ui.settings.sample.says')}</p>
      <div class="sample-stage anchor" data-flight={flight} aria-hidden="true">
        <img class="sample-pet" src={petArt(PET)} alt="" width={150} height={150} />
        {/* Keyed by the flight, so that a new speed starts at once. */}
        <img class="sample-coin" key={flight} src={TOKEN_ART.gold} alt="" width={44} height={44} />
      </div>
      {value.forecast ? (
        <p class="bright row tile pad">
          <ArtImage src={needArt('hunger')} size={32} /> {t('ui.settings.sample.forecast')}
        </p>
      ) : null}
      <div class="sample-rival row apart">
        <Portrait rival="pip" seat={2} face="happy" size={56} />
        <ul>
          {value.rivals === 'whole' ? (
            <>
              <li class="row">
                <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.1')}
              </li>
              <li class="row">
                <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.2')}
              </li>
            </>
          ) : null}
          <li class="row">
            <ArtImage src={playerArt(2)} size={22} /> {t('ui.settings.sample.step.3')}
          </li>
        </ul>
      </div>
    </section>
  );
}
