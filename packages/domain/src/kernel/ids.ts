import type { Brand } from './brand.ts';

export type CompanyId = Brand<number, 'CompanyId'>;
export type FacilityId = Brand<number, 'FacilityId'>;
export type HallId = Brand<number, 'HallId'>;
export type WeddingId = Brand<number, 'WeddingId'>;
export type UserId = Brand<number, 'UserId'>;
export type AttendantId = Brand<number, 'AttendantId'>;
export type PaymentId = Brand<number, 'PaymentId'>;

/** Largest id a PostgreSQL `integer` column can hold: a larger number in a path is simply unknown, not an error. */
export const MAX_ID = 2_147_483_647;

/** Reads an id as a path carries it; anything but a positive 31-bit integer is undefined. */
export function parseId<Id extends number>(text: string): Id | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value <= MAX_ID ? (value as Id) : undefined;
}
