/** The layer in words while the picture is played: the same question, the same answers, the focus on it. */
import { expect, type Page } from '@playwright/test';
import type { Domain } from '../../../src/engine/kernel/domain.ts';
import { WITHDRAW } from '../../../src/engine/petz/read.ts';
import { isJsonRecord } from '../../../src/ui/json.ts';
import type { PicturePlayer } from './player.ts';
import type { Asked } from './table.ts';

interface Words {
  asked: string | undefined;
  kind: string | undefined;
  hasFocus: boolean;
  /** Answers that may be given, things that may be ticked. */
  options: number;
  boxes: number;
}

const wordsOf = (page: Page): Promise<Words> =>
  page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-ask]');
    const count = (selector: string) => shown?.querySelectorAll(selector).length ?? 0;
    return {
      asked: shown?.dataset.ask,
      kind: shown?.dataset.kind,
      hasFocus: shown?.contains(document.activeElement) ?? false,
      options: count('.choice-button:not([aria-disabled], [aria-pressed])'),
      boxes: count('.choice-button[aria-pressed]'),
    };
  });

/** How many answers the words should offer: all, or for a group the places where it may go and who may come back. */
function offersOf(domain: Domain, kind: string): Partial<Words> {
  if (domain.type === 'some') return { boxes: domain.from.length };
  if (domain.type !== 'pick') return {};
  if (kind !== 'petz.send') return { options: domain.options.length };
  const sends = domain.options.filter(isJsonRecord).filter(({ space }) => space !== WITHDRAW);
  const [first] = sends;
  const own = sends.filter(({ imps, gold }) => imps === first?.imps && gold === first?.gold);
  // Every group that may be called back is an answer of its own.
  const withdrawals = domain.options.length - sends.length;
  return { options: new Set(own.map(({ space }) => space)).size + withdrawals };
}

/** The words ask what the picture asks, offer as much, and have the focus. */
export async function expectWordsInStep(player: PicturePlayer, { id, kind }: Asked): Promise<void> {
  const domain = await player.domain();
  const wanted = { asked: `${id}`, kind, hasFocus: true, ...offersOf(domain, kind) };
  await expect
    .poll(() => wordsOf(player.page), { message: `the words beside ${kind}`, timeout: 30_000 })
    .toMatchObject(wanted);
}
