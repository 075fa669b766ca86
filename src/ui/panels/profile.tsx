/** What a unit is and can do, beside the board: face and name, meters, rows to press or to read, what is carried. */
import { cssBox, type Rect } from '../rect.ts';
import { Lines } from './lines.tsx';
import { Beside, type Pressable, Pressed, ToolButtons } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './profile.css';

/** So many of so many. */
interface Meter {
  full: string;
  empty: string;
  n: number;
  of: number;
}

/** Something that can be done. */
export interface ProfileSkill extends Pressable {
  /** `lit`: it may be pressed now; `off`: not now; `locked`: not yet, `needs` says when. */
  stand: 'lit' | 'picked' | 'still' | 'off' | 'locked';
  price: readonly string[];
  signs: readonly Sign[];
  needs: string | null;
}

/** Something to read. */
interface Note {
  art: string;
  title: string;
  lines: readonly string[];
}

export interface ProfileSheet {
  /** Another key is another unit: read from the beginning. */
  key: string;
  at: Rect;
  small: boolean;
  look: 'gold' | 'blue' | 'violet' | 'plum';
  who: Pressable;
  /** The head alone, as a button; it glows if there is something to be done. */
  isFolded?: boolean;
  isLit?: boolean;
  badge?: string | null;
  meters?: readonly Meter[];
  signs?: readonly Sign[];
  tools: readonly Pressable[];
  skills?: readonly ProfileSkill[];
  carried?: readonly ProfileSkill[];
  notes?: readonly Note[];
  /** A tap beside it closes it. */
  away?: (() => void) | null;
}

export function ProfilePanel({ profile }: { profile: ProfileSheet }) {
  const { at, small, look, who, isFolded = false, isLit = false, away = null } = profile;
  const { badge = null, meters = [], signs = [], tools, skills = [], carried = [], notes = [] } = profile;
  const looks = [look, small ? 'small' : '', isFolded ? 'folded' : '', isLit ? 'lit' : ''];
  return (
    <>
      {away === null ? null : <Beside words={tools[0]?.words} tap={away} />}
      <section class={`ask profile ${looks.join(' ')}`} style={cssBox(at)} data-panel="profile">
        <header>
          {tools.length === 0 ? null : (
            <div class="tools">
              <ToolButtons of={tools} areIcons />
            </div>
          )}
          {badge === null ? null : <img class="badge" src={badge} alt="" />}
          <Pressed {...who} class="who flat row">
            {meters.map((meter) => (
              <MeterRow key={meter.full} {...meter} />
            ))}
            <Signs signs={signs} />
          </Pressed>
        </header>
        {isFolded ? null : (
          <div class="ask-body stretch stack" data-scrolls>
            {skills.map((skill) => (
              <SkillRow key={skill.id} {...skill} />
            ))}
            {notes.map(({ art, title, lines }) => (
              <article key={title}>
                <img src={art} alt="" />
                <div>
                  <h3>{title}</h3>
                  <Lines of={lines} look="soft" />
                </div>
              </article>
            ))}
          </div>
        )}
        {isFolded || carried.length === 0 ? null : (
          <footer class="carried cluster">
            {carried.map((skill) => (
              <SkillRow key={skill.id} {...skill} />
            ))}
          </footer>
        )}
      </section>
    </>
  );
}

function MeterRow({ full, empty, n, of }: Meter) {
  return (
    <span class="pips wrap tight">
      {Array.from({ length: of }, (_, i) => (
        <img class="sign" key={i} src={i < n ? full : empty} alt="" />
      ))}
    </span>
  );
}

function SkillRow({ stand, price, signs, needs, ...skill }: ProfileSkill) {
  return (
    <Pressed {...skill} class={`row tight skill ${stand}`}>
      {needs === null ? null : <small>{needs}</small>}
      <Signs signs={signs} />
      {price.length === 0 ? null : (
        <span class="cost row tight">
          {price.map((art, i) => (
            <img class="sign" key={`${i}${art}`} src={art} alt="" />
          ))}
        </span>
      )}
    </Pressed>
  );
}
