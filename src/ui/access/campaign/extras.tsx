/** What is taken along into a level: one of the pieces that were earned; and all there are, with what earns them. */

import type { Extra } from '../../../campaign/extras.ts';
import type { FreeSetup } from '../../../campaign/extras-for.ts';
import { nameKey, textKey } from '../../../i18n/keys.ts';
import { questNameKey, questTextKey } from '../../../i18n/quest-keys.ts';
import type { Level, Picks } from '../../../session/campaign/levels.ts';
import { addonArt, artifactArt, cageArt, petArt, questThingArt, TOKEN_ART } from '../../art-urls.ts';
import { Choices } from '../parts/choices.tsx';
import { Panel } from '../parts/pieces.tsx';
import { looksOf, pugAddress } from '../quest/hero.tsx';
import { campaignArt } from './art.ts';
import { useCampaign, useLevels } from './hooks.tsx';
import type { LevelWords } from './words.ts';

/** The picture of what another shop has: its pet, its second cage, its addon, or what lies in the storage. */
function shopArt({ begins }: Extract<Extra, { shop: string }>): string {
  const plots = (begins.plots ?? []).flatMap((plot) => plot ?? []);
  const [pet] = plots.flatMap((plot) => plot.pet?.id ?? []);
  const [cage] = plots.flatMap((plot) => plot.cage ?? []);
  const [addon] = plots.flatMap((plot) => plot.addon ?? []);
  if (pet !== undefined) return petArt(pet);
  if (cage !== undefined) return cageArt(cage);
  return addon === undefined ? TOKEN_ART.vegetable : addonArt(addon);
}

/** The name of a piece, its picture and what its card says; single cards of a kind share them. */
export function extraWords({ t }: Pick<LevelWords, 't'>, extra: Extra) {
  if ('artifact' in extra) {
    const id = extra.artifact;
    return { id, name: t(nameKey('artifact', id)), text: t(textKey('artifact', id)), art: artifactArt(id) };
  }
  if ('shop' in extra) {
    const id = extra.shop;
    const [name, text] = [t(`ui.extra.shop.${id}.name`), t(`ui.extra.shop.${id}.text`)];
    return { id, name, text, art: shopArt(extra) };
  }
  const id = 'hero' in extra ? extra.hero : extra.treasure;
  const family = 'hero' in extra ? 'hero' : 'treasure';
  const kind = id.split('.')[0] ?? id;
  const art = 'hero' in extra ? pugAddress(looksOf(id, []), 'calm') : questThingArt(family, kind);
  return { id, name: t(questNameKey(family, kind)), text: t(questTextKey(family, kind)), art: art ?? '' };
}

interface PiecesProps {
  extras: readonly Extra[];
  value: string | null;
  onChange(id: string | null): void;
}

/** One of the pieces that can be taken along, or nothing. Nothing is asked where there are none. */
function Pieces({ extras, value, onChange }: PiecesProps) {
  const { words, t } = useLevels();
  const pieces = extras.map((extra) => extraWords(words, extra));
  if (pieces.length === 0) return null;
  const chosen = pieces.find(({ id }) => id === value);
  return (
    <section class="panel extras" aria-label={t('ui.extra.title')}>
      <Choices
        title={t('ui.extra.title')}
        hint={chosen?.text ?? t('ui.extra.hint')}
        value={chosen?.id ?? null}
        values={[null, ...pieces.map(({ id }) => id)]}
        called={(one) => pieces.find(({ id }) => id === one)?.name ?? t('ui.extra.none')}
        onChange={onChange}
      />
    </section>
  );
}

export interface PicksProps {
  picks: Picks;
  onChange(picks: Picks): void;
}

/** Before a level. */
export function ExtraPicker({ level, picks, onChange }: { level: Level } & PicksProps) {
  const { levels } = useLevels();
  const { extra = null, ...rest } = picks;
  return (
    <Pieces
      extras={levels.steps.extrasFor(level, rest)}
      value={extra}
      onChange={(id) => onChange(id === null ? rest : { ...rest, extra: id })}
    />
  );
}

interface FreeProps extends Omit<PiecesProps, 'extras'> {
  free: FreeSetup;
  you: number;
}

/** Before a free game, for the first person at the device; nothing is taken along where bots play among themselves. */
export function FreeExtraPicker({ free, you, ...rest }: FreeProps) {
  const { levels } = useCampaign();
  const extras = you < 0 ? [] : levels.steps.freeExtras(free, you);
  return <Pieces extras={extras} {...rest} />;
}

/** Every piece there is: what it does, and whether it is earned or what earns it. */
export function ExtraList() {
  const { levels, words, t } = useLevels();
  const { extras } = levels.steps;
  if (extras.length === 0) return null;
  return (
    <Panel title={t('ui.extra.all')} id="all-extras">
      <ul class="columns below" style="--least: 22rem">
        {extras.map(({ extra, won, of }) => {
          const { id, name, text, art } = extraWords(words, extra);
          const isEarned = won === of;
          const chapter = words.chapter(extra.chapter);
          return (
            <li
              class={isEarned ? 'entry tile bright' : 'entry gilt'}
              key={id}
              data-extra={id}
              data-earned={isEarned}
            >
              <img class={isEarned ? '' : 'faded'} src={art} alt="" width={64} height={64} />
              <span>
                <strong class="name">{name}</strong>
                <small class="about">{text}</small>
                <small class="block">
                  {isEarned ? t('ui.extra.isEarned') : t('ui.extra.needs', { chapter, won, of })}
                </small>
              </span>
              <img src={campaignArt(isEarned ? 'medal-gold' : 'lock')} alt="" width={36} height={36} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
