/** What the Gift Box becomes. */

import type { Json } from '../../../engine/kernel/state.ts';
import { ownsHat } from '../../../engine/petz/alleys/query.ts';
import { optionsOf } from '../../../engine/petz/choices.ts';
import { hasArtifact } from '../../../engine/petz/query.ts';
import type { Shop } from '../../../engine/petz/state.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import { because, type Decision } from '../../bot.ts';
import { artifactARound } from '../artifacts.ts';
import { bestOf } from '../jobs.ts';
import { outlookOf, ownShop, seatOf } from '../outlook.ts';
import { EXPERT, type Persona } from '../persona.ts';

/** A second one of its kind does little, but a book. */
function doubles(shop: Shop, artifact: string): boolean {
  return artifact === 'fancyHat'
    ? ownsHat(shop)
    : hasArtifact(shop, artifact) && shop.books[artifact] === undefined;
}

/** Something better may come up later, as long as there are rounds for it. */
export function decideCopy(view: PetzView, options: readonly Json[], persona: Persona = EXPERT): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const shop = ownShop(view);
  const wait = 0.5 * (1 - 1 / (1 + o.left));
  const best = bestOf(optionsOf('petz.copy', options), (artifact) =>
    artifact === null ? wait : doubles(shop, artifact) ? 0 : artifactARound(artifact),
  );
  return best === null ? because(null, 'hint.copyNothing') : because(best, 'hint.copy', { artifact: best });
}
