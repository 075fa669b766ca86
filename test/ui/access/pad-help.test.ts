/** The settings tell what a gamepad's buttons do: a sign, a name and an action for each, in every language. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ComponentChildren, VNode } from 'preact';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, Words } from '../../../src/i18n/words.ts';
import { PAD_SIGNS, PadHelp } from '../../../src/ui/access/screens/keys.tsx';
import { palette } from '../../../src/ui/theme/palette.ts';

/** Every element under a node, with the parts of the list put in for their names. */
function elements(node: ComponentChildren): VNode<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap(elements);
  if (node === null || typeof node !== 'object' || !('type' in node)) return [];
  const element = node as VNode<Record<string, unknown>>;
  const { type, props } = element;
  if (typeof type === 'function') {
    const made = (type as (given: unknown) => ComponentChildren)(props);
    return elements(made);
  }
  return [element, ...elements(props.children as ComponentChildren)];
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every button has its sign, its name and what it does', async () => {
    const { t } = await Words.speak(language);
    const all = elements(PadHelp({ t }));
    const texts = (type: string) =>
      all.filter((one) => one.type === type).map(({ props }) => String(props.children));
    const { length } = PAD_SIGNS;
    expect(texts('dd')).toHaveLength(length);
    expect(new Set(texts('dd')).size).toBe(length);
    expect(new Set(texts('span')).size).toBe(length);
    expect([...texts('dd'), ...texts('span')].filter((text) => text.startsWith('ui.'))).toEqual([]);
    const signs = all.filter(({ type }) => type === 'img').map(({ props }) => basename(String(props.src)));
    expect(signs).toHaveLength(length);
    const drawn = signs.map((file) => readFileSync(`assets/art/icons/${file}`, 'utf8'));
    expect(new Set(drawn).size).toBe(length);
    // Each has something lit, or it would not tell which button is meant.
    expect(drawn.filter((svg) => svg.includes(palette.gold)).length).toBeGreaterThanOrEqual(length - 2);
  });
});
