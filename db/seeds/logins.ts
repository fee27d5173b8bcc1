import type { FacilityRole } from '@kotohogi/domain/permission/names';

/** One password for every demo login; printed at startup, never used outside a workstation. */
export const DEMO_PASSWORD = 'kotohogi-demo';
/** The couple on air. */
export const LIVE_KEY = 'haruto-yui';
/** The couple with a recording. */
export const ARCHIVE_KEY = 'ren-hina';
/** The account ids of the demo's company and of its first venue, as used in URLs. */
export const DEMO_COMPANY = 'lumiere';
export const DEMO_FACILITY = 'karuizawa';

/** The demo's logins: one list for the seed, the startup output and the demo's start page. */
export const DEMO_LOGINS = {
  guest: 'guest1@example.jp',
  couple: `${LIVE_KEY}@example.jp`,
  company: 'company@lumiere.example.jp',
  admin: 'admin@kotohogi.test',
} as const;

/** The venue's staff, each with their name. */
export const DEMO_STAFF: readonly (readonly [FacilityRole, string])[] = [
  ['administrator', '原田 真理子'],
  ['coordinator', '大塚 由美'],
  ['video-distribution', '南 健一'],
  ['financial-manager', '黒田 誠'],
  ['viewer', '谷口 彩'],
];

/** The email address of a member of the venue's staff. */
export const staffEmail = (role: FacilityRole): string => `${role}@karuizawa.example.jp`;
