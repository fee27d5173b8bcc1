import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { ownPath } from '@kotohogi/domain/kernel/own-path';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { pathId, weddingPath } from './rules/params.ts';
import { rule } from './rules/rule.ts';
import { email, requiredLine } from './rules/text.ts';

const tokenPath = { token: z.string() };
const tokenErrors = { token_unknown: 404, attendant_blocked: 403 } as const;
const guestPath = { ...weddingPath, id: pathId<AttendantId>() };

/** A page of ours to go on to, as a path: never another site (docs/product/session.md#where-a-login-goes-on-to). */
const callbackPath = z.string().check(
  z.maxLength(2000),
  rule<string>('callbackUrl', value => value === '' || ownPath(value, '') !== undefined),
);

/** Links that sign a guest in without a password: a requested single-use one, and a personal one in every mail. */
export const guestLink = {
  request: endpoint({
    name: 'guestLink.request',
    method: 'POST',
    path: '/auth/attendant-link/request',
    summary:
      'Mails a guest a sign-in link that needs no password and works once within 60 minutes; the answer is the same for any address.',
    access: 'open',
    audit: { none: 'only mails a link' },
    body: z.object({ weddingKey: requiredLine(100), email, callback: z.optional(callbackPath) }),
    output: empty,
    perMinute: 30,
  }),
  read: endpoint({
    name: 'guestLink.read',
    method: 'GET',
    path: '/auth/attendant-link/:token',
    summary: 'Returns the guest of a mailed link without signing them in, because mail scanners open links too.',
    access: 'open',
    params: z.object(tokenPath),
    output: z.object({
      name: z.string(),
      weddingKey: z.string(),
      /** Single use, from a requested mail; otherwise the guest's own link, valid until the recording ends. */
      isOnce: z.boolean(),
      /** The email address that applies once the link is used; null if the link changes none. */
      newEmail: z.nullable(z.string()),
    }),
    errors: tokenErrors,
    perMinute: 60,
  }),
  enter: endpoint({
    name: 'guestLink.enter',
    method: 'POST',
    path: '/auth/attendant-link/:token',
    summary:
      'Signs in the guest of a mailed link and uses up a requested one; a link mailed to a new address also confirms that address.',
    access: 'open',
    audit: 'attendant',
    params: z.object(tokenPath),
    output: z.object({ companyAccountId: z.string(), weddingKey: z.string() }),
    errors: { ...tokenErrors, guest_email_taken: 422 },
    perMinute: 60,
  }),
  changeEmail: endpoint({
    name: 'guestLink.changeEmail',
    method: 'POST',
    path: '/attendance/me/email',
    summary:
      "Mails a link to a guest's new address; the current address stays until the link is used, once, within 60 minutes.",
    access: 'guest',
    audit: 'attendant',
    query: z.object({ weddingKey: z.string() }),
    body: z.object({ email }),
    output: empty,
    errors: { guest_email_same: 422, guest_email_too_often: 429 },
    perMinute: 30,
  }),
  make: endpoint({
    name: 'guestLink.make',
    method: 'POST',
    path: '/weddings/:weddingId/attendants/:id/link',
    summary:
      'Creates a personal link of a guest for the couple to pass on; it is shown once, because only its hash is stored.',
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object(guestPath),
    output: z.object({ url: z.string() }),
    errors: { guest_link_guest_unknown: 404, guest_link_blocked: 422, guest_link_over: 422 },
  }),
  end: endpoint({
    name: 'guestLink.end',
    method: 'DELETE',
    path: '/weddings/:weddingId/attendants/:id/link',
    summary: 'Revokes every personal link of a guest, including mailed ones.',
    access: 'wedding:write:attendant',
    audit: 'attendant',
    params: z.object(guestPath),
    output: empty,
    errors: { guest_link_guest_unknown: 404 },
  }),
};
