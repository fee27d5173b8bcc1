import * as z from 'zod/mini';
import { replyForm } from './attendance-detail.ts';
import { endpoint } from './kit/endpoint.ts';
import { weddingPath } from './rules/params.ts';
import { patch } from './rules/patch.ts';

const PATH = '/weddings/:weddingId/replyForm';

/** What a wedding asks its guests in addition to name and answer (docs/product/reply.md#form). */
export const attendantForm = {
  read: endpoint({
    name: 'attendantForm.read',
    method: 'GET',
    path: PATH,
    summary: 'Returns what the reply form asks for: contact, companions and allergies, an identification photo.',
    access: ['wedding:read:info', 'facility:read:wedding'],
    params: z.object(weddingPath),
    output: replyForm,
  }),
  update: endpoint({
    name: 'attendantForm.update',
    method: 'PATCH',
    path: PATH,
    summary: 'Changes what the reply form asks for; omitted fields stay, and answers already given are kept.',
    access: ['wedding:write:info', 'facility:write:wedding'],
    audit: 'wedding',
    params: z.object(weddingPath),
    body: patch(replyForm.shape),
    output: replyForm,
  }),
};
