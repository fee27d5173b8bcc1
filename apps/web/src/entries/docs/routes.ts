import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { boot } from '../../shell/boot.ts';
import { loadTexts } from '../../shell/router/area.ts';
import { rootRoute } from '../../shell/router/root-route.ts';
import { readAppearance } from './appearance.ts';

/** The gallery and the API reference: for developers and reviewers, never in production. */
const area = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs',
  beforeLoad: () => {
    if (boot.stage === 'production') throw notFound();
  },
  loader: () => loadTexts({ ja: () => import('./catalogue.ja.ts'), en: () => import('./catalogue.en.ts') }),
});

/** One gallery page in its own document. */
const child = createRoute({
  getParentRoute: () => area,
  path: 'frames/child',
  component: lazyRouteComponent(() => import('./frame-child.tsx'), 'FrameChild'),
});

const inside = createRoute({
  getParentRoute: () => area,
  id: 'inside',
  component: lazyRouteComponent(() => import('./layout.tsx'), 'DocsLayout'),
});

const gallery = lazyRouteComponent(() => import('./gallery-page.tsx'), 'GalleryPage');
const index = createRoute({
  getParentRoute: () => inside,
  path: '/',
  validateSearch: readAppearance,
  component: gallery,
});
const section = createRoute({
  getParentRoute: () => inside,
  path: '$sectionId',
  validateSearch: readAppearance,
  component: gallery,
});

const api = createRoute({
  getParentRoute: () => inside,
  path: 'api',
  component: lazyRouteComponent(() => import('./api-page.tsx'), 'ApiPage'),
});

/** Pages for engineers, designers and testers (docs/product/processes.md#stages). */
export const docsRoutes = area.addChildren([child, inside.addChildren([index, api, section])]);
