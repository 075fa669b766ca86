/** A rule-of-thumb expert: for each kind of question the file that knows about it. */

import { checkChoice, type Domain, sampleChoice } from '../../engine/kernel/domain.ts';
import type { Ask } from '../../engine/kernel/state.ts';
import type { PetzView } from '../../engine/petz/view.ts';
import { because, type Decision, type PetzBot, type PetzTools, plainly } from '../bot.ts';
import { bestArrangement } from './arrange.ts';
import { decideCare } from './care.ts';
import { hooks } from './expansion.ts';
import { decideGroups } from './grouping.ts';
import { decideBook, decideBox, decideCrystal, decideEntry, decideJobs, decideSleep } from './jobs.ts';
import { decideAssignment } from './lay.ts';
import { outlookOf, ownShop, seatOf } from './outlook.ts';
import { type Hindrance, type Persona, personaOf } from './persona.ts';
import { decideSale } from './sell.ts';
import { decideSend } from './town.ts';

/** The expert's answer; null for questions that he knows nothing about. */
function answer(
  view: PetzView,
  ask: Ask,
  domain: Domain,
  tools: PetzTools,
  persona: Persona,
): Decision | null {
  if (domain.type === 'pick') return pick(view, ask, domain.options, tools, persona);
  switch (ask.kind) {
    case 'petz.group':
      return domain.type === 'split' ? decideGroups(view, domain, tools, persona) : null;
    case 'petz.arrange':
      return decideArrangement(view, persona);
    case 'petz.crystal':
      return domain.type === 'some' ? decideCrystal(view, domain.from, domain.max, persona) : null;
    case 'petz.dress':
      return domain.type === 'form' ? hooks.dress(view, domain, persona) : null;
    case 'petz.assign':
      return domain.type === 'deal' ? decideAssignment(view, domain, tools, persona) : null;
    default:
      return null;
  }
}

type Options = Extract<Domain, { type: 'pick' }>['options'];

function pick(
  view: PetzView,
  ask: Ask,
  options: Options,
  tools: PetzTools,
  persona: Persona,
): Decision | null {
  switch (ask.kind) {
    case 'petz.send':
      return decideSend(view, options, persona, tools.rng);
    case 'petz.book':
      return decideBook(view, options);
    case 'petz.feed':
    case 'petz.play':
    case 'petz.ward':
    case 'petz.catch':
    case 'petz.shovel':
      return decideCare(view, options, tools, persona);
    case 'petz.sleep':
      return decideSleep(view, options, persona);
    case 'petz.enter':
      return decideEntry(view, options);
    case 'petz.sell':
      return decideSale(view, options, persona, tools.rng);
    case 'petz.jobs':
      return decideJobs(view, options, persona);
    case 'petz.box':
      return decideBox(view, options, persona);
    default:
      return hooks.decide(view, ask, options, tools, persona);
  }
}

function decideArrangement(view: PetzView, persona: Persona): Decision {
  const o = outlookOf(view, seatOf(view), persona);
  const { choice, released } = bestArrangement(o, ownShop(view));
  if (released.length === 0) return because(choice, 'hint.arrangeFits');
  return because(choice, 'hint.arrangeRelease', { pet: released[0]?.id ?? '', pets: released.length });
}

/** An expert by name, who may be hindered, and is as fond of things as his character says. */
function expert(name: string, handicap?: Hindrance): PetzBot {
  return {
    name,
    decide(view, ask, domain, tools) {
      const { forms } = tools.engine.rules;
      const found = answer(view, ask, domain, tools, personaOf(tools.character, handicap));
      // A scenario may narrow a question in ways the expert does not know of.
      if (found !== null && checkChoice(domain, found.choice, forms) === null) return found;
      return plainly(sampleChoice(domain, tools.rng, forms));
    },
  };
}

export const hard: PetzBot = expert('hard');

// The trader: he knows what everything is worth, but not what the others want, nor what comes after next
// round.

const HANDICAP: Hindrance = { horizon: 2, rivals: false, effort: 0.2, noise: 3.5 };

export const trader: PetzBot = expert('trader', HANDICAP);
