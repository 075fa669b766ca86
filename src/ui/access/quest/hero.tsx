/** A Hero's name and picture, printed or home-made. */

import { heroCardIn, type OwnHero } from '../../../engine/quest/read.ts';
import { seenName } from '../../../session/profiles/names.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { composePug, type PUG_FACES } from '../../creatures/pug.ts';
import { PUG_HEROES, type PugHeroId } from '../../creatures/pug-heroes.ts';
import { isPugLooks, PLAIN_PUG, type PugLooks } from '../../creatures/pug-looks.ts';
import { withFace } from '../../rivals.ts';

/** The Evil Lord's portrait. */
export const LORD = `${import.meta.env.BASE_URL}art/quest/lord.svg`;

type Face = (typeof PUG_FACES)[number];

/** Its own name, where it was given one. */
export function heroName(speech: QuestSpeech, id: string, own: readonly OwnHero[]): string {
  const made = own.find((hero) => hero.id === id);
  return made === undefined ? speech.word('hero', id) : seenName(made.name);
}

export const classOf = (id: string, own: readonly OwnHero[]): string => heroCardIn({ own }, id).class;

export function isPrinted(id: string): id is PugHeroId {
  return Object.hasOwn(PUG_HEROES, id);
}

/** What a Hero looks like; one whose looks cannot be read looks plain. */
export function looksOf(id: string, own: readonly OwnHero[]): PugLooks {
  if (isPrinted(id)) return PUG_HEROES[id];
  const looks = own.find((hero) => hero.id === id)?.looks;
  return isPugLooks(looks) ? looks : PLAIN_PUG;
}

/** Addresses made before: a page shows the same Heroes again and again. */
const made = new WeakMap<PugLooks, Map<Face, string>>();

/** The drawing as an address that an image can have. */
export function pugAddress(looks: PugLooks, face: Face): string {
  const faces = made.get(looks) ?? new Map<Face, string>();
  made.set(looks, faces);
  const address =
    faces.get(face) ?? `data:image/svg+xml,${encodeURIComponent(withFace(composePug(looks), face))}`;
  faces.set(face, address);
  return address;
}

interface HeroPictureProps {
  id: string | null;
  own: readonly OwnHero[];
  size: number;
  face?: Face;
}

/** A Hero; null: the Evil Lord. */
export function HeroPicture({ id, own, size, face = 'calm' }: HeroPictureProps) {
  return (
    <img
      class="hero-picture rigid"
      src={id === null ? LORD : pugAddress(looksOf(id, own), face)}
      alt=""
      width={size}
      height={size}
    />
  );
}
