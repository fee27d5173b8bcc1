/** The only table of paths, with staff-paths.ts for pages that only staff open: no other file spells a path. */

export type Account = string | undefined;

/** The beginning of the addresses of a company's pages. */
export const companyBase = (companyAccountId: Account) => (companyAccountId ? `/c/${companyAccountId}` : '/c');

/** The beginning of the addresses of a facility's pages. */
export const facilityBase = (companyAccountId: Account, facilityAccountId: Account) =>
  `${companyBase(companyAccountId)}/facilities${facilityAccountId ? `/${facilityAccountId}` : ''}/manage`;

const wedding = (companyAccountId: Account, weddingKey: Account) =>
  `${companyBase(companyAccountId)}/weddings${weddingKey ? `/${weddingKey}` : ''}`;

/** A page of one wedding. */
const page = (end: string) => (companyAccountId: Account, weddingKey: Account) =>
  wedding(companyAccountId, weddingKey) + end;

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
    index: (c: Account) => `${companyBase(c)}/manage`,
    login: (c: Account) => `${companyBase(c)}/manage/login`,
  },
  facility: {
    index: facilityBase,
    login: (c: Account, f: Account) => `${facilityBase(c, f)}/login`,
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
