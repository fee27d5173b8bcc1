import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type FunctionComponent, useState } from 'react';
import { parseSearch, stringifySearch } from '../router/search.ts';

/** A part of the app within a router of its own, which reads and writes queries as the app's router does. */
export function Routed({ part }: { readonly part: FunctionComponent }) {
  const [router] = useState(() =>
    createRouter({
      routeTree: createRootRoute({ component: part }),
      history: createMemoryHistory(),
      parseSearch,
      stringifySearch,
    }),
  );
  return <RouterProvider router={router} />;
}
