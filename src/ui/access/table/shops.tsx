/** Shops: one's own with everything in it, rivals' with what is public. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { COLOURS, colourIndex, FOODS, impsOnPlatform, sizeOf } from '../../../engine/petz/read.ts';
import type { PetzView, ShopView } from '../../../engine/petz/view.ts';
import { textKey } from '../../../i18n/keys.ts';
import { isOnHoliday } from '../../../session/advice/twists.ts';
import { lastLine } from '../../../session/game/lines.ts';
import type { Entry } from '../../../session/game/log.ts';
import { rivalOf } from '../../../session/game/rivals.ts';
import { inHandOrder, needCardText } from '../../../text/options.ts';
import type { Speech } from '../../../text/speech.ts';
import { artifactArt, deckArt, foodArt, IMP, playerArt, REPUTATION, TOKEN_ART } from '../../art-urls.ts';
import { ArtImage, Chip, Panel } from '../parts/pieces.tsx';
import { Portrait } from '../parts/portrait.tsx';
import { AlleyNumbers, GiftLine, ProcessedFood, SpareAccessories } from './alley-shop.tsx';
import { Plots } from './plots.tsx';

/** The head of a rival's card: the portrait, the name, and what was last said. */
function RivalHead({ speech, seat, story }: { speech: Speech; seat: Seat; story: readonly Entry[] }) {
  const rival = rivalOf(speech.players[seat]);
  const name = <h3>{speech.seat(seat)}</h3>;
  if (rival === null) return name;
  const line = lastLine(story, speech.players, seat);
  return (
    <div class="rival-head row apart">
      <Portrait rival={rival.id} seat={seat} face={line?.face ?? 'neutral'} size={72} />
      <div>
        {name}
        {line === null ? null : (
          <p key={line.entry} class="says">
            {speech.t(line.key)}
          </p>
        )}
      </div>
    </div>
  );
}

interface Props {
  speech: Speech;
  view: PetzView;
  seat: Seat;
}

/** `title` and `hand` are headings for somebody else's shop, as its owner sees it. */
export function MyShop({
  speech,
  view,
  seat,
  title = speech.t('ui.shop.mine', { name: speech.seat(seat) }),
  hand = speech.t('ui.shop.hand'),
}: Props & { title?: string; hand?: string }) {
  const shop = view.shops[seat];
  if (shop === undefined) return null;
  return (
    <Panel title={title} id="my-shop" kind="wood">
      <Numbers speech={speech} view={view} seat={seat} shop={shop} />
      <Plots speech={speech} shop={shop} />
      <Hand speech={speech} shop={shop} title={hand} />
      <Stores speech={speech} shop={shop} />
    </Panel>
  );
}

export function Rivals({
  speech,
  view,
  seat,
  story,
}: {
  speech: Speech;
  view: PetzView;
  seat: Seat | null;
  story: readonly Entry[];
}) {
  const others = view.shops.flatMap((shop, owner) => (owner === seat ? [] : [{ shop, owner }]));
  return (
    <Panel title={speech.t('ui.shop.rivals')} id="rivals">
      {others.map(({ shop, owner }) => (
        <section key={owner} class="rival">
          <RivalHead speech={speech} seat={owner} story={story} />
          {isOnHoliday(view, owner) ? (
            <OnHoliday speech={speech} seat={owner} />
          ) : (
            <>
              <Numbers speech={speech} view={view} seat={owner} shop={shop} />
              <details>
                <summary>{speech.t('ui.shop.look', { name: speech.seat(owner) })}</summary>
                <Plots speech={speech} shop={shop} />
                <Owned speech={speech} shop={shop} />
                <Stores speech={speech} shop={shop} />
              </details>
            </>
          )}
        </section>
      ))}
    </Panel>
  );
}

/** A shop that takes no part. */
function OnHoliday({ speech, seat }: { speech: Speech; seat: Seat }) {
  return (
    <p data-holiday>
      <strong>{speech.t('ui.inPlay.holiday')}</strong>{' '}
      {speech.t('ui.inPlay.away', { name: speech.seat(seat) })}
    </p>
  );
}

