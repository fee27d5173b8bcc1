import { ACCOUNT_TYPES } from '@kotohogi/domain/deposit-account/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { accountHolderName, accountNumber, bankNumber } from './rules/bank.ts';
import { maxLength } from './rules/bounds.ts';
import { count, instantMs } from './rules/number.ts';
import { weddingPath } from './rules/params.ts';
import { filterText } from './rules/query.ts';
import { rule } from './rules/rule.ts';
import { optionalKana, personName } from './rules/text.ts';

/** The bank account (docs/product/deposit-account.md#fields), with its field names in the API. */
export const depositAccountInput = z.object({
  bankName: personName,
  bankNameKana: optionalKana,
  bankNumber,
  branchName: personName,
  branchNameKana: optionalKana,
  branchNumber: bankNumber,
  type: z.literal(ACCOUNT_TYPES),
  accountNumber,
  accountHolder: accountHolderName,
});
export type DepositAccountInput = z.input<typeof depositAccountInput>;

/** The account as shown: only the last three digits of its number are readable. */
export const depositAccountShown = z.object({
  bankName: z.string(),
  bankNumber: z.string(),
  branchName: z.string(),
  branchNumber: z.string(),
  type: z.literal(ACCOUNT_TYPES),
  maskedAccountNumber: z.string(),
  accountHolder: z.string(),
  updatedAt: instantMs,
});
export type DepositAccountShown = z.infer<typeof depositAccountShown>;

const state = z.object({ account: z.nullable(depositAccountShown), version: z.number() });
const found = z.object({ rows: z.array(z.object({ number: z.string(), name: z.string(), kana: z.string() })) });

/** The account to which a wedding's gifts are transferred. */
export const depositAccount = {
  read: endpoint({
    name: 'depositAccount.read',
    method: 'GET',
    path: '/weddings/:weddingId/depositAccount',
    summary: "Returns the couple's bank account, masked; null until they enter one.",
    access: 'wedding:read:info',
    params: z.object(weddingPath),
    output: state,
  }),
  update: endpoint({
    name: 'depositAccount.update',
    method: 'PATCH',
    path: '/weddings/:weddingId/depositAccount',
    summary:
      'Stores or changes the bank account; requires the password again and notifies every host by mail. `version` names the version that was edited.',
    access: 'wedding:write:info',
    audit: 'wedding',
    params: z.object(weddingPath),
    body: z.extend(depositAccountInput, {
      version: count,
      password: z.string().check(
        rule<string>('required', value => value !== ''),
        maxLength(200),
      ),
    }),
    output: state,
    errors: {
      deposit_account_changed: 409,
      deposit_account_fixed: 409,
      account_password_wrong: 422,
      login_delayed: 429,
    },
    perMinute: 12,
  }),
  banks: endpoint({
    name: 'depositAccount.banks',
    method: 'GET',
    path: '/weddings/:weddingId/depositAccount/banks',
    summary: 'Finds banks by a part of their name, their reading or their number.',
    access: 'wedding:write:info',
    params: z.object(weddingPath),
    query: z.object({ name: filterText }),
    output: found,
  }),
  branches: endpoint({
    name: 'depositAccount.branches',
    method: 'GET',
    path: '/weddings/:weddingId/depositAccount/branches',
    summary: 'Finds branches of the bank `bankNumber` by a part of their name, their reading or their number.',
    access: 'wedding:write:info',
    params: z.object(weddingPath),
    query: z.object({ bankNumber: filterText, name: filterText }),
    output: found,
  }),
};
