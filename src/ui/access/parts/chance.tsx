/** The chance against a rival, which comes a moment later than the choice of it, with its words; without them it stays away. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../context.ts';
import type { ChanceProps } from '../rivals/chance.tsx';

export function RivalChance(props: ChanceProps) {
  const { words } = useApp();
  const [Chance, setChance] = useState<ComponentType<ChanceProps> | null>(null);
  useEffect(() => {
    let isHere = true;
    void Promise.all([import('../rivals/chance.tsx'), words.more()]).then(
      ([found, isTold]) => isHere && isTold && setChance(() => found.Chance),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return Chance === null ? null : <Chance {...props} />;
}
