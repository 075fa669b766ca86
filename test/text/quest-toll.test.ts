/** What is said of the toll is what is asked: nothing where a game asks none, two cards where it asks two. */

import { expect, test } from 'vitest';
import { questEngine } from '../../src/engine/quest/index.ts';
import { tollOf } from '../../src/engine/quest/read.ts';
import { Words } from '../../src/i18n/words.ts';
import { QuestSpeech } from '../../src/text/quest/index.ts';
import { worldItem } from '../../src/text/quest/items.ts';
import { eventsOf, table } from '../kit/quest.ts';

const speech = new QuestSpeech(await Words.speak('en'), []);

/** World 2 as a Round begins, with so much toll; no Hero can pay it. */
function begun(toll: number, round: number) {
  const t = table({ heroes: { elpug: { at: 1 } }, foes: [['ogre.1', 5]], number: 2, round, world: 'ember' });
  t.s.setup = { ...t.s.setup, tune: { toll } };
  return t.do((c) => {
    c.s.tasks = [
      { proc: 'quest.game', at: 'world', vars: {} },
      { proc: 'quest.world', at: 'round', vars: { left: [] } },
    ];
  });
}

test.each([
  [0, 1, null],
  [1, 1, 'Toll this round: each hero pays 1 Strength or suffers 1 damage.'],
  [2, 3, 'Toll this round: each hero pays 2 Strength or suffers 2 damage.'],
  [2, 4, null],
])('R-PQ-71 PQ-WORLD2-03 a toll of %i in round %i', (toll, round, line) => {
  const t = begun(toll, round);
  const view = questEngine.view(t.s, 0);
  const asked = line === null ? 0 : toll;
  expect(tollOf(view, round)).toBe(asked);
  expect(t.damage('h0')).toBe(asked);
  expect(eventsOf(t, 'quest.tolled')).toHaveLength(asked > 0 ? 1 : 0);
  const lines = worldItem(speech.at(view), view, true).lines ?? [];
  expect(lines.filter((one) => String(one).includes('Toll'))).toEqual(line === null ? [] : [line]);
});
