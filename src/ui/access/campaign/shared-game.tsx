/** A finished game that was shared: who won, with what cards, and the way to try the very same. */

import { useMemo } from 'preact/hooks';
import { questNameKey } from '../../../i18n/quest-keys.ts';
import type { asLevel as AsLevel } from '../../../session/campaign/as-level.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import type { AnyGameFile, GameFile } from '../../../session/saves/game-file.ts';
import { placesOf, winnersIn } from '../../../text/result.ts';
import { Speech } from '../../../text/speech.ts';
import { PLAYER_COLOURS, REPUTATION } from '../../art-urls.ts';
import { type App, useApp } from '../context.ts';
import { watchGame } from '../insight/watch-game.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { fileName, handOver } from '../saves/device-storage.ts';
import { BriefPage } from './frame.tsx';
import { type CampaignState, useLevels } from './hooks.tsx';
import { PlayShared, Seed } from './shared-level.tsx';
import { TwistCards } from './twists.tsx';
import { vignetteFigures } from './vignette.tsx';

/** The very same cards as a level for the viewer; a known level has its goals and its name. */
function levelOf({ levels, words }: CampaignState, save: AnyGameFile, asLevel: typeof AsLevel) {
  const known = save.level === undefined ? null : levels.find(save.level);
  if (known === null) return asLevel(save as never);
  const title = words.title(known);
  const own = { title, ...(words.brief(known) === null ? {} : { brief: words.brief(known) ?? '' }) };
  return asLevel(save as never, { goals: known.goals, words: { [words.words.language]: own, en: own } });
}

interface Props {
  save: AnyGameFile;
  /** Its code comes with what is looked at. */
  asLevel: typeof AsLevel;
  back(): void;
}

export function SharedGame({ save, asLevel, back }: Props) {
  const app = useApp();
  const campaign = useLevels();
  const { words, t } = campaign;
  const made = useMemo(() => levelOf(campaign, save, asLevel), [save, words]);
  const title = made?.level.words === undefined ? t('ui.shared.gameTitle') : words.title(made.level);
  const download = async () => {
    const { gameFile } = await import('../../../session/saves/sharing.ts');
    handOver(gameFile(save as GameFile<never>), fileName(t('ui.shared.fileGame')));
  };
  return (
    <BriefPage
      kind="shared-page"
      title={title}
      back={back}
      chapter="shared"
      figures={made === null ? [] : vignetteFigures(made.level)}
      where={t(`ui.shared.game.${save.game}`)}
      foot={
        <>
          <Button data-file tap={() => void download()} words={t('ui.shared.asFile')} />
          <Button class={made === null ? 'gold big' : ''} data-watch tap={() => void watchGame(app, save)}>
            {t('ui.shared.watch')}
          </Button>
          {made === null ? null : <PlayShared level={made.level} text={made.text} />}
        </>
      }
      marks={{ 'data-shared': 'game' }}
    >
      <section class="panel" aria-labelledby="shared-end">
        {save.game === 'petz' ? <ShopsEnd save={save} /> : <QuestEnded save={save} />}
      </section>
      {made === null ? null : <TwistCards level={made.level as Level} />}
      <Seed seed={save.seed} />
      {made === null ? <p class="soft">{t('ui.shared.notAgain')}</p> : null}
    </BriefPage>
  );
}

/** Everybody by rank. */
function ShopsEnd({ save }: { save: GameFile<'petz'> }) {
  const { words } = useApp();
  const { outcome } = save.snapshot;
  const speech = new Speech(words, save.players);
  if (outcome === null) return null;
  return (
    <>
      <h2 id="shared-end">{winnersIn(speech, outcome.winners)}</h2>
      <ol class="columns below">
        {placesOf(outcome.scores).map(({ seat, score }) => (
          <li class="row apart pad card" key={seat} data-colour={PLAYER_COLOURS[seat]}>
            <Portrait
              rival={rivalOf(save.players[seat])?.id ?? null}
              seat={seat}
              face={outcome.winners.includes(seat) ? 'happy' : 'neutral'}
              size={64}
            />
            <strong class="name stretch">{speech.seat(seat)}</strong>
            <span class="inline close label">
              <ArtImage src={REPUTATION} size={28} /> {words.number(score)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function QuestEnded({ save }: { save: GameFile<'quest'> }) {
  const { t, words } = useApp();
  const names = save.snapshot.heroes.map(({ card }) => nameOfHero(t, save, card));
  const isWon = save.snapshot.outcome?.winners.includes(0) === true;
  return (
    <>
      <h2 id="shared-end">{t(isWon ? 'ui.quest.won' : 'ui.quest.lost')}</h2>
      <p>{words.list(names)}</p>
    </>
  );
}

/** A Hero made by a player has the name it was given. */
function nameOfHero(t: App['t'], { setup }: GameFile<'quest'>, id: string): string {
  const own = setup.own?.find((hero) => hero.id === id);
  return own === undefined ? t(questNameKey('hero', id)) : own.name;
}
