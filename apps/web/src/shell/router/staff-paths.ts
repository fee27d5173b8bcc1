import { type Account, companyBase, facilityBase } from './paths.ts';

const staffPage = (end: string) => (c: Account, f: Account) => facilityBase(c, f) + end;

/** A page of one row of a list of a venue. */
const rowPage =
  (list: string, end = '') =>
  (c: Account, f: Account, id: number) =>
    `${facilityBase(c, f)}/${list}/${id}${end}`;

/** The paths that only staff open, apart from the table that every page loads. */
export const staffPaths = {
  admin: {
    settings: '/admin/settings',
    companies: '/admin/companies',
    newCompany: '/admin/companies/new',
    company: (id: number) => `/admin/companies/${id}`,
    lives: '/admin/lives',
    live: (id: number) => `/admin/lives/${id}`,
    totals: '/admin/financial',
    payments: '/admin/financial/payments',
    payment: (orderId: string) => `/admin/financial/payments/${orderId}`,
    reconciliation: '/admin/financial/reconciliation',
    reconciliationRuns: '/admin/financial/reconciliation/runs',
    accounts: '/admin/financial/accounts',
    corrections: '/admin/financial/corrections',
    bankLines: '/admin/financial/admin-link',
    invoices: '/admin/financial/invoices',
    batch: '/admin/batch',
    audit: '/admin/audit',
    users: '/admin/users',
    user: (id: number) => `/admin/users/${id}`,
  },
  company: {
    facilities: (c: Account) => `${companyBase(c)}/manage/facilities`,
    newFacility: (c: Account) => `${companyBase(c)}/manage/facilities/new`,
    facility: (c: Account, id: number) => `${companyBase(c)}/manage/facilities/${id}`,
    paymentSettings: (c: Account, id: number) => `${companyBase(c)}/manage/facilities/${id}/payment-settings`,
    settings: (c: Account) => `${companyBase(c)}/manage/settings`,
    users: (c: Account) => `${companyBase(c)}/manage/users`,
    user: (c: Account, id: number) => `${companyBase(c)}/manage/users/${id}`,
    /** The part before a company's account id in the addresses of its pages. */
    before: '/c/',
    /** The part before a facility's account id in the addresses of its pages. */
    beforeFacility: (c: Account) => `${companyBase(c)}/facilities/`,
  },
  facility: {
    calendar: staffPage('/calendar'),
    weddings: staffPage('/weddings'),
    newWedding: staffPage('/weddings/new'),
    deletedWeddings: staffPage('/weddings/deleted'),
    wedding: rowPage('weddings'),
    live: rowPage('weddings', '/live'),
    notifications: rowPage('weddings', '/notifications'),
    weddingPayment: rowPage('weddings', '/payment'),
    weddingPaymentEvents: rowPage('weddings', '/payment-histories'),
    temporaryWeddings: staffPage('/temporary-weddings'),
    temporaryWedding: rowPage('temporary-weddings'),
    temporaryWeddingPayment: rowPage('temporary-weddings', '/payment'),
    halls: staffPage('/halls'),
    newHall: staffPage('/halls/new'),
    hall: rowPage('halls'),
    payments: staffPage('/payments'),
    archiveVideoPayments: staffPage('/payments/archive-video-payments'),
    commissions: staffPage('/payments/commissions'),
    deposits: staffPage('/payments/deposits-balance-summaries'),
    transferFiles: staffPage('/payments/transfer-files'),
    unpaid: staffPage('/payments/unpaid-balance-summaries'),
    invoice: staffPage('/payments/invoice'),
    marketing: staffPage('/marketing'),
    settings: staffPage('/settings'),
    users: staffPage('/users'),
    user: rowPage('users'),
  },
} as const;
