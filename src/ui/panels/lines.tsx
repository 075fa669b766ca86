/** Sentences one after the other, each in an element of its own. */

interface LinesProps {
  of: readonly string[];
  as?: 'p' | 'li' | 'small' | 'span' | 'strong';
  look?: string;
}

export function Lines({ of, as: Line = 'p', look }: LinesProps) {
  return of.map((line, i) => (
    <Line key={`${i}${line}`} class={look}>
      {line}
    </Line>
  ));
}
