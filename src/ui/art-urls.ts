/** The pictures of things. They only accompany words, so that a missing one does no harm. */

const ROOT = `${import.meta.env.BASE_URL}art`;

/** A drawing by its folder and name: `icons/icon-imp`. */
export const artAt = (path: string): string => `${ROOT}/${path}.svg`;

const icon = (name: string) => `${ROOT}/icons/${name}.svg`;
const token = (name: string) => `${ROOT}/tokens/${name}.svg`;

/** A sign of the house: `ui-back`, `phase-shopping`, `bot-sly`. */
export const iconArt = icon;

export const IMP = icon('icon-imp');
export const REPUTATION = icon('icon-reputation');

export const TOKEN_ART = {
  gold: token('token-gold'),
  vegetable: token('token-vegetable'),
  meat: token('token-meat'),
  manure: token('token-manure'),
  suffering: token('token-suffering'),
  mutation: token('token-mutation'),
  potion: token('potion'),
} as const;

export const petArt = (id: string): string => `${ROOT}/pets/${id}.svg`;
export const customerArt = (id: string): string => `${ROOT}/customers/${id}.svg`;
export const exhibitionArt = (id: string): string => `${ROOT}/exhibitions/${id}.svg`;
export const artifactArt = (id: string): string => `${ROOT}/artifacts/${id}.svg`;
export const cageArt = (id: string): string => `${ROOT}/cages/${id}.svg`;
export const addonArt = (id: string): string => `${ROOT}/addons/${id}.svg`;

export const facilityArt = (id: string): string => `${ROOT}/facilities/${id}.svg`;
/** Accessories of a kind look alike. */
export const accessoryArt = (kind: string): string => `${ROOT}/accessories/${kind}.svg`;
export const BODYGUARD = icon('icon-bodyguard');
export const PEARL_ART = token('token-pearl');
export const PROCESSED_ART = { lollipop: token('token-lollipop'), can: token('token-can') } as const;

/** The picture of a thing that is picked at an action space. */
export function itemArt(family: 'pet' | 'cage' | 'addon' | 'artifact', id: string): string {
  return { pet: petArt, cage: cageArt, addon: addonArt, artifact: artifactArt }[family](id);
}

export const spaceArt = (id: string): string => `${ROOT}/spaces/${id}.svg`;

export function needArt(need: string): string {
  return icon(`need-${need}`);
}

/** What a symbol of a tile counts. */
export function countedArt(what: string): string {
  if (what === 'eaten') return icon('count-food');
  if (what === 'wounded') return icon('count-hospital');
  const drawn = ['suffering', 'mutation', 'manure', 'pets', 'chosen', 'kinds', 'colours'];
  return drawn.includes(what) ? icon(`count-${what}`) : needArt(what);
}

const DECKS: Readonly<Record<string, string>> = { G: 'green', R: 'red', Y: 'yellow', P: 'purple' };

/** The glyph of a colour: it never goes without. */
export function deckArt(colour: string): string {
  return icon(`deck-${DECKS[colour] ?? 'green'}`);
}

export const PLAYER_COLOURS = ['blue', 'rose', 'teal', 'ivory'] as const;

export function permissionArt(seat: number): string {
  return token(`permission-${PLAYER_COLOURS[seat] ?? 'blue'}`);
}

export function playerArt(seat: number): string {
  return icon(`player-${PLAYER_COLOURS[seat] ?? 'blue'}`);
}

export const rivalArt = (id: string): string => `${ROOT}/rivals/${id}.svg`;
/** Persons go as an imp in their colours. */
export const PERSON = `${ROOT}/characters/imp.svg`;
/** A piece of the title's scenery. */
export const titleArt = (name: string): string => `${ROOT}/title/${name}.svg`;

export function foodArt(food: 'vegetable' | 'meat'): string {
  return TOKEN_ART[food];
}

const QUEST_FOLDERS: Readonly<Record<string, (id: string) => string>> = {
  hero: (id) => `${ROOT}/heroes/${id}.svg`,
  monster: (id) => `${ROOT}/monsters/${id}.svg`,
  boss: (id) => `${ROOT}/bosses/${id}.svg`,
  treasure: (id) => `${ROOT}/treasures/${id}.svg`,
  world: (id) => `${ROOT}/worlds/${id}-card.svg`,
  shape: (id) => icon(`quest-${id.replace(':', '-')}`),
  mark: (id) => icon(`quest-${id}`),
};

/** A thing of Pug Quest by its family and id; null for families without drawings. */
export const questThingArt = (family: string, id: string): string | null =>
  QUEST_FOLDERS[family]?.(id) ?? null;
