/** The table of paths; those that no guest's page needs are in `office-paths.ts`. Nothing else spells one. */

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
  admin: { index: '/admin', login: '/admin/login' },
  company: {
    index: (c: Account) => `${company(c)}/manage`,
    login: (c: Account) => `${company(c)}/manage/login`,
  },
  facility: {
    index: staffPage(''),
    login: staffPage('/login'),
    halls: staffPage('/halls'),
    weddings: staffPage('/weddings'),
    newWedding: staffPage('/weddings/new'),
    wedding: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}`,
    live: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/live`,
    notifications: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/notifications`,
    weddingPayment: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/payment`,
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
