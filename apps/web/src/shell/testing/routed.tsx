import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type FunctionComponent, useState } from 'react';

/** A part of the app within a router of its own. */
export function Routed({ part }: { readonly part: FunctionComponent }) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute({ component: part }), history: createMemoryHistory() }),
  );
  return <RouterProvider router={router} />;
}
