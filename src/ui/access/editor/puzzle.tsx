/** A level as a puzzle: what the search proves of it, beside the page and on demand. */

import { useEffect, useState } from 'preact/hooks';
import { asPuzzle } from '../../../session/campaign/campaign-core.ts';
import { proveBeside } from '../../../session/campaign/level-work.ts';
import type { Level } from '../../../session/campaign/levels.ts';
import type { PuzzleProof } from '../../../session/campaign/puzzle-proof.ts';
import { useApp } from '../context.ts';
import { Toggle } from '../parts/choices.tsx';
import { Button, Panel } from '../parts/pieces.tsx';
import type { EditorPart } from './part.ts';

/** `level`: as it is read; null while something is wrong with it. */
export function LevelPuzzle({ draft, onChange, level }: EditorPart & { level: Level | null }) {
  const { t } = useApp();
  const isPuzzle = draft.kind === 'puzzle';
  return (
    <Panel title={t('ui.editor.puzzle')} id="editor-puzzle">
      <Toggle
        title={t('ui.editor.isPuzzle')}
        value={isPuzzle}
        onChange={(on) => onChange(asPuzzle(draft, on))}
      />
      <p class="soft">{t('ui.editor.puzzleHint')}</p>
      {isPuzzle && level !== null ? <Proof key={level.id} level={level} /> : null}
    </Panel>
  );
}

function Proof({ level }: { level: Level }) {
  const { t } = useApp();
  const [isOn, setOn] = useState(false);
  const [proof, setProof] = useState<PuzzleProof | null>(null);
  useEffect(() => {
    if (!isOn) return;
    setProof(null);
    return proveBeside(level, (found) => {
      setProof(found);
      setOn(false);
    });
  }, [isOn]);
  return (
    <>
      <Button data-prove aria-pressed={isOn} tap={() => setOn(!isOn)}>
        {t(isOn ? 'ui.editor.townStop' : 'ui.editor.prove')}
      </Button>
      <div role="status">
        {isOn ? <p>{t('ui.editor.proving')}</p> : null}
        {proof === null ? null : <Proven level={level} proof={proof} />}
      </div>
    </>
  );
}

function Proven({ level, proof }: { level: Level; proof: PuzzleProof }) {
  const { t } = useApp();
  if (!proof.ok)
    return (
      <p data-proof={proof.why} class="problems">
        {t(`ui.editor.unproven.${proof.why}`)}
      </p>
    );
  const { best, second, lines, masterFindsIt } = proof;
  const worth = ({ stars, score }: typeof best) =>
    t('ui.editor.worth', { stars, of: level.goals.length, score });
  return (
    <ul data-proof="ok" data-lines={lines}>
      <li>{t('ui.editor.bestResult', { worth: worth(best) })}</li>
      <li>
        {second === null ? t('ui.editor.noSecond') : t('ui.editor.secondResult', { worth: worth(second) })}
      </li>
      <li>{t('ui.editor.bestLines', { count: lines })}</li>
      <li>{t(masterFindsIt ? 'ui.editor.masterFinds' : 'ui.editor.masterMisses')}</li>
    </ul>
  );
}
