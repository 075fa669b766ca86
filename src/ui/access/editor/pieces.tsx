/** What lies on the table when a level begins: as dealt, or laid piece by piece. */

import { useMemo, useState } from 'preact/hooks';
import { checkDraft, isLaidOut, laidOut, piecePlacesOf } from '../../../session/campaign/campaign-core.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { type App, useApp, useChanges } from '../context.ts';
import { Select } from '../parts/field.tsx';
import type { EditorPart } from './part.ts';
import { placeName, sitterName } from './piece-look.ts';
import { PlaceEditor } from './place-editor.tsx';
import '../styles/pieces.css';
import { LaidSession } from '../../../session/campaign/pieces/laid-session.ts';
import type { AnySession } from '../../../session/game/session.ts';
import { type NamedPlace, placesNow } from '../../named-places.ts';
import { rectInWindow } from '../../turned.ts';
import { changeLevel, toChange } from '../campaign/incoming.ts';
import { showTable } from '../insight/watch-game.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import { useRoom } from '../parts/room.ts';
import { useEvery } from '../parts/timers.ts';
import '../styles/replay.css';

const TABLE = 'table';

export function LevelPieces({ draft, onChange }: EditorPart) {
  const app = useApp();
  const { t } = app;
  const isLaid = isLaidOut(draft);
  const lay = () => {
    const laid = laidOut(draft);
    if (laid !== null) onChange(laid);
  };
  const asDealt = () => {
    const { start: _, ...dealt } = draft;
    onChange(dealt as Level);
  };
  return (
    <Panel title={t('ui.editor.pieces')} id="editor-pieces">
      <p class="soft">{t(isLaid ? 'ui.editor.piecesLaid' : 'ui.editor.piecesHint')}</p>
      <div class="actions wrap apart">
        {isLaid ? (
          <>
            <Button class="gold" data-lay-on-table tap={() => openLaidTable(app, draft)}>
              {t('ui.editor.onTable')}
            </Button>
            <Button data-as-dealt tap={asDealt} words={t('ui.editor.asDealt')} />
          </>
        ) : (
          <Button data-lay-out tap={lay} words={t('ui.editor.layOut')} />
        )}
      </div>
      {isLaid ? <Places draft={draft} onChange={onChange} /> : null}
    </Panel>
  );
}

/** The places of the table, or of one seat, each to be opened. */
function Places({ draft, onChange }: EditorPart) {
  const [whose, setWhose] = useState('0');
  const { words, t } = useApp();
  const places = piecePlacesOf(draft);
  const seats = [...new Set(places.flatMap(({ seat }) => seat ?? []))];
  const seat = seats.includes(Number(whose)) ? Number(whose) : null;
  return (
    <>
      <Select<string>
        name="pieces"
        title={t('ui.editor.whosePieces')}
        value={seat === null ? TABLE : String(seat)}
        options={[
          [TABLE, t(`ui.editor.common.${draft.game}`)],
          ...seats.map((one) => [String(one), sitterName(words, draft, one)] as const),
        ]}
        onChange={setWhose}
      />
      {places
        .filter((place) => place.seat === seat)
        .map((place) => (
          <details
            key={`${place.seat} ${place.id}`}
            class="piece-place below gilt"
            data-open-place={place.id}
          >
            <summary>{placeName(words, place)}</summary>
            <PlaceEditor place={place} onChange={onChange} />
          </details>
        ))}
    </>
  );
}

/** The picture does not tell when it is drawn anew, so it is looked at this often. */
const LOOK = 200;
const COMMON = 'common';

/** Which place of the position a place of the town belongs to. */
const IN_TOWN: Readonly<Record<string, string>> = {
  'space:older': 'town:pets',
  'space:younger1': 'town:pets',
  'space:younger2': 'town:pets',
  'space:meat': 'town:food',
  'space:mixed': 'town:food',
  'space:vegetables': 'town:food',
  'space:artifacts': 'town:artifacts',
  'space:cage1': 'town:cages',
  'space:cage2': 'town:cages',
  'space:addon': 'town:addons',
};

/** Shows the table of a level whose pieces are laid out. */
function openLaidTable(app: App, level: Level): void {
  showTable(
    app,
    (tools) =>
      LaidSession.of(level, (seat) => sitterName(app.words, level, seat), tools) as AnySession | null,
    async () => LaidControls,
  );
}

/** Over the drawn table: a tap on a plot, a stand, stores or a column opens what lies there. */
function LaidControls() {
  const { sessions } = useApp();
  const { session } = sessions;
  return session instanceof LaidSession ? <Laying session={session as LaidSession} /> : null;
}

/** Which place is open, and whose it is. */
interface Open {
  id: string;
  seat: number | null;
}

