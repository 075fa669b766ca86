/** The portrait of a rival, in the colours of the seat and with the expression of the moment. */

import '../styles/rivals.css';
import type { Strength } from '../../../session/game/seats.ts';
import type { Profile, Profiles } from '../../../session/profiles/profiles.ts';
import { iconArt, PERSON, playerArt, rivalArt } from '../../art-urls.ts';
import { portrait } from '../../rivals.ts';
import type { App } from '../context.ts';
import { useArrived } from './fetched.tsx';

const fetched = new Map<string, Promise<string | null>>();

const ready = new Map<string, string>();

/** A drawing's text, fetched once; null if it cannot be had. */
async function fetchDrawing(src: string): Promise<string | null> {
  try {
    const answer = await fetch(src);
    if (!answer.ok) return null;
    const svg = await answer.text();
    ready.set(src, svg);
    return svg;
  } catch {
    return null;
  }
}

/** The text of a drawing, as soon as it is there; null if it cannot be had. */
function drawingOf(src: string): Promise<string | null> {
  const known = ready.get(src);
  if (known !== undefined) return Promise.resolve(known);
  const loading = fetched.get(src) ?? fetchDrawing(src);
  fetched.set(src, loading);
  // What could not be had is asked for again the next time.
  void loading.then((svg) => (svg === null ? fetched.delete(src) : null));
  return loading;
}

function useDrawing(src: string): string | null {
  useArrived(() => (ready.has(src) ? null : drawingOf(src)), [src]);
  return ready.get(src) ?? null;
}

interface PortraitProps {
  rival: string | null;
  seat: number;
  face: string;
  size: number;
}

/** With the seat's emblem at its foot; the name beside it says who it is. Without a rival it is a person's imp. */
export function Portrait({ rival, seat, face, size }: PortraitProps) {
  const src = rival === null ? PERSON : rivalArt(rival);
  const svg = useDrawing(src);
  const shown = svg === null ? src : `data:image/svg+xml,${encodeURIComponent(portrait(svg, seat, face))}`;
  return (
    <span class="portrait" data-rival={rival ?? 'person'} data-face={face}>
      <img src={shown} alt="" width={size} height={size} />
      <img class="emblem" src={playerArt(seat)} alt="" width={26} height={26} />
    </span>
  );
}

/** Strengths have faces. */
export const FACES: Readonly<Record<Strength, string>> = {
  random: iconArt('bot-hatchling'),
  hatchling: iconArt('bot-hatchling'),
  apprentice: iconArt('bot-mild'),
  trader: iconArt('bot-sly'),
  master: iconArt('bot-ruthless'),
  archimp: iconArt('bot-archimp'),
};

/** The colours of a profile go round with the profiles. */
export function profileColour({ made }: Profile): number {
  return Math.abs(made) % 4;
}

/** A player without a name is counted. */
export function profileName({ t }: App['words'], profiles: Profiles, { id, name }: Profile): string {
  const n = profiles.all.findIndex((other) => other.id === id) + 1;
  return name === '' ? t('ui.profiles.nameless', { n: Math.max(1, n) }) : name;
}

/** A player's profile: the portrait, and the name to call them by. */
export function ProfileFace({ profile, size }: { profile: Profile; size: number }) {
  const { face } = profile;
  const rival = face === 'imp' ? null : face;
  return <Portrait rival={rival} seat={profileColour(profile)} face="happy" size={size} />;
}
