/** For every kind of question of the game: what has to be in the picture, and what is pressed there. */

import type { Json } from '../../../src/engine/kernel/state.ts';
import { barsOf, cardOf, colourOf, petsOf } from '../../../src/engine/petz/read.ts';
import { isJsonRecord } from '../../../src/ui/json.ts';
import type { PicturePlayer } from './player.ts';

interface Policy {
  /** One of these can be pressed when the question is in the picture; `option` stands for `option:0`, `option:1` … */
  marks: string[];
  /** Presses until the question is answered; `turn` varies what is done. */
  play(player: PicturePlayer, turn: number): Promise<void>;
}

const nth = <T>(of: readonly T[], turn: number): T | undefined => of[turn % Math.max(1, of.length)];

/** The proposal, and every third time another of the options; where there are pages, they are turned. */
const pickOption = async (player: PicturePlayer, turn: number) => {
  if (turn % 5 === 4) await player.press('more');
  const options = await player.ids('option:');
  const id = turn % 3 === 2 ? nth(options, turn) : options[0];
  await player.mustPress(id ?? 'option:0');
};

/** Another proposal each round; in the first one imp into each tunnel, a second one and a coin into the first. */
const group = async (player: PicturePlayer) => {
  const { round } = await player.view();
  if (round === 1) await groupByHand(player);
  else await player.mustPress(`suggest:${round % (await player.ids('suggest:')).length}`);
  await player.mustPress('send');
};

async function groupByHand(player: PicturePlayer): Promise<void> {
  const tunnels = await player.ids('tunnel:');
  const { home, gold } = await player.shop();
  for (const [i, tunnel] of ['tunnel:0', ...tunnels].slice(0, home).entries()) {
    const isDragged = i === 0 && player.canDrag && (await player.drag('imps', tunnel));
    if (!isDragged) await player.mustPress(tunnel);
    else if ((await player.ids('minus')).length > 0) player.drags++;
  }
  if (gold === 0) return;
  await player.mustPress('gold');
  await player.mustPress('tunnel:0');
}

/** Without pets and food there would be little to see; now and then other places have their turn. */
const WISHES = ['younger1', 'cage1', 'mixed', 'platform', 'younger2', 'meat', 'vegetables'];

/** A large group is asked about once. */
export async function stayHome(player: PicturePlayer): Promise<void> {
  const { id } = (await player.asked()) ?? {};
  await player.mustPress('home');
  if ((await player.asked())?.id === id) await player.press('home');
}

/** Where the group at hand may go, and what it can get there. */
export async function groupOptions(player: PicturePlayer): Promise<Record<string, Json>[]> {
  const domain = await player.domain();
  const options = domain.type === 'pick' ? domain.options.filter(isJsonRecord) : [];
  const [first] = options;
  return options.filter(({ imps, gold }) => imps === first?.imps && gold === first?.gold);
}

/** A place that is open to the group at hand is pressed, and one of the things there; then the group can be sent. */
const send = async (player: PicturePlayer, turn: number) => {
  const own = await groupOptions(player);
  const open = [...new Set(own.map(({ space }) => `${space}`))].filter((space) => space !== 'home');
  const wish = turn % 4 === 3 ? undefined : WISHES.find((space) => open.includes(space));
  const space = wish ?? nth(open, turn);
  if (space === undefined) return stayHome(player);
  await player.mustPress(`space:${space}`);
  const items = own.flatMap((option) => (option.space === space && option.item != null ? [option.item] : []));
  if (items.length > 1) await player.mustPress(`item:${nth(items, turn)}`);
  await player.mustPress('send');
};

/** New cages and add-ons go where none is, pets into free cages; who finds no place goes into the basket. */
const arrange = async (player: PicturePlayer) => {
  const { plots } = await player.shop();
  const now = plots.map(({ cage, addon, pet }) => ({
    cage: cage !== null,
    addon: addon !== null,
    pet: pet !== null,
  }));
  for (const what of ['cage', 'addon', 'pet'] as const) {
    for (const thing of await player.ids(`cart:${what}:`)) {
      const free = now.findIndex((plot) => !plot[what] && (what === 'cage' || plot.cage));
      // A new tile may lie on an old one; a pet needs a cage of its own.
      const at = free < 0 && what !== 'pet' ? 0 : free;
      const plot = now[at];
      if (plot !== undefined) plot[what] = true;
      await move(player, thing, plot === undefined ? 'basket' : `plot:${at}`);
    }
  }
  await player.mustPress((await player.has('keep')) ? 'keep' : 'ready');
};

