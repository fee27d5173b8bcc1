import * as z from 'zod/mini';
import { raw } from '../kit/endpoint.ts';

/** What rows have in common that answer with a document made for the call. */
export const pdfFile = {
  query: z.object({ language: z.prefault(z.enum(['ja', 'en']), 'ja') }),
  output: raw('application/pdf'),
  timeout: 'none',
  perMinute: 12,
} as const;
