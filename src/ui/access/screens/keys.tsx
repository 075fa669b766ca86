/** Which key does what, and binding others: press the button, then the key. */

import { useEffect, useRef, useState } from 'preact/hooks';
import {
  bindKey,
  DEEDS,
  isBindable,
  type KeyDeed,
  keyName,
  keyOfEvent,
} from '../../../session/profiles/key-map.ts';
import { useApp } from '../context.ts';
import { keyWords } from '../parts/key-words.ts';
import { PadHelp } from '../parts/pad-help.tsx';
import '../styles/keys.css';

export function Keys() {
  const { words, settings } = useApp();
  const { t } = words;
  const { keys } = settings.value;
  const [waiting, setWaiting] = useState<KeyDeed | null>(null);
  const [told, setTold] = useState('');
  const nameOf = (deed: KeyDeed) => t(`ui.keys.deed.${deed}`);
  const take = (deed: KeyDeed, key: string) => {
    if (!isBindable(key))
      return setTold(t('ui.keys.taken', { key: keyWords(t, key === ' ' ? 'Space' : key) }));
    const { bindings, swapped } = bindKey(keys, deed, key);
    settings.change({ keys: bindings });
    setWaiting(null);
    const done = t('ui.keys.done', { deed: nameOf(deed), key: keyWords(t, keyName(key)) });
    const other =
      swapped === null
        ? []
        : [t('ui.keys.swapped', { deed: nameOf(swapped), key: keyWords(t, keyOfEvent(bindings, swapped)) })];
    setTold([done, ...other].join(' '));
  };
  return (
    <>
      <section class="keys" aria-labelledby="keys-title">
        <h2 id="keys-title">{t('ui.keys.title')}</h2>
        <p class="soft">{t('ui.keys.hint')}</p>
        <p class="keys-status" role="status">
          {told}
        </p>
        <ul>
          {DEEDS.map((deed) => (
            <KeyRow
              key={deed}
              name={nameOf(deed)}
              bound={keyWords(t, keyOfEvent(keys, deed))}
              isWaiting={waiting === deed}
              begin={() => {
                setTold('');
                setWaiting(deed);
              }}
              give={() => setWaiting((now) => (now === deed ? null : now))}
              take={(key) => take(deed, key)}
            />
          ))}
        </ul>
        <button
          type="button"
          disabled={Object.keys(keys).length === 0}
          onClick={() => {
            settings.change({ keys: {} });
            setTold(t('ui.keys.isReset'));
          }}
        >
          {t('ui.keys.reset')}
        </button>
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
  const { t } = useApp().words;
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
