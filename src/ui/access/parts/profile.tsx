/** Somebody who plays here: the portrait, and the name to call them by. */

import type { Profile, Profiles } from '../../../session/profiles/profiles.ts';
import { PERSON, rivalArt } from '../../art-urls.ts';
import { medallion, portrait } from '../../rivals.ts';
import type { App } from '../context.ts';
import { drawingOf, Portrait } from './portrait.tsx';

/** The colours of a profile go round with the profiles. */
export function profileColour({ made }: Profile): number {
  return Math.abs(made) % 4;
}

/** Whoever has not given a name is counted. */
export function profileName({ t }: App['words'], profiles: Profiles, { id, name }: Profile): string {
  const n = profiles.all.findIndex((other) => other.id === id) + 1;
  return name === '' ? t('ui.profiles.nameless', { n: Math.max(1, n) }) : name;
}

/** A portrait in its round frame, as a drawing that needs nothing else. */
interface Medal {
  /** Another one for another picture. */
  key: string;
  svg: string;
}

export const medalKey = (profile: Profile): string => `${profile.face}-${profileColour(profile)}`;

/** The medal of a profile; without its portrait if that cannot be had. */
export async function profileMedal(profile: Profile): Promise<Medal> {
  const svg = await drawingOf(profile.face === 'imp' ? PERSON : rivalArt(profile.face));
  const colour = profileColour(profile);
  const dressed = svg === null ? null : portrait(svg, colour, 'happy');
  return { key: medalKey(profile), svg: medallion(dressed, colour) };
}

export const NO_MEDAL: Medal = { key: 'nobody', svg: medallion(null, 0) };

export function ProfileFace({ profile, size }: { profile: Profile; size: number }) {
  const { face } = profile;
  const rival = face === 'imp' ? null : face;
  return <Portrait rival={rival} seat={profileColour(profile)} face="happy" size={size} />;
}
