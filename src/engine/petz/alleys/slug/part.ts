/** The slug shop, accessories, new artifacts, coming home, final scoring (DA-SLUG, DA-ACC, DA-ARTIFACT, DA-END). */

import type { Part } from '../part.ts';
import { artifactsGained, copyArtifact, worksAs } from './artifacts.ts';
import { dress, dressForm, keepWorn, sellWorn } from './dress.ts';
import { businessPoints, comingHome, displayPoints, wearHome } from './home.ts';
import { slugShop, triumphantReturn } from './shop.ts';

export const slugPart: Part = {
  spaces: [slugShop],
  scripts: [triumphantReturn, dress, copyArtifact, wearHome],
  forms: { 'petz.dress': dressForm },
  arranged: (c, seat) => c.call(dress, { seat }),
  worksAs,
  gained: artifactsGained,
  sold(c, seat, pet, platform) {
    sellWorn(c, seat, pet);
    if (platform) c.call(wearHome, { seat });
  },
  lost: keepWorn,
  comingHome,
  businessPoints,
  displayPoints,
};
