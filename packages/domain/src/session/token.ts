import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/instant.ts';

/** What a mailed link is for. */
export const TOKEN_PURPOSES = [
  'verify-host',
  'invite',
  'reset-user',
  'reset-attendant',
  'magic-link',
  'personal-link',
  'change-email',
  'invite-admin',
  'invite-company',
  'invite-facility',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** The purposes of an invitation of staff, by the scope of its role. */
export const STAFF_INVITES = {
  'invite-admin': 'admin',
  'invite-company': 'company',
  'invite-facility': 'facility',
} as const satisfies Partial<Record<TokenPurpose, string>>;
export type StaffInvitePurpose = keyof typeof STAFF_INVITES;
export const STAFF_INVITE_PURPOSES = ['invite-admin', 'invite-company', 'invite-facility'] as const;
export const isStaffInvite = (purpose: TokenPurpose): purpose is StaffInvitePurpose => purpose in STAFF_INVITES;

interface TokenRule {
  readonly lifetimeMs: number;
  /**
   * Works once; a newer token with the same purpose and owner invalidates it (docs/product/session.md#mailed-links).
   */
  readonly isSingle: boolean;
}

const once = (lifetimeMs: number): TokenRule => ({ lifetimeMs, isSingle: true });

/**
 * How long a mailed link works, and whether it works once (docs/product/session.md#mailed-links). A personal link is
 * valid until the recording closes; its reader checks that by the ceremony date, so a postponement must not end it. The
 * two years only limit how long it is stored.
 */
export const TOKEN_RULES: Readonly<Record<TokenPurpose, TokenRule>> = {
  'verify-host': once(7 * DAY_MS),
  invite: once(7 * DAY_MS),
  'reset-user': once(60 * MINUTE_MS),
  'reset-attendant': once(60 * MINUTE_MS),
  'magic-link': once(60 * MINUTE_MS),
  'change-email': once(60 * MINUTE_MS),
  'invite-admin': once(7 * DAY_MS),
  'invite-company': once(7 * DAY_MS),
  'invite-facility': once(7 * DAY_MS),
  'personal-link': { lifetimeMs: 730 * DAY_MS, isSingle: false },
};

/**
 * Limits mails per purpose and hour, so that repeated requests cannot flood a mailbox; further ones are skipped.
 */
export const MAILS_AN_HOUR = 5;
export const MAIL_WINDOW_MS = HOUR_MS;
