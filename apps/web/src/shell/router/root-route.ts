import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { type Address, readAddress } from './address.ts';
import type { RouteContext } from './guards.ts';
import { Root } from './root.tsx';

/** What the root is given besides: the one area whose routes this document knows. */
interface RootContext extends RouteContext {
  readonly area: Address['area'];
}

/**
 * The one route above all others. The routes of one area hang under it: an address of another area is a document of its own,
 * however one comes to it.
 */
export const rootRoute = createRootRouteWithContext<RootContext>()({
  component: Root,
  beforeLoad: ({ context: { area }, location: { pathname, href } }) => {
    if (readAddress(pathname).area !== area) throw redirect({ href, reloadDocument: true });
  },
});
