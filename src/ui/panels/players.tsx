/** A card of each player: name, face, and what the viewer may know; and who goes in which order. */
import { cssBox, type Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './players.css';

export interface PlayerCard extends Pressable {
  at: Rect;
  small: boolean;
  colour: 'blue' | 'rose' | 'teal' | 'ivory';
  emblem: string;
  face: string | null;
  /** At the head of the face. */
  crown: string | null;
  /** The game waits for him. */
  thought: string | null;
  /** Beside the face; of a small card only the first number, beside the face on the colour. */
  beside: readonly Sign[];
  /** `cards`: numbers on small cards; `chips`: numbers on chips. */
  rows: readonly { look: 'counts' | 'cards' | 'chips'; signs: readonly Sign[] }[];
}

export interface Players {
  cards: readonly PlayerCard[];
  /** On a tag: a word, then the emblems. */
  order: (Pressable & { at: Rect; emblems: readonly string[] }) | null;
}

export function PlayersPanel({ cards, order }: Players) {
  return (
    <>
      {cards.map((card) => (
        <section key={card.id} class="player" style={placeOf(card)} data-panel="player">
          <CardButton {...card} />
        </section>
      ))}
      {order === null ? null : (
        <section class="player order" style={{ left: order.at.x, top: order.at.y }}>
          <Pressed {...order} class="flat">
            {order.emblems.map((emblem, i) => (
              <img key={i} src={emblem} alt="" width={order.at.height - 8} />
            ))}
          </Pressed>
        </section>
      )}
    </>
  );
}

const placeOf = ({ at, colour }: PlayerCard) => ({
  ...cssBox(at),
  '--colour': `var(--player-${colour})`,
});

function CardButton({ small, colour, emblem, face, crown, thought, beside, rows, ...more }: PlayerCard) {
  const looks = `${colour} ${small ? 'small' : ''} ${rows.length === 0 ? 'away' : ''}`;
  const isShort = small && rows.length > 0;
  const words = isShort ? (beside[0]?.words ?? '') : more.words;
  return (
    <Pressed
      {...more}
      words={words}
      says={more.words}
      class={`player-card ${looks} ${words.length > 9 ? 'long' : ''}`}
    >
      {isShort ? null : <img class="emblem" src={emblem} alt="" />}
      <span class="player-face anchor">
        {face === null ? null : <img class="full" src={face} alt="" />}
        {crown === null ? null : <img class="crown" src={crown} alt="" />}
      </span>
      {small ? null : <Signs signs={beside} />}
      {rows.map(({ look, signs }, i) => (
        <span key={i} class={`player-row of-${look}`}>
          <Signs signs={signs} />
        </span>
      ))}
      {thought === null ? null : <img class="thought" src={thought} alt="" />}
    </Pressed>
  );
}
