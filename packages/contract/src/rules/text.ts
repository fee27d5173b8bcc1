import { cleanLine, cleanText, lengthOf } from '@kotohogi/domain/kernel/text';
import * as z from 'zod/mini';
import { maxLength } from './bounds.ts';
import { kana } from './characters.ts';
import { rule } from './rule.ts';

const REQUIRED = rule<string>('required', value => value.length > 0);

/** A checkbox that has to be ticked: an unticked one counts as missing (docs/product/form.md#text). */
export const ticked = z.boolean().check(rule<boolean>('required', value => value));

const LINE = z.overwrite(cleanLine);

/** A text of at most `max` code points and any number of lines, without invisible characters; may be empty. */
export const optionalText = (max: number) => z.string().check(z.overwrite(cleanText), maxLength(max));

/** Like `optionalText`, but never empty. */
export const requiredText = (max: number) => z.string().check(z.overwrite(cleanText), REQUIRED, maxLength(max));

/** A single line of at most `max` code points: a title, a name, a number; may be empty. */
export const optionalLine = (max: number) => z.string().check(LINE, maxLength(max));

/** Like `optionalLine`, but never empty. */
export const requiredLine = (max: number) => z.string().check(LINE, REQUIRED, maxLength(max));

/** The name of a person or a thing (at most 100: docs/product/form.md#fields). */
export const personName = requiredLine(100);

/** A name in kana, max 100. */
export const kanaName = z.string().check(LINE, REQUIRED, maxLength(100), kana);

/** An optional name in kana. */
export const optionalKana = z.string().check(LINE, maxLength(100), kana);

/** Local part at most 64, 254 in total, a domain that ends in a dot plus letters (docs/product/form.md#fields). */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (value.length > 254 || at < 1 || at > 64) return false;
  if (!/^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/.test(value.slice(0, at))) return false;
  return /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/.test(value.slice(at + 1));
}

/** An email address; case-insensitive, so stored in lower case. */
export const email = z.string().check(LINE, z.toLowerCase(), REQUIRED, rule<string>('email', isEmail));

/** An optional email address. */
export const optionalEmail = z.string().check(
  LINE,
  z.toLowerCase(),
  rule<string>('email', value => value === '' || isEmail(value)),
);

const EMAILS_MAX = 10;
const addresses = (value: string) => value.split(',').map(cleanLine);

/** Up to ten comma-separated addresses for notices; optional (docs/product/form.md#fields). */
export const multipleEmail = z.string().check(
  z.overwrite(value => (cleanLine(value) === '' ? '' : addresses(value).join(','))),
  rule<string>('email', value => value === '' || addresses(value).every(isEmail)),
  rule<string>('maxItems', value => addresses(value).length <= EMAILS_MAX, { n: EMAILS_MAX }),
);

const PASSWORD_MIN = 8;
const PASSWORD_MAX = 100;

/** 8 to 100 ASCII letters, digits, spaces and symbols; never trimmed (docs/product/session.md#passwords). */
export const password = z.string().check(
  REQUIRED,
  rule<string>('passwordLength', value => lengthOf(value) >= PASSWORD_MIN && lengthOf(value) <= PASSWORD_MAX, {
    min: PASSWORD_MIN,
    max: PASSWORD_MAX,
  }),
  rule<string>('passwordFormat', value => /^[\x20-\x7e]+$/.test(value)),
);

/** The caller's present password, entered again; only its own account knows what it looks like. */
export const ownPassword = z.string().check(REQUIRED, z.maxLength(200));

/** Words reserved by paths (docs/product/company.md#account-ids). */
const RESERVED = new Set([
  'manage',
  'facilities',
  'weddings',
  'login',
  'password',
  'verify',
  'register',
  'demo',
  'docs',
  'api',
  'admin',
  'account',
]);

/**
 * An account id or wedding key: `^[a-z0-9][a-z0-9_-]{2,99}$`, lower-cased, not a reserved word
 * (docs/product/company.md#account-ids).
 */
export const accountId = z.string().check(
  LINE,
  z.toLowerCase(),
  REQUIRED,
  maxLength(100),
  rule<string>('accountId', value => /^[a-z0-9][a-z0-9_-]{2,99}$/.test(value)),
  rule<string>('reservedWord', value => !RESERVED.has(value)),
);

const IS_URL = rule<string>('url', value => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value));

/** An optional URL, max 255. */
export const optionalUrl = z.string().check(LINE, maxLength(255), IS_URL);

/** A URL, max 255. */
export const url = z.string().check(LINE, REQUIRED, maxLength(255), IS_URL);
