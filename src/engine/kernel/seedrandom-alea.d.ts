declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    s0: number;
    s1: number;
    s2: number;
    c: number;
  }
  /** `state: true` keeps the state readable; a state object restores it instead of seeding. */
  export default function alea(
    seed: string,
    options: { state: true | AleaState },
  ): (() => number) & { state(): AleaState };
}
