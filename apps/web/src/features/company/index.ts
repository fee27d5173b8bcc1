export { companyListQuery } from './api.ts';
export { CompanyContext, useCompany } from './company-context.ts';
export { CompanyList } from './company-list.tsx';
export type { CompanyArea } from './find-company.ts';
