/** What is passed on: a text by the share sheet or the clipboard, links of this page, a new game before it is played, a game. */

import { useState } from 'preact/hooks';
import type { Dealt } from '../../../session/campaign/as-level.ts';
import type { AnySession } from '../../../session/game/session.ts';
import { hasOwnHeroes } from '../../../session/profiles/own-heroes.ts';
import { useApp } from '../context.ts';
import { fileName, handOver } from '../saves/device-storage.ts';
import { Button } from './pieces.tsx';

interface ShareButtonProps {
  /** What is passed on, made when it is wanted; null if it cannot be had. */
  text: () => string | null | Promise<string | null>;
  /** For tests: `data-share`. */
  name: string;
  isGold?: boolean;
  /** Why it cannot be passed on at all, in words; null if it can. */
  barred?: () => string | null;
  words: string;
}

export function ShareButton({ text, name, isGold = false, barred, words }: ShareButtonProps) {
  const { t } = useApp();
  const [message, setMessage] = useState('');
  const share = async () => {
    // Emptied first, so that the same message is read out again.
    setMessage('');
    const why = barred?.() ?? null;
    if (why !== null) {
      // A moment later, so that a screen reader has seen the emptied line.
      await Promise.resolve();
      setMessage(why);
      return;
    }
    const made = await text();
    const how = made === null ? 'tooLong' : await shareText(made);
    if (how !== 'left') setMessage(t(how === 'tooLong' ? 'ui.shared.tooLong' : `ui.share.${how}`));
  };
  return (
    <span class="share cluster">
      <Button class={isGold ? 'gold' : ''} data-share={name} tap={() => void share()} words={words} />
      <span role="status" class="shared-message aside">
        {message}
      </span>
    </span>
  );
}

/** `dealt`: null while something is missing. */
export function ShareSetup({ dealt }: { dealt: () => Dealt | null }) {
  const { t } = useApp();
  const text = async () => {
    const { asLevel } = await import('../../../session/campaign/as-level.ts');
    const game = dealt();
    const made = game === null ? null : asLevel(game);
    return made === null ? null : linkTo(made.text, t('ui.shared.challenge'));
  };
  // A link holds ids only, and Heroes of the workshop have theirs on this device alone.
  const barred = () => (hasOwnHeroes(dealt()) ? t('ui.shared.ownHeroes') : null);
  return <ShareButton name="setup" text={text} barred={barred} words={t('ui.shared.setup')} />;
}

/** A finished game to be passed on: as a link with which a friend plays the very same cards, or as a file. */
export function ShareGame({ session }: { session: AnySession }) {
  const { t } = useApp();
  const text = async () => {
    const { gameFile } = await import('../../../session/saves/sharing.ts');
    return gameFile(session.toSave() as never);
  };
  return (
    <span class="cluster">
      <ShareButton
        name="game"
        text={async () => linkTo(await text(), t('ui.shared.challenge'))}
        words={t('ui.shared.share')}
      />
      <Button
        class="round"
        data-share-file
        aria-label={t('ui.shared.asFile')}
        title={t('ui.shared.asFile')}
        tap={async () => handOver(await text(), fileName(t('ui.shared.fileGame')))}
        icon="ui-log"
        size={30}
      />
    </span>
  );
}

/** A few words and the link below them; null if it is too long for an address. */
export async function linkTo(text: string, words: string): Promise<string | null> {
  const { pack } = await import('../../../session/saves/link.ts');
  const hash = await pack(text);
  if (hash === null) return null;
  const { origin, pathname } = window.location;
  return `${words}\n${origin}${pathname}${hash}`;
}

/** `left`: the player has cancelled it. */
type Shared = 'shared' | 'copied' | 'left' | 'failed';

/** The parts of the browser that are needed; either may be missing. */
interface ShareDevice {
  share?: (data: { text: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/** Never fails: what came of it is the answer. */
export async function shareText(text: string, device: ShareDevice = navigator): Promise<Shared> {
  if (device.share !== undefined) {
    try {
      await device.share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left';
      // Some browsers have a sheet that takes nothing; the clipboard may still do.
    }
  }
  try {
    if (device.clipboard === undefined) return 'failed';
    await device.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
