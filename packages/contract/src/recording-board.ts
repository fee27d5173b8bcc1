import { BACKUP_STATES } from '@kotohogi/domain/recording/backup';
import { CAPTION_LANGUAGES } from '@kotohogi/domain/recording/caption';
import * as z from 'zod/mini';
import { instantMs } from './rules/number.ts';

/** Captions a player can show: their address, for everyone who may see the recording. */
export const captionTrack = z.object({ language: z.enum(CAPTION_LANGUAGES), url: z.string() });
export type CaptionTrack = z.infer<typeof captionTrack>;

const captionFile = z.extend(captionTrack, {
  /** The name of the uploaded file. */
  fileName: z.string(),
  cueCount: z.number(),
  /** When the last caption ends, in ms of the recording. */
  endMs: z.number(),
});

/** What staff manage of a recording: marker, chapters, captions, poster. */
export const recordingBoard = z.object({
  chapters: z.array(
    z.object({
      id: z.number(),
      programMs: instantMs,
      /** Position in the recording; null if not recorded (yet). */
      timeMs: z.nullable(z.number()),
      title: z.string(),
      /** The title in English; empty = guests who read English get the title. */
      titleEn: z.string(),
    }),
  ),
  /** Where the ceremony begins; `offset` in seconds of the recording, null while that moment is not in it. */
  shortcut: z.nullable(z.object({ programMs: instantMs, offset: z.nullable(z.number()) })),
  /** The items of the couple's program, in order: one tap each. */
  programs: z.array(z.string()),
  /** The stream was published to guests: moments can be marked from then on. */
  isOpen: z.boolean(),
  /** Captions, one file per language. */
  captions: z.array(captionFile),
  /** Shown until the recording plays; null for the pattern's image. */
  poster: z.nullable(z.object({ url: z.string(), width: z.number(), height: z.number() })),
  /** The state of the copy in the second store, and since when; null without such a store, or before a file exists. */
  backup: z.nullable(z.object({ state: z.enum(BACKUP_STATES), at: instantMs })),
});
export type RecordingBoard = z.infer<typeof recordingBoard>;
