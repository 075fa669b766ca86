/** Before a level: where it is, who sits where, what is different, what is to be reached, and the way in. */

import { useEffect, useState } from 'preact/hooks';
import { nameKey, strengthKey } from '../../../i18n/keys.ts';
import {
  broughtFor,
  type Choice,
  firstPartOf,
  type Level,
  type Picks,
} from '../../../session/campaign/levels.ts';
import { STRENGTHS } from '../../../session/game/seats.ts';
import { slotOf } from '../../../session/saves/save-slots.ts';
import { petArt } from '../../art-urls.ts';
import { useApp, useSure } from '../context.ts';
import { Choices, Toggle } from '../parts/choices.tsx';
import { ArtImage, Button, Fold } from '../parts/pieces.tsx';
import { FACES } from '../parts/portrait.tsx';
import { ExtraPicker, type PicksProps } from './extras.tsx';
import { BriefPage } from './frame.tsx';
import { Hints } from './hints.tsx';
import { NoLevel, useCampaign, useLevels, Waiting } from './hooks.tsx';
import { PartGoals } from './next-part.tsx';
import { PuzzleFacts } from './puzzle-facts.tsx';
import { Sitters } from './sitters.tsx';
import { OpenGoals } from './stars.tsx';
import { StepPicker } from './steps.tsx';
import { StoryScene, storyLines } from './story.tsx';
import { Consequences, TwistCards } from './twists.tsx';
import { vignetteFigures } from './vignette.tsx';

/** What is chosen before a level: who else plays, and which pet of the album goes along. */
function PicksForm({ level, picks, onChange }: { level: Level } & PicksProps) {
  const { words, levels, t } = useLevels();
  const friends = level.seats.flatMap(({ who }, seat) => (who === 'friend' ? [seat] : []));
  const pets = levels.companions(level);
  const wants = level.game === 'quest' && level.companion !== undefined;
  // A player who has won with the level's own cards may have others.
  const mayDeal = level.kind === 'scenario' && level.seed !== null && levels.record(level.id)?.won === true;
  if (friends.length === 0 && !wants && !mayDeal) return null;
  const sit = (seat: number, isPerson: boolean) => {
    const others = (picks.friends ?? []).filter((one) => one !== seat);
    onChange({ ...picks, friends: isPerson ? [...others, seat].sort((a, b) => a - b) : others });
  };
  const take = (pet: string | null) => {
    const { companion: _, ...rest } = picks;
    onChange(pet === null ? rest : { ...rest, companion: pet });
  };
  const deal = (isAnew: boolean) => {
    const { anew: _, ...rest } = picks;
    onChange(isAnew ? { ...rest, anew: true } : rest);
  };
  return (
    <section class="panel picks stack apart" aria-label={t('ui.level.picks')}>
      {mayDeal ? (
        <Toggle
          title={t('ui.level.anew')}
          hint={t('ui.level.anewHint')}
          value={picks.anew === true}
          onChange={deal}
        />
      ) : null}
      {friends.map((seat) => (
        <Toggle
          key={seat}
          title={t('ui.level.friendJoins', { n: seat + 1 })}
          hint={t('ui.level.friendHint', { name: words.sitter(level, seat) ?? '' })}
          value={picks.friends?.includes(seat) === true}
          onChange={(isPerson) => sit(seat, isPerson)}
        />
      ))}
      {!wants ? null : pets.length === 0 ? (
        <p class="soft">{t('ui.level.noCompanion')}</p>
      ) : (
        <Choices
          title={t('ui.level.companion')}
          hint={t('ui.level.companionHint')}
          value={picks.companion ?? null}
          values={[null, ...pets]}
          called={(pet) => t(pet === null ? 'ui.level.companionNobody' : nameKey('pet', pet))}
          art={(pet) => (pet === null ? undefined : petArt(pet))}
          onChange={take}
        />
      )}
    </section>
  );
}

