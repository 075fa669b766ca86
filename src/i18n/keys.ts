/** Keys that follow from the names the engine uses, so that they can be made, listed and checked. */

import type { AskKind, THINGS } from '../engine/petz/words.ts';

export type ThingFamily = keyof typeof THINGS;

/** The name of a thing: `petz.pet.uni.name`. */
export function nameKey(family: ThingFamily, id: string): string {
  return `petz.${family}.${id}.name`;
}

/** A line about it: `petz.pet.uni.text`. */
export function textKey(family: ThingFamily, id: string): string {
  return `petz.${family}.${id}.text`;
}

export function askTitleKey(kind: AskKind | string): string {
  return `ask.${kind}.title`;
}

export function askHintKey(kind: AskKind | string): string {
  return `ask.${kind}.hint`;
}

export function eventKey(type: string): string {
  return `event.${type}`;
}

export function whyKey(code: string): string {
  return `why.petz.${code}`;
}

export const needKey = (need: string): string => `petz.need.${need}.name`;
export const needTextKey = (need: string): string => `petz.need.${need}.text`;
/** What a symbol of a tile counts. */
export const countedKey = (what: string): string => `petz.counted.${what}.name`;
export const colourKey = (colour: string): string => `petz.colour.${colour}.name`;
export const phaseKey = (phase: string): string => `petz.phase.${phase}.name`;
export const dietKey = (diet: string): string => `petz.diet.${diet}.name`;
/** A thing without its number; `count` chooses the plural. */
export const tokenKey = (token: Token): string => `petz.token.${token}.name`;
export const foodKey = (food: string): string => `petz.food.${food}.name`;
/** An amount with its noun in the right number. */
export const partKey = (part: string): string => `event.part.${part}`;
export const saveKey = (code: string): string => `ui.save.${code}`;
export const variantKey = (name: string): string => `petz.variant.${name}.name`;
export const variantTextKey = (name: string): string => `petz.variant.${name}.text`;
/** How a rival carries himself. */
export const mannerKey = (manner: string): string => `line.manner.${manner}`;
/** How well a bot plays, in a word and in a line. */
export const strengthKey = (strength: string): string => `ui.strength.${strength}.name`;
export const strengthTextKey = (strength: string): string => `ui.strength.${strength}.text`;
/** What a bot is fond of. */
export const characterKey = (character: string): string => `ui.character.${character}.name`;
export const characterTextKey = (character: string): string => `ui.character.${character}.text`;
export const foresightKey = (name: string): string => `petz.foresight.${name}.name`;
/** A line of the chosen option: `option.petz.feed.none`. */
export const optionKey = (kind: string, what: string): string => `option.${kind}.${what}`;
/** A modifier's name, its meaning, and what it has just done. */
export const modNameKey = (id: string): string => `mod.${id}.name`;
export const modTextKey = (id: string): string => `mod.${id}.text`;
export const modEventKey = (id: string): string => `mod.${id}.told`;
export const TOKENS = ['gold', 'imp', 'reputation', 'suffering', 'manure', 'mutation', 'potion'] as const;
export type Token = (typeof TOKENS)[number];
