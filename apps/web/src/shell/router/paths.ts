/** The one table of addresses: nothing else in the browser app spells a path. */

type Account = string | undefined;
const company = (companyAccountId: Account) => (companyAccountId ? `/c/${companyAccountId}` : '/c');

const facility = (companyAccountId: Account, facilityAccountId: Account) =>
  `${company(companyAccountId)}/facilities${facilityAccountId ? `/${facilityAccountId}` : ''}/manage`;

const wedding = (companyAccountId: Account, weddingKey: Account) =>
  `${company(companyAccountId)}/weddings${weddingKey ? `/${weddingKey}` : ''}`;

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
    index: (c: Account, f: Account) => facility(c, f),
    login: (c: Account, f: Account) => `${facility(c, f)}/login`,
    halls: (c: Account, f: Account) => `${facility(c, f)}/halls`,
    weddings: (c: Account, f: Account) => `${facility(c, f)}/weddings`,
    newWedding: (c: Account, f: Account) => `${facility(c, f)}/weddings/new`,
    wedding: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}`,
    live: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/live`,
    notifications: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/notifications`,
    weddingPayment: (c: Account, f: Account, id: number) => `${facility(c, f)}/weddings/${id}/payment`,
    payments: (c: Account, f: Account) => `${facility(c, f)}/payments`,
    archiveVideoPayments: (c: Account, f: Account) => `${facility(c, f)}/payments/archive-video-payments`,
  },
  guest: {
    index: (c: Account, key: string) => wedding(c, key),
    login: (c: Account, key: Account) => `${wedding(c, key)}/login`,
    resetPassword: (c: Account, key: string) => `${wedding(c, key)}/password/reset`,
    invitation: (c: Account, key: string) => `${wedding(c, key)}/invitation`,
    form: (c: Account, key: string) => `${wedding(c, key)}/invitation/form`,
    complete: (c: Account, key: string) => `${wedding(c, key)}/invitation/complete`,
    completeAbsence: (c: Account, key: string) => `${wedding(c, key)}/invitation/complete-absence`,
    payment: (c: Account, key: string) => `${wedding(c, key)}/payment`,
    audience: (c: Account, key: string) => `${wedding(c, key)}/audience`,
    program: (c: Account, key: string) => `${wedding(c, key)}/program`,
    profile: (c: Account, key: string) => `${wedding(c, key)}/profile`,
  },
  couple: {
    index: (c: Account, key: Account) => `${wedding(c, key)}/manage`,
    login: (c: Account, key: Account) => `${wedding(c, key)}/manage/login`,
    verify: (c: Account, key: Account) => `${wedding(c, key)}/manage/verify`,
    resetPassword: (c: Account, key: Account) => `${wedding(c, key)}/manage/password/reset`,
    invitation: (c: Account, key: string) => `${wedding(c, key)}/manage/invitation`,
    profile: (c: Account, key: string) => `${wedding(c, key)}/manage/profile`,
    attendants: (c: Account, key: string) => `${wedding(c, key)}/manage/attendants`,
    attendant: (c: Account, key: string, id: number) => `${wedding(c, key)}/manage/attendants/${id}`,
    congratulations: (c: Account, key: string) => `${wedding(c, key)}/manage/congratulations`,
    payment: (c: Account, key: string) => `${wedding(c, key)}/manage/payment`,
    share: (c: Account, key: string) => `${wedding(c, key)}/manage/share`,
  },
} as const;
