import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Consignor, encodeTransferFile, type FileTransfer } from './encode.ts';

/**
 * A reader written from the table of the layout alone: [name, first byte, last byte], as banks print it, counted from 1.
 * It shares nothing with the encoder.
 */
const PRINTED = {
  1: [
    ['fileKind', 2, 3],
    ['codeKind', 4, 4],
    ['consignorCode', 5, 14],
    ['consignorName', 15, 54],
    ['date', 55, 58],
    ['bankNumber', 59, 62],
    ['branchNumber', 78, 80],
    ['accountType', 96, 96],
    ['accountNumber', 97, 103],
    ['filler', 104, 120],
  ],
  2: [
    ['bankNumber', 2, 5],
    ['bankName', 6, 20],
    ['branchNumber', 21, 23],
    ['branchName', 24, 38],
    ['clearingHouse', 39, 42],
    ['accountType', 43, 43],
    ['accountNumber', 44, 50],
    ['recipient', 51, 80],
    ['amount', 81, 90],
    ['newCode', 91, 91],
    ['id', 92, 101],
    ['transferKind', 112, 112],
    ['mark', 113, 113],
    ['filler', 114, 120],
  ],
  8: [
    ['count', 2, 7],
    ['total', 8, 19],
    ['filler', 20, 120],
  ],
  9: [['filler', 2, 120]],
} as const;

function readRecords(bytes: Uint8Array) {
  const text = new TextDecoder('shift_jis', { fatal: true }).decode(bytes);
  expect(bytes.length % 122).toBe(0);
  return Array.from({ length: bytes.length / 122 }, (_, index) => {
    const record = bytes.subarray(index * 122, index * 122 + 120);
    expect([...bytes.subarray(index * 122 + 120, (index + 1) * 122)]).toEqual([0x0d, 0x0a]);
    const line = new TextDecoder('shift_jis', { fatal: true }).decode(record);
    // Every sign is a single byte, so that places are places.
    expect(line).toHaveLength(120);
    const kind = line[0] as keyof typeof PRINTED & string;
    const fields = PRINTED[kind as unknown as keyof typeof PRINTED];
    expect(text).toContain(line);
    return {
      kind,
      ...Object.fromEntries(fields.map(([name, from, to]) => [name, line.slice(from - 1, to)])),
    } as Record<string, string>;
  });
}

const CONSIGNOR: Consignor = {
  ...{ code: '0123456789', name: 'カブシキガイシャ ルミエール', bankNumber: '0001', bankName: 'ミズホ' },
  ...{ branchNumber: '035', branchName: 'カマクラ', accountType: 1, accountNumber: '0012345' },
};
const transfer = (changes: Partial<FileTransfer> = {}): FileTransfer => ({
  ...{ transferId: 7, bankNumber: '0005', bankName: 'ﾐﾂﾋﾞｼUFJ', branchNumber: '123', branchName: 'ｶﾙｲｻﾞﾜ' },
  ...{ accountType: 1, accountNumber: '7654321', recipient: 'ﾀｶﾊｼ ﾊﾙﾄ', amountYen: 342_000 },
  ...changes,
});
const problems = (consignor: Consignor, ...transfers: FileTransfer[]) => {
  const file = encodeTransferFile(consignor, transfers, '2026-11-25');
  return 'problems' in file ? file.problems : [];
};

const KANA = [
  ...'アイウエオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモヤユヨラリルレロワンヴァィゥェォャュョッーヲ',
];
const HIRAGANA = [...'あいうえおかがきぎゃゅょっ'];
const name = fc
  .array(fc.constantFrom(...KANA, ...HIRAGANA, ...'ABCxyz019 '), { minLength: 1, maxLength: 14 })
  .map(letters => letters.join(''))
  .filter(text => text.trim() !== '');

