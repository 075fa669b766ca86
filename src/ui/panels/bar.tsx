/** The bar over a picture: parts side by side in one line or several, and the tools at its end. */
import { cssBox, type Rect } from '../rect.ts';
import { BAR_EDGE, BAR_GAP } from './bar-room.ts';
import { type Corner, CornerSign, type Disc, DiscSign } from './disc.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './bar.css';

export interface BarPart extends Pressable {
  /** `track`: discs on a line; `board`: it hangs on two cords; `tool`: a button, its picture or discs over its words. */
  look: 'plum' | 'paper' | 'track' | 'board' | 'tool';
  /** Its picture is a face on a disc. */
  isFace?: boolean;
  /** A large number beside its words. */
  value?: string;
  signs?: readonly Sign[];
  note?: string;
  discs?: readonly Disc[];
  corners?: readonly Corner[];
}

export interface TopBar {
  at: Rect;
  small: boolean;
  /** How much larger than usual everything is. */
  k: number;
  lines: readonly (readonly BarPart[])[];
  tools: readonly BarPart[];
  /** How wide a tool is, and room for how many there is. */
  tool: number;
  slots: number;
  /** So much is left free before the last tool. */
  hole?: number;
}

export function BarPanel({ at, small, k, lines, tools, tool, slots, hole = 0 }: TopBar) {
  const style = {
    ...cssBox(at),
    ...{ '--scale': k, '--tool': `${tool}px`, '--hole': `${hole}px`, '--gap': `${BAR_GAP}px` },
    '--tools': `${slots * (tool + BAR_GAP) - BAR_GAP + hole}px`,
    '--pad': `${BAR_EDGE}px`,
  };
  return (
    <section class={`stack top-bar ${small ? 'small' : ''}`} style={style} data-panel="bar">
      {lines.map((parts, i) => (
        <div key={`${i}/${lines.length}`} class="bar-line stretch">
          {parts.map((part) => (
            <PartButton key={part.id} {...part} />
          ))}
          {i > 0 ? null : (
            <div class="bar-tools ended">
              {tools.map((tool) => (
                <PartButton key={tool.id} {...tool} />
              ))}
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

function PartButton(part: BarPart) {
  const { look, isFace = false, value, signs = [], note, discs = [], corners = [] } = part;
  return (
    <Pressed {...part} class={`row bar-part ${look} ${isFace ? 'with-face' : ''}`}>
      {value === undefined ? null : <b>{value}</b>}
      {signs.length === 0 ? null : (
        <span class="bar-signs spread wrap">
          <Signs signs={signs} />
          {note === undefined ? null : <small>{note}</small>}
        </span>
      )}
      {discs.length === 0 ? null : (
        <span class="discs row">
          {discs.map((disc, i) => (
            <DiscSign key={i} {...disc} part={`${part.id}.${i}`} />
          ))}
        </span>
      )}
      {corners.map((corner) => (
        <CornerSign key={corner.at} {...corner} />
      ))}
    </Pressed>
  );
}
