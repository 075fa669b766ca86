/** Which choices are worth playing on: what the knowledge bot thinks best, and variations of it. */

import { checkChoice, type Domain } from '../../../engine/kernel/domain.ts';
import type { Ask, Json } from '../../../engine/kernel/state.ts';
import { WITHDRAW } from '../../../engine/petz/alleys/market/withdraw.ts';
import { choiceOf, optionsOf } from '../../../engine/petz/choices.ts';
import { tableOf } from '../../../engine/petz/query.ts';
import type { PetzView } from '../../../engine/petz/view.ts';
import type { Decision, PetzTools, Reason } from '../../bot.ts';
import { explainGroups, rankGroups } from '../grouping.ts';
import { hard } from '../hard.ts';
import { rankAssignments } from '../lay.ts';
import { type Persona, personaOf } from '../persona.ts';
import { explainSale } from '../sell.ts';
import { explainSend, rankSends } from '../town.ts';

interface Effort {
  /** How many choices are looked at. */
  choices: number;
  /** Playouts for all of them together between two shops, at a budget of 1; among more each takes longer. */
  plays: number;
}

/**
 * The questions where playing on finds better answers than knowing. With the others (feeding, playing, catching …)
 * the knowledge bot's rehearsals are as good, and quicker.
 */
const EFFORTS: Record<string, Effort> = {
  'petz.group': { choices: 8, plays: 110 },
  'petz.send': { choices: 10, plays: 130 },
  'petz.arrange': { choices: 6, plays: 72 },
  'petz.assign': { choices: 12, plays: 72 },
  'petz.sell': { choices: 12, plays: 60 },
  'petz.facility': { choices: 8, plays: 64 },
  'petz.discount': { choices: 6, plays: 48 },
  'petz.join': { choices: 6, plays: 64 },
};

interface Candidates {
  /** The knowledge bot's answer; its choice is the first. */
  known: Decision;
  choices: Json[];
  plays: number;
  /** Why one would choose this. */
  why(choice: Json): Reason | null;
}

/** How much of the time finding splits may take; the rest is for playing them on. */
const FINDING = 0.4;

/** The same tools, the clock of which is over earlier. */
function hurried(tools: PetzTools): PetzTools {
  const { outOfTime } = tools;
  return outOfTime === undefined ? tools : { ...tools, outOfTime: () => outOfTime(FINDING) };
}

const noReason = (): Reason | null => null;

/** Each choice once, the known one first. */
function withKnown(known: Json, others: readonly Json[], most: number): Json[] {
  const found = new Map<string, Json>([[JSON.stringify(known), known]]);
  for (const choice of others) {
    if (found.size >= most) break;
    found.set(JSON.stringify(choice), choice);
  }
  return [...found.values()];
}

/** In the last round no imp stays on the platform for a later sale: the only one there is is made there. */
function dear(view: PetzView, options: readonly Json[]): readonly Json[] {
  const offers = optionsOf('petz.sell', options);
  const platform = offers.filter((offer) => offer?.platform === true);
  const [only] = platform;
  if (platform.length !== 1 || only == null || view.round < tableOf(view).rounds) return options;
  return options.filter((_option, i) => {
    const offer = offers[i];
    return offer == null || offer === only || offer.plot !== only.plot || offer.customer !== only.customer;
  });
}

/** The same arrangement with two pets in each other's cages, or one in a free cage. */
function rehoused(choice: Json): Json[] {
  const fields = choiceOf('petz.arrange', choice);
  const homes = [0, 1, 2, 3].map((at) => `pet${at}`).filter((name) => name in fields);
  return homes.flatMap((a, i) =>
    homes.slice(i + 1).flatMap((b): Json[] => {
      const [x, y] = [fields[a] ?? null, fields[b] ?? null];
      return x === y ? [] : [{ ...fields, [a]: y, [b]: x }];
    }),
  );
}

export function candidatesFor(view: PetzView, ask: Ask, domain: Domain, tools: PetzTools): Candidates {
  const { forms } = tools.engine.rules;
  const { choices: most, plays: ofTwo } = EFFORTS[ask.kind] ?? { choices: 1, plays: 0 };
  const plays = ofTwo * Math.sqrt(2 / view.shops.length);
  const persona = personaOf(tools.character);
  const isLegal = (choice: Json): boolean => checkChoice(domain, choice, forms) === null;
  if (domain.type === 'split' && ask.kind === 'petz.group') {
    const splits = rankGroups(view, domain, hurried(tools), most, persona).filter(isLegal);
    const [first] = splits;
    if (first !== undefined)
      return { known: explainGroups(first), choices: splits, plays, why: (x) => explainGroups(x).why };
  }
  if (domain.type === 'deal' && ask.kind === 'petz.assign') {
    const deals = rankAssignments(view, domain, tools, most, persona).filter(({ choice }) => isLegal(choice));
    const [known] = deals;
    const why = (choice: Json): Reason | null => deals.find((x) => x.choice === choice)?.why ?? null;
    if (known !== undefined) return { known, choices: deals.map(({ choice }) => choice), plays, why };
  }
  const known = hard.decide(view, ask, domain, tools);
  if (most < 2) return { known, choices: [known.choice], plays, why: noReason };
  const others = othersThan(known.choice, view, ask, domain, persona).filter(isLegal);
  const why = (choice: Json): Reason | null => reasonFor(view, ask, choice);
  return { known, choices: withKnown(known.choice, others, most), plays, why };
}

function reasonFor(view: PetzView, ask: Ask, choice: Json): Reason | null {
  if (ask.kind === 'petz.sell') return explainSale(view, choiceOf('petz.sell', choice)).why;
  if (ask.kind !== 'petz.send') return null;
  return choiceOf('petz.send', choice).space === WITHDRAW ? null : explainSend(view, choice).why;
}

function othersThan(
  known: Json,
  view: PetzView,
  ask: Ask,
  domain: Domain,
  persona: Persona,
): readonly Json[] {
  switch (domain.type) {
    case 'pick':
      if (ask.kind === 'petz.sell') return dear(view, domain.options);
      if (ask.kind !== 'petz.send') return domain.options;
      return rankSends(view, domain.options, persona).map(({ choice }) => choice);
    case 'form':
      return rehoused(known);
    default:
      return [];
  }
}
