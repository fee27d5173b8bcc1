import { PERSON_TYPES } from '@kotohogi/domain/profile/types';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { optionalRoman } from './rules/roman.ts';
import { rule } from './rules/rule.ts';
import { email, optionalKana, password, personName, requiredLine, ticked } from './rules/text.ts';
import { sessionUser } from './session.ts';

const tokenPath = { token: z.string() };
const tokenErrors = { token_unknown: 404 } as const;

const personNames = { type: z.literal(PERSON_TYPES), lastNameKana: optionalKana, firstNameKana: optionalKana };
const nameFound = z.object({
  ...personNames,
  lastName: z.string(),
  firstName: z.string(),
  lastNameRoman: z.string(),
  firstNameRoman: z.string(),
});
const nameGiven = z.object({
  ...personNames,
  lastName: requiredLine(100),
  firstName: requiredLine(100),
  lastNameRoman: optionalRoman,
  firstNameRoman: optionalRoman,
});

const invited = {
  /** The inviting person; empty if the venue or the operator invites. */
  invitedBy: z.string(),
  email: z.string(),
  /** The account's own name, if it already has one. */
  name: z.string(),
  /** The account exists already: it signs in with its password instead of choosing one. */
  hasPassword: z.boolean(),
};

/** An invitation to prepare a wedding. */
export const hostInvite = z.object({
  ...invited,
  /** The couple's first visit from their venue's mail, or a second host they have invited. */
  kind: z.enum(['first-visit', 'second-host']),
  weddingKey: z.string(),
  companyAccountId: z.string(),
  facilityName: z.string(),
  facilityPhone: z.string(),
  hallName: z.string(),
  startsAt: instantMs,
  /** If known. */
  couple: z.array(nameFound),
  termsLink: z.string(),
  privacyPolicyLink: z.string(),
});
export type HostInvite = z.infer<typeof hostInvite>;

/** An invitation to work in a back office. */
export const staffInvite = z.object({
  ...invited,
  kind: z.literal('staff'),
  scope: z.enum(['admin', 'company', 'facility']),
  role: z.string(),
  /** Empty for the platform. */
  areaName: z.string(),
});
export type StaffInvite = z.infer<typeof staffInvite>;

/** Where an accepted invitation leads; an id that does not apply is empty. */
const entered = z.object({
  scope: z.enum(['admin', 'company', 'facility', 'wedding']),
  companyAccountId: z.string(),
  facilityAccountId: z.string(),
  weddingKey: z.string(),
});
export type Entered = z.infer<typeof entered>;

/** An existing password: only required, in any form. */
const ownPassword = z.string().check(
  rule<string>('required', value => value !== ''),
  z.maxLength(200),
);
const passwordErrors = { account_password_wrong: 422, login_delayed: 429 } as const;

/** Accounts: how they are activated, and what their owners change. */
export const account = {
  readInvite: endpoint({
    name: 'account.readInvite',
    method: 'GET',
    path: '/auth/invites/:token',
    summary: 'Returns what a mailed setup link is for; a link that is used, replaced or older than 7 days is unknown.',
    access: 'open',
    params: z.object(tokenPath),
    output: z.discriminatedUnion('kind', [hostInvite, staffInvite]),
    errors: tokenErrors,
    perMinute: 60,
  }),
  register: endpoint({
    name: 'account.register',
    method: 'POST',
    path: '/auth/register/account/:token',
    summary:
      'Sets up a host account on the first visit (names, password, agreement to the terms), uses the link up and signs in.',
    access: 'open',
    audit: 'user',
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
  activate: endpoint({
    name: 'account.activate',
    method: 'POST',
    path: '/auth/invites/:token/activate',
    summary:
      'Accepts an invitation, as a host of a wedding or as staff: creates the account if it is new, grants the role and signs in.',
    access: 'open',
    audit: 'user',
    params: z.object(tokenPath),
    body: z.object({ name: personName, password, isAgreed: ticked }),
    output: entered,
    errors: { ...tokenErrors, ...passwordErrors },
    perMinute: 30,
  }),
  requestInvite: endpoint({
    name: 'account.requestInvite',
    method: 'POST',
    path: '/auth/invites/request',
    summary: 'Mails the open invitations of an address again; the answer is the same whether or not there are any.',
    access: 'open',
    audit: { none: 'only mails a link' },
    body: z.object({ email }),
    output: empty,
    perMinute: 30,
  }),
  updateProfile: endpoint({
    name: 'account.updateProfile',
    method: 'PATCH',
    path: '/auth/profile',
    summary:
      'Changes the name at once; a new mail address needs the password and takes effect when its mailed link is used.',
    access: 'session',
    audit: 'user',
    body: z.object({
      name: z.optional(personName),
      email: z.optional(email),
      /** Required only for a new address. */
      password: z.optional(z.string().check(z.maxLength(200))),
    }),
    output: z.object({
      profile: sessionUser,
      /** The address a confirmation link was mailed to; null if none. */
      pendingEmail: z.nullable(z.string()),
    }),
    errors: passwordErrors,
    perMinute: 30,
  }),
  confirmEmail: endpoint({
    name: 'account.confirmEmail',
    method: 'POST',
    path: '/auth/profile/email/:token',
    summary: 'Confirms a new mail address by the link mailed to it, for the signed-in user who requested it.',
    access: 'session',
    audit: 'user',
    params: z.object(tokenPath),
    output: z.object({ email: z.string() }),
    errors: { ...tokenErrors, account_email_taken: 422 },
    perMinute: 30,
  }),
  changePassword: endpoint({
    name: 'account.changePassword',
    method: 'PATCH',
    path: '/auth/password',
    summary:
      'Sets a new password given the current one, ends every other session of the account and, on request, its API keys.',
    access: 'session',
    audit: 'user',
    body: z.object({ currentPassword: ownPassword, password, endApiKeys: z.optional(z.boolean()) }),
    /** How many API keys were revoked, and how many still work. */
    output: z.object({ endedApiKeys: z.number(), apiKeys: z.number() }),
    errors: { ...passwordErrors, password_leaked: 422 },
    perMinute: 30,
  }),
};
