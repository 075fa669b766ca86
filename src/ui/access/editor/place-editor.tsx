/** One place of the table: what lies there as pictures with names, and what else might. */

import { useState } from 'preact/hooks';
import type { Words } from '../../../i18n/words.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import type { PieceKind, PiecePart, PiecePick, PiecePlace } from '../../../session/campaign/pieces/place.ts';
import { useApp } from '../context.ts';
import { ArtImage, Button, NumberStepper } from '../parts/pieces.tsx';
import { pieceLook } from './piece-look.ts';

interface Changing {
  onChange(draft: Level): void;
}

export function PlaceEditor({ place, onChange }: Changing & { place: PiecePlace }) {
  return (
    <div class="list" data-place={place.id} data-seat={place.seat}>
      {place.parts.map((part) => (
        <Part key={`${part.name} ${part.whose}`} part={part} onChange={onChange} />
      ))}
    </div>
  );
}

/** What a part is called: `Damage, Slime`, `Cage 2`. */
function nameOf(words: Words, { name, whose, pick }: PiecePart): string {
  const { t } = words;
  const plain = t(`ui.editor.part.${name}`);
  if (whose === undefined) return plain;
  if (name === 'damage')
    return t('ui.editor.whose', { part: plain, of: pieceLook(words, 'foe', whose).name });
  return pick.type === 'count'
    ? t('ui.editor.whose', { part: plain, of: t(`ui.editor.stand.${whose}`) })
    : t('ui.editor.numbered', { part: plain, n: whose });
}

function Part({ part, onChange }: Changing & { part: PiecePart }) {
  const { words, t } = useApp();
  const { pick } = part;
  const name = nameOf(words, part);
  const set = (value: Parameters<PiecePart['set']>[0]) => onChange(part.set(value));
  if (pick.type === 'count')
    return (
      <div class="spread row" data-part={part.name} data-whose={part.whose}>
        <span>{name}</span>
        <NumberStepper
          {...pick}
          label={words.number(pick.value)}
          less={t('ui.editor.fewer', { part: name })}
          more={t('ui.editor.more', { part: name })}
          onChange={set}
        />
      </div>
    );
  return pick.type === 'one' ? (
    <One part={part} pick={pick} name={name} set={set} />
  ) : (
    <List part={part} pick={pick} name={name} set={set} />
  );
}

interface Of<P extends PiecePick> {
  part: PiecePart;
  pick: P;
  name: string;
  set(value: string | null | readonly string[]): void;
}

function One({ part, pick, name, set }: Of<Extract<PiecePick, { type: 'one' }>>) {
  const [isOpen, setOpen] = useState(false);
  const { t } = useApp();
  const take = (id: string | null) => {
    setOpen(false);
    set(id);
  };
  const nothing = t('ui.editor.nothing');
  return (
    <div class="piece-part" data-part={part.name} data-whose={part.whose}>
      <Button class="piece here row" aria-expanded={isOpen} tap={() => setOpen(!isOpen)}>
        <small>{name}</small>
        {pick.value === null ? <span>{nothing}</span> : <Piece kind={pick.of} id={pick.value} />}
      </Button>
      {isOpen ? (
        <Options label={name} kind={pick.of} options={pick.options} chosen={pick.value} onTake={take}>
          {pick.isNeeded || pick.value === null ? null : (
            <Button class="piece row" data-piece="" tap={() => take(null)} words={nothing} />
          )}
        </Options>
      ) : null}
    </div>
  );
}

function List({ part, pick, name, set }: Of<Extract<PiecePick, { type: 'list' }>>) {
  const { words } = useApp();
  const [isOpen, setOpen] = useState(false);
  const { value } = pick;
  return (
    <div class="piece-part" data-part={part.name} data-whose={part.whose}>
      <small>{name}</small>
      <ul class="wrap">
        {value.map((id, at) => (
          <li key={at}>
            <Button
              class="piece here row"
              data-take-away={id}
              aria-label={words.t('ui.editor.takeAway', { piece: pieceLook(words, pick.of, id).name })}
              tap={() => set(value.filter((_, i) => i !== at))}
            >
              <Piece kind={pick.of} id={id} />
              <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
        {value.length < pick.most ? (
          <li>
            <Button
              class="piece row"
              data-add
              aria-label={words.t('ui.editor.addTo', { part: name })}
              aria-expanded={isOpen}
              tap={() => setOpen(!isOpen)}
            >
              +
            </Button>
          </li>
        ) : null}
      </ul>
      {isOpen && value.length < pick.most ? (
        <Options
          label={name}
          kind={pick.of}
          options={pick.options}
          chosen={null}
          onTake={(id) => set([...value, id])}
        />
      ) : null}
    </div>
  );
}

interface OptionsProps {
  label: string;
  kind: PieceKind;
  options: readonly string[];
  chosen: string | null;
  onTake(id: string): void;
  children?: preact.ComponentChildren;
}

function Options({ label, kind, options, chosen, onTake, children }: OptionsProps) {
  return (
    <fieldset class="piece-options below wrap edged pad">
      <legend class="unseen">{label}</legend>
      {children}
      {options.map((id) => (
        <Button
          key={id}
          class="piece row"
          data-piece={id}
          aria-pressed={id === chosen}
          tap={() => onTake(id)}
        >
          <Piece kind={kind} id={id} />
        </Button>
      ))}
    </fieldset>
  );
}

function Piece({ kind, id }: { kind: PieceKind; id: string }) {
  const { words } = useApp();
  const { name, arts } = pieceLook(words, kind, id);
  return (
    <>
      {arts.map((src) => (
        <ArtImage key={src} src={src} size={arts.length > 1 ? 28 : 44} />
      ))}
      <span>{name}</span>
    </>
  );
}
