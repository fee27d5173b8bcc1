import type { ServiceClient, Upload } from '@kotohogi/hosted-video';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import { ProviderUnreachable } from '@kotohogi/ports/video-provider';
import { idOf, video } from './shapes.ts';
import { orMissing, type VimeoAccess, vimeoClient } from './vimeo-client.ts';

export interface NewFilm {
  readonly name: string;
  readonly sizeBytes: number;
  readonly embedHost: string;
}

/** Announces a film of a known size; its bytes go to the returned link (approach `tus`), which is a secret. */
export async function beginUpload(client: ServiceClient, { name, sizeBytes, embedHost }: NewFilm): Promise<Upload> {
  const made = video.parse(
    await client.call({
      method: 'POST',
      path: '/me/videos',
      body: {
        name,
        upload: { approach: 'tus', size: String(sizeBytes) },
        privacy: { view: 'disable', embed: 'whitelist', download: false, comments: 'nobody' },
      },
    }),
  );
  const clipId = idOf(made.uri);
  const link = made.upload?.upload_link;
  if (!link) throw new Error(`no upload link for film ${clipId}`);
  await client.call({ method: 'PUT', path: `/videos/${clipId}/privacy/domains/${embedHost}` });
  return { clipId, link };
}

/** Deletes a film; a film that no longer exists counts as deleted. */
export async function deleteFilm(client: ServiceClient, clipId: string): Promise<void> {
  await orMissing(client.call({ method: 'DELETE', path: `/videos/${clipId}` }));
}

/** Films that browsers upload directly to the platform. */
export function createVimeoUploads(access: VimeoAccess): HostedUploads {
  const client = vimeoClient(access);
  return {
    begin: async ({ fileName, sizeBytes }) => {
      const { clipId, link } = await beginUpload(client, { name: fileName, sizeBytes, embedHost: access.embedHost });
      return { uploadUrl: link, videoId: clipId };
    },
    delete: async videoId => {
      try {
        await deleteFilm(client, videoId);
      } catch (cause) {
        throw new ProviderUnreachable('the platform does not delete a film', { cause });
      }
    },
  };
}
