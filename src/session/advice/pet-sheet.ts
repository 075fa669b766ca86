/** What is printed on a pet's tile, which is public from the start (RUL-26): what it eats, all its bars, its prices. */
import type { Colour, Food } from '../../engine/petz/data/schema.ts';
import { BOARD, canEat, FOODS, petCard } from '../../engine/petz/read.ts';

export interface PetSheet {
  /** Empty for House Vampire, who fasts (DA-PET-VAMPIRE-04). */
  eats: Food[];
  /** The bars in the order in which they come; those it shows at its size are open. */
  bars: { colour: Colour; isOpen: boolean }[];
  /** The gold it brings at each size at which it can be sold (PB-SELL-18, PB-SELL-19). */
  prices: { size: number; gold: number }[];
}

/** The tile of a kind of pet, with the bars it shows at `size`. */
export function petSheet(id: string, size: number): PetSheet {
  const { bars, diet } = petCard(id);
  return {
    eats: FOODS.filter((food) => canEat({ id }, food)),
    bars: [...bars].map((colour, i) => ({ colour: colour as Colour, isOpen: i < size })),
    prices: Object.entries(BOARD.prices[diet]).map(([at, gold]) => ({ size: Number(at), gold })),
  };
}