/** How the town did: of a hundred games each strength would have won so many in the player's place. */
function TownTable({ level }: { level: Level }) {
  const { book, t } = useLevels();
  const proof = book?.proof(level.id) ?? null;
  const rows = STRENGTHS.flatMap((strength) => {
    const found = proof?.town?.[strength];
    return found === undefined ? [] : [{ strength, share: Math.round((100 * found[0]) / found[1]) }];
  });
  if (rows.length > 0)
    return (
      <Fold title={t('ui.level.town')} open={false}>
        <p class="soft">{t('ui.level.townHint')}</p>
        <table class="town-table full">
          <tbody>
            {rows.map(({ strength, share }) => (
              <tr key={strength}>
                <th scope="row">
                  <ArtImage src={FACES[strength]} size={30} /> {t(strengthKey(strength))}
                </th>
                <td>
                  <span class="meter centre block tile label outlined" style={{ '--share': `${share}%` }}>
                    {t('ui.level.townShare', { share })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
    );
  const { best, lines } = proof ?? {};
  if (best === undefined || lines === undefined) return null;
  // Where it is all or nothing there is no number to name.
  const isCounted = level.goals.at(-1)?.min !== undefined;
  return (
    <p class="soft pad card">
      {isCounted ? t('ui.level.proof', { best, count: lines }) : t('ui.level.proofWays', { count: lines })}
    </p>
  );
}

export function BriefingScreen({ at }: { at: string | null }) {
  const { go } = useApp();
  const { book, words, levels } = useCampaign();
  const id = at ?? '';
  const isToCome = levels.mined.isToCome(id);
  useEffect(() => {
    if (isToCome) void levels.mined.fetch(id);
  }, [isToCome, id]);
  const level = book?.level(id) ?? levels.mined.get(id);
  const back = () => {
    if (level?.mined !== undefined) go('trainer');
    else go(id.startsWith('ladder.') ? 'ladder' : 'campaign', firstPartOf(id) ?? at ?? undefined);
  };
  if (book === null || isToCome)
    return <Waiting kind="campaign-page" title={words.t('ui.campaign.title')} back={back} />;
  if (level === null) return <NoLevel words={words.t('ui.campaign.noLevel', { id })} back={back} />;
  return <Briefing key={level.id} level={level} back={back} />;
}

function Briefing({ level, back }: { level: Level; back(): void }) {
  const { go, sessions } = useApp();
  const { book, levels, words, t } = useLevels();
  const record = levels.record(level.id);
  const slot = slotOf({ level });
  const unfinished = sessions.unfinishedIn(slot);
  const choices = levels.outcomes.asked(level, 'before');
  const hasStory = storyLines(words, level, 'before').length > 0 || choices.length > 0;
  // The story is shown before the first try; after that by its button.
  const [isStoryOpen, setStoryOpen] = useState(
    hasStory && record === null && unfinished?.level?.id !== level.id,
  );
  const [picks, setPicks] = useState<Picks>(() => ({
    ...broughtFor(levels.progress, level.id),
    choices: Object.fromEntries(
      choices.flatMap(({ id }) => {
        const chosen = levels.progress.choices[id];
        return chosen === undefined ? [] : [[id, chosen]];
      }),
    ),
  }));
  const { asksAgain, isSure } = useSure();
  const atStep = (step: number) => {
    const { step: _, ...rest } = picks;
    setPicks(step === 0 ? rest : { ...rest, step });
  };
  const choose = (choice: Choice, option: string) => {
    levels.choose(choice.id, option);
    setPicks((before) => ({ ...before, choices: { ...before.choices, [choice.id]: option } }));
  };
  if (isStoryOpen)
    return (
      <StoryScene
        level={level}
        moment="before"
        choices={choices}
        onChoose={choose}
        onEnd={() => setStoryOpen(false)}
      />
    );
  const isUnderWay = unfinished?.isOver === false;
  /** This very level, or its second part, waits to be gone on with. */
  const isUnfinished = isUnderWay && [level.id, `${level.id}b`].includes(unfinished.level?.id ?? '');
  const second = book?.level(`${level.id}b`);
  /** The first part is won: the second may be played. */
  const isBetween = second !== undefined && levels.state(second.id) !== 'locked';
  const isNext = isBetween && !isUnfinished && levels.state(second.id) === 'open';
  const play = () => {
    if (!isSure(isUnderWay)) return;
    if (levels.play(level.id, picks) !== null) go('table');
  };
  const goOn = () => {
    if (sessions.resume(slot) !== null) go('table');
  };
  return (
    <BriefPage
      kind="briefing-page"
      title={words.title(level)}
      back={back}
      chapter={level.chapter}
      figures={vignetteFigures(level)}
      where={
        level.mined === undefined
          ? t('ui.level.where', {
              chapter: words.chapter(level.chapter),
              n: words.number(level, book),
            })
          : t('trainer.title')
      }
      side={<Sitters level={levels.steps.at(level, picks)} />}
      foot={
        <>
          <div role="alert" class="problems">
            {asksAgain ? <p class="tile">{t('ui.level.sure')}</p> : null}
          </div>
          {hasStory ? <Button data-tell tap={() => setStoryOpen(true)} words={t('ui.level.story')} /> : null}
          <Button class={isUnfinished || isNext ? '' : 'gold big'} data-play tap={play}>
            {t(
              asksAgain
                ? 'ui.newGame.startAnyway'
                : isUnfinished || isNext
                  ? 'ui.level.afresh'
                  : 'ui.level.play',
            )}
          </Button>
          {isBetween ? (
            <Button class={isNext ? 'gold big' : ''} data-next-part tap={() => go('briefing', second.id)}>
              {t(`ui.level.part.go.${second.game}`)}
            </Button>
          ) : null}
          {isUnfinished ? (
            <Button class="gold big" data-continue tap={goOn} words={t('ui.title.continue')} />
          ) : null}
        </>
      }
      marks={{ 'data-level': level.id }}
    >
      {words.brief(level) === null ? null : <p class="brief panel">{words.brief(level)}</p>}
      <PuzzleFacts level={level} />
      <OpenGoals level={level} won={record?.goals} />
      {second === undefined ? null : <PartGoals next={second} />}
      <TwistCards level={level} />
      <Consequences level={level} changes={levels.outcomes.of(level, picks)} />
      <StepPicker level={level} step={picks.step ?? 0} onChange={atStep} />
      <ExtraPicker level={level} picks={picks} onChange={setPicks} />
      <PicksForm level={level} picks={picks} onChange={setPicks} />
      <TownTable level={level} />
      {(level.hints ?? 0) === 0 ? null : (
        <Fold title={t('ui.level.hints')} open={false}>
          {record === null && levels.run?.level.id !== level.id ? (
            <p class="soft">{t('ui.level.hintsLocked')}</p>
          ) : (
            <Hints level={level} />
          )}
        </Fold>
      )}
    </BriefPage>
  );
}
