import type { Rendition } from '../packager/live-window.ts';

/** The directory of the smaller quality, relative to the main one. */
export const LOW_DIRECTORY = 'low';

/** The resource that an address below `/v/<token>/<ref>/` names. */
export type PlaybackResource =
  | { readonly type: 'multivariant'; readonly isLowLatency: boolean }
  | { readonly type: 'playlist'; readonly rendition: Rendition; readonly isLowLatency: boolean }
  | { readonly type: 'init'; readonly rendition: Rendition; readonly configId: number }
  | { readonly type: 'segment'; readonly rendition: Rendition; readonly msn: number; readonly part: number | null }
  | { readonly type: 'recording' }
  | { readonly type: 'media'; readonly session: number };

export interface PlaybackAddress {
  readonly token: string;
  readonly ref: string;
  /** True for the smaller quality, whose resources are one directory deeper. */
  readonly isLow: boolean;
  readonly resource: PlaybackResource;
  /** Delivery directives (RFC 8216bis §6.2.5); NaN for one that is not a number. */
  readonly msn: number | null;
  readonly part: number | null;
}

const SEGMENT = /^([va])(\d{1,12})(?:\.(\d{1,6}))?\.m4s$/;
const INIT = /^([va])init-(\d{1,9})\.mp4$/;
const MEDIA = /^rec-(\d{1,9})\.mp4$/;

const NAMED: Readonly<Record<string, PlaybackResource>> = {
  'index.m3u8': { type: 'multivariant', isLowLatency: true },
  // For devices that cannot handle parts: the same in whole segments.
  'compat.m3u8': { type: 'multivariant', isLowLatency: false },
  'live.m3u8': { type: 'playlist', rendition: 'main', isLowLatency: true },
  'audio.m3u8': { type: 'playlist', rendition: 'audio', isLowLatency: true },
  'plain.m3u8': { type: 'playlist', rendition: 'main', isLowLatency: false },
  'plain-audio.m3u8': { type: 'playlist', rendition: 'audio', isLowLatency: false },
  'recording.m3u8': { type: 'recording' },
};

function renditionOf(letter: string | undefined): Rendition {
  return letter === 'a' ? 'audio' : 'main';
}

function readResource(name: string): PlaybackResource | null {
  if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? null;
  const segment = SEGMENT.exec(name);
  if (segment !== null) {
    const part = segment[3] === undefined ? null : Number(segment[3]);
    return { type: 'segment', rendition: renditionOf(segment[1]), msn: Number(segment[2]), part };
  }
  const init = INIT.exec(name);
  if (init !== null) return { type: 'init', rendition: renditionOf(init[1]), configId: Number(init[2]) };
  const media = MEDIA.exec(name);
  return media === null ? null : { type: 'media', session: Number(media[1]) };
}

function directive(query: string, name: string): number | null {
  const at = query.indexOf(`${name}=`);
  if (at === -1) return null;
  const end = query.indexOf('&', at);
  const text = query.slice(at + name.length + 1, end === -1 ? undefined : end);
  return /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
}

/** Parses the address of a playback request; null for anything else. */
export function readPlaybackAddress(url: string): PlaybackAddress | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  const [empty, prefix, token, ref, ...names] = path.split('/');
  const isLow = names[0] === LOW_DIRECTORY;
  const [name, ...rest] = isLow ? names.slice(1) : names;
  if (
    empty !== '' ||
    prefix !== 'v' ||
    token === undefined ||
    ref === undefined ||
    name === undefined ||
    rest.length > 0
  )
    return null;
  const resource = readResource(name);
  if (resource === null) return null;
  return { token, ref, isLow, resource, msn: directive(query, '_HLS_msn'), part: directive(query, '_HLS_part') };
}
