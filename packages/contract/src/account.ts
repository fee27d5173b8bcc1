import { PERSON_TYPES } from '@kotohogi/domain/profile/types';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { rule } from './rules/rule.ts';
import { optionalKana, password, requiredText, ticked } from './rules/text.ts';

const tokenPath = { token: z.string() };
const tokenErrors = { token_unknown: 404 } as const;

const personNames = { type: z.literal(PERSON_TYPES), lastNameKana: optionalKana, firstNameKana: optionalKana };
const nameFound = z.object({ ...personNames, lastName: z.string(), firstName: z.string() });
const nameGiven = z.object({ ...personNames, lastName: requiredText(100), firstName: requiredText(100) });

/** Accounts: how one begins. */
export const account = {
  readInvite: endpoint({
    name: 'account.readInvite',
    method: 'GET',
    path: '/auth/invites/:token',
    summary: 'What a mailed link to begin is about; a link that was used, replaced or is older than 7 days is unknown.',
    access: 'open',
    params: z.object(tokenPath),
    output: z.object({
      email: z.string(),
      /** The account is known already: it signs in with its password instead of choosing one. */
      hasPassword: z.boolean(),
      weddingKey: z.string(),
      companyAccountId: z.string(),
      facilityName: z.string(),
      facilityPhone: z.string(),
      hallName: z.string(),
      startsAt: instantMs,
      /** As far as they are known. */
      couple: z.array(nameFound),
      termsLink: z.string(),
      privacyPolicyLink: z.string(),
    }),
    errors: tokenErrors,
    perMinute: 60,
  }),
  register: endpoint({
    name: 'account.register',
    method: 'POST',
    path: '/auth/register/account/:token',
    summary: "The host's first visit: names, password, agreement to the terms. Uses the link up and signs in.",
    access: 'open',
    params: z.object(tokenPath),
    body: z.object({
      couple: z
        .array(nameGiven)
        .check(rule<{ type: number }[]>('invalid', people => new Set(people.map(one => one.type)).size === 2)),
      password,
      isAgreed: ticked,
    }),
    output: empty,
    errors: { ...tokenErrors, account_password_wrong: 422, login_delayed: 429 },
    perMinute: 30,
  }),
};
