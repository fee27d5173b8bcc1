import type { Instant } from '@kotohogi/domain/kernel/instant';

/** The only source of time in the product. */
export interface Clock {
  now(): Instant;
}