function Laying({ session }: { session: LaidSession }) {
  const { sessions, go, words, t } = useApp();
  useChanges(session);
  const [open, setOpen] = useState<Open | null>(null);
  const level = session.laid;
  const places = useMemo(() => piecePlacesOf(level), [level]);
  const read = useMemo(() => checkDraft(level), [level]);
  const place = places.find(({ id, seat }) => id === open?.id && seat === open.seat);
  const isQuest = level.game === 'quest';
  const here = places.filter(
    ({ seat }) => isQuest || seat === (session.side === 'own' ? session.seat : null),
  );
  const back = () => {
    sessions.endWatching();
    changeLevel(go, session.laid);
  };
  const lay = (next: Level) => {
    // However the table is left, the editor has its pieces.
    toChange.lay(next);
    session.lay(next);
  };
  const openPlace = (id: string, seat: number | null) =>
    setOpen(open?.id === id && open.seat === seat ? null : { id, seat });
  const lookAt = (value: string) => {
    setOpen(null);
    if (value === COMMON) session.look('common');
    else session.look('own', Number(value));
  };
  const keyOf = ({ id, seat }: Open) => `${seat ?? ''}/${id}`;
  return (
    <section class="replay laying" aria-label={t('ui.editor.pieces')}>
      <Targets session={session} open={open} onOpen={openPlace} />
      {place === undefined ? null : (
        <section class="laying-place gilded" aria-labelledby="laying-place">
          <header class="row spread">
            <h2 id="laying-place">{placeName(words, place)}</h2>
            <Button class="small" data-close-place tap={() => setOpen(null)}>
              {t('ui.editor.closePlace')}
            </Button>
          </header>
          <PlaceEditor key={keyOf(place)} place={place} onChange={lay} />
        </section>
      )}
      <div class="replay-bar middle gilded stack" ref={useRoom()}>
        {read.ok ? null : (
          <p role="alert" data-problem="badLevel">
            {t('ui.editor.problem')} <code lang="en">{read.problems[0]}</code>
          </p>
        )}
        <div class="replay-row row">
          {isQuest ? null : (
            <Select
              name="laying"
              title={t('ui.editor.lookAt')}
              value={session.side === 'common' ? COMMON : String(session.seat)}
              options={[
                ...level.seats.map((_, seat) => [String(seat), sitterName(words, level, seat)] as const),
                [COMMON, t('ui.editor.common.petz')],
              ]}
              onChange={lookAt}
            />
          )}
          <Select
            name="layingPlace"
            title={t('ui.editor.layAt')}
            value={open === null ? '' : keyOf(open)}
            options={[
              ['', t('ui.editor.tapPlace')],
              ...here.map((one) => [keyOf(one), placeName(words, one)] as const),
            ]}
            onChange={(key) => setOpen(here.find((one) => keyOf(one) === key) ?? null)}
          />
          <Button class="gold" data-back-to-editor tap={back} words={t('ui.editor.back')} />
        </div>
      </div>
    </section>
  );
}

interface TargetsProps {
  session: LaidSession;
  open: Open | null;
  onOpen(id: string, seat: number | null): void;
}

/** A button over every place of the picture that pieces lie at. */
function Targets({ session, open, onOpen }: TargetsProps) {
  const { words } = useApp();
  const level = session.laid;
  const drawn = useNamedPlaces();
  const seat = session.side === 'own' && level.game === 'petz' ? session.seat : null;
  return (
    <>
      {drawn.flatMap(({ id, rect }) => {
        const place = placeOf(id, seat);
        if (place === null) return [];
        const { x, y, width, height } = rectInWindow(rect);
        return (
          <button
            key={id}
            type="button"
            class="laying-target"
            data-lay={id}
            aria-label={placeName(words, place)}
            aria-expanded={open?.id === place.id && open.seat === place.seat}
            style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
            onClick={() => onOpen(place.id, place.seat)}
          />
        );
      })}
    </>
  );
}

/** What a place of the picture is in the position; null: nothing can be laid there. */
function placeOf(id: string, seat: number | null): Open | null {
  const [kind = '', which = ''] = id.split(':');
  if (kind === 'space') return IN_TOWN[id] === undefined ? null : { id: IN_TOWN[id] ?? '', seat: null };
  if (kind === 'hero') return { id: 'hero', seat: Number(which) };
  return { id, seat };
}

function useNamedPlaces(): readonly NamedPlace[] {
  const [drawn, setDrawn] = useState<readonly NamedPlace[]>([]);
  const look = () => setDrawn(document.body.classList.contains('table-drawn') ? placesNow() : []);
  useEvery(LOOK, look, []);
  return drawn;
}
