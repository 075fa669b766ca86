/** What pets of the shop can do for a Hero, by the name of the ability. Values live in the JSON file beside this one. */

import * as v from 'valibot';
import { byId, checkFile, lookUp } from '../../kernel/schema.ts';
import giftRows from './gifts.json' with { type: 'json' };
import { namedSchema } from './schema.ts';

export const GIFTS = byId('data/gifts.json', checkFile('data/gifts.json', v.array(namedSchema), giftRows));
export const GIFT_IDS: readonly string[] = Object.keys(GIFTS);

export const giftCard = lookUp(GIFTS, 'gift');
