/** Which button of a gamepad does what, with signs that are right for the pads of every maker. */

import '../styles/keys.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import {
  bindKey,
  isBindable,
  KEY_ACTIONS,
  type KeyAction,
  keyName,
  keyOfEvent,
} from '../../../session/profiles/key-map.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { keyWords } from '../parts/key-sign.tsx';
import { Button } from '../parts/pieces.tsx';

/** The actions in the order they are listed, by the sign of their button. */
export const PAD_SIGNS = [
  'stick',
  'south',
  'east',
  'west',
  'north',
  'shoulders',
  'trigger',
  'start',
  'select',
  'roll',
] as const;

/** The list for the settings. */
export function PadHelp({ t }: Pick<Words, 't'>) {
  return (
    <section class="pad-help">
      <h2>{t('ui.pad.title')}</h2>
      <p class="soft">{t('ui.pad.hint')}</p>
      <dl class="below cells" style="--least: 17rem">
        {PAD_SIGNS.map((name) => (
          <div key={name}>
            <dt>
              {/* By its place: letters and shapes differ from maker to maker, places do not. */}
              <img class="pad-sign" src={iconArt(`pad-${name}`)} alt="" width={40} height={40} />
              <span>{t(`ui.pad.${name}`)}</span>
            </dt>
            <dd class="start">{t(`ui.pad.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Which key does what, and binding others: press the button, then the key. */
export function Keys() {
  const { settings, t } = useApp();
  const { keys } = settings.value;
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [message, setMessage] = useState('');
  const nameOf = (action: KeyAction) => t(`ui.keys.action.${action}`);
  const take = (action: KeyAction, key: string) => {
    if (!isBindable(key))
      return setMessage(t('ui.keys.taken', { key: keyWords(t, key === ' ' ? 'Space' : key) }));
    const { bindings, swapped } = bindKey(keys, action, key);
    settings.change({ keys: bindings });
    setWaiting(null);
    const done = t('ui.keys.done', { name: nameOf(action), key: keyWords(t, keyName(key)) });
    const other =
      swapped === null
        ? []
        : [t('ui.keys.swapped', { name: nameOf(swapped), key: keyWords(t, keyOfEvent(bindings, swapped)) })];
    setMessage([done, ...other].join(' '));
  };
  return (
    <>
      <section class="keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{t('ui.keys.title')}</h2>
        <p class="soft">{t('ui.keys.hint')}</p>
        <p class="keys-status tile pad" role="status">
          {message}
        </p>
        <ul class="columns" style="--least: 17rem">
          {KEY_ACTIONS.map((action) => (
            <KeyRow
              key={action}
              name={nameOf(action)}
              bound={keyWords(t, keyOfEvent(keys, action))}
              isWaiting={waiting === action}
              begin={() => {
                setMessage('');
                setWaiting(action);
              }}
              give={() => setWaiting((now) => (now === action ? null : now))}
              take={(key) => take(action, key)}
            />
          ))}
        </ul>
        <Button
          disabled={Object.keys(keys).length === 0}
          tap={() => {
            settings.change({ keys: {} });
            setMessage(t('ui.keys.isReset'));
          }}
        >
          {t('ui.keys.reset')}
        </Button>
        <p class="soft">{t('ui.keys.always')}</p>
      </section>
      <PadHelp t={t} />
    </>
  );
}

interface RowProps {
  name: string;
  bound: string;
  isWaiting: boolean;
  begin(): void;
  /** Waits no longer. */
  give(): void;
  take(key: string): void;
}

function KeyRow({ name, bound, isWaiting, begin, give, take }: RowProps) {
  const { t } = useApp();
  const button = useRef<HTMLButtonElement>(null);
  // Some browsers leave the focus where it was when a button is pressed by a mouse.
  useEffect(() => {
    if (isWaiting) button.current?.focus();
  }, [isWaiting]);
  const listen = (event: KeyboardEvent) => {
    if (!isWaiting || event.key === 'Tab') return;
    // Neither the page nor the button itself is meant.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') give();
    else if (!event.repeat && !['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(event.key))
      take(event.key);
  };
  return (
    <li class="row spread apart">
      <span>{name}</span>
      <button
        type="button"
        ref={button}
        class={isWaiting ? 'small gold' : 'small'}
        aria-label={isWaiting ? t('ui.keys.press') : t('ui.keys.change', { name, key: bound })}
        onClick={() => {
          if (!isWaiting) begin();
        }}
        onKeyDown={listen}
        onBlur={give}
      >
        {isWaiting ? t('ui.keys.press') : <kbd>{bound}</kbd>}
      </button>
    </li>
  );
}
