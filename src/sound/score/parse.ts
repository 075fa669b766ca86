/** Reads a score: its head, its voices, and its sections bar by bar. docs/sound.md describes the notation. */
import { INSTRUMENTS, type InstrumentName } from '../instruments/index.ts';
import { freshHand, type Hand, readBar } from './notes.ts';
import { QUARTER, type Score, type ScoreBar, ScoreError, type ScoreVoice } from './types.ts';

const HEAD = ['title', 'metre', 'tempo', 'swing', 'room', 'form'] as const;
type HeadName = (typeof HEAD)[number];
const isHead = (name: string): name is HeadName => HEAD.some((one) => one === name);
const isInstrument = (name: string): name is InstrumentName => name in INSTRUMENTS;

type Sections = Record<string, Record<string, ScoreBar[]>>;

/** Reads a score. Throws a `ScoreError` with the line at the first thing that is wrong. */
export function parseScore(text: string): Score {
  const head: Partial<Record<HeadName, string>> = {};
  const voices: Record<string, ScoreVoice> = {};
  const sections: Sections = {};
  const hands = new Map<string, Hand>();
  let section: string | null = null;
  let bar = 4 * QUARTER;
  for (const [n, raw] of text.split('\n').entries()) {
    const line = n + 1;
    const words = raw.replace(/;.*$/, '').trim();
    if (words === '') continue;
    const [, title] = /^\[(\w+)\]$/.exec(words) ?? [];
    const [, name = '', value = ''] = /^(\w+(?: \w+)?)\s*=\s*(.+)$/.exec(words) ?? [];
    if (title !== undefined) {
      section = title;
      sections[title] ??= {};
      hands.clear();
    } else if (isHead(name)) {
      head[name] = value;
      if (name === 'metre') bar = barOf(value, line);
    } else if (name.startsWith('voice ')) voices[name.slice(6)] = voiceOf(value, line);
    else if (section === null) throw new ScoreError(line, `what is this: ${words}`);
    else readLine(words, { bars: sections[section] ?? {}, voices, hands, bar, line });
  }
  const form = (head.form ?? Object.keys(sections).join(' ')).split(/\s+/).filter(Boolean);
  check(sections, form);
  return {
    title: head.title ?? '',
    tempo: numberIn(head.tempo, 120, 40, 240),
    bar,
    swing: numberIn(head.swing, 0.5, 0.5, 0.75),
    room: numberIn(head.room, 0.15, 0, 0.6),
    voices,
    sections,
    form,
  };
}

function numberIn(text: string | undefined, usual: number, least: number, most: number): number {
  const n = text === undefined ? usual : Number(text);
  if (!(n >= least && n <= most)) throw new ScoreError(0, `${text} is not between ${least} and ${most}`);
  return n;
}

function barOf(metre: string, line: number): number {
  const [, count, unit] = /^(\d)\/([248])$/.exec(metre) ?? [];
  if (count === undefined) throw new ScoreError(line, `no such metre: ${metre}`);
  return (Number(count) * 4 * QUARTER) / Number(unit);
}

function voiceOf(value: string, line: number): ScoreVoice {
  const [instrument = '', level = '0.7'] = value.split(/\s+/);
  if (!isInstrument(instrument)) throw new ScoreError(line, `no such instrument: ${instrument}`);
  return { instrument, level: Number(level) };
}

interface Place {
  bars: Record<string, ScoreBar[]>;
  voices: Readonly<Record<string, ScoreVoice>>;
  hands: Map<string, Hand>;
  bar: number;
  line: number;
}

/** `melody | c4q … | … |`; `%` is the bar before once more. */
function readLine(words: string, { bars, voices, hands, bar, line }: Place): void {
  const [name = '', ...parts] = words.split('|').map((part) => part.trim());
  if (!(name in voices)) throw new ScoreError(line, `no voice of that name: ${name}`);
  const hand = hands.get(name) ?? freshHand();
  hands.set(name, hand);
  const own = bars[name] ?? [];
  bars[name] = own;
  for (const part of parts.filter((one) => one !== '')) {
    const before = own.at(-1);
    if (part !== '%') own.push(readBar(part, bar, hand, line));
    else if (before === undefined) throw new ScoreError(line, 'there is no bar before this %');
    else own.push(before);
  }
}

function check(sections: Sections, form: readonly string[]): void {
  for (const [name, bars] of Object.entries(sections)) {
    const lengths = new Set(Object.values(bars).map((one) => one.length));
    const barCounts = Object.entries(bars).map(([voice, one]) => `${voice} ${one.length}`);
    if (lengths.size > 1)
      throw new ScoreError(0, `section ${name}: not as many bars in all voices: ${barCounts}`);
  }
  for (const name of form)
    if (sections[name] === undefined)
      throw new ScoreError(0, `the form names a section ${name} that is not there`);
}

/** How many bars a section has. */
export const barsIn = (score: Score, section: string): number =>
  Object.values(score.sections[section] ?? {})[0]?.length ?? 0;

/** How long the piece is, in seconds. */
export function secondsOf(score: Score): number {
  const bars = score.form.reduce((sum, section) => sum + barsIn(score, section), 0);
  return (bars * score.bar * 60) / (QUARTER * score.tempo);
}
