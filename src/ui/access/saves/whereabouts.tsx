/** How far an unfinished game is, in words and a sign. */

import { phaseKey } from '../../../i18n/keys.ts';
import type { Unfinished } from '../../../session/session-manager.ts';
import { iconArt } from '../../art-urls.ts';
import type { App } from '../context.ts';

export function whereArt({ game }: Unfinished): string {
  return iconArt(game === 'petz' ? 'phase-shopping' : 'quest-couch');
}

/** Which game it is: a level by its title, else by what is played. */
export function whatIs(words: Pick<App['words'], 't' | 'has'>, of: Unfinished): string {
  const { t } = words;
  const title = of.level === null ? null : `level.${of.level.id}.title`;
  if (title !== null && words.has(title)) return t(title);
  if (of.slot !== 'free') return t(`ui.saves.slot.${of.slot}`);
  return t(of.game === 'petz' ? 'ui.saves.petz' : 'ui.title.newQuest');
}

export function whereIs({ t }: Pick<App['words'], 't'>, of: Unfinished): string {
  if (of.isOver) return t('ui.saves.over');
  return of.game === 'petz'
    ? t('ui.title.saved', { round: of.round, phase: t(phaseKey(of.phase)) })
    : t('ui.title.savedQuest', { number: of.number, round: of.round });
}
