/** The storm: its clock over the table, and the way from one puzzle to the next. */

import { useState } from 'preact/hooks';
import type { Trainer } from '../../../session/campaign/trainer-manager.ts';
import { useApp, useChanges } from '../context.ts';
import '../styles/trainer.css';
import { Button } from '../parts/pieces.tsx';
import { useRoom } from '../parts/room.ts';
import { useEvery } from '../parts/timers.ts';

const TICK_MS = 250;

/** Looks at the clock four times a second, while there is a storm. */
function useClock(trainer: Trainer): number {
  const [left, setLeft] = useState(trainer.stormLeft());
  const look = () => {
    trainer.isStormOver();
    setLeft(trainer.stormLeft());
  };
  useEvery(TICK_MS, look, [trainer]);
  return left;
}

/** `2:05` */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function State({ trainer }: { trainer: Trainer }) {
  const { t } = useApp();
  const left = useClock(trainer);
  const { storm } = trainer;
  const count = storm?.solved ?? 0;
  return (
    <p role="timer" aria-live="off" data-storm-left={left} data-storm-solved={count}>
      {storm?.isOver
        ? t('trainer.storm.over', { count })
        : t('trainer.storm.left', { time: clockOf(left), count })}
    </p>
  );
}

/** On to the next puzzle, or to the page where the record stands. */
function Ways({ trainer }: { trainer: Trainer }) {
  const { go, t } = useApp();
  const next = async () => go((await trainer.nextOfStorm()) ? 'table' : 'trainer');
  const end = () => {
    trainer.isStormOver();
    go('trainer');
  };
  const { storm } = trainer;
  return (
    <>
      {storm?.isOver || storm?.right === null ? null : (
        <Button class="gold" data-storm-next tap={() => void next()} words={t('trainer.storm.next')} />
      )}
      {storm?.isOver ? (
        <Button class="gold" data-storm-end tap={end} words={t('trainer.toStrength')} />
      ) : null}
    </>
  );
}

/** Under the table, whose buttons it leaves free. */
export function StormClock({ trainer }: { trainer: Trainer }) {
  useChanges(trainer);
  return (
    <div class="storm-clock row apart" ref={useRoom()}>
      <State trainer={trainer} />
      <Ways trainer={trainer} />
    </div>
  );
}

/** On the page after a puzzle of the storm. */
export function StormResult({ trainer }: { trainer: Trainer }) {
  const { go, t } = useApp();
  const stop = () => {
    trainer.closeStorm();
    go('trainer');
  };
  return (
    <section class="panel storm-result" aria-label={t('trainer.storm')}>
      <State trainer={trainer} />
      <div class="cluster ended below apart">
        {trainer.storm?.isOver ? null : <Button data-storm-stop tap={stop} words={t('trainer.storm.end')} />}
        <Ways trainer={trainer} />
      </div>
    </section>
  );
}
