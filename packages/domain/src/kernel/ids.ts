import type { Brand } from './brand.ts';

export type CompanyId = Brand<number, 'CompanyId'>;
export type FacilityId = Brand<number, 'FacilityId'>;
export type HallId = Brand<number, 'HallId'>;
export type WeddingId = Brand<number, 'WeddingId'>;
export type UserId = Brand<number, 'UserId'>;
export type AttendantId = Brand<number, 'AttendantId'>;
export type PaymentId = Brand<number, 'PaymentId'>;
export type TransferId = Brand<number, 'TransferId'>;
export type CorrectionId = Brand<number, 'CorrectionId'>;
export type BankLineId = Brand<number, 'BankLineId'>;
export type TransferFileId = Brand<number, 'TransferFileId'>;

/** The largest id a PostgreSQL `integer` column can hold; a larger number in a path is an unknown id, not an error. */
export const MAX_ID = 2_147_483_647;

/** Parses an id from a path; undefined for anything but a positive 31-bit integer. */
export function parseId<Id extends number>(text: string): Id | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? (value as Id) : undefined;
}
