import { auditList } from '@kotohogi/contract/audit';
import { weddingLiveList } from '@kotohogi/contract/batch';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const lives = createRoute({
  getParentRoute: () => inside,
  path: 'lives',
  validateSearch: listSearch(weddingLiveList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:wedding-lives'),
  component: lazyRouteComponent(() => import('./pages/lives-page.tsx'), 'LivesPage'),
});

const live = createRoute({
  getParentRoute: () => inside,
  path: 'lives/$weddingId',
  beforeLoad: ({ context, params }) => {
    needAbility(context.abilities, 'admin:read:wedding-lives');
    needId(params.weddingId);
  },
  component: lazyRouteComponent(() => import('./pages/lives-page.tsx'), 'LivePage'),
});

const batch = createRoute({
  getParentRoute: () => inside,
  path: 'batch',
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:exec:batch'),
  component: lazyRouteComponent(() => import('./pages/batch-page.tsx'), 'BatchPage'),
});

const audit = createRoute({
  getParentRoute: () => inside,
  path: 'audit',
  validateSearch: listSearch(auditList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:write:setting'),
  component: lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage'),
});

/** The platform's operations: slots of all facilities, jobs, and the audit. */
export const operationRoutes = [lives, live, batch, audit];
