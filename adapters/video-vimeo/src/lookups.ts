import { ServiceRefusal } from '@kotohogi/hosted-video';
import type { VideoLookups } from '@kotohogi/ports/video-lookups';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { type VimeoAccess, vimeoClient } from './vimeo-client.ts';

/** Keys whose values give access to a film or an event. */
const SECRETS = new Set([
  'stream_key',
  'stream_password',
  'password',
  'upload_link',
  'unlisted_hash',
  'download',
  'files',
]);

/** A copy in which every secret is replaced by asterisks. */
function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(
    fields.map(([name, field]) => [name, SECRETS.has(name) && field !== null ? '****' : mask(field)]),
  );
}

const INFO_FIELDS = 'uri,name,duration,created_time,status,type,is_playable,upload.status,transcode';

/** The platform's raw data about a film or an event, without its secrets. */
export function createVimeoLookups(access: VimeoAccess): VideoLookups {
  const client = vimeoClient(access);
  const read = async (kind: string, id: string, query = ''): Promise<unknown> => {
    if (!/^\d+$/.test(id)) return undefined;
    try {
      return mask(await client.call({ method: 'GET', path: `/${kind}/${id}${query}` }));
    } catch (error) {
      if (error instanceof ServiceRefusal && error.status === 404) return undefined;
      throw new ProviderUnreachable('the platform does not respond', { cause: error });
    }
  };
  return {
    info: id => read('videos', id, `?fields=${INFO_FIELDS}`),
    video: id => read('videos', id),
    live: id => read('live_events', id),
  };
}
