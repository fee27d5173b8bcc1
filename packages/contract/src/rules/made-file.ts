import * as z from 'zod/mini';

/** Progress of a generated file. `none`: not requested, or its source has changed since. */
export const MADE_FILE_STATES = ['none', 'queued', 'making', 'ready', 'failed'] as const;
export type MadeFileProgress = (typeof MADE_FILE_STATES)[number];

export const madeFile = z.object({ state: z.enum(MADE_FILE_STATES) });
