/** Every rule of a ledger in play has a test that names it; and the reading itself, against small texts. */
import { describe, expect, test } from 'vitest';
import { codeReport, idsInComments, readCode, readElsewhere } from './ledger-code.ts';
import { coverageOf, definedIn, idKind, LEDGERS, namedIn, readCoverage } from './ledgers.ts';

const report = readCoverage();

describe('the ledgers', () => {
  test.each(report.ledgers)('$ledger.id is read in full', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  test.each(report.ledgers.filter((x) => !x.ledger.notYet))('$ledger.id is tested in full', ({ missing }) => {
    expect(missing).toEqual([]);
  });

  test('no test names an id that no ledger defines', () => {
    expect(report.unknown).toEqual([]);
  });

  test('the base game is in play', () => {
    expect(LEDGERS.filter((ledger) => !ledger.notYet).map((ledger) => ledger.id)).toContain('petz-base');
  });
});

describe('the code', () => {
  const code = readCode(report);

  test('names every rule and ruling where it is done, or the table says where it is true', () => {
    expect(code.missing).toEqual([]);
  });

  test('and the table of what has no code name nothing twice, and nothing that no ledger defines', () => {
    expect([...code.idle, ...code.unknown]).toEqual([]);
  });

  test('an id counts in a comment, not in a refusal', () => {
    const text =
      "/** Does it (PB-A-01, PB-A-02). */\nrefuse('x', 'PB-A-03'); // R-DA-04\n/*\n * Also RUL-05.\n */";
    expect(idsInComments(text)).toEqual(['PB-A-01', 'PB-A-02', 'R-DA-04', 'RUL-05']);
  });

  test('what is missing, idle or unknown is reported; worked examples need no code', () => {
    const rows = readElsewhere(
      '| ids | where | why |\n| PB-A-02, PB-A-03 | `x.json` | data |\n| PB-A-09 | `y` |  |',
    );
    const files = [{ path: 'a.ts', ids: ['PB-A-01', 'PB-A-02', 'PB-B-01'] }];
    const found = codeReport(
      ['PB-A-01', 'PB-A-02', 'PB-A-03', 'PB-A-04', 'EX-01'],
      files,
      rows,
      (x) => x !== 'y',
    );
    expect(found).toEqual({
      missing: ['PB-A-04'],
      idle: ['PB-A-02 stands in the code', 'y is not there', 'PB-A-09 has no reason'],
      unknown: ['a.ts: PB-B-01', 'docs/rules/elsewhere.md: PB-A-09'],
    });
  });
});

describe('reading a ledger', () => {
  test('an id is defined at the head of a list item or a table row, not where it is quoted', () => {
    const text = [
      '- **PB-GEN-01** [A] Text (see PB-GEN-09). - *Heading*',
      '- **PB-NEED-HUNGER-01** [M] Text',
      '- **EX-01 Income, round 1.** Given: PB-GEN-02.',
      '- **RUL-01 Who starts.** Text',
      '| DA-PET-LEMUR-05 | Text, R-DA-09 | must |',
      '| EX-DA-34 † | Given | Do |',
      '| R-DA-01 | Question |',
      'See **PB-GEN-03** and - **PB-GEN-04**.',
    ].join('\n');
    expect(definedIn(text)).toEqual([
      ...['PB-GEN-01', 'PB-NEED-HUNGER-01', 'EX-01', 'RUL-01'],
      ...['DA-PET-LEMUR-05', 'EX-DA-34', 'R-DA-01'],
    ]);
  });

  test('rules, examples and rulings are distinguished', () => {
    expect(['PB-GEN-01', 'DA-END-02', 'EX-01', 'EX-DA-01', 'RUL-01', 'R-PQ-01'].map(idKind)).toEqual([
      ...['rules', 'rules', 'examples', 'examples', 'rulings', 'rulings'],
    ]);
  });

  test('what is missing, miscounted or doubled is reported', () => {
    const ledger = { id: 'x', own: /^(PB|RUL)-/, rules: 3, examples: 0, rulings: 1 };
    const text =
      '- **PB-A-01** x\n- **PB-A-02** x\n- **PB-A-02** x\n- **RUL-01 y** z\n- **RUL-02 y** z\n| DA-A-01 | x |';
    const { missing, problems } = coverageOf(ledger, text, new Set(['PB-A-02', 'RUL-01', 'RUL-02']));
    expect(missing).toEqual(['PB-A-01']);
    expect(problems).toEqual(['x: 2 rulings instead of 1', 'x: PB-A-02 is defined twice']);
  });
});

describe('reading a test', () => {
  test.each([
    ["test('PB-A-01 x', f)", ['PB-A-01']],
    ["it('RUL-5 and EX-07 x', f)", ['RUL-5', 'EX-07']],
    ["describe('PB-NEED-HUNGER-01 x', f)", ['PB-NEED-HUNGER-01']],
    ["test.each([['PB-A-02']])('PB-A-01 %s', f)", ['PB-A-01']],
    ["test.concurrent.each([1])('PB-A-01 %s', f)", ['PB-A-01']],
    ['test.each`a\nPB-A-02`(`PB-A-01 $a`, f)', ['PB-A-01']],
    ["test.skipIf(x)('PB-A-01', f)", ['PB-A-01']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    ['test(`PB-A-01 ${x} R-DA-02`, f)', ['PB-A-01', 'R-DA-02']],
    ["test('PB-A-01 ' + 'PB-A-02', f)", ['PB-A-01', 'PB-A-02']],
    ["// test('PB-A-01', f)", []],
    ["test('x', () => { /* PB-A-01 */ expect('PB-A-02'); })", []],
    ["refuse('PB-A-01')", []],
  ])('%s', (text, ids) => {
    expect(namedIn('x.test.ts', text)).toEqual(ids);
  });
});
