/** Who wishes for what, now or soon: fills the room that few pets leave in the forecast. */
import type { Term } from '../../../../engine/petz/data/schema.ts';
import { customerCard, exhibitionOf } from '../../../../engine/petz/read.ts';
import type { CalendarTile } from '../../../../engine/petz/state.ts';
import { roundWords } from '../../../../text/calendar.ts';
import type { Fact } from '../../../../ui/panels/facts.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { type Explanation, explainCustomer, explainExhibition } from '../../explain/index.ts';
import { symbolArt, symbolName } from '../parts/words.ts';
import { drawingAt } from './art.ts';
import type { Stage } from './parts.ts';

interface Wish {
  art: string;
  name: string;
  round: number;
  terms: readonly Term[];
  explain(): Explanation;
}

/** The customers of this round before the exhibition, then what comes next. */
function wishesOf({ look, link, speech }: Stage): Wish[] {
  const { view } = look;
  const known = (tiles: readonly CalendarTile[]) =>
    tiles
      .flatMap(({ id, round }) => (id === null || round < view.round ? [] : [{ id, round }]))
      .sort((a, b) => a.round - b.round);
  const customers = known(view.customers).map(({ id, round }) => ({
    art: `customers/${id}.svg`,
    name: speech.thing('customer', id),
    round,
    terms: customerCard(id).terms,
    explain: () => explainCustomer(link, id, { view, round }),
  }));
  const shows = known(view.exhibitions).map(({ id, round }) => ({
    art: `exhibitions/${id}.svg`,
    name: speech.thing('exhibition', id),
    round,
    terms: exhibitionOf(view, id, round).terms,
    explain: () => explainExhibition(link, view, id, round),
  }));
  return [...customers, ...shows].sort((a, b) => a.round - b.round);
}

/** For a panel: in a phone's window each is but its picture and its symbols. */
export function wishFacts(stage: Stage): Fact[] {
  const { look, kit, speech } = stage;
  return wishesOf(stage).map(({ art, name, round, terms, explain }) => ({
    id: `wish:${art}`,
    words: name,
    note: roundWords(speech, look.view, round),
    art: drawnUrl(art),
    signs: terms.map((term) => ({
      art: artUrl(symbolArt(symbolName(term))),
      words: speech.signed(term.value),
      isBad: term.value < 0,
    })),
    tap: () => kit.touch.reveal(stage.layout.side, explain),
  }));
}

function drawnUrl(path: string): string | null {
  const drawn = drawingAt(path);
  return drawn === null ? null : artUrl(drawn);
}
