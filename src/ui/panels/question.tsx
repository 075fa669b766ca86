/**
 * The panel of an open question: what is asked, the options, advice, the way back, the rule. It knows no
 * game: the picture gives it words and what a press does.
 */
import type { ComponentChildren } from 'preact';
import { cssBox, type Rect } from '../rect.ts';
import { type Advice, AdviceBubble } from './advice.tsx';
import { type Balance, BalanceRow } from './balances.tsx';
import { type Duel, DuelRow } from './duel.tsx';
import { type Fact, FactList } from './facts.tsx';
import { Lines } from './lines.tsx';
import { type Pressable, Pressed, ToolButtons } from './pressed.tsx';
import { type ReportRow, ReportRows } from './report.tsx';
import { type Scores, ScoreTable } from './scores.tsx';
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
  /** `gold`: the proposal, or what a hint names; `picked`: chosen, but not sent; `result`: it is how it was. */
  look?: 'plain' | 'gold' | 'picked' | 'result';
}

/** Only what is given is there. */
export interface Question {
  /** Another key is another question: it is read from its beginning. */
  key: string;
  /** Where it stands, in CSS pixels of the window; null: in a page, as high as it must be. */
  at: Rect | null;
  /** A phone's window: smaller letters and margins. */
  small: boolean;
  /** The face of whom it is about. */
  face?: string | null;
  /** Empty: the picture says it. */
  title: string;
  /** How it is answered, and what is wrong with what is picked. */
  lines?: readonly string[];
  /** How what is picked stands: fine, or what is wrong with it. */
  remark?: { words: string; isBad: boolean } | null;
  /** Why the last answer was refused, or what is picked would be; and what opens the rule that says so. */
  refusal?: { words: string; rule: Pressable | null } | null;
  duel?: Duel | null;
  stepper?: Stepper | null;
  /** How what the stepper says is paid. */
  ways?: Ways | null;
  /** How a number comes about. */
  sum?: Sum | null;
  options?: readonly Option[];
  /** The options stand side by side, each with its picture over its words. */
  isPair?: boolean;
  /** Change, reason, before and after. */
  balances?: readonly Balance[];
  /** What there is to see. */
  rows?: readonly ReportRow[];
  /** What is expected of what is picked. */
  scores?: Scores | null;
  /** What the picked answer leads to. */
  note?: string | null;
  facts?: readonly Fact[];
  advice?: Advice | null;
  /** Hint, undo, and the rule behind it. */
  tools: readonly Pressable[];
  decline?: Pressable | null;
  /** A help on the way to the answer. */
  extra?: Pressable | null;
  /** Sends what is picked; where it is missing, options are sent as they are pressed. */
  main?: Pressable | null;
}

interface QuestionPanelProps {
  question: Question;
  name?: string;
  children?: ComponentChildren;
}

/** `name`: the id of its heading, where a page has one for it; `children` are controls that only a page has. */
export function QuestionPanel({ question, name, children }: QuestionPanelProps) {
  const {
    at,
    small,
    face,
    title,
    lines = [],
    remark,
    refusal,
    note,
    advice,
    tools,
    decline,
    extra,
    main,
  } = question;
  const { duel, stepper, ways, sum, options = [], isPair, balances = [], scores, facts = [] } = question;
  const { rows = [] } = question;
  const style = at === null ? '' : cssBox(at);
  // Where the panel scrolls it is seen first, in a page beside the button.
  const refused = refusal ? (
    <p class="refused bad" role="alert">
      {refusal.words} {refusal.rule === null ? null : <Pressed {...refusal.rule} class="plain rule-link" />}
    </p>
  ) : null;
  // In a page the keys come from the heading: all that can be pressed follows it.
  const isPage = name !== undefined;
  const heading =
    title === '' ? null : (
      <h2 id={name} tabIndex={isPage ? -1 : undefined}>
        {title}
      </h2>
    );
  return (
    <section class={`ask ${small ? 'small' : ''}`} style={style} data-panel="question" aria-labelledby={name}>
      <header>
        {face ? <img class="face" src={face} alt="" /> : null}
        {isPage ? heading : null}
        <div class="tools">
          <ToolButtons of={tools} />
        </div>
        {isPage ? null : heading}
      </header>
      <div class="ask-body stretch stack" data-scrolls>
        {at === null ? null : refused}
        <Lines of={lines} />
        {remark ? <p class={remark.isBad ? 'bad' : 'good'}>{remark.words}</p> : null}
        <div class="spoken" role="status">
          {advice ? <AdviceBubble {...advice} /> : null}
        </div>
        {children}
        {duel ? <DuelRow {...duel} /> : null}
        {stepper ? <StepperRow {...stepper} /> : null}
        {ways ? <WaysRow {...ways} /> : null}
        {sum ? <SumRow {...sum} /> : null}
        {options.length === 0 ? null : (
          <ul class={`stack choices-list ${isPair ? 'pair middle' : ''}`}>
            {options.map((option) => (
              <li key={option.id}>
                <OptionButton {...option} />
              </li>
            ))}
          </ul>
        )}
        {rows.length === 0 ? null : <ReportRows title={null} look="places" rows={rows} />}
        {balances.length === 0 ? null : <BalanceRow balances={balances} />}
        {scores ? <ScoreTable {...scores} /> : null}
        {at === null ? refused : null}
        {note ? <p class="night edged pad">{note}</p> : null}
        {facts.length === 0 ? null : (
          <div class="facts stack close">
            <FactList facts={facts} />
          </div>
        )}
      </div>
      {decline || extra || main ? (
        <footer class="cluster">
          {decline ? <Pressed {...decline} class="decline" /> : null}
          {extra ? <Pressed {...extra} class="green extra" /> : null}
          {main ? <Pressed {...main} class="gold main inline middle" /> : null}
        </footer>
      ) : null}
    </section>
  );
}

function OptionButton({ details = [], signs = [], price = 0, look = 'plain', ...more }: Option) {
  const { remark = null, ways = null, ...rest } = more;
  return (
    <>
      <Pressed {...rest} class={`choice-button row apart ${look === 'plain' ? '' : look}`}>
        <Lines of={details} as="small" />
        {remark === null ? null : <small class={remark.isBad ? 'bad' : 'good'}>{remark.words}</small>}
        <Signs signs={signs} />
        {price > 0 ? <span class="price centred circle golden">{price}</span> : null}
      </Pressed>
      {ways === null ? null : <WaysRow {...ways} />}
    </>
  );
}
