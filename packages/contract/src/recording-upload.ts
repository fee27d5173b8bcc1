import { PROVIDER_KEYS } from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { instantMs } from './rules/number.ts';

/** A film on its way, or there and not linked. */
export const upload = z.object({
  uploadId: z.string(),
  key: z.string(),
  platform: z.enum(PROVIDER_KEYS),
  fileName: z.string(),
  size: z.number(),
  /** Of the file where it was chosen; tells the same file from another of the same name. */
  lastModified: z.number(),
  /** Null = its parts are not put together yet. */
  content_id: z.nullable(z.number()),
  parts: z.array(z.object({ partNumber: z.number(), eTag: z.string() })),
  createdAt: instantMs,
});
export type Upload = z.infer<typeof upload>;
