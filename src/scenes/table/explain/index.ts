/**
 * Ready-made explanations for everything on the table:
 * `kit.press(id, rect, tap, () => explainSpace(link, view, space))`, or `kit.tell(rect, () => …)` where there is
 * nothing to press.
 */
export {
  explainCustomer,
  explainExhibition,
  explainHelp,
  explainNext,
  explainPhase,
  explainRound,
  explainServed,
} from './calendar.ts';
export type { Explain, Explanation } from './explanation.ts';
export {
  explainArtifact,
  explainCage,
  explainCard,
  explainFood,
  explainForecast,
  explainNeed,
  explainPet,
  explainShop,
  explainToken,
} from './shop.ts';
export {
  type Explainer,
  explainAccessory,
  explainBodyguard,
  explainItem,
  explainPetKind,
  explainSpace,
} from './town.ts';
