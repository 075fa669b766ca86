/** Whoever skips for the first time is offered to have it always like that: nobody looks for a setting in a hurry. */

import type { Settings } from '../../../session/profiles/settings.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp, useChanges } from '../context.ts';

const ANSWERS: readonly (readonly [name: string, change: Partial<Settings>])[] = [
  ['brief', { rivals: 'brief' }],
  ['instant', { speed: 'instant' }],
  ['whole', {}],
];

export function PaceOffer() {
  const { settings, words, sessions } = useApp();
  useChanges(settings, sessions);
  if (settings.value.paceAsked !== 'now' || sessions.session === null) return null;
  // Heroes and monsters are not shown in brief.
  const answers = ANSWERS.filter(([name]) => name !== 'brief' || sessions.session?.game === 'petz');
  return (
    <div class="notices" role="status">
      <div class="notice-bar gilded" data-pace-offer>
        <img src={iconArt('ui-speed2')} alt="" width={36} height={36} />
        <p>{words.t('ui.pace.ask')}</p>
        {answers.map(([name, change]) => (
          <button
            key={name}
            type="button"
            class="small"
            data-pace={name}
            onClick={() => settings.change({ ...change, paceAsked: 'answered' })}
          >
            {words.t(`ui.pace.${name}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
