/** Who plays in a new game: a person with a name of his own, or a bot as one of the rivals. */

import { mannerKey } from '../../../i18n/keys.ts';
import { RIVALS, type RivalId } from '../../../session/rivals.ts';
import { playerArt } from '../art.ts';
import { useApp } from '../context.ts';
import { Art } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import {
  type Draft,
  type DraftSeat,
  FEWEST_SEATS,
  type Kind,
  MOST_SEATS,
  nameOf,
  rivalsFor,
  withKind,
  withSeat,
} from './draft.ts';

const KINDS: readonly Kind[] = ['person', 'easy', 'hard', 'random'];

export function Seats({ draft, onChange }: { draft: Draft; onChange(draft: Draft): void }) {
  const { words } = useApp();
  const { t } = words;
  const { seats } = draft;
  const keep = (changed: DraftSeat[]) => onChange({ ...draft, seats: changed });
  const change = (at: number, some: Partial<DraftSeat>) =>
    keep(seats.map((seat, i) => (i === at ? { ...seat, ...some } : seat)));
  return (
    <fieldset class="panel paper seats">
      <legend>{t('ui.newGame.shops')}</legend>
      <ol>
        {seats.map((seat, at) => (
          <li key={at}>
            {seat.rival === null ? (
              <Art src={playerArt(at)} size={48} />
            ) : (
              <Portrait rival={seat.rival} seat={at} face="neutral" size={72} />
            )}
            {seat.rival === null ? (
              <PersonField at={at} name={seat.name} onName={(name) => change(at, { name })} />
            ) : (
              <RivalField
                at={at}
                rival={seat.rival}
                free={rivalsFor(seats, at)}
                onRival={(rival) => change(at, { rival })}
              />
            )}
            <label class="field">
              <span>{t('ui.newGame.playedBy')}</span>
              <select
                value={seat.kind}
                onChange={(event) => keep(withKind(seats, at, event.currentTarget.value as Kind))}
              >
                {KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`ui.newGame.kind.${kind}`)}
                  </option>
                ))}
              </select>
            </label>
            <button
              type="button"
              class="small"
              disabled={seats.length <= FEWEST_SEATS}
              aria-label={t('ui.newGame.remove', { name: nameOf(seat) })}
              onClick={() => keep(seats.filter((_, i) => i !== at))}
            >
              ×
            </button>
          </li>
        ))}
      </ol>
      {seats.length < MOST_SEATS ? (
        <button
          type="button"
          onClick={() => keep(withSeat(seats, 'easy', t(`ui.newGame.name.${seats.length + 1}`)))}
        >
          {t('ui.newGame.add')}
        </button>
      ) : null}
    </fieldset>
  );
}

function PersonField({ at, name, onName }: { at: number; name: string; onName(name: string): void }) {
  const { words } = useApp();
  return (
    <label class="field">
      <span>{words.t('ui.newGame.nameOf', { n: at + 1 })}</span>
      <input
        value={name}
        maxLength={30}
        autocomplete="off"
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}

function RivalField({
  at,
  rival,
  free,
  onRival,
}: {
  at: number;
  rival: RivalId;
  free: readonly RivalId[];
  onRival(rival: RivalId): void;
}) {
  const { words } = useApp();
  const { t } = words;
  return (
    <label class="field">
      <span>{t('ui.newGame.rivalOf', { n: at + 1 })}</span>
      <select value={rival} onChange={(event) => onRival(event.currentTarget.value as RivalId)}>
        {free.map((id) => (
          <option key={id} value={id}>
            {t('ui.newGame.rival', { name: RIVALS[id].name, manner: t(mannerKey(RIVALS[id].manner)) })}
          </option>
        ))}
      </select>
    </label>
  );
}
