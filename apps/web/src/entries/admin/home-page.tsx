import { CompaniesPage } from './pages/companies-page.tsx';

/** /admin: the companies, until there is more to see. */
export function HomePage() {
  return <CompaniesPage />;
}
