/** The ladder: fifteen rungs, the lowest first, each one changed rule more and a little stronger company. */

import { useEffect, useRef } from 'preact/hooks';
import type { Level } from '../../../session/campaign/levels.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { FACES } from '../parts/portrait.tsx';
import { mapArt } from './art.ts';
import { useCampaign, useLevels, Waiting } from './hooks.tsx';
import { StarRow } from './stars.tsx';
import { starsIn } from './stop.tsx';
import '../styles/ladder.css';

export function LadderScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const campaign = useCampaign();
  const { book, words, levels, t } = campaign;
  const title = t('ui.map.place.ladder');
  const back = () => go('campaign');
  if (book === null) return <Waiting kind="campaign-page" title={title} back={back} />;
  const rungs = book.all.filter(({ chapter }) => chapter === 'ladder');
  const next = rungs.find(({ id }) => levels.state(id) === 'open');
  const climbed = rungs.filter(({ id }) => levels.state(id) === 'won').length;
  return (
    <Page kind="campaign-page ladder-page" title={title} back={back}>
      <div class="split late stretch" style="--split: minmax(16rem, 24rem) minmax(0, 1fr)">
        <section class="panel ladder-lead far row">
          <img src={mapArt('ladder')} alt="" width={110} height={230} />
          <div class="stack slim">
            <p>{t('ui.ladder.lead')}</p>
            <p class="heading">{t('ui.ladder.count', { now: climbed, of: rungs.length })}</p>
            <p class="soft">{t('ui.campaign.stars', starsIn(campaign, rungs))}</p>
            {next === undefined ? (
              <p>
                <strong>{t('ui.ladder.top')}</strong>
              </p>
            ) : (
              <Button class="gold big" data-next-rung tap={() => go('briefing', next.id)}>
                {t('ui.ladder.next', { n: words.number(next, campaign.book) })}
              </Button>
            )}
          </div>
        </section>
        <ol class="ladder anchor list apart" reversed>
          {[...rungs].reverse().map((level) => (
            <Rung
              key={level.id}
              level={level}
              isNext={level === next}
              isHere={level.id === at || (at === null && level === next)}
            />
          ))}
        </ol>
      </div>
    </Page>
  );
}

interface RungProps {
  level: Level;
  /** The lowest that is open and not won. */
  isNext: boolean;
  /** Brought into sight. */
  isHere: boolean;
}

function Rung({ level, isNext, isHere }: RungProps) {
  const { go } = useApp();
  const { book, words, levels, t } = useLevels();
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isHere) own.current?.scrollIntoView({ block: 'center' });
  }, []);
  const state = levels.state(level.id);
  const won = levels.record(level.id)?.goals.length ?? 0;
  const strengths = level.seats.flatMap((seat) => (seat.who === 'person' ? [] : [seat.strength]));
  return (
    <li
      ref={own}
      class="rung anchor"
      value={words.number(level, book)}
      data-level={level.id}
      data-state={state}
      data-next={isNext}
    >
      <Button
        class={isNext ? 'gold row apart full' : 'row apart full'}
        disabled={state === 'locked'}
        tap={() => go('briefing', level.id)}
      >
        <b class="rung-number night rigid centred heading" aria-hidden="true">
          {words.number(level, book)}
        </b>
        <span class="stretch">
          <strong class="name">{words.title(level)}</strong>
          <small class="cluster close aside">
            {t(`ui.shared.game.${level.game}`)}
            {strengths.map((strength, i) => (
              <ArtImage key={i} src={FACES[strength]} size={24} />
            ))}
          </small>
        </span>
        {state === 'locked' ? (
          <span>
            <img src={iconArt('ui-lock')} alt="" width={30} height={30} />
            <span class="unseen">{t('ui.campaign.state.locked')}</span>
          </span>
        ) : (
          <StarRow
            won={won}
            of={level.goals.length}
            size={26}
            words={t('ui.campaign.starsOf', { won, of: level.goals.length })}
          />
        )}
        {isNext ? <span class="rigid tag">{t('ui.campaign.next')}</span> : null}
      </Button>
    </li>
  );
}
