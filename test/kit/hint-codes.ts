/** Every reason that a bot may give, as the code of the bots and of those who ask them names it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '..', '..', 'src');

const texts = ['bots', 'session'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(SRC, folder, file), 'utf8')),
);
const codes = new Set(
  texts.flatMap((text) => [...text.matchAll(/'(hint\.[\w.]+)'/g)].map(([, code]) => code ?? '')),
);

export const QUEST_HINT_CODES = [...codes].filter((code) => code.startsWith('hint.quest.'));
export const HINT_CODES = [...codes].filter((code) => !code.startsWith('hint.quest.'));
