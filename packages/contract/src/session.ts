import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { requiredLine } from './rules/text.ts';

const area = { scopeId: z.number(), role: z.string(), accountId: z.string(), name: z.string() };

/** A signed-in user, as every manage area needs it: the user, and their roles by scope (docs/product/user.md#roles). */
export const sessionUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  adminAttr: z.array(z.object({ role: z.string() })),
  companyAttr: z.array(z.object(area)),
  facilityAttr: z.array(z.object({ ...area, companyAccountId: z.string() })),
  weddingAttr: z.array(z.object({ scopeId: z.number(), role: z.string(), weddingKey: z.string() })),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** A signed-in guest of the requested wedding. */
export const sessionAttendant = z.object({
  id: z.number(),
  weddingId: z.number(),
  weddingKey: z.string(),
  name: z.string(),
  nickName: z.string(),
  email: z.string(),
  answer: z.enum(['attendance', 'view-archive', 'absence']),
});
export type SessionAttendant = z.infer<typeof sessionAttendant>;

/** The session: read, sign in, sign out. */
export const session = {
  load: endpoint({
    name: 'session.load',
    method: 'GET',
    path: '/auth/session',
    summary: 'Returns the signed-in user and, for the wedding of the page, the signed-in guest; each may be null.',
    access: 'open',
    query: z.object({ weddingKey: z.optional(z.string()) }),
    output: z.object({ user: z.nullable(sessionUser), attendant: z.nullable(sessionAttendant) }),
  }),
  login: endpoint({
    name: 'session.login',
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs a user in: platform, company, facility or host.',
    access: 'open',
    audit: 'user',
    body: z.object({ email: requiredLine(254), password: z.string().check(z.maxLength(200)) }),
    output: z.object({ profile: sessionUser }),
    errors: { login_failed: 401, login_delayed: 429 },
    perMinute: 60,
  }),
  logout: endpoint({
    name: 'session.logout',
    method: 'POST',
    path: '/auth/logout',
    summary: "Ends the user's session; a guest session in the same browser stays.",
    access: 'open',
    audit: { none: 'ends only the session of this browser' },
    output: empty,
  }),
};
