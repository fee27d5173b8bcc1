import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import { MAX_CHAPTER_TITLE } from '@kotohogi/domain/recording/chapter';
import { CHUNK_SIZE_BYTES } from '@kotohogi/domain/recording/chunks';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { instantMs, wholeNumber } from './rules/number.ts';
import { pathId, weddingPath } from './rules/params.ts';
import { rule } from './rules/rule.ts';
import { requiredText } from './rules/text.ts';

/** More parts than any store takes. */
const MAX_PARTS = 10_000;

/** A moment as staff see it: of the recording in seconds, or while it runs in programme time. */
const moment = {
  offset: z.optional(z.number().check(z.nonnegative())),
  programMs: z.optional(instantMs),
};
const isOneMoment = rule<{ offset?: unknown; programMs?: unknown }>(
  'invalid',
  ({ offset, programMs }) => (offset === undefined) !== (programMs === undefined),
);

/** Chapters and marker of a recording, as staff set them. */
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
});
export type RecordingBoard = z.infer<typeof recordingBoard>;

/** A film on its way, or there and not linked. */
const upload = z.object({
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

const weddingKey = z.string();
const platform = z.enum(PROVIDER_KEYS);
const sizeBytes = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const uploadPath = { ...weddingPath, uploadId: z.uuid() };
const file = { fileName: requiredText(255), lastModified: z.number() };

const uploadErrors = {
  recording_wedding_unknown: 404,
  recording_platform_unknown: 404,
  recording_too_large: 413,
  recording_disk_full: 507,
} as const;
const boardErrors = { recording_not_begun: 409, recording_moment_unknown: 422 } as const;
const filmErrors = {
  recording_container: 415,
  recording_hevc: 415,
  recording_video_codec: 415,
  recording_audio_codec: 415,
  recording_no_video: 422,
  recording_broken: 422,
} as const;

/** What is kept of the stream: marker, chapters, and films that staff bring where the stream could not be kept. */
export const recording = {
  board: endpoint({
    name: 'recording.board',
    method: 'GET',
    path: '/weddings/:weddingId/live/chapters',
    summary: 'Marker and chapters of the recording, and the programme they are named after.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: recordingBoard,
  }),
  setShortcut: endpoint({
    name: 'recording.setShortcut',
    method: 'POST',
    path: '/weddings/:weddingId/live/shortcut',
    summary:
      'Marks where the ceremony begins: `offset` seconds of the recording, or `programMs` while it runs; `offset` null clears it (decision 31).',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({ ...moment, offset: z.optional(z.nullable(z.number().check(z.nonnegative()))) }).check(isOneMoment),
    output: recordingBoard,
    errors: boardErrors,
  }),
  addChapter: endpoint({
    name: 'recording.addChapter',
    method: 'POST',
    path: '/weddings/:weddingId/live/chapters',
    summary: 'A chapter begins at this moment.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({ ...moment, title: requiredText(MAX_CHAPTER_TITLE) }).check(isOneMoment),
    output: recordingBoard,
    errors: { ...boardErrors, recording_chapters_full: 409 },
  }),
  renameChapter: endpoint({
    name: 'recording.renameChapter',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/chapters/:chapterId',
    summary: 'Gives a chapter another title.',
    access: 'facility:write:weddingVideo',
    params: z.object({ ...weddingPath, chapterId: pathId<number>() }),
    body: z.object({ title: requiredText(MAX_CHAPTER_TITLE) }),
    output: recordingBoard,
    errors: { recording_chapter_unknown: 404 },
  }),
  removeChapter: endpoint({
    name: 'recording.removeChapter',
    method: 'DELETE',
    path: '/weddings/:weddingId/live/chapters/:chapterId',
    summary: 'Takes a chapter away.',
    access: 'facility:write:weddingVideo',
    params: z.object({ ...weddingPath, chapterId: pathId<number>() }),
    output: recordingBoard,
    errors: { recording_chapter_unknown: 404 },
  }),
  uploads: endpoint({
    name: 'recording.uploads',
    method: 'GET',
    path: '/weddings/:weddingId/video/upload',
    summary: 'Films that were begun and not linked yet, with the parts that arrived: what a reload goes on from.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    output: z.object({ uploads: z.array(upload) }),
  }),
  uploadUrl: endpoint({
    name: 'recording.uploadUrl',
    method: 'POST',
    path: '/weddings/:weddingId/video/upload/url',
    summary:
      'One address a whole film is sent to: of the hosted platform (with its `vimeoVideoId`), or of our own store.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({ weddingKey, size: sizeBytes, platform, ...file }),
    output: z.union([
      z.object({ uploadUrl: z.string(), vimeoVideoId: z.string() }),
      z.object({ uploadUrl: z.string(), key: z.string(), uploadId: z.string() }),
    ]),
    errors: uploadErrors,
  }),
  multipartUrl: endpoint({
    name: 'recording.multipartUrl',
    method: 'POST',
    path: '/weddings/:weddingId/video/upload/multipartUrl',
    summary: `Addresses for the parts of a film, ${CHUNK_SIZE_BYTES.toLocaleString('en')} bytes each, the first for partNumber 1. With an uploadId: fresh ones for what was begun.`,
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({
      weddingKey,
      platform,
      chunkCount: wholeNumber(1, MAX_PARTS),
      size: sizeBytes,
      ...file,
      uploadId: z.optional(z.uuid()),
    }),
    output: z.object({ uploadUrl: z.array(z.string()), key: z.string(), uploadId: z.string() }),
    errors: { ...uploadErrors, recording_chunks_wrong: 422, recording_upload_unknown: 404 },
  }),
  cancelUpload: endpoint({
    name: 'recording.cancelUpload',
    method: 'DELETE',
    path: '/weddings/:weddingId/video/upload/:uploadId',
    summary: 'Forgets a film that is not linked, and what arrived of it.',
    access: 'facility:write:weddingVideo',
    params: z.object(uploadPath),
    output: empty,
    errors: { recording_upload_unknown: 404 },
  }),
  registerContents: endpoint({
    name: 'recording.registerContents',
    method: 'POST',
    path: '/weddings/:weddingId/contents',
    summary: 'Puts the parts of a film together and looks whether guests can see it.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({
      key: z.string(),
      fileName: requiredText(255),
      eTags: z.array(z.object({ eTag: z.string(), partNumber: wholeNumber(1, MAX_PARTS) })),
      uploadId: z.uuid(),
    }),
    output: z.object({ content_id: z.number() }),
    errors: { recording_upload_unknown: 404, recording_parts_missing: 409, ...filmErrors },
    timeout: 'none',
  }),
  linkVideo: endpoint({
    name: 'recording.linkVideo',
    method: 'POST',
    path: '/weddings/:weddingId/live/linkVideo',
    summary:
      'Makes a film the recording: one of the hosted platform by `videoId`, one of our store by `videoContentId`.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z
      .object({ videoId: z.optional(z.string()), videoContentId: z.optional(z.number()) })
      .check(
        rule<{ videoId?: unknown; videoContentId?: unknown }>(
          'required',
          ({ videoId, videoContentId }) => videoId !== undefined || videoContentId !== undefined,
        ),
      ),
    output: z.object({ liveState: z.enum(SLOT_STATES) }),
    errors: { recording_upload_unknown: 404, live_wrong_state: 409, live_unreachable: 503 },
  }),
};
