/** Whether the hands of the persons at one device lie open, or each is shown by its owner only. */

import { useApp } from '../context.ts';
import { Choices } from '../parts/choices.tsx';

export function HandsChoice({ held, onChange }: { held: boolean; onChange(held: boolean): void }) {
  const { t } = useApp();
  const value = held ? 'held' : 'open';
  return (
    <Choices
      title={t('ui.couch.hands')}
      hint={t(`ui.couch.hands.${value}.text`)}
      value={value}
      values={['open', 'held']}
      called={(one) => t(`ui.couch.hands.${one}.name`)}
      onChange={(now) => onChange(now === 'held')}
    />
  );
}
