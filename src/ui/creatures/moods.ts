/** What each mood does to a pet's face. The parts are named in docs/art.md, the drawings are in assets/art/pets/. */

export const eyeVariants = ['open', 'closed', 'half', 'angry', 'spiral'] as const;
export const mouthVariants = ['smile', 'hungry', 'flat', 'teeth', 'wavy', 'sleep', 'cheer'] as const;
export const overlayIds = [
  'mutation-back',
  'wash',
  'drop',
  'yawn',
  'steam',
  'stars',
  'thermometer',
  'zzz',
  'hearts',
  'sweat',
  'tear-1',
  'tear-2',
  'tear-3',
  'plaster',
  'mutation-front',
] as const;

type EyeVariant = (typeof eyeVariants)[number];
type MouthVariant = (typeof mouthVariants)[number];
export type OverlayId = (typeof overlayIds)[number];

export interface MoodLook {
  readonly eyes: EyeVariant;
  readonly mouth: MouthVariant;
  /** Degrees the inner ends of the brows hang down, from any tilt at rest; null leaves them as drawn. */
  readonly tilt: number | null;
  /** Units the brows are lifted. */
  readonly lift: number;
  /** Units the pupils look right and down; only in open eyes. */
  readonly gaze: readonly [number, number];
  readonly overlays: readonly OverlayId[];
}

export const moods = {
  content: { eyes: 'open', mouth: 'smile', tilt: null, lift: 0, gaze: [0, 0], overlays: [] },
  hungry: { eyes: 'open', mouth: 'hungry', tilt: -20, lift: 5, gaze: [0, 5], overlays: ['drop'] },
  bored: { eyes: 'half', mouth: 'flat', tilt: 0, lift: 2, gaze: [0, 0], overlays: ['yawn'] },
  angry: { eyes: 'angry', mouth: 'teeth', tilt: 26, lift: -3, gaze: [0, 0], overlays: ['steam'] },
  magical: { eyes: 'spiral', mouth: 'smile', tilt: -8, lift: 6, gaze: [0, 0], overlays: ['stars'] },
  sick: { eyes: 'half', mouth: 'wavy', tilt: -24, lift: 2, gaze: [0, 0], overlays: ['wash', 'thermometer'] },
  asleep: { eyes: 'closed', mouth: 'sleep', tilt: -4, lift: 0, gaze: [0, 0], overlays: ['zzz'] },
  delighted: { eyes: 'open', mouth: 'cheer', tilt: -12, lift: 7, gaze: [0, -4], overlays: ['hearts'] },
} as const satisfies Record<string, MoodLook>;

export type Mood = keyof typeof moods;

export const moodNames = Object.keys(moods) as Mood[];
