import type { LiveEvent, Store, Video } from './store.ts';

/*
 * What the API answers. Where each shape comes from:
 * - event: the type `LiveEvent` of an SDK generated from the provider's OpenAPI 3.4 (konfig-sdks/vimeo-python-sdk,
 *   vimeo_python_sdk/type/live_event.py: status started|ended|null, stream_description, stream_key, rtmps_link nullable,
 *   streamable_clip, completed_on), its `metadata.connections` (…/live_event_metadata_connections_*.py: live_video.status
 *   `streaming`; pre_live_video.status pending|ready|streaming|unavailable), its `stream_privacy`
 *   (…/live_event_stream_privacy.py: embed, unlisted_hash, view); the addresses of the links from a dumped answer
 *   (pastebin.com/KwwNt9vA). Which of the two videos an event shows when is inferred from the descriptions of those fields.
 * - video: type `Video` of the same SDK (…/type/video.py: created_time, duration in seconds, is_playable, player_embed_url,
 *   privacy, status, download[]), `upload` (…/video_upload.py), `transcode` (…/video_transcode.py).
 * - `download[].link`, `size`: type `VideoFile` of the same SDK.
 */

const iso = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z$/, '+00:00');

/** An event in the answer of any call about it. */
export function eventShape(store: Store, event: LiveEvent, baseUrl: string) {
  const uri = `/live_events/${event.id}`;
  const live = store.liveVideoOf(event);
  const embedUrl = `${baseUrl}/event/${event.id}/embed/${event.unlistedHash}`;
  const isWaiting = event.isActivated && event.status !== 'ended' && live === undefined;
  return {
    uri,
    link: `/event/${event.id}`,
    view_link: `/event/${event.id}/${event.unlistedHash}`,
    created_time: iso(event.createdMs),
    completed_on: event.completedMs === null ? null : iso(event.completedMs),
    title: event.title,
    automatically_title_stream: true,
    stream_title: '',
    stream_description: event.streamDescription,
    stream_mode: 'live',
    status: event.status,
    rtmp_link: event.isActivated ? 'rtmp://rtmp-global.cloud.vimeo.com/live' : null,
    rtmps_link: event.isActivated ? 'rtmps://rtmp-global.cloud.vimeo.com:443/live' : null,
    stream_key: event.isActivated ? event.streamKey : null,
    stream_privacy: { ...event.privacy, unlisted_hash: event.unlistedHash },
    time_zone: 'Asia/Tokyo',
    playlist_sort: 'newest',
    chat_enabled: false,
    dvr: false,
    low_latency: false,
    schedule: null,
    embed: { title: false, html: `<iframe src="${embedUrl}" frameborder="0" allow="autoplay; fullscreen"></iframe>` },
    metadata: {
      connections: {
        videos: { uri: `${uri}/videos`, options: ['GET', 'POST', 'DELETE'], total: event.videoIds.length },
        live_video: live && { uri: `${uri}/videos/${live.id}`, options: ['GET'], status: 'streaming' },
        pre_live_video: isWaiting ? { uri: `${uri}/videos/0`, options: ['GET'], status: 'unavailable' } : null,
      },
    },
  };
}

/** A film in the answer of any call about it. The owner gets `upload_link` while bytes are missing. */
export function videoShape(store: Store, video: Video, baseUrl: string) {
  const transcode = store.transcodeOf(video);
  const isComplete = transcode === 'complete' && !video.isLive;
  const { upload } = video;
  const isUploading = upload !== null && upload.offset < upload.sizeBytes;
  return {
    uri: `/videos/${video.id}`,
    name: video.name,
    link: `https://vimeo.com/${video.id}`,
    player_embed_url: `${baseUrl}/video/${video.id}`,
    type: video.upload === null ? 'live' : 'video',
    created_time: iso(video.createdMs),
    duration: Math.round(store.durationOf(video)),
    is_playable: isComplete,
    status: isUploading
      ? 'uploading'
      : isComplete
        ? 'available'
        : transcode === 'error'
          ? 'transcoding_error'
          : 'transcoding',
    privacy: { view: video.privacyView, embed: 'whitelist', download: false, add: false, comments: 'nobody' },
    embed: { html: `<iframe src="${baseUrl}/video/${video.id}"></iframe>` },
    upload: {
      status: isUploading ? 'in_progress' : 'complete',
      ...(upload && { approach: 'tus', size: upload.sizeBytes }),
      ...(isUploading && { upload_link: `${baseUrl}/upload/${video.id}` }),
    },
    transcode: { status: video.isLive ? 'in_progress' : transcode },
    download: isComplete
      ? [
          {
            quality: 'source',
            type: 'video/mp4',
            size: store.fileOf(video).length,
            link: `${baseUrl}/download/${video.id}.mp4`,
          },
        ]
      : [],
  };
}

/** A refusal (type `LegacyError` and the `Error` of the same OpenAPI: error, error_code, developer_message, link). */
export function errorShape(error: string, errorCode: number, developerMessage = error) {
  return { error, link: null, developer_message: developerMessage, error_code: errorCode };
}
