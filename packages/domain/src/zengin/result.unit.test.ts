import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeTransferFile } from './encode.ts';
import { isZengin, readResultRows, readZenginResults } from './result.ts';

const CONSIGNOR = {
  ...{ code: '0000012345', name: 'ホテルミナト', bankNumber: '0001', bankName: 'ミズホ' },
  ...{ branchNumber: '110', branchName: 'チバ', accountType: 1 as const, accountNumber: '1234567' },
};
const transferOf = (transferId: number, amountYen: number) => ({
  ...{ transferId, amountYen, bankNumber: '0005', bankName: 'ミツビシユーエフジエイ', branchNumber: '001' },
  ...{ branchName: 'ホンテン', accountType: 1 as const, accountNumber: '7654321', recipient: 'ヤマダ ガク' },
});

/** The file as the bank returns it: a code at byte 114 of each data record. */
function returned(transfers: readonly { readonly id: number; readonly yen: number; readonly code: string }[]): string {
  const encoded = encodeTransferFile(
    CONSIGNOR,
    transfers.map(({ id, yen }) => transferOf(id, yen)),
    '2026-11-27',
  );
  if ('problems' in encoded) throw new Error('the file was refused');
  const lines = new TextDecoder('shift_jis').decode(encoded.bytes).split('\r\n');
  return lines
    .map((line, at) => {
      const { code } = transfers[at - 1] ?? {};
      return code === undefined ? line : `${line.slice(0, 113)}${code}${line.slice(114)}`;
    })
    .join('\r\n');
}

const NONE = { reason: '', resultCode: '' };

const THREE = [
  { id: 7, yen: 28_500, code: '0' },
  { id: 8, yen: 9_500, code: '2' },
  { id: 9, yen: 1_000, code: ' ' },
];

describe('given our file as the bank returned it', () => {
  test('then each transfer has its amount, result and reason', () => {
    const text = returned(THREE);
    expect(isZengin(text)).toBe(true);
    expect(readZenginResults(text)).toEqual([
      { line: 2, transferId: 7, amountYen: 28_500, result: 'paid', ...NONE },
      { line: 3, transferId: 8, amountYen: 9_500, result: 'failed', reason: '', resultCode: '2' },
      { line: 4, transferId: 9, amountYen: 1_000, result: 'none', ...NONE },
    ]);
  });

  test.each([
    ['without line ends', (text: string) => text.replaceAll('\r\n', '')],
    ['with line feeds only', (text: string) => text.replaceAll('\r\n', '\n')],
    ['with the end-of-file sign', (text: string) => `${text}\u001a`],
  ])('when it is %s, then it is read alike', (_name, changed) => {
    expect(readZenginResults(changed(returned(THREE)))).toEqual(readZenginResults(returned(THREE)));
  });

  test.each([
    ['a record is short', (text: string) => text.replace('00000285', '0000285'), { line: 2, problem: 'record' }],
    [
      'a record is missing',
      (text: string) => text.split('\r\n').toSpliced(2, 1).join('\r\n'),
      { line: 4, problem: 'count' },
    ],
    ['an amount was changed', (text: string) => text.replace('0000028500', '0000028501'), { line: 5, problem: 'sum' }],
    [
      'the trailer is missing',
      (text: string) => text.split('\r\n').toSpliced(4, 1).join('\r\n'),
      { line: 5, problem: 'kind' },
    ],
    [
      'the amount is not a number',
      (text: string) => text.replace('0000028500', '00000285O0'),
      { line: 2, problem: 'number' },
    ],
    ['it is of another kind', (text: string) => text.replace('1210', '1110'), { line: 2, problem: 'kind' }],
  ])('when %s, then nothing of it is read', (_name, broken, problem) => {
    const read = readZenginResults(broken(returned(THREE)));
    expect(read).toMatchObject({ refused: 'transfer_results_unreadable', problem: problem.problem });
  });

  test('when any transfers were sent, then they are read back whole', () => {
    const transfers = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 2_147_483_647 }),
        yen: fc.integer({ min: 1, max: 99_999_999 }),
        code: fc.constantFrom('0', '1', '9', ' '),
      }),
      { minLength: 1, maxLength: 40, selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(transfers, some => {
        const read = readZenginResults(returned(some));
        expect(Array.isArray(read) && read.map(one => [one.transferId, one.amountYen, one.result])).toEqual(
          some.map(({ id, yen, code }) => [id, yen, code === '0' ? 'paid' : code === ' ' ? 'none' : 'failed']),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('given a table of results', () => {
  test('then its columns may be in any order', () => {
    expect(
      readResultRows([
        ['Reason', ' number', 'RESULT', 'note'],
        ['', '7', '0', 'x'],
        ['口座名義  の相違', '8', 'failed'],
        ['', '9', ''],
        ['', '10', '4'],
        ['口座なし', '11', 'A'],
        ['9', '12', 'failed'],
        ['', '13', '不能'],
      ]),
    ).toEqual([
      { line: 2, transferId: 7, amountYen: undefined, result: 'paid', ...NONE },
      { line: 3, transferId: 8, amountYen: undefined, result: 'failed', reason: '口座名義 の相違', resultCode: '' },
      { line: 4, transferId: 9, amountYen: undefined, result: 'none', ...NONE },
      { line: 5, transferId: 10, amountYen: undefined, result: 'failed', reason: '', resultCode: '4' },
      { line: 6, transferId: 11, amountYen: undefined, result: 'failed', reason: '口座なし', resultCode: 'A' },
      { line: 7, transferId: 12, amountYen: undefined, result: 'failed', reason: '9', resultCode: '' },
      { line: 8, transferId: 13, amountYen: undefined, result: 'failed', reason: '不能', resultCode: '' },
    ]);
  });

  test.each([
    ['no rows', [['number', 'result']], { line: 1, problem: 'empty' }],
    ['no header', [['7', '0']], { line: 1, problem: 'columns' }],
    [
      'a number that is none',
      [
        ['number', 'result'],
        ['7a', '0'],
      ],
      { line: 2, problem: 'number' },
    ],
    ['nothing', [], { line: 1, problem: 'columns' }],
  ])('when it has %s, then nothing of it is read', (_name, rows, problem) => {
    expect(readResultRows(rows)).toMatchObject({ refused: 'transfer_results_unreadable', ...problem });
  });
});
