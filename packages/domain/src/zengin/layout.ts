/** Bytes of a record, without its line end (docs/product/zengin.md#layout). */
export const RECORD_BYTES = 120;

/** A field of a record: digits are padded with zeros on the left, signs with spaces on the right. */
interface Field<Name extends string = string> {
  readonly name: Name;
  readonly as: 'digits' | 'signs';
  readonly bytes: number;
}

const digits = <Name extends string>(name: Name, bytes: number) => ({ name, as: 'digits', bytes }) as const;
const signs = <Name extends string>(name: Name, bytes: number) => ({ name, as: 'signs', bytes }) as const;

export const HEADER = [
  digits('recordKind', 1),
  digits('fileKind', 2),
  digits('codeKind', 1),
  digits('consignorCode', 10),
  signs('consignorName', 40),
  digits('date', 4),
  digits('bankNumber', 4),
  signs('bankName', 15),
  digits('branchNumber', 3),
  signs('branchName', 15),
  digits('accountType', 1),
  digits('accountNumber', 7),
  signs('filler', 17),
] as const satisfies readonly Field[];

export const DATA = [
  digits('recordKind', 1),
  digits('bankNumber', 4),
  signs('bankName', 15),
  digits('branchNumber', 3),
  signs('branchName', 15),
  digits('clearingHouse', 4),
  digits('accountType', 1),
  digits('accountNumber', 7),
  signs('recipient', 30),
  digits('amountYen', 10),
  digits('newCode', 1),
  digits('transferId', 10),
  digits('customerCode', 10),
  digits('transferKind', 1),
  signs('mark', 1),
  signs('result', 1),
  signs('filler', 6),
] as const satisfies readonly Field[];

export const TRAILER = [
  digits('recordKind', 1),
  digits('count', 6),
  digits('totalYen', 12),
  signs('filler', 101),
] as const satisfies readonly Field[];

export const END = [digits('recordKind', 1), signs('filler', 119)] as const satisfies readonly Field[];

export type Layout = typeof HEADER | typeof DATA | typeof TRAILER | typeof END;

/** The value as it is written into the field; undefined if it is too long. */
export function fieldText({ as, bytes }: Field, value: string): string | undefined {
  if (value.length > bytes) return undefined;
  return as === 'digits' ? value.padStart(bytes, '0') : value.padEnd(bytes, ' ');
}
