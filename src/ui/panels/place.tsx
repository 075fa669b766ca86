/** Where one is: a picture, a name, what holds there, and whose place it is; all of it says more when it is pressed. */
import { cssBox, type Rect } from '../rect.ts';
import { Lines } from './lines.tsx';
import { Beside, type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './place.css';

export interface PanelPlace {
  at: Rect;
  small: boolean;
  /** Its name; null without a picture: it is not known. */
  card: Pressable;
  lines: readonly string[];
  /** A row each. */
  facts: readonly (readonly Sign[])[];
  /** Whose place it is. */
  owner: Sign | null;
  /** A tap beside it closes it. */
  away: Pressable | null;
}

export function PlacePanel({ at, small, card, lines, facts, owner, away }: PanelPlace) {
  return (
    <>
      {away === null ? null : <Beside words={away.words} tap={() => away.tap?.()} />}
      <section class={`card ask place ${small ? 'small' : ''}`} style={cssBox(at)} data-panel="place">
        <div class="ask-body stretch stack" data-scrolls>
          <Pressed {...card} class={`stack close flat place-card ${card.art === null ? 'unknown' : ''}`}>
            <Lines of={lines} as="small" />
          </Pressed>
        </div>
        {facts.map((signs, i) => (
          <Signs key={`${i}${signs.length}`} signs={signs} />
        ))}
        {owner === null ? null : (
          <footer class="place-owner row close edged night">
            {owner.art === null ? null : <img class="sign" src={owner.art} alt="" />}
            <strong class="stretch centre">{owner.words}</strong>
          </footer>
        )}
        {away === null ? null : <Pressed {...away} isIcon class="tool" />}
      </section>
    </>
  );
}
