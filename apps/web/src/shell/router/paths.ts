/** The only table of paths: nothing else in the browser app spells one. */

type Account = string | undefined;
const company = (companyAccountId: Account) => (companyAccountId ? `/c/${companyAccountId}` : '/c');

const facility = (companyAccountId: Account, facilityAccountId: Account) =>
  `${company(companyAccountId)}/facilities${facilityAccountId ? `/${facilityAccountId}` : ''}/manage`;

const wedding = (companyAccountId: Account, weddingKey: Account) =>
  `${company(companyAccountId)}/weddings${weddingKey ? `/${weddingKey}` : ''}`;

/** A page of one wedding, and a page of its venue's staff. */
const page = (end: string) => (companyAccountId: Account, weddingKey: Account) =>
  wedding(companyAccountId, weddingKey) + end;
const staffPage = (end: string) => (companyAccountId: Account, facilityAccountId: Account) =>
  facility(companyAccountId, facilityAccountId) + end;

/** A page of one wedding for its venue's staff. */
const weddingPage = (end: string) => (companyAccountId: Account, facilityAccountId: Account, id: number) =>
  `${facility(companyAccountId, facilityAccountId)}/weddings/${id}${end}`;
/** A page of one row of a list of a venue. */
const rowPage =
  (list: string, end = '') =>
  (c: Account, f: Account, id: number) =>
    `${facility(c, f)}/${list}/${id}${end}`;

export const paths = {
  home: '/',
  register: '/register',
  registered: '/register/completion',
  account: {
    index: '/account',
    login: '/account/login',
    profile: '/account/profile',
    password: '/account/password',
    apiKeys: '/account/apiKey',
    resetPassword: '/account/password/reset',
    invite: (token: string) => `/account/invites/${token}/activate`,
  },
  admin: {
    index: '/admin',
    login: '/admin/login',
    settings: '/admin/settings',
    companies: '/admin/companies',
    lives: '/admin/lives',
    live: (id: number) => `/admin/lives/${id}`,
    batch: '/admin/batch',
    audit: '/admin/audit',
    newCompany: '/admin/companies/new',
    company: (id: number) => `/admin/companies/${id}`,
    users: '/admin/users',
  },
  company: {
    index: (c: Account) => `${company(c)}/manage`,
    login: (c: Account) => `${company(c)}/manage/login`,
    facilities: (c: Account) => `${company(c)}/manage/facilities`,
    newFacility: (c: Account) => `${company(c)}/manage/facilities/new`,
    facility: (c: Account, id: number) => `${company(c)}/manage/facilities/${id}`,
    paymentSettings: (c: Account, id: number) => `${company(c)}/manage/facilities/${id}/payment-settings`,
    settings: (c: Account) => `${company(c)}/manage/settings`,
    /** What precedes the account id of a company in the address of its pages. */
    before: '/c/',
    /** What precedes the account id of a facility in the address of its pages. */
    beforeFacility: (c: Account) => `${company(c)}/facilities/`,
    users: (c: Account) => `${company(c)}/manage/users`,
  },
  facility: {
    index: staffPage(''),
    login: staffPage('/login'),
    halls: staffPage('/halls'),
    users: staffPage('/users'),
    newHall: staffPage('/halls/new'),
    hall: (c: Account, f: Account, id: number) => `${facility(c, f)}/halls/${id}`,
    calendar: staffPage('/calendar'),
    weddings: staffPage('/weddings'),
    newWedding: staffPage('/weddings/new'),
    deletedWeddings: staffPage('/weddings/deleted'),
    temporaryWeddings: staffPage('/temporary-weddings'),
    temporaryWedding: (c: Account, f: Account, id: number) => `${facility(c, f)}/temporary-weddings/${id}`,
    temporaryWeddingPayment: (c: Account, f: Account, id: number) =>
      `${facility(c, f)}/temporary-weddings/${id}/payment`,
    marketing: staffPage('/marketing'),
    settings: staffPage('/settings'),
    wedding: weddingPage(''),
    live: weddingPage('/live'),
    notifications: weddingPage('/notifications'),
    weddingPayment: weddingPage('/payment'),
    wedding: rowPage('weddings'),
    temporaryWeddings: staffPage('/temporary-weddings'),
    temporaryWedding: rowPage('temporary-weddings'),
    temporaryWeddingPayment: rowPage('temporary-weddings', '/payment'),
    live: rowPage('weddings', '/live'),
    notifications: rowPage('weddings', '/notifications'),
    weddingPayment: rowPage('weddings', '/payment'),
    payments: staffPage('/payments'),
    archiveVideoPayments: staffPage('/payments/archive-video-payments'),
  },
  guest: {
    index: page(''),
    login: page('/login'),
    resetPassword: page('/password/reset'),
    invitation: page('/invitation'),
    form: page('/invitation/form'),
    complete: page('/invitation/complete'),
    completeAbsence: page('/invitation/complete-absence'),
    payment: page('/payment'),
    audience: page('/audience'),
    program: page('/program'),
    profile: page('/profile'),
  },
  couple: {
    index: page('/manage'),
    login: page('/manage/login'),
    verify: page('/manage/verify'),
    resetPassword: page('/manage/password/reset'),
    invitation: page('/manage/invitation'),
    profile: page('/manage/profile'),
    attendants: page('/manage/attendants'),
    attendant: (c: Account, key: string, id: number) => `${wedding(c, key)}/manage/attendants/${id}`,
    congratulations: page('/manage/congratulations'),
    payment: page('/manage/payment'),
    share: page('/manage/share'),
  },
} as const;