function Numbers({ speech, view, seat, shop }: Props & { shop: ShopView }) {
  const { t } = speech;
  const platform = impsOnPlatform(view, seat);
  const waiting = shop.waiting.reduce((sum, n) => sum + n, 0);
  return (
    <div class="chips cluster">
      <Chip art={playerArt(seat)}>
        {view.starter === seat ? t('ui.shop.starts') : t('ui.shop.seat', { n: seat + 1 })}
      </Chip>
      <Chip art={REPUTATION}>{t('ui.shop.reputation', { value: speech.number(shop.reputation) })}</Chip>
      <Chip art={TOKEN_ART.gold}>{speech.part('gold', shop.gold)}</Chip>
      <Chip art={IMP}>{t('ui.shop.home', { imps: speech.part('imps', shop.home) })}</Chip>
      {shop.groups.length === 0 ? null : (
        <Chip art={IMP}>
          {t('ui.shop.groups', {
            sizes: shop.groups.map((group) => speech.number(sizeOf(group))).join(', '),
          })}
        </Chip>
      )}
      {shop.hospital === 0 ? null : (
        <Chip art={IMP}>{t('ui.shop.hospital', { imps: speech.part('imps', shop.hospital) })}</Chip>
      )}
      {platform === 0 ? null : (
        <Chip art={IMP}>{t('ui.shop.platform', { imps: speech.part('imps', platform) })}</Chip>
      )}
      {waiting === 0 ? null : (
        <Chip art={IMP}>{t('ui.shop.waiting', { imps: speech.part('imps', waiting) })}</Chip>
      )}
      <AlleyNumbers speech={speech} view={view} seat={seat} shop={shop} />
      {shop.judge ? <Chip art={null}>{t('ui.shop.judge')}</Chip> : null}
    </div>
  );
}

function Hand({ speech, shop, title }: { speech: Speech; shop: ShopView; title: string }) {
  const cards = inHandOrder(shop.hand ?? []);
  return (
    <div class="hand">
      <h3>{title}</h3>
      <ul class="cards wrap">
        {cards.map((card) => {
          const { label, art } = needCardText({ speech }, card);
          return (
            <li class="inline" key={card}>
              <ArtImage src={art} size={26} /> {label}
            </li>
          );
        })}
        {(shop.potions ?? 0) > 0 ? (
          <li class="inline">
            <ArtImage src={TOKEN_ART.potion} size={26} /> {speech.tokens('potion', shop.potions ?? 0)}
          </li>
        ) : null}
      </ul>
    </div>
  );
}

/** What is public of a rival's cards. */
function Owned({ speech, shop }: { speech: Speech; shop: ShopView }) {
  return (
    <div class="chips cluster">
      <h3>{speech.t('ui.shop.cards')}</h3>
      {COLOURS.map((colour) => (
        <Chip key={colour} art={deckArt(colour)}>
          {speech.t('ui.shop.cardsOf', {
            colour: speech.colour(colour),
            count: shop.owned.cards[colourIndex(colour)] ?? 0,
          })}
        </Chip>
      ))}
      <Chip art={TOKEN_ART.potion}>{speech.tokens('potion', shop.owned.potions)}</Chip>
    </div>
  );
}

function hasProcessed({ alleys }: ShopView): boolean {
  return alleys !== undefined && alleys.processed.lollipop + alleys.processed.can > 0;
}

function Stores({ speech, shop }: { speech: Speech; shop: ShopView }) {
  const { t } = speech;
  const stored = FOODS.flatMap((food) =>
    shop.food[food].flatMap((count, chamber) =>
      count === 0 ? [] : [{ food, count, left: shop.food[food].length - chamber }],
    ),
  );
  return (
    <div class="stores">
      <h3>{t('ui.shop.food')}</h3>
      <div class="chips cluster">
        {stored.length === 0 && !hasProcessed(shop) ? <span class="soft">{t('ui.shop.noFood')}</span> : null}
        {stored.map(({ food, count, left }) => (
          <Chip key={`${food}${left}`} art={foodArt(food)}>
            {t('ui.shop.keeps', { food: speech.part(food, count), count: left })}
          </Chip>
        ))}
        <ProcessedFood speech={speech} shop={shop} />
      </div>
      <SpareAccessories speech={speech} shop={shop} />
      {shop.artifacts.length === 0 ? null : (
        <>
          <h3>{t('ui.shop.artifacts')}</h3>
          <ul class="artifacts">
            {shop.artifacts.map((id) => (
              <li key={id}>
                <ArtImage src={artifactArt(id)} />
                <div>
                  <strong>{speech.thing('artifact', id)}</strong>
                  <BookColour speech={speech} shop={shop} id={id} />
                  <GiftLine speech={speech} shop={shop} id={id} />
                  <small>{t(textKey('artifact', id))}</small>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function BookColour({ speech, shop, id }: { speech: Speech; shop: ShopView; id: string }) {
  const colour = shop.books[id];
  return colour === undefined ? null : (
    <small>
      {' '}
      <ArtImage src={deckArt(colour)} size={18} /> {speech.colour(colour)}
    </small>
  );
}
