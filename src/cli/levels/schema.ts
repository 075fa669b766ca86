/** The schema of a level's file as an editor reads it, so that it completes and checks while an author types. */

import { toJsonSchema } from '@valibot/to-json-schema';
import { id } from '../../campaign/ids.ts';
import { levelSchema } from '../../campaign/schema.ts';
import { petzPiles, petzStart, petzStop } from '../../engine/petz/start/schema.ts';
import { questPiles, questStart, questStop } from '../../engine/quest/schema-start.ts';

/** Parts that stand in several places are written once, and referred to. */
const DEFINITIONS = { ...id, petzPiles, petzStart, petzStop, questPiles, questStart, questStop };

/** The text of `levels/level.schema.json`. */
export function schemaText(): string {
  const { $schema, ...schema } = toJsonSchema(levelSchema, {
    definitions: DEFINITIONS,
    // Rules that JSON Schema cannot say are checked by `npm run levels`.
    errorMode: 'ignore',
    target: 'draft-07',
  });
  return `${JSON.stringify({ $schema, title: 'A level of Dungeon Petz', ...schema }, null, 1)}\n`;
}