describe('given 500 files of any names and amounts', () => {
  test('when an independent reader reads them, then every transfer is in its place and the trailer adds up', () => {
    const transfers = fc.array(
      fc.record({
        name,
        amountYen: fc.integer({ min: 1, max: 9_999_999 }),
        transferId: fc.integer({ min: 1, max: 2_147_483_647 }),
        account: fc.integer({ min: 0, max: 9_999_999 }).map(number => String(number).padStart(7, '0')),
      }),
      { minLength: 1, maxLength: 9 },
    );
    fc.assert(
      fc.property(transfers, rows => {
        const file = encodeTransferFile(
          CONSIGNOR,
          rows.map(row => transfer({ ...row, recipient: row.name, accountNumber: row.account })),
          '2026-11-25',
        );
        if ('problems' in file) throw new Error(JSON.stringify(file.problems));
        const [header, ...others] = readRecords(file.bytes);
        const [trailer, end] = others.splice(-2);
        expect(header).toMatchObject({
          kind: '1',
          fileKind: '21',
          codeKind: '0',
          date: '1125',
          consignorCode: '0123456789',
        });
        expect(header?.consignorName?.trimEnd()).toBe('ｶ)ﾙﾐｴ-ﾙ');
        expect(
          others.map(({ kind, id, amount, accountNumber }) => [kind, Number(id), Number(amount), accountNumber]),
        ).toEqual(rows.map(row => ['2', row.transferId, row.amountYen, row.account]));
        for (const { recipient = '', filler } of others) {
          expect(recipient).toMatch(/^[ｱ-ﾟA-Z0-9 ().\-/｢｣]{30}$/);
          expect(recipient).not.toMatch(/[ｦｧｨｩｪｫｬｭｮｯｰ]/);
          expect(filler?.trim()).toBe('');
        }
        const total = rows.reduce((sum, { amountYen }) => sum + amountYen, 0);
        expect([Number(trailer?.count), Number(trailer?.total), end?.kind]).toEqual([rows.length, total, '9']);
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['カブシキガイシャ ルミエール', 'ｶ)ﾙﾐｴ-ﾙ'],
  ['ルミエール カブシキガイシャ', 'ﾙﾐｴ-ﾙ(ｶ'],
  ['ルミエール カブシキガイシャ カマクラ', 'ﾙﾐｴ-ﾙ(ｶ)ｶﾏｸﾗ'],
  ['イリョウホウジン サクラカイ', 'ｲ)ｻｸﾗｶｲ'],
  ['ヴィラ・ヲタル', 'ｳﾞｲﾗ.ｵﾀﾙ'],
  ['きゃりー ぱむゅ', 'ｷﾔﾘ- ﾊﾟﾑﾕ'],
])('given the name %s, when it is written, then the bank reads %s', (recipient, written) => {
  const file = encodeTransferFile(CONSIGNOR, [transfer({ recipient })], '2026-11-25');
  if ('problems' in file) throw new Error(JSON.stringify(file.problems));
  expect(readRecords(file.bytes)[1]?.recipient?.trimEnd()).toBe(written);
});

test.each<[string, Partial<FileTransfer>, object]>([
  ['a sign that banks refuse', { recipient: 'ﾀｶﾊｼ＠ﾊﾙﾄ' }, { field: 'recipient', problem: 'sign', sign: '@' }],
  ['a kanji', { branchName: '軽井沢' }, { field: 'branchName', problem: 'sign', sign: '軽' }],
  // 16 signs of which one is voiced: 17 bytes.
  ['a name of 31 bytes', { recipient: `${'ｶﾞ'.repeat(15)}ｱ` }, { field: 'recipient', problem: 'too-long' }],
  ['no name', { recipient: ' ' }, { field: 'recipient', problem: 'empty' }],
  ['no yen', { amountYen: 0 }, { field: 'amountYen', problem: 'amount' }],
  ['eleven digits of yen', { amountYen: 10_000_000_000 }, { field: 'amountYen', problem: 'amount' }],
  ['an account of eight digits', { accountNumber: '12345678' }, { field: 'accountNumber', problem: 'too-long' }],
  ['an account with a letter', { accountNumber: '12x4567' }, { field: 'accountNumber', problem: 'not-digits' }],
])('given %s, when the file is made, then the field is named', (_, changes, expected) => {
  expect(problems(CONSIGNOR, transfer({ transferId: 9, ...changes }))).toContainEqual({
    sign: '',
    transferId: 9,
    ...expected,
  });
});

test('given a venue whose data a bank refuses, when the file is made, then its field is named; an empty file is refused', () => {
  expect(problems({ ...CONSIGNOR, name: '' }, transfer())).toContainEqual({
    ...{ transferId: null, sign: '', field: 'consignorName', problem: 'empty' },
  });
  expect(problems({ ...CONSIGNOR, code: '12345678901' }, transfer())).toEqual([
    { transferId: null, sign: '', field: 'consignorCode', problem: 'too-long' },
  ]);
  expect(problems(CONSIGNOR)).toEqual([{ transferId: null, sign: '', field: 'count', problem: 'count' }]);
});
