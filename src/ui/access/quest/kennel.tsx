/** The kennel: a basket for every Hero, and the one that was called stands in the light with its sheet beside it. */

import { heroCardIn, type OwnHero } from '../../../engine/quest/read.ts';
import { heroIds, type QuestParty, withHero } from '../../../session/game/party.ts';
import type { QuestSpeech } from '../../../text/quest/index.ts';
import { heroCardItem } from '../../../text/quest/items.ts';
import { iconArt } from '../../art-urls.ts';
import { useApp } from '../context.ts';
import { Button } from '../parts/pieces.tsx';
import { ItemBody } from '../table/items.tsx';
import { classOf, HeroPicture, heroName } from './hero.tsx';

export interface KennelProps {
  speech: QuestSpeech;
  party: QuestParty;
  /** The seat whose Hero is called. */
  at: number;
  onChange(party: QuestParty): void;
}

/** How many tricks there are in the styles. */
const TRICKS = 3;

export function Kennel({ speech, party, at, onChange }: KennelProps) {
  const { go, settings } = useApp();
  const { t } = speech;
  const hero = party.seats[at]?.hero ?? null;
  const ids = heroIds(party);
  const call = (id: string | null) => onChange(withHero(party, at, id));
  return (
    <div class="kennel split late apart" style="--split: minmax(0, 7fr) minmax(0, 6fr)">
      <fieldset class="kennel-stage stack tight shade card">
        <legend class="unseen">{t('ui.party.pick', { n: at + 1 })}</legend>
        <div class="limelight row middle" aria-hidden="true">
          {/* The Hero that is called jumps anew. */}
          <div
            key={`${at}${hero}`}
            class="star centred"
            data-trick={hero === null ? 0 : ids.indexOf(hero) % TRICKS}
          >
            {hero === null ? (
              <QuestionMark />
            ) : (
              <HeroPicture id={hero} own={party.own} size={188} face="glad" />
            )}
          </div>
          {hero === null ? null : <StarFacts speech={speech} id={hero} own={party.own} />}
        </div>
        <div class="baskets cells close" style="--least: 6rem">
          {ids.map((id) => (
            <Basket
              key={id}
              speech={speech}
              party={party}
              id={id}
              isCalled={id === hero}
              onCall={() => call(id)}
            />
          ))}
          <label class="basket flat stack even anchor slim ended">
            <input type="radio" name="hero" checked={hero === null} onChange={() => call(null)} />
            <span class="bed anchor">{hero === null ? null : <QuestionMark />}</span>
            <span class="plate tile centre">{t('ui.party.lot')}</span>
          </label>
          <Button
            class="basket flat stack even anchor slim ended to-workshop"
            tap={() => {
              // The party waits meanwhile.
              settings.change({ lastParty: party });
              go('workshop');
            }}
          >
            <img src={iconArt('quest-pen')} alt="" width={48} height={48} />
            <span class="plate tile centre">{t('ui.party.workshop')}</span>
          </Button>
        </div>
      </fieldset>
      <section class="panel hero-card" aria-live="polite">
        {hero === null ? (
          <p class="pad centre">{t('ui.party.lotText')}</p>
        ) : (
          <>
            <header>
              <h2>{heroName(speech, hero, party.own)}</h2>
              <p class="name">{speech.word('class', classOf(hero, party.own))}</p>
              {party.own.some(({ id }) => id === hero) ? null : (
                <p class="soft">{speech.line('hero', hero)}</p>
              )}
            </header>
            <ItemBody item={heroCardItem(speech, heroCardIn({ own: party.own }, hero))} />
          </>
        )}
      </section>
    </div>
  );
}

/** In a low window the sheet lies below the fold: there the light shows the name and the four numbers as well. */
function StarFacts({ speech, id, own }: { speech: QuestSpeech; id: string; own: readonly OwnHero[] }) {
  const { life, init, move, type } = heroCardIn({ own }, id);
  const facts = [
    ['quest-life', life],
    ['quest-initiative', init],
    ['quest-move', move],
    [`energy-${type}`, null],
  ] as const;
  return (
    <p class="star-facts">
      <strong>{heroName(speech, id, own)}</strong>
      {facts.map(([art, n]) => (
        <span key={art}>
          <img src={iconArt(art)} alt="" width={24} height={24} />
          {n === null ? null : speech.number(n)}
        </span>
      ))}
    </p>
  );
}

interface BasketProps {
  speech: QuestSpeech;
  party: QuestParty;
  id: string;
  isCalled: boolean;
  onCall(): void;
}

/** A Hero looks out of its basket, unless it is called; a number says who of the party it follows already. */
function Basket({ speech, party, id, isCalled, onCall }: BasketProps) {
  const seat = party.seats.findIndex(({ hero }) => hero === id);
  const isTaken = seat >= 0 && !isCalled;
  return (
    <label class="basket flat stack even anchor slim ended" data-taken={isTaken}>
      <input type="radio" name="hero" checked={isCalled} onChange={onCall} />
      <span class="bed anchor">
        {isCalled ? null : <HeroPicture id={id} own={party.own} size={76} />}
        {isTaken ? (
          <span class="taken circle night label centred" aria-hidden="true">
            {seat + 1}
          </span>
        ) : null}
      </span>
      <span class="plate tile centre">{heroName(speech, id, party.own)}</span>
      {isTaken ? <span class="unseen">{speech.t('ui.party.place', { n: seat + 1 })}</span> : null}
    </label>
  );
}

export function QuestionMark() {
  return (
    <span class="question-mark night centred" aria-hidden="true">
      ?
    </span>
  );
}
