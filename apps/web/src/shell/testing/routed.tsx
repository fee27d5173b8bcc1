import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type FunctionComponent, useState } from 'react';
import { parseSearch, stringifySearch } from '../router/search.ts';

export interface RoutedProps {
  readonly part: FunctionComponent;
  /** The address with its search. */
  readonly at?: string;
}

/** A part of the app within a router of its own, which reads and writes queries as the app's router does. */
export function Routed({ part, at = '/' }: RoutedProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: part }),
      history: createMemoryHistory({ initialEntries: [at] }),
      parseSearch,
      stringifySearch,
    }),
  );
  return <RouterProvider router={router} />;
}
