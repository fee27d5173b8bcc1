import type { UserId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { pathId, weddingPath } from './rules/params.ts';
import { email } from './rules/text.ts';

/** A host of a wedding, or a person invited to be one. */
export const hostRow = z.object({
  id: z.number(),
  /** Empty while an invitation is pending. */
  name: z.string(),
  email: z.string(),
  isSelf: z.boolean(),
  /** Expiry of the mailed link; null for those who have accepted. */
  invitedUntil: z.nullable(instantMs),
});
export type HostRow = z.infer<typeof hostRow>;

const rows = z.object({ rows: z.array(hostRow) });

/** Users and their roles. */
export const user = {
  randomPassword: endpoint({
    name: 'user.randomPassword',
    method: 'GET',
    path: '/auth/password/random',
    summary: 'Returns a new random password for an account that is created directly; it is not stored.',
    access: '*:write:user',
    output: z.object({ password: z.string() }),
    perMinute: 30,
  }),
  hosts: endpoint({
    name: 'user.hosts',
    method: 'GET',
    path: '/weddings/:weddingId/users',
    summary: 'Lists who manages a wedding and who has been invited to.',
    access: ['wedding:read:user', 'facility:read:wedding'],
    params: z.object(weddingPath),
    output: rows,
  }),
  inviteHost: endpoint({
    name: 'user.inviteHost',
    method: 'POST',
    path: '/weddings/:weddingId/users/invites',
    summary:
      'Mails an invitation to manage the wedding, valid once within 7 days; sending it again revokes the earlier one.',
    access: ['wedding:write:user', 'facility:write:wedding'],
    audit: 'user',
    params: z.object(weddingPath),
    body: z.object({ email }),
    output: rows,
    errors: { user_is_host: 422, user_too_many_invites: 422 },
    perMinute: 30,
  }),
  removeHost: endpoint({
    name: 'user.removeHost',
    method: 'DELETE',
    path: '/weddings/:weddingId/users/:id/removeRoles',
    summary: "Removes a user's role in a wedding, or revokes an invitation; the last host cannot be removed.",
    access: ['wedding:write:user', 'facility:write:wedding'],
    audit: 'user',
    params: z.object({ ...weddingPath, id: pathId<UserId>() }),
    output: rows,
    errors: { user_last_organizer: 409, user_unknown: 404 },
  }),
};
