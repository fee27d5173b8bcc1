import { BACKUP_STATES } from '@kotohogi/domain/recording/backup';
import { CAPTION_LANGUAGES } from '@kotohogi/domain/recording/caption';
import * as z from 'zod/mini';
import { instantMs } from './rules/number.ts';

/** Captions a player can show: where they are, for whoever may see the recording. */
export const captionTrack = z.object({ language: z.enum(CAPTION_LANGUAGES), url: z.string() });
export type CaptionTrack = z.infer<typeof captionTrack>;

const captionFile = z.extend(captionTrack, {
  /** As it was called where it came from. */
  fileName: z.string(),
  cueCount: z.number(),
  /** When its last words end, ms of the recording. */
  endMs: z.number(),
});

/** What staff do about a recording: marker, chapters, captions, poster. */
export const recordingBoard = z.object({
  chapters: z.array(
    z.object({
      id: z.number(),
      programMs: instantMs,
      /** Where it stands in the recording; null = not recorded (yet). */
      timeMs: z.nullable(z.number()),
      title: z.string(),
    }),
  ),
  /** Where the ceremony begins; `offset` in seconds of the recording, null while that moment is not in it. */
  shortcut: z.nullable(z.object({ programMs: instantMs, offset: z.nullable(z.number()) })),
  /** What the couple's programme names, in its order: one tap each. */
  programs: z.array(z.string()),
  /** It was shown to guests: from then on moments can be marked. */
  isOpen: z.boolean(),
  /** Words for those who do not hear, one file a language. */
  captions: z.array(captionFile),
  /** What stands for it until it plays; null = its pattern. */
  poster: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  /** Its copy in the second store, and since when that is so; null = there is no such store, or no file yet. */
  backup: z.nullable(z.object({ state: z.enum(BACKUP_STATES), at: instantMs })),
});
export type RecordingBoard = z.infer<typeof recordingBoard>;
