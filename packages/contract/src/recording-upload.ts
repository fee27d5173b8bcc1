import { PROVIDER_KEYS } from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { instantMs } from './rules/number.ts';

/** A film being uploaded, or uploaded and not linked. */
export const upload = z.object({
  uploadId: z.string(),
  key: z.string(),
  platform: z.enum(PROVIDER_KEYS),
  fileName: z.string(),
  size: z.number(),
  /** Of the local file; distinguishes it from another one with the same name. */
  lastModified: z.number(),
  /** Null while its parts are not joined yet. */
  content_id: z.nullable(z.number()),
  parts: z.array(z.object({ partNumber: z.number(), eTag: z.string() })),
  createdAt: instantMs,
});
export type Upload = z.infer<typeof upload>;
