export { namedCompanyQuery, useCompanyRecord } from './api.ts';
export { CompanyContext, useCompany } from './company-context.ts';
export { companyHelp } from './company-help.ts';
export { CompanyList } from './company-list.tsx';
export type { CompanyArea } from './find-company.ts';
export { CompanySettings } from './form/company-settings.tsx';
export { EditCompany } from './form/edit-company.tsx';
export { NewCompany } from './form/new-company.tsx';
export { RemoveCompany } from './remove-company.tsx';
