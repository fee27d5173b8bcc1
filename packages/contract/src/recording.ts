import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import { CAPTION_LANGUAGES, MAX_CAPTION_SIZE_BYTES } from '@kotohogi/domain/recording/caption';
import { MAX_CHAPTER_TITLE } from '@kotohogi/domain/recording/chapter';
import { CHUNK_SIZE_BYTES } from '@kotohogi/domain/recording/chunks';
import { MAX_POSTER_SIZE_BYTES } from '@kotohogi/domain/recording/poster';
import * as z from 'zod/mini';
import { empty, endpoint, raw } from './kit/endpoint.ts';
import { recordingBoard } from './recording-board.ts';
import { upload } from './recording-upload.ts';
import { duration, idOf, instantMs, wholeNumber } from './rules/number.ts';
import { keyPath, pathId, weddingPath } from './rules/params.ts';
import { fileBytes } from './rules/photo.ts';
import { rule } from './rules/rule.ts';
import { optionalLine, requiredLine } from './rules/text.ts';

/** More parts than any store accepts. */
const MAX_PARTS = 10_000;

/** A moment as staff see it: in seconds of the recording, or in program time while live. */
const moment = {
  offset: z.optional(duration),
  programMs: z.optional(instantMs),
};
const isOneMoment = rule<{ offset?: unknown; programMs?: unknown }>(
  'invalid',
  ({ offset, programMs }) => (offset === undefined) !== (programMs === undefined),
);

/** What a chapter is called; without a name in English a new one takes its program item's, a renamed one keeps its own. */
const chapterNames = {
  title: requiredLine(MAX_CHAPTER_TITLE),
  titleEn: z.optional(optionalLine(MAX_CHAPTER_TITLE)),
};

export type { RecordingBoard } from './recording-board.ts';
export type { Upload } from './recording-upload.ts';

const weddingKey = z.string();
const platform = z.enum(PROVIDER_KEYS);
const sizeBytes = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const uploadPath = { ...weddingPath, uploadId: z.uuid() };
/** The last moment a `Date` can represent. */
const MAX_FILE_TIME_MS = 8_640_000_000_000_000;
/** Additional facts about a chosen file: they let the page recognize the file and resume. */
const file = {
  fileName: z.optional(requiredLine(255)),
  lastModified: z.optional(wholeNumber(-MAX_FILE_TIME_MS, MAX_FILE_TIME_MS)),
};

const uploadErrors = {
  recording_wedding_unknown: 404,
  recording_platform_unknown: 404,
  recording_too_large: 413,
  recording_disk_full: 507,
} as const;
const onSlot = { access: 'facility:write:weddingVideo', audit: 'live_slot' } as const;
const onWedding = { ...onSlot, params: z.object(weddingPath) } as const;
const boardErrors = { recording_not_begun: 409, recording_moment_unknown: 422 } as const;
const filmErrors = {
  recording_container: 415,
  recording_hevc: 415,
  recording_video_codec: 415,
  recording_audio_codec: 415,
  recording_no_video: 422,
  recording_broken: 422,
} as const;

const language = z.enum(CAPTION_LANGUAGES);
const captionErrors = {
  recording_none: 409,
  recording_caption_encoding: 422,
  recording_caption_signature: 422,
  recording_caption_block: 422,
  recording_caption_timing: 422,
  recording_caption_backwards: 422,
  recording_caption_order: 422,
  recording_caption_setting: 422,
  recording_caption_no_text: 422,
  recording_caption_too_long: 422,
  recording_caption_empty: 422,
} as const;
/** Everyone who may see the recording may read what belongs to it. */
const VIEWERS = ['guest', 'facility:read:wedding', 'wedding:read:info'] as const;
const viewerErrors = { recording_nothing_to_show: 404, live_too_many_devices: 409 } as const;

