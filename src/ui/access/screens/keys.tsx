/** Which button of a gamepad does what, with signs that are right for the pads of every maker. */

import '../styles/keys.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import {
  bindKey,
  DEEDS,
  isBindable,
  type KeyDeed,
  keyName,
  keyOfEvent,
} from '../../../session/profiles/key-map.ts';
import { useApp } from '../context.ts';
import { keyWords } from '../parts/key-sign.tsx';
import { Button } from '../parts/pieces.tsx';

/** The deeds in the order they are told, by the sign of their button. */
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

type PadSignName = (typeof PAD_SIGNS)[number];

const FACES: readonly (readonly [PadSignName, number, number])[] = [
  ['north', 20, 9],
  ['west', 9, 20],
  ['east', 31, 20],
  ['south', 20, 31],
];

const CAP = 'M4 27V17Q4 8 14 8H26Q36 8 36 17V27Z';

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
              <Sign name={name} />
              <span>{t(`ui.pad.${name}`)}</span>
            </dt>
            <dd class="start">{t(`ui.pad.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A button by its place on the pad: letters and shapes differ from maker to maker, places do not. */
function Sign({ name }: { name: PadSignName }) {
  return (
    <svg class="pad-sign" viewBox="0 0 40 40" width={40} height={40} aria-hidden="true">
      {drawingOf(name)}
    </svg>
  );
}

function drawingOf(name: PadSignName) {
  switch (name) {
    case 'stick':
      return (
        <>
          <path class="part" d="M15 3h10v12h12v10H25v12H15V25H3V15h12z" />
          <path class="lit" d="M20 6l4 6h-8zM20 34l4-6h-8zM6 20l6-4v8zM34 20l-6-4v8z" />
        </>
      );
    case 'roll':
      return (
        <>
          <circle class="part" cx="20" cy="20" r="16" />
          <circle class="lit" cx="20" cy="20" r="7" />
          <path d="M20 7l4 5h-8zM20 33l4-5h-8z" />
        </>
      );
    case 'shoulders':
      return (
        <>
          <path class="lit" d="M3 27V20Q3 10 13 10H18V27Z" />
          <path class="lit" d="M37 27V20Q37 10 27 10H22V27Z" />
        </>
      );
    case 'trigger':
      return (
        <>
          <path class="lit" d={CAP} />
          <path d="M13 32h14" fill="none" />
        </>
      );
    case 'start':
    case 'select':
      return (
        <>
          <rect class="part" x="3" y="11" width="34" height="18" rx="9" />
          {name === 'start' ? (
            <path d="M13 16h14M13 20h14M13 24h14" fill="none" />
          ) : (
            <path d="M12 15h9v7h-9zM18 19h10v7H18z" fill="none" />
          )}
        </>
      );
    default:
      return FACES.map(([face, x, y]) => (
        <circle key={face} class={face === name ? 'lit' : 'part'} cx={x} cy={y} r={face === name ? 8 : 6} />
      ));
  }
}

/** Which key does what, and binding others: press the button, then the key. */
export function Keys() {
  const { settings, t } = useApp();
  const { keys } = settings.value;
  const [waiting, setWaiting] = useState<KeyDeed | null>(null);
  const [message, setMessage] = useState('');
  const nameOf = (deed: KeyDeed) => t(`ui.keys.deed.${deed}`);
  const take = (deed: KeyDeed, key: string) => {
    if (!isBindable(key))
      return setMessage(t('ui.keys.taken', { key: keyWords(t, key === ' ' ? 'Space' : key) }));
    const { bindings, swapped } = bindKey(keys, deed, key);
    settings.change({ keys: bindings });
    setWaiting(null);
    const done = t('ui.keys.done', { deed: nameOf(deed), key: keyWords(t, keyName(key)) });
    const other =
      swapped === null
        ? []
        : [t('ui.keys.swapped', { deed: nameOf(swapped), key: keyWords(t, keyOfEvent(bindings, swapped)) })];
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
          {DEEDS.map((deed) => (
            <KeyRow
              key={deed}
              name={nameOf(deed)}
              bound={keyWords(t, keyOfEvent(keys, deed))}
              isWaiting={waiting === deed}
              begin={() => {
                setMessage('');
                setWaiting(deed);
              }}
              give={() => setWaiting((now) => (now === deed ? null : now))}
              take={(key) => take(deed, key)}
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
    <li>
      <span>{name}</span>
      <button
        type="button"
        ref={button}
        class={isWaiting ? 'small gold' : 'small'}
        aria-label={isWaiting ? t('ui.keys.press') : t('ui.keys.change', { deed: name, key: bound })}
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
