/** The pages of the gallery, in the order of its links. */
export const GALLERY_KINDS = [
  'pets',
  'pugs',
  'imps',
  'cages',
  'addons',
  'artifacts',
  'customers',
  'exhibitions',
  'spaces',
  'icons',
  'tokens',
  'cards',
  'backgrounds',
  'rivals',
  'title',
  'characters',
  'places',
  'widgets',
  'motion',
  'sounds',
] as const;
export type GalleryKind = (typeof GALLERY_KINDS)[number];
