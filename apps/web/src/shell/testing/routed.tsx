import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type FunctionComponent, useState } from 'react';

export interface RoutedProps {
  readonly part: FunctionComponent;
  /** The address with its search. */
  readonly at?: string;
}

/** A part of the app within a router of its own. */
export function Routed({ part, at = '/' }: RoutedProps) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: part }),
      history: createMemoryHistory({ initialEntries: [at] }),
    }),
  );
  return <RouterProvider router={router} />;
}
