import type { Fields } from './wire/fields.ts';

/** A shop of the test gateway. */
export interface Shop {
  readonly shopPass: string;
  readonly name: string;
}

/** Settings that can be changed while the sandbox runs; kept across restarts. */
export interface Settings {
  readonly shops: Readonly<Record<string, Shop>>;
  /** Answer 3-D Secure with the old form (ACS=1) instead of the redirect (ACS=2). */
  readonly acs1: boolean;
  /** Whether a raw card number is accepted instead of a token. */
  readonly rawCardAllowed: boolean;
  /** Address for result notifications; empty = none. */
  readonly noticeUrl: string;
  /** Delay before an unacknowledged notification is sent again (the gateway: about 60 minutes, 5 times). */
  readonly noticeRetryMs: number;
  readonly noticeRetries: number;
  /** How long an authorization can be captured. */
  readonly authorizationDays: number;
  /** Moves the sandbox's clock, to test another day. */
  readonly clockOffsetMs: number;
}

export const DEFAULT_SETTINGS: Settings = {
  shops: { tshop00000001: { shopPass: 'password', name: 'ことほぎ婚礼会館' } },
  acs1: false,
  rawCardAllowed: true,
  noticeUrl: '',
  noticeRetryMs: 3_600_000,
  noticeRetries: 5,
  authorizationDays: 60,
  clockOffsetMs: 0,
};

function flag(text: string | undefined, before: boolean): boolean {
  return text === undefined ? before : ['1', 'true', 'on'].includes(text);
}

function amount(text: string | undefined, before: number): number {
  const value = Number(text ?? before);
  return Number.isSafeInteger(value) ? value : before;
}

function shopsWith(fields: Fields, before: Settings['shops']): Settings['shops'] {
  const { shopId = '', shopPass = '', shopName: name = shopId } = fields;
  return shopId === '' || shopPass === '' ? before : { ...before, [shopId]: { shopPass, name } };
}

/**
 * Applies posted fields to the settings; ignores missing or invalid ones. `shopId`, `shopPass`, `shopName` add a shop.
 */
export function changeSettings(before: Settings, fields: Fields): Settings {
  return {
    shops: shopsWith(fields, before.shops),
    acs1: flag(fields.acs1, before.acs1),
    rawCardAllowed: flag(fields.rawCardAllowed, before.rawCardAllowed),
    noticeUrl: fields.noticeUrl ?? before.noticeUrl,
    noticeRetryMs: amount(fields.noticeRetryMs, before.noticeRetryMs),
    noticeRetries: amount(fields.noticeRetries, before.noticeRetries),
    authorizationDays: amount(fields.authorizationDays, before.authorizationDays),
    clockOffsetMs: amount(fields.clockOffsetMs, before.clockOffsetMs),
  };
}
