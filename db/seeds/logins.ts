import type { FacilityRole } from '@kotohogi/domain/permission/names';

/** One password for every demo login; printed at the start, never used outside a workstation. */
export const DEMO_PASSWORD = 'kotohogi-demo';
/** The couple on air. */
export const LIVE_KEY = 'haruto-yui';
/** The couple whose recording can be seen. */
export const ARCHIVE_KEY = 'ren-hina';
/** The accounts of the demo's company and of its first venue, as addresses name them. */
export const DEMO_COMPANY = 'lumiere';
export const DEMO_FACILITY = 'karuizawa';

/** Who may sign in: the same list for the seed, the words printed at the start and the demo's start page. */
export const DEMO_LOGINS = {
  guest: 'guest1@example.jp',
  couple: `${LIVE_KEY}@example.jp`,
  company: 'company@lumiere.example.jp',
  admin: 'admin@kotohogi.test',
} as const;

/** Those who work at the venue, each with their name. */
export const DEMO_STAFF: readonly (readonly [FacilityRole, string])[] = [
  ['administrator', '原田 真理子'],
  ['coordinator', '大塚 由美'],
  ['video-distribution', '南 健一'],
  ['financial-manager', '黒田 誠'],
  ['viewer', '谷口 彩'],
];

/** The address of a member of the venue's staff. */
export const staffEmail = (role: FacilityRole): string => `${role}@karuizawa.example.jp`;