/** What is stored of the stream: marker, chapters, and films that staff upload if the stream could not be recorded. */
export const recording = {
  board: endpoint({
    name: 'recording.board',
    method: 'GET',
    path: '/weddings/:weddingId/live/chapters',
    summary: 'Returns the marker and chapters of the recording, and the program they are named after.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: recordingBoard,
  }),
  setShortcut: endpoint({
    name: 'recording.setShortcut',
    method: 'POST',
    path: '/weddings/:weddingId/live/shortcut',
    summary:
      'Marks where the ceremony begins: `offset` seconds into the recording, or `programMs` while it runs; a null `offset` clears the marker.',
    ...onWedding,
    body: z.object({ ...moment, offset: z.optional(z.nullable(duration)) }).check(isOneMoment),
    output: recordingBoard,
    errors: boardErrors,
  }),
  addChapter: endpoint({
    name: 'recording.addChapter',
    method: 'POST',
    path: '/weddings/:weddingId/live/chapters',
    summary: 'Adds a chapter that begins at this moment.',
    ...onWedding,
    body: z.object({ ...moment, ...chapterNames }).check(isOneMoment),
    output: recordingBoard,
    errors: { ...boardErrors, recording_chapters_full: 409 },
  }),
  renameChapter: endpoint({
    name: 'recording.renameChapter',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/chapters/:chapterId',
    summary: 'Renames a chapter.',
    ...onSlot,
    params: z.object({ ...weddingPath, chapterId: pathId<number>() }),
    body: z.object(chapterNames),
    output: recordingBoard,
    errors: { recording_chapter_unknown: 404 },
  }),
  removeChapter: endpoint({
    name: 'recording.removeChapter',
    method: 'DELETE',
    path: '/weddings/:weddingId/live/chapters/:chapterId',
    summary: 'Deletes a chapter.',
    ...onSlot,
    params: z.object({ ...weddingPath, chapterId: pathId<number>() }),
    output: recordingBoard,
    errors: { recording_chapter_unknown: 404 },
  }),
  putCaption: endpoint({
    name: 'recording.putCaption',
    method: 'POST',
    path: '/weddings/:weddingId/live/captions/:language',
    summary: 'Stores captions (WebVTT as the raw body, at most 1 MB) and replaces earlier ones in the same language.',
    ...onSlot,
    params: z.object({ ...weddingPath, language }),
    query: z.object({ fileName: requiredLine(255) }),
    body: fileBytes,
    output: recordingBoard,
    errors: captionErrors,
    maxBodyBytes: MAX_CAPTION_SIZE_BYTES,
    perMinute: 60,
  }),
  removeCaption: endpoint({
    name: 'recording.removeCaption',
    method: 'DELETE',
    path: '/weddings/:weddingId/live/captions/:language',
    summary: 'Deletes the captions of a language.',
    ...onSlot,
    params: z.object({ ...weddingPath, language }),
    output: recordingBoard,
  }),
  caption: endpoint({
    name: 'recording.caption',
    method: 'GET',
    path: '/attendance/:wedding/captions/:language',
    summary: 'Returns the captions of the recording (WebVTT) to those who may watch it.',
    access: VIEWERS,
    params: z.object({ ...keyPath, language }),
    output: raw('text/vtt'),
    errors: viewerErrors,
  }),
  putPoster: endpoint({
    name: 'recording.putPoster',
    method: 'POST',
    path: '/weddings/:weddingId/live/poster',
    summary: 'Stores a frame of the recording as its poster (JPEG as the raw body, at most 1,280 px).',
    ...onWedding,
    body: fileBytes,
    output: recordingBoard,
    errors: { recording_none: 409, recording_poster_unreadable: 422 },
    maxBodyBytes: MAX_POSTER_SIZE_BYTES,
    perMinute: 60,
  }),
  removePoster: endpoint({
    name: 'recording.removePoster',
    method: 'DELETE',
    path: '/weddings/:weddingId/live/poster',
    summary: "Restores the pattern's drawing as the poster of the recording.",
    ...onWedding,
    output: recordingBoard,
  }),
  poster: endpoint({
    name: 'recording.poster',
    method: 'GET',
    path: '/attendance/:wedding/poster',
    summary: 'Returns the poster of the recording to those who may watch it.',
    access: VIEWERS,
    params: z.object(keyPath),
    output: raw('image/jpeg'),
    errors: viewerErrors,
  }),
  uploads: endpoint({
    name: 'recording.uploads',
    method: 'GET',
    path: '/weddings/:weddingId/video/upload',
    summary:
      'Lists the started uploads that are not linked yet, with the parts that arrived, so that a reload can continue them.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    output: z.object({ uploads: z.array(upload) }),
  }),
  uploadUrl: endpoint({
    name: 'recording.uploadUrl',
    method: 'POST',
    path: '/weddings/:weddingId/video/upload/url',
    summary:
      'Returns one URL for uploading a whole film: of the hosted platform (with its `vimeoVideoId`), or of our own store.',
    access: 'facility:write:weddingVideo',
    audit: 'video_upload',
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
    summary: `Returns URLs for the parts of a film, ${CHUNK_SIZE_BYTES.toLocaleString('en')} bytes each, the first for partNumber 1; with an uploadId, new ones for an upload already started.`,
    access: 'facility:write:weddingVideo',
    audit: 'video_upload',
    params: z.object(weddingPath),
    body: z.object({
      weddingKey,
      platform,
      chunkCount: wholeNumber(1, MAX_PARTS),
      /** If omitted, the last part may be shorter than the others. */
      size: z.optional(sizeBytes),
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
    summary: 'Deletes a film that is not linked, with the parts that arrived.',
    access: 'facility:write:weddingVideo',
    audit: { none: 'discards a film that guests never see' },
    params: z.object(uploadPath),
    output: empty,
    errors: { recording_upload_unknown: 404 },
  }),
  registerContents: endpoint({
    name: 'recording.registerContents',
    method: 'POST',
    path: '/weddings/:weddingId/contents',
    summary: 'Assembles the parts of a film and checks that guests can play it.',
    access: 'facility:write:weddingVideo',
    audit: { none: 'completes an audited upload' },
    params: z.object(weddingPath),
    body: z.object({
      key: z.string(),
      fileName: requiredLine(255),
      eTags: z.array(z.object({ eTag: requiredLine(200), partNumber: wholeNumber(1, MAX_PARTS) })),
      uploadId: z.uuid(),
    }),
    output: z.object({ content_id: z.number() }),
    errors: { recording_upload_unknown: 404, recording_parts_missing: 409, ...filmErrors },
    // The receipts of all parts.
    jsonLimits: { maxBytes: 1_048_576, maxValues: 3 * MAX_PARTS },
    timeout: 'none',
  }),
  linkVideo: endpoint({
    name: 'recording.linkVideo',
    method: 'POST',
    path: '/weddings/:weddingId/live/linkVideo',
    summary:
      'Links a film as the recording: one of the hosted platform by `videoId`, one of our store by `videoContentId`.',
    ...onWedding,
    body: z
      .object({ videoId: z.optional(z.string()), videoContentId: z.optional(idOf<number>()) })
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
