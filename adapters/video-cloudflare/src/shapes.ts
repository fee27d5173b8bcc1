import * as z from 'zod/mini';

/*
 * The part of the API's answers that we read, as the provider documents it: developers.cloudflare.com/stream (start a
 * live stream, watch, replay, download, webhooks) and the types of its generated SDK.
 */

/** The connection of an input: a string, or a string within an object; the documentation has both versions. */
const status = z.union([z.string(), z.object({ current: z.object({ state: z.string() }) })]);

/** The envelope of every answer. */
export const answer = z.object({ result: z.unknown(), success: z.literal(true) });

export const inputSummary = z.object({ uid: z.string(), meta: z.nullish(z.record(z.string(), z.unknown())) });

export const liveInput = z.object({
  uid: z.string(),
  meta: z.nullish(z.record(z.string(), z.unknown())),
  enabled: z.optional(z.boolean()),
  rtmps: z.object({ url: z.string(), streamKey: z.string() }),
  status: z.nullish(status),
});
export type LiveInput = z.infer<typeof liveInput>;

export const inputList = z.object({ liveInputs: z.array(inputSummary) });

/** An unknown state is an error, because guessing one could publish or delete the wrong film. */
const FILM_STATES = [
  'pendingupload',
  'downloading',
  'queued',
  'inprogress',
  'live-inprogress',
  'ready',
  'error',
] as const;

export const video = z.object({
  uid: z.string(),
  created: z.string(),
  /** Seconds; -1 while unknown. */
  duration: z.optional(z.number()),
  size: z.optional(z.number()),
  readyToStream: z.optional(z.boolean()),
  status: z.object({ state: z.enum(FILM_STATES) }),
});
export type Video = z.infer<typeof video>;

export const downloads = z.object({
  default: z.optional(z.object({ status: z.string(), url: z.string(), percentComplete: z.optional(z.number()) })),
});

export const views = z.object({ liveViewers: z.number() });
