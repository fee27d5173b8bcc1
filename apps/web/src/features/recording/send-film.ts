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
  /** The platform its stream is at. */
  readonly platform: ProviderKey;
}

/** Where a hosted platform takes a film. Its address is a secret: it lives as long as the page, and is kept nowhere. */
export interface HostedPlace {
  readonly uploadUrl: string;
  readonly vimeoVideoId: string;
}

export interface FilmSending {
  readonly target: FilmTarget;
  readonly file: File;
  /** What is there of it already. */
  readonly resumed: Upload | undefined;
  /** Where this page has begun to send it, at a hosted platform. */
  readonly place: HostedPlace | undefined;
  readonly onPlace: (place: HostedPlace) => void;
  readonly calls: UploadCalls;
  readonly tell: (event: UploadEvent) => void;
  readonly signal: AbortSignal;
}

/** A hosted platform takes the film in one, from the browser; progress in two decimals. */
async function sendToPlatform({ target, file, place, onPlace, calls, tell, signal }: FilmSending): Promise<void> {
  const { weddingId, weddingKey, platform } = target;
  const { name: fileName, size, lastModified } = file;
  tell({ type: 'started', percentage: 0 });
  const begun = place ?? (await calls.url(weddingId, { weddingKey, platform, size, fileName, lastModified }));
  if (!('vimeoVideoId' in begun)) throw new Error('the hosted platform did not say what it calls the film');
  const onSent = (bytes: number) => tell({ type: 'progressed', percentage: percentOf(bytes, size, 'hundredth') });
  onPlace(begun);
  await sendHosted({ file, url: begun.uploadUrl, isResumed: place !== undefined, onSent, signal });
  tell({ type: 'sent' });
  await calls.link(weddingId, { videoId: begun.vimeoVideoId });
}

/** Our own store takes it in pieces; once all are there the content is registered, then it is linked. */
async function sendInChunks({ target, file, resumed, calls, tell, signal }: FilmSending): Promise<void> {
  const { weddingId, weddingKey, platform } = target;
  const { name: fileName, size, lastModified } = file;
  const known = resumed?.parts ?? [];
  const percentage = percentOf(Math.min(size, known.length * CHUNK_SIZE_BYTES), size, 'whole');
  tell({ type: 'started', percentage });
  const named = resumed === undefined ? {} : { uploadId: resumed.uploadId };
  const body = { weddingKey, platform, chunkCount: chunkCountOf(size), size, fileName, lastModified, ...named };
  const { uploadUrl: urls, key, uploadId } = await calls.parts(weddingId, body);
  const onSent = (bytes: number) => tell({ type: 'progressed', percentage: percentOf(bytes, size, 'whole') });
  const eTags = await sendChunks({ file, urls, known, onSent, signal });
  tell({ type: 'sent' });
  const { content_id } = await calls.register(weddingId, { key, fileName, eTags, uploadId });
  await calls.link(weddingId, { videoContentId: content_id });
}

/**
 * Sends a film and links it (product text §4): uploading with a percentage, linking, done. Whatever fails resets the flags
 * and is thrown; what arrived stays where it is, for the next time.
 */
export async function sendFilm(sending: FilmSending): Promise<void> {
  const { target, tell } = sending;
  try {
    await (target.platform === 'vimeo' ? sendToPlatform(sending) : sendInChunks(sending));
    tell({ type: 'linked' });
  } catch (error) {
    tell({ type: 'failed' });
    throw error;
  }
}
