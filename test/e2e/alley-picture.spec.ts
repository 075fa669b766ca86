/** Dark Alleys on the canvas, by touch: to the alleys and back, a group that is called back, and one that goes there. */
import { PicturePlayer } from './kit/player.ts';
import { groupOptions } from './kit/policies.ts';
import { startByHand } from './kit/start.ts';
import { type Asked, COARSE, hash, open } from './kit/table.ts';
import { expect, test } from './kit/test.ts';
import { expectWordsInStep } from './kit/words.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const ALLEYS = ['slugShop', 'market', 'industrialZone', 'fortuneTeller'];

/** Waits until the picture shows the alleys, or the town. */
const expectSide = (player: PicturePlayer, isAlley: boolean, timeout = 20_000) =>
  expect
    .poll(async () => (await player.ids('space:')).some((id) => ALLEYS.includes(id.slice('space:'.length))), {
      message: isAlley ? 'the alleys' : 'the town',
      timeout,
    })
    .toBe(isAlley);

/** The next question, which has to be where a group goes, with the words in step. */
async function nextSend(player: PicturePlayer): Promise<Asked> {
  const asked = await player.nextQuestion();
  expect(asked?.kind).toBe('petz.send');
  if (asked === null) throw new Error('the game is over');
  await expectWordsInStep(player, asked);
  return asked;
}

const expectAnswered = (player: PicturePlayer, { id }: Asked) =>
  expect.poll(async () => (await player.asked())?.id, { timeout: 20_000 }).not.toBe(id);

/** A place in the alleys where the group at hand may go, and what it can get there. */
async function openPlace(player: PicturePlayer): Promise<{ space: string; items: string[] }> {
  const own = await groupOptions(player);
  const space = ALLEYS.find((id) => own.some((option) => option.space === id));
  if (space === undefined) throw await player.lost('no place in the alleys is open');
  const items = own.flatMap((option) =>
    option.space === space && typeof option.item === 'string' ? [option.item] : [],
  );
  return { space, items };
}

test('the alleys by touch: there and back, a group called back, that undone, and a group sent there', async ({
  page,
}) => {
  await open(page, COARSE);
  const player = new PicturePlayer(page, 'touch');
  await startByHand(player, { seed: 'alleys by touch', shops: 2, alleys: true });
  expect((await player.view()).setup.expansions).toEqual({ darkAlleys: { length: 'standard' } });

  const grouping = await player.nextQuestion();
  expect(grouping?.kind).toBe('petz.group');
  if (grouping === null) return;
  await expectWordsInStep(player, grouping);
  await player.answer(grouping);

  // The sign leads there and back.
  const before = await nextSend(player);
  await expectSide(player, false);
  await player.mustPress('lane');
  await expectSide(player, true);
  await player.mustPress('lane');
  await expectSide(player, false);
  await player.mustPress('lane');
  await expectSide(player, true);

  // A waiting group is called back, which can be taken back itself.
  const position = await hash(page);
  const { groups } = await player.shop();
  const [recall] = await player.ids('recall');
  await player.mustPress(recall ?? 'recall');
  await expectAnswered(player, before);
  await expect.poll(async () => (await player.shop()).groups.length).toBeLessThan(groups.length);
  await expect.poll(() => player.press('undo'), { timeout: 20_000 }).toBe(true);
  await expect.poll(() => hash(page), { timeout: 20_000 }).toBe(position);
  const asked = await nextSend(player);
  expect((await player.shop()).groups).toEqual(groups);

  // The group goes to a place that is open to it, for the first thing that is offered there.
  const { space, items } = await openPlace(player);
  await player.mustPress(`space:${space}`);
  if (items.length > 1) await player.mustPress(`item:${items[0]}`);
  await player.mustPress('send');
  await expectAnswered(player, asked);
  const { seat, town } = await player.view();
  expect(town.taken[space]?.seat).toBe(seat);
});
