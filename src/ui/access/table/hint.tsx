/** A hint: what a strong player would do here and why, to be taken with one tap. */

import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/game/session.ts';
import { choiceInWords } from '../../../text/choice.ts';
import type { Scene } from '../../../text/options.ts';
import { sayReason } from '../../../text/reason.ts';
import { Others } from '../insight/others.tsx';
import { petzTeller } from '../insight/teller.ts';
import { HintBox } from '../parts/hint-box.tsx';

export function HintPanel({
  scene,
  session,
  domain,
  answer,
}: {
  scene: Scene;
  session: Session;
  domain: Domain;
  answer(choice: Json): void;
}) {
  const { speech, view, seat } = scene;
  const { ask } = view;
  return (
    <HintBox
      t={speech.t}
      wish={() => session.hint(seat)}
      answer={answer}
      tell={(thought) => ({
        lines: choiceInWords(scene, ask?.kind ?? '', domain, thought.choice),
        why: sayReason(speech, thought.why),
        others:
          ask === null ? null : (
            <Others teller={petzTeller(speech)} question={{ seat, view, ask, domain }} hint={thought} />
          ),
      })}
    />
  );
}
