/** Attendee bands (docs/product/wedding.md#fields): unset, none, 0 = 1–9, 1 = 10–19 … 9 = 90 and more. */
export const ATTENDEE_BANDS = ['na', '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type AttendeeBand = (typeof ATTENDEE_BANDS)[number];

/** Aggregate areas; clients rely on the spelling (docs/product/wedding.md#fields). */
export const AGGREGATE_AREAS = [
  'na',
  'nagano',
  'gunma',
  'kitakanto',
  'syutoken',
  'tokai',
  'sizuoka',
  'kansai',
  'nigata',
  'hokuriku',
  'tohoku',
  'kyusyu',
  'other',
  'inb',
] as const;
export type AggregateArea = (typeof AGGREGATE_AREAS)[number];

/**
 * What staff set (docs/product/wedding.md#life-cycle); everything else about a wedding's state is derived from dates.
 */
export const WEDDING_STATUSES = ['active', 'postponed', 'canceled', 'cleaned'] as const;
export type WeddingStatus = (typeof WEDDING_STATUSES)[number];

/** States of the transfer of a wedding's gifts (docs/product/balance.md#transfer). */
export const WEDDING_PAYMENT_STATES = [
  'not-payment',
  'processed',
  'deposited',
  'deposit-failure',
  'reconfirmation',
] as const;
export type WeddingPaymentState = (typeof WEDDING_PAYMENT_STATES)[number];
