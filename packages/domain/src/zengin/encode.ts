import { type Refused, refuse } from '../kernel/refusal.ts';
import { refusedSign, toBankName, toBankSigns, toJisBytes } from './kana.ts';
import { DATA, END, fieldText, HEADER, type Layout, RECORD_BYTES, TRAILER } from './layout.ts';

/** The venue as the orderer of transfers: who it is to its bank, and the account that is debited. */
export interface Consignor {
  /** Given by the bank; 10 digits. */
  readonly code: string;
  readonly name: string;
  readonly bankNumber: string;
  readonly bankName: string;
  readonly branchNumber: string;
  readonly branchName: string;
  readonly accountType: 1 | 2;
  readonly accountNumber: string;
}

/** One transfer of a file. */
export interface FileTransfer {
  /** Returned by the bank with the result. */
  readonly transferId: number;
  readonly bankNumber: string;
  readonly bankName: string;
  readonly branchNumber: string;
  readonly branchName: string;
  readonly accountType: 1 | 2;
  readonly accountNumber: string;
  readonly recipient: string;
  readonly amountYen: number;
}

export const FILE_PROBLEMS = ['empty', 'too-long', 'sign', 'not-digits', 'amount', 'count'] as const;

/** What a bank would refuse: the field, of which transfer (null: of the venue or the whole file), and its sign. */
export interface FileProblem {
  readonly transferId: number | null;
  readonly field: string;
  readonly problem: (typeof FILE_PROBLEMS)[number];
  /** The sign that banks refuse; otherwise empty. */
  readonly sign: string;
}

type Values = Readonly<Record<string, string>>;

/** Bytes of the field `amountYen`, and of the sum in the trailer. */
const MAX_AMOUNT_YEN = 9_999_999_999;
const MAX_RECORDS = 999_999;
/** Bytes of the name of a bank or branch. */
const PLACE_BYTES = 15;
/** Telegraphic transfer, as every bank accepts it. */
const BY_TELEGRAM = '7';

/** Two digits of month and day each, of a day `yyyy-MM-dd`. */
const monthDay = (day: string) => day.slice(5).replace('-', '');

/** The problems of a record's values, in the order of its fields. */
function problemsOf(layout: Layout, values: Values, transferId: number | null): FileProblem[] {
  return layout.flatMap((field): FileProblem[] => {
    const value = values[field.name] ?? '';
    const at = { transferId, field: field.name, sign: '' };
    if (field.as === 'digits') {
      if (value === '') return [{ ...at, problem: 'empty' }];
      if (!/^\d+$/.test(value)) return [{ ...at, problem: 'not-digits' }];
    }
    const sign = field.as === 'signs' ? refusedSign(value) : undefined;
    if (sign !== undefined) return [{ ...at, problem: 'sign', sign }];
    return fieldText(field, value) === undefined ? [{ ...at, problem: 'too-long' }] : [];
  });
}

/** The text of a record; its values have no problems. */
const recordOf = (layout: Layout, values: Values): string =>
  layout.map(field => fieldText(field, values[field.name] ?? '') ?? '').join('');

/** Banks go by the number and cut the name of a bank or branch themselves, so a long one is accepted. */
const placeName = (name: string) => toBankSigns(name).slice(0, PLACE_BYTES);

function headerOf(consignor: Consignor, day: string): Values {
  return {
    ...{ recordKind: '1', fileKind: '21', codeKind: '0', consignorCode: consignor.code },
    ...{ consignorName: toBankName(consignor.name), date: monthDay(day) },
    ...{ bankNumber: consignor.bankNumber, bankName: placeName(consignor.bankName) },
    ...{ branchNumber: consignor.branchNumber, branchName: placeName(consignor.branchName) },
    ...{ accountType: String(consignor.accountType), accountNumber: consignor.accountNumber, filler: '' },
  };
}

function dataOf(transfer: FileTransfer): Values {
  return {
    ...{ recordKind: '2', bankNumber: transfer.bankNumber, bankName: placeName(transfer.bankName) },
    ...{ branchNumber: transfer.branchNumber, branchName: placeName(transfer.branchName), clearingHouse: '0' },
    ...{ accountType: String(transfer.accountType), accountNumber: transfer.accountNumber },
    ...{ recipient: toBankName(transfer.recipient), amountYen: String(transfer.amountYen), newCode: '0' },
    ...{ transferId: String(transfer.transferId), customerCode: '0', transferKind: BY_TELEGRAM },
    ...{ mark: '', result: '', filler: '' },
  };
}

/** What else a bank refuses: an empty name or consignor, an amount that is none, too many records. */
function extraProblems(consignor: Consignor, transfers: readonly FileTransfer[]): FileProblem[] {
  const { length } = transfers;
  return [
    ...(consignor.name.trim() === ''
      ? [{ transferId: null, field: 'consignorName', problem: 'empty', sign: '' } as const]
      : []),
    ...(length === 0 || length > MAX_RECORDS
      ? [{ transferId: null, field: 'count', problem: 'count', sign: '' } as const]
      : []),
    ...transfers.flatMap(({ transferId, amountYen, recipient }): FileProblem[] => [
      ...(Number.isSafeInteger(amountYen) && amountYen > 0 && amountYen <= MAX_AMOUNT_YEN
        ? []
        : [{ transferId, field: 'amountYen', problem: 'amount', sign: '' } as const]),
      ...(recipient.trim() === '' ? [{ transferId, field: 'recipient', problem: 'empty', sign: '' } as const] : []),
    ]),
  ];
}

/** A transfer file, or everything in it that a bank would refuse. */
export type EncodedFile =
  | { readonly bytes: Uint8Array; readonly count: number; readonly totalYen: number }
  | (Refused<'transfer_file_invalid'> & { readonly problems: readonly FileProblem[] });

/**
 * Encodes transfers as 総合振込 of the Zengin format (docs/product/zengin.md#layout): records of 120 bytes in JIS X 0201,
 * each followed by CR LF. `day` is the day of the transfer, `yyyy-MM-dd`.
 */
export function encodeTransferFile(consignor: Consignor, transfers: readonly FileTransfer[], day: string): EncodedFile {
  const header = headerOf(consignor, day);
  const records = transfers.map(transfer => ({ id: transfer.transferId, values: dataOf(transfer) }));
  const problems = [
    ...extraProblems(consignor, transfers),
    ...problemsOf(HEADER, header, null),
    ...records.flatMap(({ id, values }) => problemsOf(DATA, values, id)),
  ];
  if (problems.length > 0) return { ...refuse('transfer_file_invalid'), problems };
  const totalYen = transfers.reduce((sum, { amountYen }) => sum + amountYen, 0);
  const lines = [
    recordOf(HEADER, header),
    ...records.map(({ values }) => recordOf(DATA, values)),
    recordOf(TRAILER, { recordKind: '8', count: String(records.length), totalYen: String(totalYen) }),
    recordOf(END, { recordKind: '9' }),
  ];
  const wrong = lines.find(line => line.length !== RECORD_BYTES);
  if (wrong !== undefined) throw new Error(`a record of ${wrong.length} instead of ${RECORD_BYTES} bytes`);
  return { bytes: toJisBytes(lines.map(line => `${line}\r\n`).join('')), count: records.length, totalYen };
}
