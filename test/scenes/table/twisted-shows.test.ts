/** What the table says of exhibitions is what the engine counts: at festivals, on the big stage, with cans. */
import { beforeAll, describe, expect, test } from 'vitest';
import { bestEntryScore, entryScore } from '../../../src/engine/petz/read.ts';
import type { PetzSetup } from '../../../src/engine/petz/schema-setup.ts';
import type { PlotStart } from '../../../src/engine/petz/start/schema.ts';
import { Words } from '../../../src/i18n/words.ts';
import { explainExhibition } from '../../../src/scenes/table/explain/index.ts';
import { symbolName } from '../../../src/scenes/table/sets/parts/words.ts';
import { resultColumns } from '../../../src/scenes/table/sets/show/result.ts';
import { calendarItem } from '../../../src/text/calendar.ts';
import { Speech } from '../../../src/text/speech.ts';
import { exhibitionSymbols } from '../../../src/text/tiles.ts';
import { petzTopics } from '../../../src/ui/access/asking/petz.ts';
import { addPet, alleyTable, processed } from '../../kit/alleys-show.ts';
import { at, idle, mod } from '../../kit/scenario.ts';

let speech: Speech;
beforeAll(async () => {
  const players = ['Ann', 'Otso'].map((name) => ({ kind: 'person', name }) as const);
  speech = new Speech(await Words.speak('en'), players);
});

const EMPTY = { home: 0, gold: 0, waiting: [0, 0, 0, 0] };
const uni = (cards: string[]): PlotStart => ({ manure: 0, pet: { id: 'uni', size: cards.length, cards } });

function showing(exhibition: string, mods: PetzSetup['mods'], plots: PlotStart[] = [], judge = false) {
  return at(3, 'showing', [{ ...EMPTY, home: 1, plots, judge }, EMPTY], {
    decks: { exhibitions: [exhibition, 'magicShow'] },
    variants: { doubles: false, foresight: 'all', meatStand: false, finalOrder: false },
    mods,
  });
}

describe('at a festival', () => {
  const poop = (rounds?: number[]) =>
    mod('festival', rounds === undefined ? { need: 'poop' } : { need: 'poop', rounds });

  test('the symbols of a tile are those of its round', () => {
    const view = showing('eatingContest', poop([3]), [uni(['Y.play', 'G.hunger'])]).view(0);
    const values = (id: string, round: number) =>
      exhibitionSymbols(speech, view, id, round).map(({ of, value }) => [of, value]);
    expect(values('eatingContest', 3)).toEqual([
      ['hunger', 2],
      ['disease', -1],
      ['poop', 1],
    ]);
    expect(values('magicShow', 3)).toContainEqual(['poop', 1]);
    expect(values('magicShow', 4)).toEqual([['magic', 1]]);
    expect(JSON.stringify(calendarItem(speech, view))).toContain(`+1 ${speech.need('poop')}`);
    expect(explainExhibition({ speech }, view, 'eatingContest', 3).lines.join()).toContain(
      speech.need('poop'),
    );
    expect(explainExhibition({ speech }, view, 'magicShow', 4).lines.join()).not.toContain(
      speech.need('poop'),
    );
  });

  test('the need that counts twice in Freestyle if it is named is shown as itself', () => {
    const view = showing('freestyle', poop()).view(0);
    expect(exhibitionSymbols(speech, view, 'freestyle', 3).map(({ of }) => of)).toEqual([
      'chosen',
      'poop',
      'suffering',
    ]);
    expect(symbolName({ of: 'chosen', only: 'poop' })).toBe('icons/need-poop');
  });

  test('the podium tells the points of the festival from those of the judge', () => {
    const t = showing(
      'eatingContest',
      poop(),
      [uni(['Y.poop', 'G.hunger']), { cage: 'c01', manure: 1 }],
      true,
    );
    idle(t, 'petz.jobs');
    const awarded = t.eventsOf('petz.awarded')[0];
    expect(awarded).toBeDefined();
    const [column] = resultColumns(t.view(0), awarded ?? { exhibition: 'eatingContest', awards: [] }, [
      { round: 3, events: t.events },
    ]);
    expect(column?.score).toBe(2 + 1 + 2);
    expect(column?.up).toEqual([
      { icon: 'icons/icon-judge', value: 2 },
      { icon: 'icons/need-hunger', value: 2 },
      { icon: 'icons/need-poop', value: 1 },
    ]);
  });
});

test('the big stage is shown for its rounds, not for others and not for the final scoring (PB-END-02)', () => {
  const view = showing('eatingContest', mod('doubleShows', { rounds: [3], times: 3 })).view(0);
  const places = (id: string, round: number | null) =>
    explainExhibition({ speech }, view, id, round).lines.at(-1);
  expect(places('eatingContest', 3)).toContain('21, 9');
  expect(places('magicShow', 4)).toContain('7, 3');
  expect(places('business', null)).toContain('7, 3');
});

test('the score of an entrant counts its own cans only (DA-FACILITY-CANNERY-04, R-DA-80)', () => {
  const t = alleyTable().round(2).exhibition('eatingContest');
  addPet(t, 0, 0, 'uni', 'hunger play', { cage: 'c03' });
  addPet(t, 0, 1, 'trollie', 'hunger play', { cage: 'c05' });
  processed(t, 0, { can: 2 });
  t.imps(0, { home: 1 });
  t.goTo('showing').until('petz.enter', (_seat, kind) =>
    kind === 'petz.feed' ? { from: 'processed', food: 'can', play: false } : undefined,
  );
  expect(entryScore(t.view(0), 0, 'uni', null)).toBe(2 + 1);
  t.play(0, { pet: 'uni', need: null });
  expect(t.eventsOf('petz.showed')[0]?.score).toBe(2 + 1);
});

test('a pet that would lose points is not shown as one that would lose none', () => {
  const t = showing(
    'arena',
    [],
    [
      { manure: 0, pet: { id: 'trollie', size: 2, cards: ['Y.disease', 'G.disease'] } },
      { cage: 'c01', pet: { id: 'uni', size: 2, cards: ['Y.play', 'G.disease'] } },
    ],
  );
  t.until('petz.enter');
  expect(bestEntryScore(t.view(0), 0, 'trollie')).toBe(-2);
  const said = petzTopics(speech, { view: t.view(0), story: [], domain: null })
    .map(({ answer }) => answer())
    .join('\n');
  expect(said).toContain(`${speech.pet('trollie')} −2`);
});
