import * as z from 'zod/mini';

/** How far a file is that is made by a job. `none`: it was not asked for, or what it is made from has changed since. */
export const MADE_FILE_STATES = ['none', 'queued', 'making', 'ready', 'failed'] as const;
export type MadeFileProgress = (typeof MADE_FILE_STATES)[number];

export const madeFile = z.object({ state: z.enum(MADE_FILE_STATES) });
