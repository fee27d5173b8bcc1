import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { email, password, requiredLine } from './rules/text.ts';
import { sessionUser } from './session.ts';

const tokenPath = { token: z.string() };
const tokenErrors = { token_unknown: 404 } as const;
/** A mailed token; the server validates it. */
const secret = z.string().check(z.maxLength(200));

/** A new password for users and guests of a wedding who forgot theirs. */
export const passwordReset = {
  request: endpoint({
    name: 'passwordReset.request',
    method: 'POST',
    path: '/auth/password/reset/request',
    summary:
      'Mails a password reset link that works once within 60 minutes; the answer is the same for any address, and `weddingKey` names the wedding whose page requested it.',
    access: 'open',
    audit: { none: 'only mails a link' },
    body: z.object({ email, weddingKey: z.optional(z.string().check(z.maxLength(100))) }),
    output: empty,
    perMinute: 30,
  }),
  read: endpoint({
    name: 'passwordReset.read',
    method: 'GET',
    path: '/auth/password/reset/request/:token',
    summary: 'Returns the account of a mailed link; a link that is used, replaced or older than 60 minutes is unknown.',
    access: 'open',
    params: z.object(tokenPath),
    output: z.object({
      email: z.string(),
      /** Staff may not choose a leaked password (docs/product/session.md#passwords). */
      isStaff: z.boolean(),
      /** The account's API keys, so that the owner can revoke them together with the old password. */
      apiKeys: z.array(z.object({ name: z.string(), beginning: z.string() })),
    }),
    errors: tokenErrors,
    perMinute: 60,
  }),
  change: endpoint({
    name: 'passwordReset.change',
    method: 'PATCH',
    path: '/auth/password/reset',
    summary:
      'Sets a new password by a mailed link, uses it up, ends every session of the account, lifts the delay after failed logins and signs in; `endApiKeys` ends the API keys too.',
    access: 'open',
    audit: 'user',
    body: z.object({ token: secret, password, endApiKeys: z.optional(z.boolean()) }),
    output: z.object({ profile: sessionUser }),
    errors: { ...tokenErrors, password_leaked: 422 },
    perMinute: 30,
  }),
  requestAsGuest: endpoint({
    name: 'passwordReset.requestAsGuest',
    method: 'POST',
    path: '/auth/attendant-password/reset/request',
    summary: 'Does the same as `request`, for a guest of one wedding.',
    access: 'open',
    audit: { none: 'only mails a link' },
    body: z.object({ weddingKey: requiredLine(100), email }),
    output: empty,
    perMinute: 30,
  }),
  readAsGuest: endpoint({
    name: 'passwordReset.readAsGuest',
    method: 'GET',
    path: '/auth/attendant-password/reset/request/:token',
    summary: 'Does the same as `read`, for a guest.',
    access: 'open',
    params: z.object(tokenPath),
    output: z.object({ email: z.string(), weddingKey: z.string() }),
    errors: tokenErrors,
    perMinute: 60,
  }),
  changeAsGuest: endpoint({
    name: 'passwordReset.changeAsGuest',
    method: 'PATCH',
    path: '/auth/attendant-password/reset',
    summary: 'Does the same as `change`, for a guest.',
    access: 'open',
    audit: 'attendant',
    body: z.object({ token: secret, password }),
    output: z.object({ companyAccountId: z.string(), weddingKey: z.string() }),
    errors: tokenErrors,
    perMinute: 30,
  }),
};
