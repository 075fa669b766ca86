/** Making a level: what it begins from, who sits where, twists, goals, words; checked while one works, tried, saved, shared. */

import '../styles/editor.css';
import { useEffect, useState } from 'preact/hooks';
import { strengthKey } from '../../../i18n/keys.ts';
import {
  checkDraft,
  levelDraftOf,
  levelLanguage,
  newLevel,
  withText,
} from '../../../session/campaign/campaign-core.ts';
import { countTown, type TownCounts } from '../../../session/campaign/level-work.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import { TOWN_STRENGTHS } from '../../../session/campaign/town-strengths.ts';
import { type CampaignState, useCampaign, useLevels } from '../campaign/hooks.tsx';
import { toChange } from '../campaign/incoming.ts';
import { LevelFoot, ProblemLines } from '../campaign/shared-level.tsx';
import { useApp } from '../context.ts';
import { LineField } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import { LevelGoals } from './goals.tsx';
import type { EditorPart } from './part.ts';
import { LevelPieces } from './pieces.tsx';
import { LevelPuzzle } from './puzzle.tsx';
import { LevelRules } from './rules.tsx';
import { LevelSeats } from './seats.tsx';

/** What is being made, while one plays it or looks elsewhere. */
let current: Level | null = null;

export function LevelEditor({ at }: { at: string | null }) {
  const { go, t } = useApp();
  const campaign = useCampaign();
  const [draft, setDraft] = useState<Level>(() => {
    const given = toChange.take();
    current = (given === null ? begun(campaign, at) : levelDraftOf(given)) ?? current ?? newLevel('petz');
    return current;
  });
  const change = (next: Level) => {
    current = next;
    setDraft(next);
  };
  const part = { draft, onChange: change };
  const read = checkDraft(draft);
  return (
    <Page kind="campaign-page editor-page" title={t('ui.editor.title')} back={() => go('shared')}>
      <div class="editor columns top apart" style="--least: 26rem">
        <Beginning {...part} />
        <LevelText {...part} />
        <LevelSeats {...part} />
        <LevelRules {...part} />
        <LevelPieces {...part} />
        <LevelGoals {...part} />
        <LevelPuzzle {...part} level={read.ok ? read.level : null} />
        {read.ok ? (
          <TownCount key={read.level.id} level={read.level} />
        ) : (
          <section class="panel shared-problem" role="alert" data-problem="badLevel">
            <p>
              <strong>{t('ui.editor.problem')}</strong>
            </p>
            <ProblemLines lines={read.problems} />
          </section>
        )}
      </div>
      {read.ok ? (
        <div class="foot plank cluster">
          <LevelFoot level={read.level} text={JSON.stringify(read.level)} isMade />
        </div>
      ) : null}
    </Page>
  );
}

/** The level to begin from, with its words in the language that is spoken; null if there is none of that id. */
function begun({ levels, words }: CampaignState, id: string | null): Level | null {
  if (id === null) return null;
  const level = levels.find({ id, own: levels.progress.kept[id] || undefined });
  if (level === null) return null;
  const own = {
    title: words.title(level),
    ...(words.brief(level) === null ? {} : { brief: words.brief(level) ?? '' }),
  };
  return levelDraftOf(level, level.words ?? { [words.words.language]: own });
}

/** What it begins from: an empty table of either game, or a level of the campaign. */
function Beginning({ draft, onChange }: EditorPart) {
  const campaign = useLevels();
  const { book, words, t } = campaign;
  const from = (value: string) => {
    const level = value === 'petz' || value === 'quest' ? newLevel(value) : begun(campaign, value);
    if (level !== null) onChange(level);
  };
  return (
    <Panel title={t('ui.editor.from')} id="editor-from">
      <div class="actions wrap apart">
        {(['petz', 'quest'] as const).map((game) => (
          <Button
            key={game}
            class={draft.game === game ? 'gold' : ''}
            data-from={game}
            tap={() => from(game)}
          >
            {t(`ui.shared.game.${game}`)}
          </Button>
        ))}
        <label class="field stack close">
          <span>{t('ui.editor.fromLevel')}</span>
          <select data-from-level value="" onChange={(event) => from(event.currentTarget.value)}>
            <option value="" />
            {(book?.chapters ?? []).map((chapter) => (
              <optgroup key={chapter.id} label={words.chapter(chapter.id)}>
                {chapter.levels.map((id) => {
                  const level = book?.level(id);
                  return level === undefined || level.kind === 'lesson' ? null : (
                    <option key={id} value={id}>
                      {words.title(level)}
                    </option>
                  );
                })}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
    </Panel>
  );
}

/** Its name and what it is about, in the language one speaks. */
function LevelText({ draft, onChange }: EditorPart) {
  const { words, t } = useApp();
  const language = levelLanguage(words.language);
  const own = draft.words?.[language] ?? {};
  return (
    <Panel title={t('ui.editor.words')} id="editor-words">
      <LineField
        title={t('ui.editor.name')}
        data-title
        maxLength={60}
        spellcheck
        value={own.title ?? ''}
        onChange={(value) => onChange(withText(draft, language, 'title', value))}
      />
      <label class="field stack close">
        <span>{t('ui.editor.brief')}</span>
        <textarea
          data-brief
          maxLength={600}
          rows={2}
          value={own.brief ?? ''}
          onInput={({ currentTarget: { value } }) => onChange(withText(draft, language, 'brief', value))}
        />
      </label>
    </Panel>
  );
}

/** Games of each strength. */
const GAMES = 20;

/** How the town did: counted in the background while one looks, on demand. */
function TownCount({ level }: { level: Level }) {
  const { t } = useApp();
  const [isOn, setOn] = useState(false);
  const [counts, setCounts] = useState<TownCounts>({});
  useEffect(() => (isOn ? countTown(level, GAMES, setCounts) : undefined), [isOn]);
  return (
    <Panel title={t('ui.level.town')} id="editor-town">
      <p class="soft">{t('ui.editor.townHint', { count: GAMES })}</p>
      <Button data-count-town aria-pressed={isOn} tap={() => setOn(!isOn)}>
        {t(isOn ? 'ui.editor.townStop' : 'ui.editor.townCount')}
      </Button>
      <dl class="editor-town below">
        {TOWN_STRENGTHS.map((strength) => {
          const { won, games } = counts[strength] ?? { won: 0, games: 0 };
          return (
            <div key={strength} data-town={strength} data-games={games}>
              <dt>{t(strengthKey(strength))}</dt>
              <dd>{games === 0 ? '–' : t('ui.campaign.count', { now: won, of: games })}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
