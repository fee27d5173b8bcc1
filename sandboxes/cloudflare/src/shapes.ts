import type { LiveInput, Store, Video } from './store.ts';

/*
 * What the API answers. Where each shape comes from (cloudflare/cloudflare-docs, src/content/docs/stream/…, and the SDK
 * generated from the OpenAPI, cloudflare/cloudflare-typescript src/resources/stream/live-inputs/live-inputs.ts):
 * - envelope: uploading-videos and viewing-videos pages ("result", "success", "errors", "messages").
 * - live input: stream-live/start-stream-live.mdx (response, optional parameters, `enabled`, `PUT`), SDK LiveInput (srt,
 *   webRTC, rtmpsPlayback, status).
 * - videos of an input: stream-live/watch-live-stream.mdx (`live-inprogress`), stream-live/replay-recordings.mdx (`ready`).
 * - errors of a video: manage-video-library/using-webhooks.mdx (errReasonCode).
 * - downloads: viewing-videos/download-videos.mdx. Error codes of the envelope are not described and so are made up.
 */

const iso = (ms: number) => new Date(ms).toISOString();

/** A successful answer. */
export const ok = (result: unknown) => ({ result, success: true, errors: [], messages: [] });

/** A refusal. */
export const failed = (code: number, message: string) => ({
  result: null,
  success: false,
  errors: [{ code, message }],
  messages: [],
});

/** A live input in a list: without its secrets. */
export function inputSummary(input: LiveInput) {
  return {
    uid: input.uid,
    created: iso(input.createdMs),
    modified: iso(input.modifiedMs),
    meta: input.meta,
    enabled: input.enabled,
    deleteRecordingAfterDays: input.deleteRecordingAfterDays,
  };
}

/** A live input in the answer of a call about it. */
export function inputShape(input: LiveInput, baseUrl: string) {
  return {
    ...inputSummary(input),
    rtmps: { url: 'rtmps://live.cloudflare.com:443/live/', streamKey: input.streamKey },
    rtmpsPlayback: { url: 'rtmps://live.cloudflare.com:443/live/', streamKey: `playback${input.streamKey}` },
    srt: { url: 'srt://live.cloudflare.com:778', streamId: input.uid, passphrase: input.streamKey.slice(0, 32) },
    webRTC: { url: `${baseUrl}/${input.streamKey}/webRTC/publish` },
    webRTCPlayback: { url: `${baseUrl}/${input.uid}/webRTC/play` },
    recording: input.recording,
    status: input.status,
    preferLowLatency: false,
  };
}

/** A film in the answer of any call about it. */
export function videoShape(store: Store, video: Video, baseUrl: string) {
  const state = store.stateOf(video);
  const at = `${baseUrl}/${video.uid}`;
  return {
    uid: video.uid,
    creator: null,
    thumbnail: `${at}/thumbnails/thumbnail.jpg`,
    readyToStream: state === 'ready' || state === 'live-inprogress',
    status: {
      state,
      ...(state === 'ready' && { pctComplete: '100.000000' }),
      errorReasonCode: state === 'error' ? 'ERR_NON_VIDEO' : '',
      errorReasonText: state === 'error' ? 'The file was not recognized as a valid video file.' : '',
    },
    meta: video.meta,
    created: iso(video.createdMs),
    modified: iso(video.endedMs ?? video.createdMs),
    size: state === 'ready' ? store.fileOf(video).length : 0,
    preview: `${at}/watch`,
    allowedOrigins: [],
    requireSignedURLs: video.requireSignedURLs,
    uploaded: iso(video.createdMs),
    duration: store.durationOf(video),
    input: { width: state === 'ready' ? 1280 : -1, height: state === 'ready' ? 720 : -1 },
    playback: { hls: `${at}/manifest/video.m3u8`, dash: `${at}/manifest/video.mpd` },
    watermark: null,
    ...(video.liveInput !== null && { liveInput: video.liveInput }),
  };
}

/** The MP4 of a film. */
export function downloadShape(store: Store, video: Video, baseUrl: string) {
  if (video.downloadMs === null) return {};
  const done = Math.min(1, (Date.now() - video.downloadMs) / Math.max(1, store.transcodeMs));
  const url = `${baseUrl}/${video.uid}/downloads/default.mp4`;
  return { default: { status: done === 1 ? 'ready' : 'inprogress', url, percentComplete: done * 100 } };
}
