/** A hint: what a strong player would do here and why, to be taken with one tap. */

import { useState } from 'preact/hooks';
import type { Domain } from '../../../engine/kernel/domain.ts';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Session } from '../../../session/session.ts';
import type { Hint as Hinted } from '../../../session/thinker.ts';
import { iconArt } from '../art.ts';
import { Others } from '../insight/others.tsx';
import { petzTeller } from '../insight/teller.ts';
import { choiceInWords } from '../text/choice.ts';
import type { Scene } from '../text/options.ts';
import { sayReason } from '../text/reason.ts';

export function Hint({
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
  const { t } = speech;
  const [thought, setThought] = useState<Hinted | 'thinking' | null>(null);
  const { ask: asked } = view;
  const ask = () => {
    setThought('thinking');
    void session.hint(seat).then(setThought);
  };
  return (
    <div class="hint" aria-live="polite">
      {thought === null ? (
        <button type="button" class="small" onClick={ask}>
          <img src={iconArt('ui-hint')} alt="" width={28} height={28} />
          <span>{t('ui.hint.ask')}</span>
        </button>
      ) : thought === 'thinking' ? (
        <p class="soft">{t('ui.hint.thinking')}</p>
      ) : (
        <div class="bubble">
          <h3>{t('ui.hint.title')}</h3>
          <ul>
            {choiceInWords(scene, view.ask?.kind ?? '', domain, thought.choice).map((line, at) => (
              <li key={`${at}${line}`}>{line}</li>
            ))}
          </ul>
          <Why text={sayReason(speech, thought.why)} />
          {asked === null ? null : (
            <Others
              teller={petzTeller(speech)}
              question={{ seat, view, ask: asked, domain }}
              hint={thought}
            />
          )}
          <button type="button" class="green" onClick={() => answer(thought.choice)}>
            {t('ui.hint.take')}
          </button>
        </div>
      )}
    </div>
  );
}

function Why({ text }: { text: string | null }) {
  return text === null ? null : <p>{text}</p>;
}
