/** The one table of addresses: nothing else in the browser app spells a path. */

type Account = string | undefined;
const company = (companyAccountId: Account) => (companyAccountId ? `/c/${companyAccountId}` : '/c');

const facility = (companyAccountId: Account, facilityAccountId: Account) =>
  `${company(companyAccountId)}/facilities${facilityAccountId ? `/${facilityAccountId}` : ''}/manage`;

const wedding = (companyAccountId: Account, weddingKey: Account) =>
  `${company(companyAccountId)}/weddings${weddingKey ? `/${weddingKey}` : ''}`;

export const paths = {
  home: '/',
  account: { index: '/account', login: '/account/login', resetPassword: '/account/password/reset' },
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
    invitation: (c: Account, key: string) => `${wedding(c, key)}/invitation`,
    form: (c: Account, key: string) => `${wedding(c, key)}/invitation/form`,
    complete: (c: Account, key: string) => `${wedding(c, key)}/invitation/complete`,
    completeAbsence: (c: Account, key: string) => `${wedding(c, key)}/invitation/complete-absence`,
    payment: (c: Account, key: string) => `${wedding(c, key)}/payment`,
  },
  couple: {
    index: (c: Account, key: Account) => `${wedding(c, key)}/manage`,
    login: (c: Account, key: Account) => `${wedding(c, key)}/manage/login`,
    verify: (c: Account, key: Account) => `${wedding(c, key)}/manage/verify`,
    invitation: (c: Account, key: string) => `${wedding(c, key)}/manage/invitation`,
    profile: (c: Account, key: string) => `${wedding(c, key)}/manage/profile`,
    attendants: (c: Account, key: string) => `${wedding(c, key)}/manage/attendants`,
    congratulations: (c: Account, key: string) => `${wedding(c, key)}/manage/congratulations`,
    payment: (c: Account, key: string) => `${wedding(c, key)}/manage/payment`,
    share: (c: Account, key: string) => `${wedding(c, key)}/manage/share`,
  },
} as const;
