import { describe, expect, test } from 'vitest';
import { isZenginStatement, readStatementRows, readZenginStatement } from './read.ts';

/** A data record: a payment out (2) or in (1) of the account on November 17 of Reiwa 8. */
const record = (kind: '1' | '2', yen: number, name: string, note = '') =>
  [
    ...['2', '00000001', '081117', '081117', kind, '11', String(yen).padStart(12, '0'), '0'.repeat(12)],
    ...['000000', '000000', '0', '0000000', '000', '0000000000', name.padEnd(48), ' '.repeat(15), ' '.repeat(15)],
    ...[note.padEnd(20), ' '.repeat(20), ' '],
  ].join('');
const HEADER = '1030081117081117081117'.padEnd(200);
const END = ['8', '9'].map(kind => kind.padEnd(200));
const RECORDS = [
  HEADER,
  record('2', 28_500, 'ﾀｶﾊｼ ﾊﾙﾄ'),
  record('1', 99_000, 'ｶ)ﾊﾅ'),
  record('2', 9_500, '', 'ﾔﾏﾀﾞ ｶﾞｸ'),
  ...END,
];

describe('given a statement of the Zengin format', () => {
  test.each([
    ['\r\n', RECORDS.join('\r\n')],
    ['no line ends', RECORDS.join('')],
    ['an end-of-file sign', `${RECORDS.join('\n')}\n\u001a`],
  ])('with %s, then only its payments out are read', (_name, text) => {
    expect(isZenginStatement(text)).toBe(true);
    expect(readZenginStatement(text)).toEqual([
      { bookedOn: '2026-11-17', amountYen: 28_500, name: 'ﾀｶﾊｼ ﾊﾙﾄ' },
      { bookedOn: '2026-11-17', amountYen: 9_500, name: 'ﾔﾏﾀﾞ ｶﾞｸ' },
    ]);
  });

  test.each([
    ['a short record', RECORDS.with(1, 'x').join('\n'), { line: 2, problem: 'record' }],
    ['a record of another kind', RECORDS.with(2, '5'.padEnd(200)).join('\n'), { line: 3, problem: 'kind' }],
    ['an amount of zero', RECORDS.with(1, record('2', 0, 'A')).join('\n'), { line: 2, problem: 'number' }],
    [
      'a day that does not exist',
      RECORDS.join('\n').replace('081117081117211', '081131081117211'),
      { line: 2, problem: 'date' },
    ],
  ])('with %s, then nothing of it is read', (_name, text, problem) => {
    expect(readZenginStatement(text)).toMatchObject({ refused: 'bank_lines_unreadable', ...problem });
  });
});

describe('given a table', () => {
  test('with the columns of a Japanese bank, then its payments out are read', () => {
    expect(
      readStatementRows([
        ['お取引日', '年月日', 'お支払金額', 'お預り金額', 'お取引内容'],
        ['', '2026/11/5', '¥28,500', '', '  振込　ﾀｶﾊｼ ﾊﾙﾄ '],
        ['', '2026年11月16日', '', '99,000', '入金'],
        ['', '20261117', '９，５００', '', 'ﾔﾏﾀﾞ ｶﾞｸ'],
      ]),
    ).toEqual([
      { bookedOn: '2026-11-05', amountYen: 28_500, name: '振込 ﾀｶﾊｼ ﾊﾙﾄ' },
      { bookedOn: '2026-11-17', amountYen: 9_500, name: 'ﾔﾏﾀﾞ ｶﾞｸ' },
    ]);
  });

  test.each([
    ['no column of amounts', [['date', 'name']], { line: 1, problem: 'columns' }],
    [
      'a broken amount',
      [
        ['date', 'amount', 'name'],
        ['2026-11-17', '12x', 'A'],
      ],
      { line: 2, problem: 'number' },
    ],
    [
      'a broken day',
      [
        ['date', 'amount', 'name'],
        ['2026-02-30', '12', 'A'],
      ],
      { line: 2, problem: 'date' },
    ],
  ])('with %s, then nothing of it is read', (_name, rows, problem) => {
    expect(readStatementRows(rows)).toMatchObject({ refused: 'bank_lines_unreadable', ...problem });
  });
});
