import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kernel/instant.ts';

/** What a link in a mail may be good for. */
export const TOKEN_PURPOSES = [
  'verify-host',
  'invite',
  'reset-user',
  'reset-attendant',
  'magic-link',
  'personal-link',
  'change-email',
] as const;
export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

interface TokenRule {
  readonly lifetimeMs: number;
  /** Works once; and a newer one of the same purpose and owner ends it (decision 80). */
  readonly isSingle: boolean;
}

const once = (lifetimeMs: number): TokenRule => ({ lifetimeMs, isSingle: true });

/**
 * How long a mailed link works, and whether once (decision 80). A personal link is good until the recording ends, which its
 * reader checks by the day of the ceremony: postponing must not end it. The two years only bound what is kept.
 */
export const TOKEN_RULES: Readonly<Record<TokenPurpose, TokenRule>> = {
  'verify-host': once(7 * DAY_MS),
  invite: once(7 * DAY_MS),
  'reset-user': once(60 * MINUTE_MS),
  'reset-attendant': once(60 * MINUTE_MS),
  'magic-link': once(60 * MINUTE_MS),
  'change-email': once(60 * MINUTE_MS),
  'personal-link': { lifetimeMs: 730 * DAY_MS, isSingle: false },
};

/** Nobody's mailbox is filled by pressing a button: so many mails of one purpose in an hour, the rest is passed over. */
export const MAILS_AN_HOUR = 5;
export const MAIL_WINDOW_MS = HOUR_MS;
