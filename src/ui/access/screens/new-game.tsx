/** A new game: who sits in which shop, by which rules, from which seed of chance. */

import { useState } from 'preact/hooks';
import { tableOf } from '../../../engine/petz/read.ts';
import { chosenRules } from '../../../session/game/house-rules.ts';
import { seenName } from '../../../session/profiles/names.ts';
import { iconArt } from '../../art-urls.ts';
import { FreeExtraPicker } from '../campaign/extras.tsx';
import { useApp, useSure } from '../context.ts';
import { Choices } from '../parts/choices.tsx';
import { LineField } from '../parts/field.tsx';
import { Page } from '../parts/page.tsx';
import { ArtImage, Button } from '../parts/pieces.tsx';
import { ShareSetup } from '../parts/share.tsx';
import { NewcomerNote, StartNotes } from '../parts/start-notes.tsx';
import { type ChosenTwists, TwistPicker } from '../parts/twist-picker.tsx';
import {
  draftLength,
  firstDraft,
  type GameDraft,
  gameOf,
  lengthsFor,
  problemsOf,
  seatName,
  setupOf,
} from './draft.ts';
import { Seats } from './seats.tsx';
import { RuleCards } from './variants.tsx';
import '../styles/rule-cards.css';
import '../styles/new-game.css';
import '../styles/stepper.css';

/** Which box is played, and how long: the base game, or Dark Alleys with one of its lengths. */
const BOXES = ['base', 'darkAlleys'] as const;
const SIGNS = { base: iconArt('phase-shopping'), darkAlleys: iconArt('icon-alley') } as const;

function ExpansionChoice({ draft, onChange }: { draft: GameDraft; onChange(draft: GameDraft): void }) {
  const { t } = useApp();
  const length = draftLength(draft);
  const box = length === null ? 'base' : 'darkAlleys';
  return (
    <div class="panel columns far expansion" style="--least: 20rem">
      <Choices
        title={t('ui.newGame.expansion')}
        hint={t(`ui.newGame.expansion.${box}.hint`)}
        value={box}
        values={BOXES}
        called={(one) => t(`ui.newGame.expansion.${one}`)}
        art={(one) => SIGNS[one]}
        onChange={(value) => onChange({ ...draft, length: value === 'base' ? null : (length ?? 'standard') })}
      />
      {length === null ? null : (
        <Choices
          title={t('ui.newGame.length')}
          hint={t(`ui.newGame.length.${length}.hint`)}
          value={length}
          values={lengthsFor(draft.seats.length)}
          called={(one) => t(`ui.newGame.length.${one}`)}
          onChange={(value) => onChange({ ...draft, length: value })}
        />
      )}
    </div>
  );
}

export function NewGameScreen() {
  const app = useApp();
  const { sessions, settings, levels, t } = app;
  const [draft, setDraft] = useState<GameDraft>(() => {
    const lastNames = settings.value.lastNames;
    const names = [1, 2, 3, 4].map((n, i) => lastNames[i] ?? t(`ui.newGame.name.${n}`));
    return firstDraft(names, app.newSeed(), settings.value.lastLength, lastNames.length === 0);
  });
  const [twists, setTwists] = useState<ChosenTwists>({});
  const [extra, setExtra] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const { asksAgain, isSure } = useSure();
  const problems = problemsOf(draft);
  const replaces = sessions.unfinishedIn('free') !== null;
  const you = draft.seats.findIndex(({ kind }) => kind === 'person');
  const plain = { game: 'petz' as const, setup: setupOf(draft) };
  /** The game with the rules of the house, and with what is taken along. */
  const twisted = () => {
    const game = gameOf(draft);
    const mods = chosenRules('petz', game.setup, twists);
    const { setup } = levels.steps.freeWith({ game: 'petz', setup: game.setup }, you, extra);
    return { ...game, setup: { ...setup, mods } };
  };
  const start = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0) return;
    if (!isSure(replaces)) return;
    const game = twisted();
    settings.change({
      lastNames: draft.seats.map(({ name }) => seenName(name)),
      lastLength: draftLength(draft),
    });
    sessions.newGame(game);
    app.go('table');
  };
  return (
    <Page kind="new-game" title={t('ui.title.newGame')} back={() => app.back()}>
      <form onSubmit={start} noValidate>
        <NewcomerNote />
        <Seats draft={draft} onChange={setDraft} />
        <ExpansionChoice draft={draft} onChange={setDraft} />
        <RuleCards draft={draft} onChange={setDraft}>
          <Seed draft={draft} onChange={setDraft} />
        </RuleCards>
        <FreeExtraPicker free={plain} you={you} value={extra} onChange={setExtra} />
        <TwistPicker
          of={{ ...plain, names: draft.seats.map(seatName) }}
          chosen={twists}
          onChange={setTwists}
        />
        <div class="foot plank cluster">
          <StartNotes
            problems={tried ? problems.map((problem) => t(`ui.newGame.${problem}`)) : []}
            asksAgain={asksAgain}
            replaces={replaces}
          />
          <p class="row tile pad">
            <ArtImage src={iconArt('phase-setup')} size={36} />
            {t('ui.newGame.rounds', { rounds: tableOf({ setup: setupOf(draft) }).rounds })}
          </p>
          <ShareSetup dealt={() => (problems.length > 0 ? null : { game: 'petz', ...twisted() })} />
          <Button type="submit" class="gold big">
            {asksAgain ? t('ui.newGame.startAnyway') : t('ui.newGame.start')}
          </Button>
        </div>
      </form>
    </Page>
  );
}

interface Part {
  draft: GameDraft;
  onChange(draft: GameDraft): void;
}

function Seed({ draft, onChange }: Part) {
  const app = useApp();
  const { t } = app.words;
  return (
    <div class="panel form seed stack apart">
      <LineField
        title={t('ui.newGame.seed')}
        value={draft.seed}
        maxLength={40}
        onChange={(seed) => onChange({ ...draft, seed })}
      />
      <Button class="small" tap={() => onChange({ ...draft, seed: app.newSeed() })}>
        {t('ui.newGame.shuffle')}
      </Button>
      <p class="soft across">{t('ui.newGame.seedHint')}</p>
    </div>
  );
}
