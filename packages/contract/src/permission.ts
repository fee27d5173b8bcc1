import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';

/** What the signed-in user may do on the platform. */
export const permission = {
  list: endpoint({
    name: 'permission.list',
    method: 'GET',
    path: '/admin/permissions',
    summary: "Returns the caller's permission names on the platform.",
    access: 'admin',
    output: z.object({ permissions: z.array(z.string()) }),
  }),
};
