/** The bench: everybody who may sit in a shop, in portraits; real radio buttons lie under them. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { mannerKey } from '../../../i18n/keys.ts';
import { RIVAL_IDS, RIVALS, type RivalId } from '../../../session/game/rivals.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Portrait } from '../parts/portrait.tsx';
import { type DraftSeat, rivalsFor, seatName } from './draft.ts';

interface Props {
  seats: readonly DraftSeat[];
  at: number;
  onPerson(): void;
  onRival(rival: RivalId): void;
  /** Null: the shop must stay open. */
  onRemove: (() => void) | null;
  onClose(): void;
}

export function Bench({ seats, at, onPerson, onRival, onRemove, onClose }: Props) {
  const { t } = useApp().words;
  const box = useRef<HTMLFieldSetElement>(null);
  const seat = seats[at];
  const now = seat?.rival ?? null;
  const free = rivalsFor(seats, at);
  useLayoutEffect(() => {
    box.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // A tap decides and closes; the arrow keys only try people out, Enter and Escape close.
  const closeAfterTap = (event: MouseEvent) => {
    // Not at once: a radio button that is gone by then tells of no change.
    if (event.detail > 0) setTimeout(onClose);
  };
  const closeByKey = (event: KeyboardEvent) => {
    const isRadio = event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isRadio)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <fieldset class="panel bench" ref={box} data-colour={PLAYER_COLOURS[at]} onKeyDown={closeByKey}>
      <legend>{t('ui.newGame.who', { n: at + 1 })}</legend>
      <div class="sitters">
        <label class="sitter">
          <input
            type="radio"
            name="sitter"
            value="person"
            checked={now === null}
            onChange={onPerson}
            onClick={closeAfterTap}
          />
          <Portrait rival={null} seat={at} face="neutral" size={76} />
          <strong>{t('ui.newGame.kind.person')}</strong>
          <small>{t('ui.newGame.personHint')}</small>
        </label>
        {RIVAL_IDS.map((id) => (
          <label key={id} class="sitter">
            <input
              type="radio"
              name="sitter"
              value={id}
              checked={now === id}
              disabled={!free.includes(id)}
              onChange={() => onRival(id)}
              onClick={closeAfterTap}
            />
            <Portrait rival={id} seat={at} face="neutral" size={76} />
            <strong>{RIVALS[id].name}</strong>
            <small>{t(free.includes(id) ? mannerKey(RIVALS[id].manner) : 'ui.newGame.elsewhere')}</small>
          </label>
        ))}
        {onRemove === null || seat === undefined ? null : (
          <button type="button" class="small nobody" onClick={onRemove}>
            {t('ui.newGame.remove', { name: seatName(seat) })}
          </button>
        )}
      </div>
    </fieldset>
  );
}
