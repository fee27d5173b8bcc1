/**
 * The permission names, as `scope:action:resource`. The tables below have one role per row
 * (docs/product/user.md#roles). Names are a tested contract.
 */
export type PermissionScope = 'admin' | 'company' | 'facility' | 'wedding';
export type PermissionAction = 'read' | 'write' | 'exec';
export type PermissionName = `${PermissionScope}:${PermissionAction}:${string}`;

const read = <S extends PermissionScope>(scope: S, ...resources: string[]): PermissionName[] =>
  resources.map(resource => `${scope}:read:${resource}` as const);
const write = <S extends PermissionScope>(scope: S, ...resources: string[]): PermissionName[] =>
  resources.map(resource => `${scope}:write:${resource}` as const);

const companyTreasurer = [
  ...read('company', 'info', 'facility', 'weddingPaymentState'),
  ...write('company', 'weddingPaymentState'),
];
const companyManager = [
  ...companyTreasurer,
  ...write('company', 'info', 'facility'),
  ...read('company', 'user', 'setting'),
];
const facilityManager = [
  ...read(
    'facility',
    'info',
    'user',
    'wedding',
    'weddingVideo',
    'setting',
    'weddingPaymentState',
    'archiveVideoPayment',
  ),
  ...write('facility', 'info', 'wedding', 'weddingVideo', 'weddingNotification', 'weddingPaymentState'),
];

/** Platform roles. */
export const ADMIN_ROLES = {
  manager: [...read('admin', 'user', 'company'), ...write('admin', 'company')],
  administrator: [
    ...read('admin', 'user', 'company', 'attendantPayment', 'setting'),
    ...write('admin', 'user', 'company', 'attendantPayment', 'setting'),
    ...write('admin', 'throwMoneyEnabled'),
    'admin:exec:batch',
    ...read('admin', 'balance-summaries', 'archive-video-payment', 'weddings-csv', 'deposit-accounts', 'wedding-lives'),
    ...write('admin', 'wedding-minDate-update'),
  ],
  'cross-facility-financial-manager': read(
    'admin',
    'cross-facility-financial',
    'company',
    'setting',
    'balance-summaries',
    'archive-video-payment',
    'attendantPayment',
    'deposit-accounts',
  ),
  viewer: read('admin', 'user', 'company', 'setting', 'wedding-lives'),
} as const satisfies Record<string, readonly PermissionName[]>;

/** Company roles. */
export const COMPANY_ROLES = {
  treasurer: companyTreasurer,
  manager: companyManager,
  administrator: [
    ...companyManager,
    ...write('company', 'user', 'setting', 'throwMoneyEnabled', 'wedding-minDate-update'),
  ],
  viewer: read('company', 'info', 'facility'),
} as const satisfies Record<string, readonly PermissionName[]>;

/** Facility roles. */
export const FACILITY_ROLES = {
  viewer: [...read('facility', 'info', 'wedding'), ...write('facility', 'weddingNotification')],
  coordinator: [
    ...read('facility', 'info', 'user', 'wedding', 'setting', 'weddingPaymentState'),
    ...write('facility', 'wedding', 'weddingNotification', 'weddingPaymentState'),
  ],
  'video-distribution': [
    ...read('facility', 'info', 'user', 'wedding', 'setting', 'weddingVideo', 'weddingPaymentState'),
    ...write('facility', 'weddingVideo', 'weddingNotification'),
  ],
  'financial-manager': [
    ...read(
      'facility',
      'info',
      'user',
      'wedding',
      'setting',
      'weddingVideo',
      'weddingPaymentState',
      'paymentInfo',
      'archiveVideoPayment',
    ),
    ...write('facility', 'weddingPaymentState'),
  ],
  manager: facilityManager,
  administrator: [
    ...facilityManager,
    ...write('facility', 'user', 'setting', 'throwMoneyEnabled', 'wedding-minDate-update'),
    ...read('facility', 'paymentInfo'),
  ],
} as const satisfies Record<string, readonly PermissionName[]>;

/** The only role inside a wedding; guests have none and sign in per wedding. */
export const WEDDING_ROLES = {
  organizer: [
    ...read('wedding', 'info', 'attendant', 'user', 'setting'),
    ...write('wedding', 'info', 'attendant', 'user'),
  ],
} as const satisfies Record<string, readonly PermissionName[]>;

export type AdminRole = keyof typeof ADMIN_ROLES;
export type CompanyRole = keyof typeof COMPANY_ROLES;
export type FacilityRole = keyof typeof FACILITY_ROLES;
export type WeddingRole = keyof typeof WEDDING_ROLES;
