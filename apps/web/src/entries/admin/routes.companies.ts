import { companyList, platformFacilityList } from '@kotohogi/contract/lists';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '../../shell/list/use-list-search.ts';
import { needAbility } from '../../shell/router/guards.ts';
import { needId } from '../../shell/router/need-id.ts';
import { inside } from './routes.inside.ts';

const companies = createRoute({
  getParentRoute: () => inside,
  path: 'companies',
  validateSearch: listSearch(companyList),
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:read:company'),
  component: lazyRouteComponent(() => import('./pages/companies-page.tsx'), 'CompaniesPage'),
});

const newCompany = createRoute({
  getParentRoute: () => inside,
  path: 'companies/new',
  beforeLoad: ({ context }) => needAbility(context.abilities, 'admin:write:company'),
  component: lazyRouteComponent(() => import('./pages/new-company-page.tsx'), 'NewCompanyPage'),
});

const company = createRoute({
  getParentRoute: () => inside,
  path: 'companies/$companyId',
  validateSearch: listSearch(platformFacilityList),
  beforeLoad: ({ context, params }) => {
    needAbility(context.abilities, 'admin:read:company');
    needId(params.companyId);
  },
  component: lazyRouteComponent(() => import('./pages/company-page.tsx'), 'CompanyPage'),
});

/** The companies of the platform. */
export const companyRoutes = [companies, newCompany, company];
