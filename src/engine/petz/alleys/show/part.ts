/** Showing off pet by pet: new pets, cages, addons, exhibitions (DA-PET, DA-CAGE, DA-ADDON, DA-EXHIBITION, DA-CUSTOMER). */

import { plotOf, shopOf } from '../../query.ts';
import type { Part } from '../part.ts';
import { setCage } from './cages.ts';
import { ding } from './ding.ts';
import { entertained, games, playGame } from './games.ts';
import { tuneJukebox } from './jukebox.ts';
import { eat, meals } from './meals.ts';
import { afterPet, beforeScore, beginPet, beginShow, choosePet, nextPet } from './order.ts';
import { cleaned, ponyRages, pooped } from './pet-powers.ts';
import { diseaseNeeds, relief } from './relief.ts';
import { mutates, spooking } from './shining-spook.ts';
import { shovelForDing, shovelForPet } from './shovel.ts';
import { playedWith, shoving } from './sly-piggy.ts';
import { canBonus, countEaten, countWounded } from './tally.ts';
import { wreckieRages, wrecking } from './wreckie.ts';

export const showPart: Part = {
  scripts: [nextPet, shovelForPet, setCage, tuneJukebox, shovelForDing, ding, shoving, spooking, wrecking],
  beginTurn: beginShow,
  choosePet,
  beginPet,
  afterPet,
  beforeScore,
  relief,
  meals,
  eat,
  ate: (c, seat) => countEaten(c, seat),
  pooped,
  games,
  playGame,
  entertained,
  played: playedWith,
  mutates,
  rages(c, v, at) {
    ponyRages(v, plotOf(shopOf(c.s, v.seat), at));
    return wreckieRages(c, v, at);
  },
  wounded: countWounded,
  diseaseNeeds,
  cleaned,
  showBonus: canBonus,
};
