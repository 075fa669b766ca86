/**
 * The panel of an open question: what is asked, what may be answered, advice, the way back, the rule. It knows no
 * game: whoever draws the picture gives it words and what a press does.
 */
import type { Rect } from '../rect.ts';
import { type Balance, BalanceRow } from './balances.tsx';
import { type Duel, DuelRow } from './duel.tsx';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import { type Stepper, StepperRow } from './stepper.tsx';
import { type Sum, SumRow } from './sum.tsx';
import { type Ways, WaysRow } from './ways.tsx';
import './question.css';

/** One answer. */
export interface Option extends Pressable {
  /** What it leads to, a sentence or a value each. */
  details?: readonly string[];
  signs?: readonly Sign[];
  /** What it comes to: a comfort, or a warning. */
  remark?: { words: string; isBad: boolean } | null;
  /** How it is paid, once it is picked. */
  ways?: Ways | null;
  /** What it costs, in gold. */
  price?: number;
  /** `gold`: the proposal, or what a hint names; `picked`: chosen, but not sent. */
  look?: 'plain' | 'gold' | 'picked';
}

/** Something worth knowing while one decides, as who wishes for what. */
export interface Fact extends Pressable {
  /** When, where or how many. */
  note: string;
  signs: readonly Sign[];
}

/** What a strong player would do, and why. */
export interface Advice {
  lines: readonly string[];
  why: string | null;
  /** The next best answer, and how much less it promises. */
  beside: string | null;
  follow: Pressable | null;
}

export interface Question {
  /** Another key is another question: it is read from its beginning. */
  key: string;
  /** Where it stands, in CSS pixels of the window. */
  at: Rect;
  /** A phone's window: smaller letters and margins. */
  small: boolean;
  /** The face of whom it is about. */
  face: string | null;
  title: string;
  /** How it is answered, and what is wrong with what is picked. */
  lines: readonly string[];
  /** Why the last answer was refused. */
  refusal: string | null;
  duel?: Duel | null;
  stepper?: Stepper | null;
  /** How what the stepper says is paid. */
  ways?: Ways | null;
  options: readonly Option[];
  /** The options stand side by side, each with its picture over its words. */
  isPair?: boolean;
  /** How what is picked is reckoned. */
  sum?: Sum | null;
  /** What it makes of what one has. */
  balances?: readonly Balance[];
  /** What the picked answer leads to. */
  note: string | null;
  facts: readonly Fact[];
  advice: Advice | null;
  /** Hint, undo, and the rule behind it. */
  tools: readonly Pressable[];
  decline: Pressable | null;
  main: Pressable | null;
}

export function QuestionPanel({ question }: { question: Question }) {
  const { at, small, face, title, lines, refusal, options, note, facts, advice, tools, decline, main } =
    question;
  const { duel = null, stepper = null, ways = null, isPair = false } = question;
  const { sum = null, balances = [] } = question;
  const style = { left: at.x, top: at.y, width: at.width, height: at.height };
  return (
    <section class={`ask ${small ? 'small' : ''}`} style={style} data-panel="question">
      <header>
        {face === null ? null : <img class="face" src={face} alt="" />}
        <h2>{title}</h2>
        <div class="tools">
          {tools.map((tool) => (
            <Pressed key={tool.id} {...tool} class="tool" />
          ))}
        </div>
      </header>
      <div class="ask-body" data-scrolls>
        {refusal === null ? null : <p class="refused">{refusal}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {advice === null ? null : <AdviceBubble {...advice} />}
        {duel === null ? null : <DuelRow {...duel} />}
        {stepper === null ? null : <StepperRow {...stepper} />}
        {ways === null ? null : <WaysRow {...ways} />}
        {sum === null ? null : <SumRow {...sum} />}
        {options.length === 0 ? null : (
          <ul class={isPair ? 'pair' : ''}>
            {options.map((option) => (
              <li key={option.id}>
                <OptionButton {...option} />
              </li>
            ))}
          </ul>
        )}
        {balances.length === 0 ? null : <BalanceRow balances={balances} />}
        {note === null ? null : <p class="note">{note}</p>}
        {facts.length === 0 ? null : (
          <div class="facts">
            {facts.map((fact) => (
              <FactRow key={fact.id} {...fact} />
            ))}
          </div>
        )}
      </div>
      {decline === null && main === null ? null : (
        <footer>
          {decline === null ? null : <Pressed {...decline} class="decline" />}
          {main === null ? null : <Pressed {...main} class="gold main" />}
        </footer>
      )}
    </section>
  );
}

function OptionButton({ details = [], signs = [], price = 0, look = 'plain', ...more }: Option) {
  const { remark = null, ways = null, ...rest } = more;
  return (
    <>
      <Pressed {...rest} class={`choice-button ${look === 'plain' ? '' : look}`}>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
        {remark === null ? null : <small class={remark.isBad ? 'bad' : 'good'}>{remark.words}</small>}
        <Signs signs={signs} />
        {price > 0 ? <span class="price">{price}</span> : null}
      </Pressed>
      {ways === null ? null : <WaysRow {...ways} />}
    </>
  );
}

function FactRow({ note, signs, ...rest }: Fact) {
  return (
    <Pressed {...rest} class="fact">
      <small>{note}</small>
      <Signs signs={signs} />
    </Pressed>
  );
}

function AdviceBubble({ lines, why, beside, follow }: Advice) {
  return (
    <div class="advice" role="status">
      {lines.map((line) => (
        <strong key={line}>{line}</strong>
      ))}
      {why === null ? null : <p>{why}</p>}
      {beside === null ? null : <p>{beside}</p>}
      {follow === null ? null : <Pressed {...follow} class="green" />}
    </div>
  );
}
