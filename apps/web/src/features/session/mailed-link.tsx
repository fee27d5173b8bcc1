import { LoadFailure } from '@kotohogi/ui/data-table';
import { EmptyState } from '@kotohogi/ui/empty-state';
import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { t } from './t.ts';

export interface MailedLinkProps<T> {
  /** The query of a mailed link. */
  readonly query: { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** It was used while the page was open. */
  readonly isGone?: boolean;
  /** How long such links are valid, and what to do now. */
  readonly goneText: string;
  readonly wayOn: ReactNode;
  readonly children: (data: T) => ReactNode;
}

const isUnknown = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 422);

/** The content of a mailed link; or that it does not exist or has expired, with a next step. */
export function MailedLink<T>({ query, isGone = false, goneText, wayOn, children }: MailedLinkProps<T>): ReactNode {
  const { data, error, refetch } = query;
  if (isGone || isUnknown(error)) {
    return (
      <EmptyState title={t('signIn.gone')} action={wayOn}>
        {goneText}
      </EmptyState>
    );
  }
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton shape="block" height="16rem" />;
  return (
    <LoadFailure message={error instanceof ApiError ? error.userMessage : undefined} onRetry={() => void refetch()} />
  );
}
