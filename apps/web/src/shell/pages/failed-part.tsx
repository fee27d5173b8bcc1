import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import type { UseQueryResult } from '@tanstack/react-query';
import { partFailureOf } from '../api/failure-of.ts';

export interface FailedPartProps {
  /** The part's own read. */
  readonly query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** What is missing; left out inside a card that says it. */
  readonly title?: string;
}

/**
 * The reason why a part of a page cannot be read, with a retry; nothing while it loads or is shown
 * (docs/product/error-page.md#the-main-read-and-the-parts).
 */
export function FailedPart({ query, title }: FailedPartProps) {
  const failure = partFailureOf(query);
  if (failure === undefined) return null;
  const reason = <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  return title === undefined ? reason : <Card title={title}>{reason}</Card>;
}
