import { type RoleName, readRoleName } from '@kotohogi/domain/permission/giving';
import { ownNames } from '@kotohogi/domain/permission/grants';

/** The text of each resource; one without a text would be left out, so a test requires all of them. */
const RESOURCES = {
  'admin:company': 'staff.may.companies',
  'admin:user': 'staff.may.users',
  'admin:setting': 'staff.may.settings',
  'admin:attendantPayment': 'staff.may.guestPayments',
  'admin:throwMoneyEnabled': 'staff.may.giftSwitch',
  'admin:wedding-minDate-update': 'staff.may.leadTime',
  'admin:batch': 'staff.may.batch',
  'admin:balance-summaries': 'staff.may.totals',
  'admin:cross-facility-financial': 'staff.may.totals',
  'admin:archive-video-payment': 'staff.may.recordingSales',
  'admin:weddings-csv': 'staff.may.weddingsFile',
  'admin:deposit-accounts': 'staff.may.bankAccounts',
  'admin:wedding-lives': 'staff.may.lives',
  'company:info': 'staff.may.companyInfo',
  'company:facility': 'staff.may.facilities',
  'company:user': 'staff.may.users',
  'company:setting': 'staff.may.settings',
  'company:weddingPaymentState': 'staff.may.payments',
  'company:throwMoneyEnabled': 'staff.may.giftSwitch',
  'company:wedding-minDate-update': 'staff.may.leadTime',
  'facility:info': 'staff.may.facilityInfo',
  'facility:user': 'staff.may.users',
  'facility:wedding': 'staff.may.weddings',
  'facility:weddingVideo': 'staff.may.lives',
  'facility:weddingNotification': 'staff.may.notices',
  'facility:weddingPaymentState': 'staff.may.payments',
  'facility:paymentInfo': 'staff.may.bankAccounts',
  'facility:archiveVideoPayment': 'staff.may.recordingSales',
  'facility:setting': 'staff.may.settings',
  'facility:throwMoneyEnabled': 'staff.may.giftSwitch',
  'facility:wedding-minDate-update': 'staff.may.leadTime',
} as const;

const isKnown = (resource: string): resource is keyof typeof RESOURCES => Object.hasOwn(RESOURCES, resource);

/** The resources of a role that it may only see, and those it may change or run, in the words of the table. */
export function rightsOf(role: RoleName) {
  const names = ownNames(readRoleName(role)).map(name => name.split(':'));
  const written = new Set(names.filter(([, action]) => action !== 'read').map(([scope, , what]) => `${scope}:${what}`));
  const all = new Set(names.map(([scope, , what]) => `${scope}:${what}`));
  const keysOf = (resources: readonly string[]) => [
    ...new Set(resources.flatMap(one => (isKnown(one) ? [RESOURCES[one]] : []))),
  ];
  return { sees: keysOf([...all].filter(one => !written.has(one))), changes: keysOf([...written]) };
}
