/** How long the strongest rival thinks when the clock counts, as in play. */
import { patienceFor, timer } from '../../src/bots/patience.ts';
import { think } from '../../src/bots/roster.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';

const clock = (): number => performance.now();

/** Milliseconds of each of its answers in one game of four shops, against rivals that answer at random. */
export function thoughts(name: string, seed: string): number[] {
  const s = petzEngine.start(basicSetup(4), seed).state;
  const rng = dice(seed);
  const times: number[] = [];
  for (let number = 0; s.outcome === null; number++) {
    const seat = petzEngine.waiting(s)[0] ?? 0;
    if (seat !== 0) {
      petzEngine.applyTo(s, seat, petzEngine.sample(s, seat, rng));
      continue;
    }
    const view = petzEngine.view(s, seat);
    const domain = petzEngine.domain(s, seat);
    const ask = view.ask;
    if (ask === null || domain === null) throw new Error('no seat is asked');
    const question = { game: 'petz', name, view, ask, domain, seed: `${seed} ${number}` } as const;
    const began = clock();
    const { choice } = think(question, timer(patienceFor(name, ask.kind), clock));
    times.push(clock() - began);
    petzEngine.applyTo(s, seat, choice);
  }
  return times;
}
