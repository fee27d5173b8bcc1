import * as z from 'zod/mini';

/*
 * The part of the API's answers that we read, as the provider's OpenAPI 3.4 describes it (types LiveEvent, Video and
 * their parts in the SDKs generated from it, konfig-sdks/vimeo-*-sdk). Fields that may be missing there are optional
 * here.
 */

const link = z.optional(z.nullable(z.string()));
const connection = z.optional(z.nullable(z.object({ status: z.optional(z.string()) })));

/** A live event. */
export const liveEvent = z.object({
  uri: z.string(),
  title: z.string(),
  created_time: z.optional(z.string()),
  status: z.optional(z.nullable(z.string())),
  rtmps_link: link,
  stream_key: link,
  stream_description: z.optional(z.nullable(z.string())),
  stream_privacy: z.optional(z.nullable(z.object({ unlisted_hash: z.optional(z.nullable(z.string())) }))),
  metadata: z.object({
    connections: z.object({ live_video: connection, pre_live_video: connection }),
  }),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** The progress of an upload or a transcoding; an unknown one is an error. */
const progress = z.optional(z.enum(['in_progress', 'complete', 'error']));

/** A film. */
export const video = z.object({
  uri: z.string(),
  name: z.optional(z.nullable(z.string())),
  created_time: z.string(),
  /** Seconds. */
  duration: z.optional(z.number()),
  is_playable: z.optional(z.boolean()),
  upload: z.optional(z.object({ status: progress, upload_link: link })),
  transcode: z.optional(z.object({ status: progress })),
  download: z.optional(
    z.nullable(z.array(z.object({ quality: z.optional(z.string()), size: z.optional(z.number()), link: z.string() }))),
  ),
});
export type Video = z.infer<typeof video>;

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ data: z.array(item), paging: z.object({ next: z.nullable(z.string()) }) });

/** The number at the end of `/live_events/123` or `/videos/456`. */
export function idOf(uri: string): string {
  const id = /(\d+)(?::\w+)?$/.exec(uri)?.[1];
  if (id === undefined) throw new Error(`no id in ${uri}`);
  return id;
}
