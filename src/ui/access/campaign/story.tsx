/**
 * A scene of a story: one line after the other, each with the face of its speaker, before the scenery of the
 * chapter. It can be skipped, and a choice may wait at its end.
 */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Choice, Level } from '../../../session/campaign/levels.ts';
import { Button } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { speakerArt } from './art.ts';
import { useLevels } from './hooks.tsx';
import { type LevelWords, rivalCalled } from './words.ts';

export type Moment = 'before' | 'after' | 'lost';

/** The written lines of a scene. */
export function storyLines(words: LevelWords, level: Level, moment: Moment): { who: string; text: string }[] {
  return (level.story?.[moment] ?? []).flatMap((who, i) => {
    const text = words.text(level, `${moment}.${i + 1}`);
    return text === null ? [] : [{ who, text }];
  });
}

interface Props {
  level: Level;
  moment: Moment;
  /** What is to be chosen when all is said. */
  choices?: readonly Choice[];
  onChoose?(choice: Choice, option: string): void;
  onEnd(): void;
}

export function StoryScene({ level, moment, choices = [], onChoose, onEnd }: Props) {
  const { words, t } = useLevels();
  const lines = storyLines(words, level, moment);
  const [at, setAt] = useState(0);
  const [asked, setAsked] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const line = lines[at];
  const choice = line === undefined ? choices[asked] : undefined;
  const isDone = line === undefined && choice === undefined;
  useLayoutEffect(() => {
    if (isDone) onEnd();
    else next.current?.focus({ preventScroll: true });
  }, [isDone, at]);
  if (isDone) return null;
  const choose = (option: string) => {
    if (choice !== undefined) onChoose?.(choice, option);
    setAsked(asked + 1);
  };
  return (
    <main class="page story-page scenery stack" data-chapter={level.chapter} data-story={moment}>
      <div class="story-head row top spread apart">
        <h1 class="plank outlined">{words.title(level)}</h1>
        <Button class="small" data-skip tap={() => skip()} words={t('ui.story.skip')} />
      </div>
      <div class="story-stage row stretch middle">
        {line === undefined ? (
          <Asking level={level} choice={choice as Choice} choose={choose} />
        ) : (
          <Line key={at} who={line.who} text={line.text} side={sideOf(lines, at)} />
        )}
      </div>
      {line === undefined ? null : (
        <div class="story-foot plank ended row apart">
          <span class="story-dots stretch cluster" aria-hidden="true">
            {lines.map((_, i) => (
              <i class="circle" key={i} data-now={i === at} data-said={i < at} />
            ))}
          </span>
          <Button
            class="small"
            disabled={at === 0}
            aria-label={t('ui.story.back')}
            tap={() => setAt(at - 1)}
            icon="ui-back"
            size={26}
          />
          <button type="button" class="gold big" data-next ref={next} onClick={() => setAt(at + 1)}>
            {t('ui.story.next')}
          </button>
        </div>
      )}
      <div class="unseen" role="status" lang={words.words.language}>
        {line === undefined ? '' : t('ui.story.says', { name: words.speaker(line.who), line: line.text })}
      </div>
    </main>
  );

  /** All lines at once; what is to be chosen is asked all the same. */
  function skip(): void {
    if (choices.length === 0) onEnd();
    else setAt(lines.length);
  }
}

/** The first speaker stands at the left; who answers, at the right. */
function sideOf(lines: readonly { who: string }[], at: number): 'left' | 'right' {
  const order = [...new Set(lines.map(({ who }) => who))];
  return order.indexOf(lines[at]?.who ?? '') % 2 === 0 ? 'left' : 'right';
}

function Line({ who, text, side }: { who: string; text: string; side: string }) {
  const { words } = useLevels();
  const src = speakerArt(who);
  return (
    <figure class="story-line" data-side={side} data-who={who}>
      {src === null ? null : <Speaker who={who} src={src} />}
      <blockquote class={`stretch anchor ${who === 'narrator' ? '' : 'tailed'}`}>
        {src === null ? null : <cite class="tag heading">{words.speaker(who)}</cite>}
        <p>{text}</p>
      </blockquote>
    </figure>
  );
}

function Speaker({ who, src }: { who: string; src: string }) {
  const rival = rivalCalled(who);
  return (
    <span class="story-face rigid">
      {rival === null ? (
        <img src={src} alt="" width={300} height={300} />
      ) : (
        <Portrait rival={rival} seat={1} face="happy" size={300} />
      )}
    </span>
  );
}

interface AskingProps {
  level: Level;
  choice: Choice;
  choose(option: string): void;
}

function Asking({ level, choice, choose }: AskingProps) {
  const { words } = useLevels();
  const first = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [choice.id]);
  return (
    <section class="panel story-choice centre" aria-labelledby="story-ask">
      <h2 id="story-ask" ref={first} tabIndex={-1}>
        {words.text(level, `choice.${choice.id}.ask`) ?? choice.id}
      </h2>
      <div class="wrap middle below apart">
        {choice.options.map((option) => (
          <Button class="big" key={option} data-choice={option} tap={() => choose(option)}>
            {words.text(level, `choice.${choice.id}.${option}`) ?? option}
          </Button>
        ))}
      </div>
    </section>
  );
}
