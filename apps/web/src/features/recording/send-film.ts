import type { Upload } from '@kotohogi/contract/recording';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { CHUNK_SIZE_BYTES, chunkCountOf, percentOf } from '@kotohogi/domain/recording/chunks';
import type { UploadEvent } from '@kotohogi/domain/recording/upload';
import type { UploadCalls } from './api.ts';
import { sendChunks } from './send-chunks.ts';
import { sendHosted } from './send-hosted.ts';

/** The wedding a film is for. */
export interface FilmTarget {
  readonly weddingId: number;
  readonly weddingKey: string;
  /** The provider of its stream. */
  readonly platform: ProviderKey;
}

/** The upload URL at a hosted provider. It is secret: it lives as long as the page and is never stored. */
export interface HostedTarget {
  readonly uploadUrl: string;
  readonly vimeoVideoId: string;
}

export interface FilmSending {
  readonly target: FilmTarget;
  readonly file: File;
  /** The unfinished upload to resume. */
  readonly resumed: Upload | undefined;
  /** The upload URL this page already uses at a hosted provider. */
  readonly place: HostedTarget | undefined;
  readonly onPlace: (place: HostedTarget) => void;
  readonly calls: UploadCalls;
  readonly report: (event: UploadEvent) => void;
  readonly signal: AbortSignal;
}

/** A hosted provider receives the film in one request from the browser; progress has two decimals. */
async function sendToPlatform({ target, file, place, onPlace, calls, report, signal }: FilmSending): Promise<void> {
  const { weddingId, weddingKey, platform } = target;
  const { name: fileName, size, lastModified } = file;
  report({ type: 'started', percentage: 0 });
  const started = place ?? (await calls.url(weddingId, { weddingKey, platform, size, fileName, lastModified }));
  if (!('vimeoVideoId' in started)) throw new Error('the hosted platform did not return the id of the film');
  const onSent = (bytes: number) => report({ type: 'progressed', percentage: percentOf(bytes, size, 'hundredth') });
  onPlace(started);
  await sendHosted({ file, url: started.uploadUrl, isResumed: place !== undefined, onSent, signal });
  report({ type: 'sent' });
  await calls.link(weddingId, { videoId: started.vimeoVideoId });
}

/** Our own store receives it in chunks; once complete, the content is registered and then linked. */
async function sendInChunks({ target, file, resumed, calls, report, signal }: FilmSending): Promise<void> {
  const { weddingId, weddingKey, platform } = target;
  const { name: fileName, size, lastModified } = file;
  const known = resumed?.parts ?? [];
  const percentage = percentOf(Math.min(size, known.length * CHUNK_SIZE_BYTES), size, 'whole');
  report({ type: 'started', percentage });
  const named = resumed === undefined ? {} : { uploadId: resumed.uploadId };
  const body = { weddingKey, platform, chunkCount: chunkCountOf(size), size, fileName, lastModified, ...named };
  const { uploadUrl: urls, key, uploadId } = await calls.parts(weddingId, body);
  const onSent = (bytes: number) => report({ type: 'progressed', percentage: percentOf(bytes, size, 'whole') });
  const eTags = await sendChunks({ file, urls, known, onSent, signal });
  report({ type: 'sent' });
  const { content_id } = await calls.register(weddingId, { key, fileName, eTags, uploadId });
  await calls.link(weddingId, { videoContentId: content_id });
}

/**
 * Uploads a film and links it (docs/product/upload.md#states-of-a-film): uploading with a percentage, linking, done.
 * Any failure resets the flags and is rethrown; what arrived is kept for the next attempt.
 */
export async function sendFilm(sending: FilmSending): Promise<void> {
  const { target, report } = sending;
  try {
    await (target.platform === 'vimeo' ? sendToPlatform(sending) : sendInChunks(sending));
    report({ type: 'linked' });
  } catch (error) {
    report({ type: 'failed' });
    throw error;
  }
}