/** Leads something somewhere: with the mouse it is dragged, with a finger both are tapped. */
async function move(player: PicturePlayer, thing: string, target: string): Promise<void> {
  if (player.canDrag) {
    await player.drag(thing, target);
    if (await player.has(thing)) throw await player.lost(`${thing} cannot be dragged to ${target}`);
    player.drags++;
    return;
  }
  await player.mustPress(thing);
  await player.mustPress(target);
}

/** What is obvious is laid and taken back; then every slot is filled with a card of its colour, potions where none is left. */
const assign = async (player: PicturePlayer) => {
  if (await player.has('fill')) for (const id of ['fill', 'undo']) await player.mustPress(id);
  const shop = await player.shop();
  const slots = petsOf(shop).flatMap(({ at, pet }) =>
    barsOf(pet).map((colour, i) => ({ id: `slot:${at}:${i}`, colour })),
  );
  for (const { id, colour } of slots) {
    const cards = await player.ids('card:');
    const fits = (card: string) => {
      const name = card.slice('card:'.length);
      return name.startsWith('potion') || colourOf(cardOf(Number(name))) === colour;
    };
    const card = cards.find((x) => fits(x) && !x.includes('potion')) ?? cards.find(fits);
    if (card === undefined) throw await player.lost(`no card for ${id} (${colour})`);
    if (id.endsWith(':0')) await move(player, card, id);
    else {
      await player.mustPress(card);
      // A card with one pet to go to is laid by one tap.
      if (await player.has(card)) await player.mustPress(id);
    }
  }
  await player.mustPress('ready');
};

/** One card is exchanged. */
const crystal = async (player: PicturePlayer) => {
  const [card] = await player.ids('card:');
  if (card !== undefined) await player.press(card);
  await player.mustPress('ready');
};

/** A pet is pressed on its stand, or an answer in the panel. */
const enter = async (player: PicturePlayer, turn: number) => {
  const id = nth(await player.ids(turn % 2 === 0 ? 'entrant:' : 'option:'), turn);
  if (id !== undefined) await player.press(id);
  await player.mustPress('done');
};

/** A pet is sold, another each time and now and then nobody. */
const sell = async (player: PicturePlayer, turn: number) => {
  if (turn % 6 === 5 || !(await player.has('sell'))) return player.mustPress('none');
  for (const kind of ['customer:', 'sale:', 'way:']) {
    const id = nth(await player.ids(kind), turn);
    if (id !== undefined) await player.press(id);
  }
  await player.mustPress('sell');
};

/** A cage is swept, then the imps go to work. */
const jobs = async (player: PicturePlayer, turn: number) => {
  const id = nth([...(await player.ids('cage:')), ...(await player.ids('job:'))], turn);
  if (id !== undefined) await player.press(id);
  await player.mustPress('done');
};

/** A book is opened at one of its colours. */
const book = async (player: PicturePlayer, turn: number) => {
  await pickOption(player, turn);
  await player.mustPress('done');
};

/** Some food is put into the box. */
const box = async (player: PicturePlayer, turn: number) => {
  const id = nth(await player.ids('option:'), turn);
  if (id !== undefined) await player.press(id);
  await player.press('done');
};

export const POLICIES: Readonly<Record<string, Policy>> = {
  'petz.group': { marks: ['tunnel'], play: group },
  'petz.send': { marks: ['home'], play: send },
  'petz.book': { marks: ['deck'], play: book },
  'petz.arrange': { marks: ['ready', 'keep', 'cart', 'plot'], play: arrange },
  'petz.crystal': { marks: ['ready', 'card'], play: crystal },
  'petz.assign': { marks: ['slot'], play: assign },
  'petz.feed': { marks: ['option'], play: pickOption },
  'petz.play': {
    marks: ['option', 'gap'],
    // Imps may be sent to a gap between two cages, or by name.
    play: async (player, turn) => {
      const gap = turn % 2 === 1 ? nth(await player.ids('gap:'), turn) : undefined;
      if (gap === undefined) return pickOption(player, turn);
      await player.mustPress(gap);
    },
  },
  'petz.ward': { marks: ['option'], play: pickOption },
  'petz.catch': { marks: ['option'], play: pickOption },
  'petz.shovel': { marks: ['option'], play: pickOption },
  'petz.sleep': { marks: ['option'], play: pickOption },
  'petz.enter': { marks: ['entrant'], play: enter },
  'petz.sell': { marks: ['sell', 'none'], play: sell },
  'petz.jobs': { marks: ['done'], play: jobs },
  'petz.box': { marks: ['option'], play: box },
};
