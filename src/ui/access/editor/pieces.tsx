/** What lies on the table when a level begins: as dealt, or laid piece by piece. */

import { useState } from 'preact/hooks';
import { isLaidOut, laidOut, piecePlacesOf } from '../../../session/campaign/campaign-core.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { useApp } from '../context.ts';
import { Select } from '../parts/field.tsx';
import { openLaidTable } from './laid-table.tsx';
import type { EditorPart } from './part.ts';
import { placeName, sitterName } from './piece-look.ts';
import { PlaceEditor } from './place-editor.tsx';
import '../styles/pieces.css';
import { Button, Panel } from '../parts/pieces.tsx';

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
