import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { type Address, readAddress } from './address.ts';
import type { RouteContext } from './guards.ts';
import { Root } from './root.tsx';

/** The root's additional context: the one area whose routes this document has loaded. */
interface RootContext extends RouteContext {
  readonly area: Address['area'];
}

/**
 * The root route. The routes of one area are its children: a path of another area is a separate document, however it is
 * opened.
 */
export const rootRoute = createRootRouteWithContext<RootContext>()({
  component: Root,
  beforeLoad: ({ context: { area }, location: { pathname, href } }) => {
    if (readAddress(pathname).area !== area) throw redirect({ href, reloadDocument: true });
  },
});
