import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reactionTo } from './reaction.ts';

type Read = Pick<UseQueryResult, 'data' | 'error'>;

/**
 * Why a part of a page has nothing to show: undefined if it has, or is still loading. Forbidden and not found are
 * reasons too (docs/product/error-page.md#the-main-read-and-the-parts). Throws unexpected errors.
 */
export function partFailureOf({ data, error }: Read): ApiError | undefined {
  if (data !== undefined || error === null) return undefined;
  if (!(error instanceof ApiError)) throw error;
  return error;
}

/** The same for the main read of a page. Throws errors that belong on the error page too (forbidden, not found). */
export function failureOf(read: Read): ApiError | undefined {
  const failure = partFailureOf(read);
  if (failure !== undefined && reactionTo(failure.status) === 'error-page') throw failure;
  return failure;
}
