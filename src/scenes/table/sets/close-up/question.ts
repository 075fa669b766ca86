/** The question of a close-up in its panel: the answers with what each of them leads to, one of them picked. */
import type { Json } from '../../../../engine/kernel/state.ts';
import type { FacilityUse, Found } from '../../../../engine/petz/choices.ts';
import { alleysIn, cutsIn, entryScore, joinerNow, sizeOf } from '../../../../engine/petz/read.ts';
import type { AskKind } from '../../../../engine/petz/words.ts';
import { textKey } from '../../../../i18n/keys.ts';
import { choiceOf, optionsOf } from '../../../../session/game/choices.ts';
import { describeOption } from '../../../../text/options.ts';
import {
  cageArt,
  facilityArt,
  IMP,
  needArt,
  PROCESSED_ART,
  petArt,
  spaceArt,
  TOKEN_ART,
} from '../../../../ui/art-urls.ts';
import type { Sign } from '../../../../ui/panels/signs.tsx';
import { artUrl } from '../../../../ui/svg-art.ts';
import { type Drawable, drawingUrl } from '../../drawings.ts';
import { bodyguardArt, emblem, impOf } from '../../pieces.ts';
import type { CloseUpPlan } from '../../questions.ts';
import { placeOf } from '../parts/picking.ts';
import { bookRead, needsIn } from './book.ts';
import { entrySigns, exhibitionIn } from './enter.ts';
import type { Picture } from './kinds.ts';
import { explainGoods } from './market.ts';
import type { CloseUp } from './picture.ts';
import { withJoiner } from './queue.ts';

export function askCloseUp(closeUp: CloseUp, kind: AskKind, { picture, declines }: CloseUpPlan): void {
  const { host, look, view, options, picked, at, pick, speech } = closeUp;
  const described = options.map((one) =>
    describeOption({ speech, view, seat: look.seat }, kind, readAs(closeUp, kind, one)),
  );
  const none = declines ? options.indexOf(null) : -1;
  const isOpen = picked >= 0 && picked !== none;
  host.question({
    at: at.panel,
    small: at.compact,
    face: drawingUrl(faceOf(closeUp, picture)),
    ...(at.compact ? { lines: [] } : {}),
    options: described.flatMap(({ label, details, art }, i) => {
      const option = options[i] ?? null;
      const signs = signsOf(closeUp, kind, option);
      // On a phone only the picked answer is shown whole, a deck by its signs: all of them are to be in sight.
      const isBrief = at.compact && (i !== picked || kind === 'petz.book') && signs.length > 0;
      return i === none
        ? []
        : {
            id: `option:${i}`,
            words: label,
            art: kind === 'petz.join' && option !== null ? artUrl(impOf(closeUp.seat)) : art,
            details: [...(isBrief ? [] : details), ...moreOf(closeUp, kind, option)],
            signs,
            look: i === picked ? ('picked' as const) : ('plain' as const),
            tap: () => pick(i),
          };
    }),
    note: isOpen ? noteOf(closeUp, kind, options[picked] ?? null) : null,
    decline:
      none < 0
        ? null
        : { id: `option:${none}`, words: described[none]?.label ?? '', tap: () => void host.answer(null) },
    main: {
      id: 'done',
      words: mainWords(closeUp, kind, isOpen ? (options[picked] ?? null) : null),
      tap: isOpen ? () => void host.answer(options[picked] ?? null) : null,
    },
    take: (choice) => {
      const i = placeOf(options, choice);
      if (i >= 0 && i !== none) pick(i);
    },
  });
}

/** A copied book is named by what it became. */
const readAs = (closeUp: CloseUp, kind: AskKind, option: Json): Json =>
  kind === 'petz.book'
    ? { ...choiceOf('petz.book', option), artifact: bookRead(closeUp, choiceOf('petz.book', option)) }
    : option;

/** What sending the answer does. */
function mainWords({ view, seat, speech }: CloseUp, kind: AskKind, option: Json): string {
  if (kind === 'petz.enter' && option !== null) {
    const { pet, need } = choiceOf('petz.enter', option);
    return speech.t('ui.showSet.enter', { score: speech.number(entryScore(view, seat, pet, need)) });
  }
  const food = kind === 'petz.box' ? choiceOf('petz.box', option) : null;
  if (food !== null) return speech.t('ui.showSet.save', { food: speech.part(food.from, 1) });
  return kind === 'petz.box' ? '' : speech.t(`ui.alley.do.${kind.slice('petz.'.length)}`);
}

const PLACES: Readonly<Record<Exclude<Picture, 'queue' | 'book' | 'enter'>, string>> = {
  return: 'spaces/home',
  peek: 'spaces/fortuneTeller',
  forget: 'spaces/fortuneTeller',
  market: 'spaces/market',
  facility: 'spaces/industrialZone',
  hat: 'artifacts/fancyHat',
  copy: 'artifacts/giftBox',
  box: 'artifacts/magicBox',
};

