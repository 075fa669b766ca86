/** How often a finger taps in whole quests of two Heroes, to the Boss: every tap is one on what the picture offers. */
import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/engine/kernel/state.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import type { Quest } from '../../src/engine/quest/state.ts';
import { Words } from '../../src/i18n/words.ts';
import type { SentByTap } from '../../src/session/profiles/settings.ts';
import { QuestSpeech } from '../../src/text/quest/index.ts';
import { atSight } from '../e2e/kit/quest-choices.ts';
import { type Presser, RECIPES } from '../e2e/kit/quest-taps.ts';

const { groundOf, sendingGround } = await import('../../src/scenes/quest/ground.ts');
const { layoutBattle } = await import('../../src/scenes/quest/layout.ts');
const { painterFor } = await import('../../src/scenes/quest/questions/index.ts');

type SetHost = Parameters<typeof groundOf>[0];
type Taps = Map<string, (() => void) | null | undefined>;

const speech = new QuestSpeech(await Words.speak('en'), []);
const at = layoutBattle(1280, 800);

/** A quest of two Heroes of one person, played with a finger by a player who wants to win. */
class Finger implements Presser {
  readonly isEager = true;
  taps = 0;
  state: Quest;
  private asking = 0;
  private readonly host: SetHost;

  constructor(seed: string, sent: SentByTap) {
    this.state = questEngine.start(questSetup(2), seed).state;
    const answer = (seat: number, choice: Json) => {
      const next = questEngine.apply(this.state, { seat, ask: this.state.ask?.id ?? 0, choice });
      if (next.ok) this.state = next.state;
      return next.ok ? null : next.refusal;
    };
    const session = {
      ask: () => this.state.ask,
      view: (seat: number) => questEngine.view(this.state, seat),
      domain: (seat: number) =>
        questEngine.waiting(this.state).includes(seat) ? questEngine.domain(this.state, seat) : null,
      check: (seat: number, choice: Json) =>
        questEngine.check(this.state, { seat, ask: this.state.ask?.id ?? 0, choice }),
      answer,
      players: [],
    };
    this.host = {
      kit: { hides: () => false, touch: {} },
      link: { speech, session, sent },
      answer: (choice: Json) => answer(this.seat, choice),
      redraw: () => undefined,
    } as unknown as SetHost;
  }

  private get seat(): number {
    return questEngine.waiting(this.state)[0] ?? 0;
  }

  isAsked = async () => this.state.ask?.id === this.asking;
  ids = async (start: string) => [...this.shown().keys()].filter((id) => id.startsWith(start));
  has = async (id: string) => this.shown().get(id) != null;

  async mustPress(id: string): Promise<void> {
    this.taps++;
    // The stall and the rug are not on the board.
    if (['quest.market', 'quest.give'].includes(this.state.ask?.kind ?? '')) return;
    const tap = this.shown().get(id);
    if (tap == null) throw new Error(`${this.state.ask?.kind}: ${id} cannot be pressed`);
    tap();
  }

  /** What can be pressed, by its id in the picture. */
  private shown(): Taps {
    const { seat, state } = this;
    const domain = questEngine.domain(state, seat);
    const look = { view: questEngine.view(state, seat), seat, subject: seat, ask: state.ask, domain };
    const painter = painterFor(look);
    if (painter === null) return new Map();
    const ground = sendingGround(groundOf(this.host, look, at), painter);
    const offers = painter.offers(ground);
    const found: Taps = new Map();
    for (const [family, things] of [
      ['creature', offers.creatures],
      ['column', offers.columns],
      ['place', offers.places],
      ['card', offers.cards],
      ['open', offers.display],
      ['row', offers.rows],
    ] as const)
      for (const [key, { tap }] of things ?? []) found.set(`${family}:${key}`, tap);
    const asked = painter.asked?.(ground);
    const turns = [...(asked?.options ?? []), { ways: asked?.ways }].flatMap(({ ways }) =>
      ways?.turn ? [ways.turn.back, ways.turn.on] : [],
    );
    const buttons = [
      ...(offers.buttons ?? []),
      offers.main,
      offers.back,
      ...(asked?.options ?? []),
      ...turns,
    ];
    for (const one of [...buttons, asked?.main, asked?.decline, asked?.stepper?.more, asked?.stepper?.less])
      if (one != null) found.set(one.id, one.tap);
    return found;
  }

  /** Plays to the end and says how often it tapped. */
  async play(): Promise<number> {
    while (this.state.outcome === null && this.state.ask !== null) {
      const { seat } = this;
      const { ask } = this.state;
      const view = questEngine.view(this.state, seat);
      const domain = questEngine.domain(this.state, seat);
      if (domain === null) throw new Error('nothing is asked');
      const choice = atSight(view, domain);
      this.asking = ask.id;
      await RECIPES[ask.kind]?.play({ player: this, view, domain, choice });
      if (await this.isAsked()) this.host.answer(choice);
    }
    return this.taps;
  }
}

const tapsOf = (n: number, sent: SentByTap) => new Finger(`whole quest ${n}`, sent).play();

describe('a whole quest', () => {
  test('of up to 350 taps takes under 250 where every tap sends what it completes', async () => {
    for (const n of [0, 13, 15, 19]) expect(await tapsOf(n, 'all'), `quest ${n}`).toBeLessThan(250);
  });

  test('takes the fewer taps the more of them send', async () => {
    const [none = 0, plain = 0, all = 0] = await Promise.all(
      (['none', 'plain', 'all'] as const).map((sent) => tapsOf(3, sent)),
    );
    expect(plain).toBeLessThan(none);
    expect(all).toBeLessThan(plain);
  });
});
