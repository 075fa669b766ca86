/** Every piece that can be laid in the editor has a name in every language and a picture that is there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue as en } from '../../../src/i18n/en.ts';
import { catalogue as es } from '../../../src/i18n/es.ts';
import { catalogue as fr } from '../../../src/i18n/fr.ts';
import { newLevel } from '../../../src/session/campaign/level-draft.ts';
import type { Level } from '../../../src/session/campaign/levels.ts';
import { laidOut, piecePlacesOf } from '../../../src/session/campaign/pieces/lay-out.ts';
import { pieceLook, placeName } from '../../../src/ui/access/editor/piece-look.ts';

const ASSETS = join(import.meta.dirname, '../../../assets');

describe.each(['petz', 'quest'] as const)('%s', (game) => {
  const level = laidOut({ ...newLevel(game), seed: 'pieces' } as Level);
  const places = level === null ? [] : piecePlacesOf(level);
  const pieces = places.flatMap(({ parts }) =>
    parts.flatMap(({ pick }) =>
      pick.type === 'count' ? [] : pick.options.map((id) => ({ kind: pick.of, id })),
    ),
  );

  test.each(Object.entries({ en, fr, es }))('in %s', (_, catalogue) => {
    const words = catalogue as Record<string, string>;
    const missing = new Set<string>();
    const t = (key: string) => {
      if (words[key] === undefined) missing.add(key);
      return key;
    };
    // As the words of a page do, it asks itself.
    const spoken = {
      known: words,
      t,
      has(key: string): boolean {
        return this.known[key] !== undefined;
      },
    };
    expect(pieces.length).toBeGreaterThan(30);
    for (const { kind, id } of pieces) pieceLook(spoken, kind, id);
    for (const place of places) placeName({ t }, place);
    for (const { name } of places.flatMap(({ parts }) => parts)) t(`ui.editor.part.${name}`);
    expect([...missing]).toEqual([]);
  });

  test('with pictures', () => {
    const has = (key: string) => (en as Record<string, string>)[key] !== undefined;
    const arts = new Set(
      pieces.flatMap(({ kind, id }) => pieceLook({ t: (key) => key, has }, kind, id).arts),
    );
    expect([...arts].filter((src) => !existsSync(join(ASSETS, src)))).toEqual([]);
  });
});
