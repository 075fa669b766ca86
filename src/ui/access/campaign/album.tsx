/** The album of satisfied customers: a framed picture for every sale of a level that was won, and the stories so far. */

import { useState } from 'preact/hooks';
import { nameKey } from '../../../i18n/keys.ts';
import { everyPart, type Level, type Outcome, type Picture } from '../../../session/campaign/levels.ts';
import { customerArt, petArt, REPUTATION } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button, Panel } from '../parts/pieces.tsx';
import { changeWords } from './change-words.ts';
import { ExtraList } from './extras.tsx';
import { useCampaign, useLevels, Waiting } from './hooks.tsx';
import { type Moment, StoryScene, storyLines } from './story.tsx';
import '../styles/album.css';

export function AlbumScreen() {
  const { go } = useApp();
  const { book, levels, t } = useCampaign();
  const [scene, setScene] = useState<{ level: Level; moment: Moment } | null>(null);
  const [isAtOutcomes, setAtOutcomes] = useState(false);
  const title = t('ui.album.title');
  const back = () => go('campaign');
  if (book === null) return <Waiting kind="campaign-page" title={title} back={back} />;
  if (scene !== null) return <StoryScene {...scene} onEnd={() => setScene(null)} />;
  if (isAtOutcomes) return <OutcomesPage back={() => setAtOutcomes(false)} />;
  const { album } = levels.progress;
  return (
    <Page kind="campaign-page album-page" title={title} back={back}>
      <section class="album-wall" aria-label={title}>
        {album.length === 0 ? (
          <p class="panel mid centre">{t('ui.album.empty')}</p>
        ) : (
          <ul class="wrap middle">
            {[...album].reverse().map((picture, at) => (
              <Framed key={`${picture.level}${picture.pet}${at}`} picture={picture} />
            ))}
          </ul>
        )}
      </section>
      <Button data-outcomes tap={() => setAtOutcomes(true)} words={t('ui.album.outcomes')} />
      <Stories onTell={(level, moment) => setScene({ level, moment })} />
      <ExtraList />
    </Page>
  );
}

/** One satisfied customer with the pet, in a golden frame. */
function Framed({ picture }: { picture: Picture }) {
  const { book, words, t } = useLevels();
  const level = book?.level(picture.level);
  const names = {
    pet: t(nameKey('pet', picture.pet)),
    customer: t(nameKey('customer', picture.customer)),
  };
  return (
    <li class="framed" data-pet={picture.pet}>
      <figure class="stack even">
        <div class="frame anchor" aria-hidden="true">
          <img class="buyer" src={customerArt(picture.customer)} alt="" width={150} height={150} />
          <img class="bought" src={petArt(picture.pet)} alt="" width={110} height={110} />
        </div>
        <figcaption class="stack tile full centre tight">
          <strong>{t('ui.album.sold', names)}</strong>
          <span class="inline close">
            <ArtImage src={REPUTATION} size={24} /> {words.words.signed(picture.reputation)}
          </span>
          <small class="soft">{level === undefined ? picture.level : words.title(level)}</small>
        </figcaption>
      </figure>
    </li>
  );
}

/** The scenes that were heard so far, to be heard again. */
function Stories({ onTell }: { onTell(level: Level, moment: Moment): void }) {
  const { book, words, levels, t } = useLevels();
  const heard = (book === null ? [] : everyPart(book)).flatMap((level) => {
    const record = levels.record(level.id);
    if (record === null) return [];
    const moments: Moment[] = record.won ? ['before', 'after'] : ['before'];
    return moments
      .filter((moment) => storyLines(words, level, moment).length > 0)
      .map((moment) => ({ level, moment }));
  });
  if (heard.length === 0) return null;
  return (
    <Panel title={t('ui.album.stories')} id="stories">
      <ul class="wrap below">
        {heard.map(({ level, moment }) => (
          <li key={`${level.id}${moment}`}>
            <Button
              class="small inline"
              data-scene={level.id}
              tap={() => onTell(level, moment)}
              icon="ui-rules"
              size={26}
            >
              {t(`ui.album.scene.${moment}`, { title: words.title(level) })}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What was decided in the story, and what became of it. */
function OutcomesPage({ back }: { back(): void }) {
  const { levels, t } = useLevels();
  const outcomes = levels.outcomes.all();
  return (
    <Page kind="campaign-page outcomes-page" title={t('ui.album.outcomes')} back={back}>
      <p class="panel">{t(outcomes.length === 0 ? 'ui.album.outcomesEmpty' : 'ui.album.outcomesLead')}</p>
      {outcomes.map((outcome) => (
        <OneOutcome key={`${outcome.origin?.id} ${outcome.choice?.id} ${outcome.who}`} outcome={outcome} />
      ))}
    </Page>
  );
}

/** What was decided, and a line for every level in which something came of it. */
function OneOutcome({ outcome }: { outcome: Outcome }) {
  const { words, t } = useLevels();
  const { origin, who, choice, came } = outcome;
  if (who !== null) return <Came name={who} title={words.speaker(who)} came={came} />;
  if (origin === null) return null;
  const decided = choice === null ? null : words.text(origin, `choice.${choice.id}.${choice.option}`);
  const from = decided === null ? undefined : t('ui.level.from', { level: words.title(origin) });
  return (
    <Came name={choice?.id ?? origin.id} title={decided ?? words.title(origin)} came={came} from={from} />
  );
}

interface CameProps extends Pick<Outcome, 'came'> {
  name: string;
  title: string;
  from?: string | undefined;
}

/** What came of one thing. */
function Came({ name, title, came, from }: CameProps) {
  const { words, t } = useLevels();
  return (
    <section class="panel consequences" data-outcome={name}>
      <h2>{title}</h2>
      {from === undefined ? null : <p class="soft">{from}</p>}
      {came.length === 0 ? <p>{t('ui.album.notYet')}</p> : null}
      <ul>
        {came.map(({ level, change }) => (
          <li class="list tight pad" key={`${level.id} ${JSON.stringify(change.if)}`}>
            <strong>{changeWords(words, level, change)}</strong>
            <small>{words.title(level)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
