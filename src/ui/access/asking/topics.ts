/** What may be asked of a session by whoever sits before the device. */

import type { Words } from '../../../i18n/words.ts';
import type { AnySession } from '../../../session/game/session.ts';
import { QuestSpeech } from '../../../text/quest/index.ts';
import { Speech } from '../../../text/speech.ts';
import { petzTopics } from './petz.ts';
import { questTopics } from './quest.ts';
import type { Topic } from './topic.ts';

/** While the curtain is down nobody's secrets are told: only what everybody may know. */
export function topicsOf(session: AnySession, words: Words): Topic[] {
  const { viewer, curtain } = session.device();
  const seat = curtain === null ? viewer : null;
  const domain = seat === null ? null : session.domain(seat);
  if (session.game === 'quest') {
    const view = session.view(seat);
    const speech = new QuestSpeech(words, session.players, view);
    return questTopics(speech, { view, domain, story: session.story(seat) });
  }
  const speech = new Speech(words, session.players);
  return petzTopics(speech, { view: session.view(seat), domain, story: session.story(seat) });
}
