/** The rules of the house for a free game: a card for every modifier, in play or not, and with which numbers. */

import type { SetupOf } from '../../../engine/games.ts';
import { houseRules } from '../../../session/game/house-rules.ts';
import { petzModBefore } from '../../../text/mods.ts';
import { questModBefore } from '../../../text/quest/mods.ts';
import { useApp } from '../context.ts';
import '../styles/twist-picker.css';
import { Button, Fold } from './pieces.tsx';

/** Which preset of which modifier is in play. */
export type ChosenTwists = Readonly<Record<string, number>>;

type Game =
  | { game: 'petz'; setup: SetupOf<'petz'>; names: readonly (string | null)[] }
  | { game: 'quest'; setup: SetupOf<'quest'> };

interface TwistPickerProps {
  of: Game;
  chosen: ChosenTwists;
  onChange(chosen: ChosenTwists): void;
}

export function TwistPicker({ of, chosen, onChange }: TwistPickerProps) {
  const { words, t } = useApp();
  const rules = of.game === 'petz' ? houseRules('petz', of.setup) : houseRules('quest', of.setup);
  const count = rules.filter(({ id }) => chosen[id] !== undefined).length;
  const without = (id: string): ChosenTwists => {
    const { [id]: _, ...others } = chosen;
    return others;
  };
  return (
    <Fold
      look="twist-picker"
      title={t('ui.houseRules.title')}
      note={<span class="tag">{t(`ui.houseRules.${count === 0 ? 'none' : 'count'}`, { count })}</span>}
      open={false}
    >
      <p class="soft">{t('ui.houseRules.lead')}</p>
      <ul class="twist-cards cells below apart" style="--least: 19rem">
        {rules.map(({ id, choices }) => {
          const at = chosen[id];
          const arg = choices[(at ?? 0) % choices.length] ?? null;
          const twist =
            of.game === 'petz'
              ? petzModBefore(words, of.setup, of.names, { id, arg })
              : questModBefore(words, of.setup.heroes, { id, arg });
          return (
            <li class="stack pad gilt" key={id} data-twist={id} data-on={at !== undefined}>
              <label class="row stretch apart top">
                <input
                  class="rigid"
                  type="checkbox"
                  checked={at !== undefined}
                  onChange={(event) =>
                    onChange(event.currentTarget.checked ? { ...chosen, [id]: 0 } : without(id))
                  }
                />
                <span>
                  <strong class="name">{twist.name}</strong>
                  <small>{twist.text}</small>
                </span>
              </label>
              {at === undefined || choices.length < 2 ? null : (
                <Button
                  class="small start"
                  tap={() => onChange({ ...chosen, [id]: (at + 1) % choices.length })}
                >
                  {t('ui.houseRules.other')}
                  <span class="unseen">{` (${twist.name})`}</span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
