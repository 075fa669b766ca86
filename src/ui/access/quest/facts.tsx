/** A Hero's card in words and signs: life, quickness, movement, type, Special and Combos. */

import type { ComboCard, Cost, HeroCard } from '../../../engine/quest/data/schema.ts';
import { ENERGIES, heroCardIn, type OwnHero } from '../../../engine/quest/read.ts';
import { cardText, type QuestSpeech } from '../../../text/quest/index.ts';
import { energyArt } from '../../../text/quest/items.ts';
import { iconArt } from '../../art-urls.ts';
import { ArtImage } from '../parts/pieces.tsx';

/** XP from which a Combo of level 2 and 3 is open, for the sign on a locked one. */
const XP_FOR: Readonly<Record<number, number>> = { 2: 2, 3: 5 };

/** A cost as a row of energies; nothing where it is free. */
export function CostRow({ cost, speech }: { cost: Cost; speech: QuestSpeech }) {
  const kinds = ENERGIES.flatMap((type) => Array.from({ length: cost[type] ?? 0 }, () => type));
  if (kinds.length === 0) return null;
  return (
    <span
      class="cost inline tight"
      role="img"
      aria-label={kinds.map((kind) => speech.energy(kind)).join(', ')}
    >
      {kinds.map((kind, at) => (
        <img key={at} src={energyArt(kind)} alt="" width={30} height={30} />
      ))}
    </span>
  );
}

/** The four numbers of a Hero Card. */
function HeroNumbers({ card, speech }: { card: HeroCard; speech: QuestSpeech }) {
  const { t } = speech;
  const facts = [
    { art: 'quest-life', name: t('quest.term.life.name'), value: speech.number(card.life) },
    { art: 'quest-initiative', name: t('quest.term.initiative.name'), value: speech.number(card.init) },
    { art: 'quest-move', name: t('quest.term.movement.name'), value: speech.number(card.move) },
    { art: `energy-${card.type}`, name: t('quest.term.type.name'), value: speech.energy(card.type) },
  ];
  return (
    <dl class="hero-numbers columns" style="--least: 7.5rem">
      {facts.map(({ art, name, value }) => (
        <div key={name}>
          <dt class="row close soft">
            <ArtImage src={iconArt(art)} size={30} />
            <span>{name}</span>
          </dt>
          <dd class="heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One Combo: name, price, what it does; a locked one tells from how many XP it opens. */
function ComboRow({ combo, speech }: { combo: ComboCard; speech: QuestSpeech }) {
  const xp = XP_FOR[combo.level];
  return (
    <li class="combo tile" data-level={combo.level}>
      <strong>{speech.card(combo.id)}</strong>
      <CostRow cost={combo.cost} speech={speech} />
      <small class="across">{cardText(speech, combo, { side: 'hero' })}</small>
      {xp === undefined ? null : (
        <span class="locked row close">
          <ArtImage src={iconArt('ui-lock')} size={20} />
          {speech.t('ui.party.opens', { xp })}
        </span>
      )}
    </li>
  );
}

export function HeroSheet({ id, own, speech }: { id: string; own: readonly OwnHero[]; speech: QuestSpeech }) {
  const card = heroCardIn({ own }, id);
  return (
    <div>
      <HeroNumbers card={card} speech={speech} />
      <ul class="combos stack">
        <li class="combo tile" data-level="0">
          <strong>{speech.card(card.special.id)}</strong>
          <ArtImage src={iconArt('quest-special')} size={28} />
          <small class="across">{cardText(speech, card.special, { side: 'hero' })}</small>
        </li>
        {card.combos.map((combo) => (
          <ComboRow key={combo.id} combo={combo} speech={speech} />
        ))}
      </ul>
    </div>
  );
}
