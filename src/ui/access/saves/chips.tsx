/** What is saved, in chips: stars, and how much room it takes. */

import { campaignArt } from '../campaign/art.ts';
import { useApp } from '../context.ts';
import { Chip } from '../parts/pieces.tsx';

export function StarChip({ stars }: { stars: number }) {
  const { t } = useApp();
  return (
    <Chip art={campaignArt(stars > 0 ? 'star' : 'star-empty')}>
      {t('ui.profiles.stars', { count: stars })}
    </Chip>
  );
}

const STEPS = ['kb', 'mb', 'gb'] as const;

/** An amount of data as people say it. */
export function useSize(): (bytes: number) => string {
  const { words, t } = useApp();
  return (bytes) => {
    let n = Math.max(0, bytes) / 1000;
    let step = 0;
    while (n >= 1000 && step < STEPS.length - 1) {
      n /= 1000;
      step++;
    }
    const rounded = n === 0 ? 0 : n < 10 && step > 0 ? Math.round(n * 10) / 10 : Math.max(1, Math.round(n));
    return t(`ui.saves.size.${STEPS[step] ?? 'kb'}`, { n: words.number(rounded) });
  };
}
