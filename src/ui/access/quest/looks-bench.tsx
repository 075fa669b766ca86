/** What an own Hero looks like: a mirror, arrows for what is worn, pots of dye for what is dyed. */

import type { ComponentChildren } from 'preact';
import type { Json } from '../../../engine/kernel/state.ts';
import type { OwnHero } from '../../../engine/quest/read.ts';
import { pugSwatch } from '../../creatures/pug-colours.ts';
import {
  isPugLooks,
  PLAIN_PUG,
  PUG_PARTS,
  PUG_SLOTS,
  type PugLooks,
  type PugSlot,
  randomPug,
} from '../../creatures/pug-looks.ts';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import { pugAddress } from './hero.tsx';

type DyedSlot = Parameters<typeof pugSwatch>[0];

const DYED: readonly PugSlot[] = ['fur', 'iris', 'cloth', 'trim'];
const isDyed = (slot: PugSlot): slot is DyedSlot => DYED.includes(slot);

interface SlotProps<S extends PugSlot = PugSlot> {
  slot: S;
  looks: PugLooks;
  onChange(looks: PugLooks): void;
}

interface LooksBenchProps {
  hero: OwnHero;
  onChange(looks: Json): void;
  children: ComponentChildren;
}

/** What it is called and how it looks; the fields for the first are the children. */
export function LooksBench({ hero, onChange, children }: LooksBenchProps) {
  const { t } = useApp();
  const looks = isPugLooks(hero.looks) ? hero.looks : PLAIN_PUG;
  const change = (changed: PugLooks) => onChange({ ...changed });
  return (
    <>
      <div class="bench-head split even" style="--split: minmax(0, 7fr) minmax(0, 6fr)">
        <div class="mirror row middle">
          <img src={pugAddress(looks, 'glad')} alt="" width={280} height={280} />
        </div>
        <div class="called full stack">
          {children}
          <Button class="small" tap={() => change(randomPug(Math.random))} words={t('ui.workshop.random')} />
        </div>
      </div>
      <div class="slots cells" style="--least: 13rem">
        {PUG_SLOTS.map((slot) =>
          isDyed(slot) ? (
            <Dyes key={slot} slot={slot} looks={looks} onChange={change} />
          ) : (
            <Slot key={slot} slot={slot} looks={looks} onChange={change} />
          ),
        )}
      </div>
    </>
  );
}

/** The looks with another choice for a slot; null if there is no such choice. */
function withPart(looks: PugLooks, slot: PugSlot, id: string): PugLooks | null {
  const changed: unknown = { ...looks, [slot]: id };
  return isPugLooks(changed) ? changed : null;
}

/** The name of a choice; cloth and trim come out of the same pots. */
export function pugPartKey(slot: PugSlot, id: string): string {
  return `ui.workshop.part.${slot === 'trim' ? 'cloth' : slot}.${id}`;
}

function Slot({ slot, looks, onChange }: SlotProps) {
  const { t } = useApp();
  const all: readonly string[] = PUG_PARTS[slot];
  const at = all.indexOf(looks[slot]);
  const name = t(`ui.workshop.slot.${slot}`);
  const turn = (by: number) => {
    const changed = withPart(looks, slot, all[(at + by + all.length) % all.length] ?? '');
    if (changed !== null) onChange(changed);
  };
  return (
    <div class="slot centre close" data-slot={slot}>
      <Button class="slim" aria-label={t('ui.workshop.before', { what: name })} tap={() => turn(-1)}>
        ‹
      </Button>
      <span class="stack tight" aria-live="polite">
        <small class="soft">{name}</small>
        <strong>{t(pugPartKey(slot, looks[slot]))}</strong>
      </span>
      <Button class="slim" aria-label={t('ui.workshop.after', { what: name })} tap={() => turn(1)}>
        ›
      </Button>
    </div>
  );
}

function Dyes({ slot, looks, onChange }: SlotProps<DyedSlot>) {
  const { t } = useApp();
  return (
    <fieldset class="dyes" data-slot={slot}>
      <legend>
        <small class="soft">{t(`ui.workshop.slot.${slot}`)}</small>{' '}
        <strong>{t(pugPartKey(slot, looks[slot]))}</strong>
      </legend>
      <div class="wrap tight">
        {PUG_PARTS[slot].map((id) => {
          const dyed = withPart(looks, slot, id);
          return dyed === null ? null : (
            <label key={id} class="pot anchor centred" title={t(pugPartKey(slot, id))}>
              <input type="radio" name={slot} checked={looks[slot] === id} onChange={() => onChange(dyed)} />
              <span class="circle" style={{ background: pugSwatch(slot, dyed) }} />
              <span class="unseen">{t(pugPartKey(slot, id))}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
