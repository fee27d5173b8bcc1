import { toAccountHolder } from '@kotohogi/domain/deposit-account/holder';
import { cleanLine } from '@kotohogi/domain/kernel/text';
import * as z from 'zod/mini';
import { lengthFrom, lengthOfExactly, maxLength } from './bounds.ts';
import { accountHolder, numeric } from './characters.ts';
import { rule } from './rule.ts';

const REQUIRED = rule<string>('required', value => value.length > 0);

/**
 * Number of a bank, or of its branch, which has the same format: 3 or 4 digits, stored as text for its leading zeros
 * (docs/product/form.md#fields).
 */
export const bankNumber = z.string().check(z.overwrite(cleanLine), REQUIRED, numeric, lengthFrom(3, 4));

/** A number of exactly `n` digits, stored as text for its leading zeros. */
export const digits = (n: number) => z.string().check(z.overwrite(cleanLine), REQUIRED, numeric, lengthOfExactly(n));

/** Number of an account: exactly 7 digits. */
export const accountNumber = digits(7);

/** Name of a venue as its bank knows it: kana, at most 40 bytes in a transfer file. */
export const consignorName = z
  .string()
  .check(z.overwrite(cleanLine), z.overwrite(toAccountHolder), REQUIRED, maxLength(40), accountHolder);

/** Name of an account holder, at most 100 characters. */
export const accountHolderName = z
  .string()
  .check(z.overwrite(cleanLine), z.overwrite(toAccountHolder), REQUIRED, maxLength(100), accountHolder);
