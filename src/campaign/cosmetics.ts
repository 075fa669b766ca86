/** What can be unlocked for the eye: shop signs, hats of our imps, outfits of the pugs. Ids only; pictures and words lie elsewhere. */

const COSMETIC_KINDS = ['sign', 'hat', 'outfit'] as const;
type CosmeticKind = (typeof COSMETIC_KINDS)[number];

interface Cosmetic {
  /** `hat.chef` */
  readonly id: string;
  readonly kind: CosmeticKind;
}

const NAMES: Readonly<Record<CosmeticKind, readonly string[]>> = {
  sign: ['first', 'street', 'alley', 'moon', 'crown', 'crossroads', 'wagon', 'puzzle', 'ladder'],
  hat: ['chef', 'postman', 'judge', 'wizard', 'nightcap', 'crown', 'scholar', 'bandit'],
  outfit: ['scarf', 'cape', 'pyjamas', 'armour', 'tutu', 'raincoat'],
};

export const COSMETICS: readonly Cosmetic[] = COSMETIC_KINDS.flatMap((kind) =>
  NAMES[kind].map((name) => ({ id: `${kind}.${name}`, kind })),
);

export const COSMETIC_IDS: readonly string[] = COSMETICS.map(({ id }) => id);

/** The signs that a chapter may give. */
export const SIGNS: readonly string[] = COSMETICS.filter(({ kind }) => kind === 'sign').map(({ id }) => id);
