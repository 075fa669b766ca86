/** The table of Dungeon Petz in words: the question in hand, the own shop, the town, the rivals, the story. */

import { useMemo } from 'preact/hooks';
import { tableFacts } from '../../../engine/petz/read.ts';
import { phaseKey } from '../../../i18n/keys.ts';
import type { Session } from '../../../session/game/session.ts';
import { type Announced, calendarItem } from '../../../text/calendar.ts';
import { ownShopItem } from '../../../text/shop.ts';
import { Speech } from '../../../text/speech.ts';
import { townItem } from '../../../text/town.ts';
import { PLAYER_COLOURS } from '../../art-urls.ts';
import { useChangesBehind } from '../behind.ts';
import { useMissing } from '../campaign/hooks.tsx';
import { useApp } from '../context.ts';
import { petzWording } from '../insight/wording.ts';
import { Portrait } from '../parts/portrait.tsx';
import { petzPrompt } from '../prompts/petz.tsx';
import { FinalScoring } from './final.tsx';
import { Curtain, TableFrame } from './frame.tsx';
import { ItemFold, ItemPanel } from './items.tsx';
import { Rivals } from './shops.tsx';
import { Twists } from './twists.tsx';

export function TableScreen({ session }: { session: Session }) {
  useChangesBehind(session);
  const { words } = useApp();
  const isMissing = useMissing();
  const speech = useMemo(
    () => new Speech(words, session.players),
    [words.language, session, session.players],
  );
  const { t } = speech;
  const { viewer, curtain } = session.device();
  if (curtain !== null) {
    const name = speech.seat(curtain);
    return (
      <Curtain
        session={session}
        seat={curtain}
        colour={PLAYER_COLOURS[curtain] ?? ''}
        picture={<Portrait rival={null} seat={curtain} face="neutral" size={200} />}
        title={t('ui.curtain.title', { name })}
        hint={t('ui.curtain.hint', { name })}
        lift={t('ui.curtain.lift', { name })}
        undo={(seat) => t('ui.curtain.undo', { name: speech.seat(seat) })}
      />
    );
  }
  const view = session.view(viewer);
  const without: Announced[] = [
    ...(isMissing('shows') ? (['exhibition'] as const) : []),
    ...(isMissing('customers') ? (['customer'] as const) : []),
  ];
  const mine = (seat: number) => t('ui.shop.mine', { name: speech.seat(seat) });
  return (
    <TableFrame
      session={session}
      wording={petzWording(speech)}
      view={view}
      viewer={viewer}
      title={t('ui.table.round', { round: view.round, rounds: tableFacts(view).rounds })}
      note={t(phaseKey(view.phase))}
      called={(seat) => speech.seat(seat)}
      special={viewer === null ? undefined : petzPrompt({ speech, view, seat: viewer })}
      end={<FinalScoring speech={speech} session={session} view={view} />}
      own={
        viewer === null ? null : (
          <ItemPanel item={ownShopItem(speech, view, viewer, mine(viewer), t('ui.shop.hand'))} look="wood" />
        )
      }
      sideName={t('ui.table.side')}
      side={
        <>
          <Twists speech={speech} view={view} seat={viewer} />
          <ItemFold item={townItem(speech, view)} open={view.ask?.kind === 'petz.group'} />
          {without.length === 2 ? null : <ItemPanel item={calendarItem(speech, view, without)} />}
          {isMissing('rivals') ? null : (
            <Rivals speech={speech} view={view} seat={viewer} story={session.story(viewer)} />
          )}
        </>
      }
    />
  );
}
