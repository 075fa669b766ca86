/** Everything in `assets/sound/` that is made into sound while the game runs, checked as it is read. */
import * as v from 'valibot';
import alleys from '../../assets/sound/effects/alleys.json';
import evening from '../../assets/sound/effects/evening.json';
import face from '../../assets/sound/effects/interface.json';
import quest from '../../assets/sound/effects/quest.json';
import town from '../../assets/sound/effects/town.json';
import motifs from '../../assets/sound/motifs.json';
import voices from '../../assets/sound/voices.json';
import { effectsSchema } from './effects/schema.ts';
import { voicesSchema } from './effects/voice.ts';
import { INSTRUMENTS, type InstrumentName } from './instruments/index.ts';

export type EffectName =
  | keyof typeof face
  | keyof typeof town
  | keyof typeof evening
  | keyof typeof alleys
  | keyof typeof quest;

const instruments = Object.keys(INSTRUMENTS) as [InstrumentName, ...InstrumentName[]];
const motifsSchema = v.record(
  v.string(),
  v.strictObject({
    instrument: v.picklist(instruments),
    /** Quarter notes a minute. */
    tempo: v.pipe(v.number(), v.minValue(40), v.maxValue(240)),
    notes: v.string(),
  }),
);

export const EFFECTS = v.parse(effectsSchema, { ...face, ...town, ...evening, ...alleys, ...quest });
export const VOICES = v.parse(voicesSchema, voices);
export const MOTIFS = v.parse(motifsSchema, motifs);
