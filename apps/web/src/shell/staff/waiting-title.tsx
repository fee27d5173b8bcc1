import { Skeleton } from '@kotohogi/ui/skeleton';
import type { ReactNode } from 'react';

/** The title of a page while its record is not there: a placeholder, or the name of its list once reading has failed. */
export function waitingTitle(failure: object | undefined, list: string, height = '2.5rem'): ReactNode {
  return failure === undefined ? <Skeleton width="16rem" height={height} /> : list;
}
