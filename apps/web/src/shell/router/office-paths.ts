import { paths } from './paths.ts';

type Account = string | undefined;
const manage = (companyAccountId: Account) => paths.company.index(companyAccountId);

/** The paths of pages for the platform and for companies: apart from `paths`, because guests load that one. */
export const officePaths = {
  companies: '/admin/companies',
  newCompany: '/admin/companies/new',
  company: (id: number) => `/admin/companies/${id}`,
  facilities: (c: Account) => `${manage(c)}/facilities`,
  newFacility: (c: Account) => `${manage(c)}/facilities/new`,
  facility: (c: Account, id: number) => `${manage(c)}/facilities/${id}`,
  settings: (c: Account) => `${manage(c)}/settings`,
  /** What precedes the account id of a company in the address of its pages. */
  beforeCompany: '/c/',
  /** What precedes the account id of a facility in the address of its pages. */
  beforeFacility: (c: Account) => manage(c).replace(/manage$/, 'facilities/'),
} as const;
