import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { reactionTo } from './reaction.ts';

/**
 * Why a query has nothing to show: undefined if it has, or is still loading. Throws errors that belong on the error
 * page (forbidden, not found) and unexpected ones.
 */
export function failureOf({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): ApiError | undefined {
  if (data !== undefined || error === null) return undefined;
  if (!(error instanceof ApiError) || reactionTo(error.status) === 'error-page') throw error;
  return error;
}
