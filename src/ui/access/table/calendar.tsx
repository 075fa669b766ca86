/** What is announced: exhibitions and customers by round, with what they like and dislike. */

import type { CalendarTile } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Speech } from '../../../text/speech.ts';
import { customerSymbols, exhibitionSymbols, scopeOf, type TileSymbol } from '../../../text/tiles.ts';
import { countedArt, customerArt, exhibitionArt } from '../../art-urls.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { ArtImage, Panel } from '../parts/pieces.tsx';

export function Calendar({ speech, view }: { speech: Speech; view: PetzView }) {
  const { t } = speech;
  const isMissing = useMissing();
  const exhibitions = isMissing('shows') ? [] : view.exhibitions;
  const customers = isMissing('customers') ? [] : view.customers;
  if (isMissing('shows') && isMissing('customers')) return null;
  return (
    <Panel title={t('ui.calendar.title')} id="calendar">
      {exhibitions.length === 0 ? null : <h3>{t('ui.calendar.exhibitions')}</h3>}
      <ul class="tiles">
        {exhibitions.map((tile) => (
          <Tile key={`e${tile.round}`} speech={speech} view={view} tile={tile} kind="exhibition" />
        ))}
      </ul>
      {customers.length === 0 ? null : <h3>{t('ui.calendar.customers')}</h3>}
      <ul class="tiles">
        {customers.map((tile, at) => (
          <Tile key={`c${tile.round}/${at}`} speech={speech} view={view} tile={tile} kind="customer" />
        ))}
      </ul>
      {exhibitions.length + customers.length === 0 ? <p class="soft">{t('ui.calendar.none')}</p> : null}
    </Panel>
  );
}

function Tile({
  speech,
  view,
  tile,
  kind,
}: {
  speech: Speech;
  view: PetzView;
  tile: CalendarTile;
  kind: 'exhibition' | 'customer';
}) {
  const { t } = speech;
  const isNow = tile.round === view.round;
  const when = isNow ? t('ui.calendar.now') : t('ui.calendar.round', { round: tile.round });
  if (tile.id === null) {
    return (
      <li class="hidden-tile">
        <strong>{when}</strong> <span class="soft">{t('ui.calendar.hidden')}</span>
      </li>
    );
  }
  const symbols =
    kind === 'exhibition' ? exhibitionSymbols(speech, tile.id) : customerSymbols(speech, tile.id);
  return (
    <li class={isNow ? 'now' : ''}>
      <ArtImage src={kind === 'exhibition' ? exhibitionArt(tile.id) : customerArt(tile.id)} size={44} />
      <div>
        <strong>{speech.thing(kind, tile.id)}</strong>
        <small class="soft">
          {when}
          {kind === 'exhibition' ? `, ${scopeOf(speech, tile.id)}` : ''}
          {tile.open ? '' : `, ${t('ui.calendar.peeked')}`}
        </small>
        <Symbols speech={speech} symbols={symbols} />
      </div>
    </li>
  );
}

function Symbols({ speech, symbols }: { speech: Speech; symbols: readonly TileSymbol[] }) {
  return (
    <ul class="symbols wrap">
      {symbols.map(({ value, of, text, with: pair }) => (
        <li key={text} class={value > 0 ? 'likes wrap' : 'dislikes'}>
          <b>{speech.signed(value)}</b> <ArtImage src={countedArt(of)} size={22} />
          {pair === undefined ? null : <ArtImage src={countedArt(pair)} size={22} />} {text}
        </li>
      ))}
    </ul>
  );
}
