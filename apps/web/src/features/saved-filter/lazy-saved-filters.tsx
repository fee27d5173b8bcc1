import { lazy, Suspense } from 'react';
import type { SavedFiltersProps } from '../../shell/list/saved-filters-context.ts';

// Loaded with the first list, because the first page of an area may have none.
const Line = lazy(async () => ({ default: (await import('./saved-filters.tsx')).SavedFilters }));

/** The user's saved filters of the list on this page. */
export function SavedFilters(props: SavedFiltersProps) {
  return (
    <Suspense>
      <Line {...props} />
    </Suspense>
  );
}