/** Who or what asks. */
function faceOf(closeUp: CloseUp, picture: Picture): Drawable {
  const { view, seat, options } = closeUp;
  if (picture === 'enter') return `exhibitions/${exhibitionIn(view)}`;
  if (picture === 'book') {
    const [first = { artifact: 'giftBox' }] = optionsOf('petz.book', options);
    return `artifacts/${bookRead(closeUp, first)}`;
  }
  if (picture !== 'queue') return PLACES[picture];
  const who = joinerNow(view);
  if (who === 'hat') return PLACES.hat;
  return who === 'bodyguard' ? bodyguardArt() : impOf(seat);
}

/** That a group with the newcomer in it would be next, that a pet would not take part. */
function moreOf({ view, seat, speech }: CloseUp, kind: AskKind, option: Json): string[] {
  if (kind === 'petz.enter') {
    const { pet, need } = choiceOf('petz.enter', option);
    return entryScore(view, seat, pet, need) > 0 ? [] : [speech.t('ui.showSet.out')];
  }
  const group = kind === 'petz.join' ? choiceOf('petz.join', option) : null;
  if (group === null) return [];
  const size = sizeOf(withJoiner(group, joinerNow(view) ?? 'imp'));
  return cutsIn(view, size) ? [speech.t('ui.alley.goesNext')] : [];
}

/** What is to know of what is picked. */
function noteOf(closeUp: CloseUp, kind: AskKind, option: Json): string | null {
  const { view, speech } = closeUp;
  if (kind === 'petz.facility' || kind === 'petz.work') {
    const use = choiceOf('petz.facility', option);
    return use === null ? null : speech.t(textKey('facility', use.facility));
  }
  if (kind !== 'petz.discount') return null;
  const place = choiceOf('petz.discount', option);
  const id = alleysIn(view)?.market[place].id ?? null;
  if (id === null) return null;
  // Their last line tells the price, which is what is asked.
  const lines = explainGoods(closeUp.link, place, id, false).lines.slice(0, -1);
  return lines.length === 0 ? null : lines.join(' · ');
}

/** Whose it is, what a facility takes and gives, what a deck holds, what a score is made of. */
function signsOf(closeUp: CloseUp, kind: AskKind, option: Json): Sign[] {
  const { view, seat, speech } = closeUp;
  if (kind === 'petz.enter') return entrySigns(closeUp, choiceOf('petz.enter', option));
  if (kind === 'petz.book')
    return needsIn(choiceOf('petz.book', option).colour).map(({ need, count }) => ({
      art: needArt(need),
      words: speech.number(count),
    }));
  if (kind === 'petz.copy') {
    const owner = view.shops.findIndex(
      (shop, other) => other !== seat && shop.artifacts.some((id) => id === option),
    );
    return owner < 0 ? [] : [{ art: artUrl(emblem(owner)), words: speech.seat(owner) }];
  }
  const isUse = kind === 'petz.facility' || kind === 'petz.work';
  const use = isUse ? choiceOf('petz.facility', option) : null;
  return use === null ? [] : wayOf(closeUp, use);
}

/** Where the Headhunter finds an imp. */
const FOUND: Readonly<Record<Found, string>> = {
  progress: 'imps',
  hospital: 'hospital',
  platform: 'platform',
  platformSpace: 'platform',
};

const into = (art: string, words = ''): Sign => ({ art, words: `→ ${words}`.trim() });

/** What goes in, and what comes out. */
function wayOf({ view, seat, speech }: CloseUp, use: FacilityUse): Sign[] {
  const plots = view.shops[seat]?.plots ?? [];
  const tenant = (at: number): string => {
    const { pet = null, cage = null } = plots[at] ?? {};
    if (pet !== null) return petArt(pet.id);
    return cage === null ? facilityArt(use.facility) : cageArt(cage);
  };
  switch (use.facility) {
    case 'headhunter':
      return [{ art: spaceArt(FOUND[use.from]) }, into(IMP)];
    case 'lollipopFactory':
      return [{ art: TOKEN_ART.vegetable }, into(PROCESSED_ART.lollipop)];
    case 'cannery':
      return [{ art: TOKEN_ART.meat }, into(PROCESSED_ART.can)];
    case 'office':
      return [{ art: IMP }, into(TOKEN_ART.gold, speech.signed(2))];
    case 'psychiatrist':
      return [{ art: tenant(use.plot) }, { art: TOKEN_ART[use.token], words: speech.signed(-1) }];
    case 'fecalSlug':
      return use.plots.flatMap((count, at) =>
        count === 0 ? [] : [{ art: tenant(at) }, { art: TOKEN_ART.manure, words: speech.signed(-count) }],
      );
  }
}
