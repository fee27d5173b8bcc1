import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouteContext } from './guards.ts';
import { Root } from './root.tsx';

/** The one route above all others. Every area hangs its own routes under it. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({ component: Root });
