import {
  createHostedProvider,
  createServiceClient,
  type HostedOptions,
  type HostedService,
  type HostedSlot,
  type ServiceClient,
  ServiceRefusal,
  type SlotFacts,
  type SlotNote,
  type Upload,
} from '@kotohogi/hosted-video';
import type { LinkedVideo, Playback, VideoProvider, Viewer } from '@kotohogi/ports/video-provider';
import * as z from 'zod/mini';
import { answer, downloads, inputList, type LiveInput, liveInput, type Video, video, views } from './shapes.ts';
import { type Claims, createSigner, type SigningKey } from './sign.ts';
import { settingsOf, toClip, toSlot } from './slots.ts';

export interface CloudflareOptions extends HostedOptions {
  readonly token: string;
  /** https://api.cloudflare.com/client/v4/accounts/<account>/stream */
  readonly apiUrl: string;
  /** https://customer-<code>.cloudflarestream.com */
  readonly playbackUrl: string;
  readonly signingKey: SigningKey;
  /** The only host whose pages may play. */
  readonly pageHost: string;
  readonly timeoutMs?: number;
}

/** Maximum length of a film: six hours. */
const MAX_FILM_SECONDS = 21_600;
const FILE_TOKEN_MS = 6 * 3_600_000;

async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ServiceRefusal && error.status === 404) return undefined;
    throw error;
  }
}

const base64 = (text: string) => Buffer.from(text).toString('base64');

class CloudflareService implements HostedService {
  readonly key = 'cloudflare' as const;
  readonly #client: ServiceClient;
  readonly #options: CloudflareOptions;
  readonly #sign: (claims: Claims) => string;

  constructor(options: CloudflareOptions) {
    const { apiUrl, token, timeoutMs } = options;
    this.#options = options;
    this.#client = createServiceClient({ baseUrl: apiUrl, token, ...(timeoutMs && { timeoutMs }) });
    this.#sign = createSigner(options.signingKey);
  }

  async find(ref: string): Promise<HostedSlot | undefined> {
    const { liveInputs } = await this.#get('/live_inputs', inputList);
    const uid = liveInputs.find(({ meta }) => meta?.name === ref)?.uid;
    return uid === undefined ? undefined : await this.read(uid);
  }

  async read(id: string): Promise<HostedSlot | undefined> {
    const input = await orMissing(this.#get(`/live_inputs/${id}`, liveInput));
    return input && (await this.#whole(input));
  }

  async make(ref: string, note: SlotNote): Promise<HostedSlot> {
    const body = settingsOf(ref, note, this.#options.pageHost);
    const made = await this.#client.call({ method: 'POST', path: '/live_inputs', body });
    return await this.#whole(liveInput.parse(answer.parse(made).result));
  }

  async writeNote(ref: string, { id }: HostedSlot, note: SlotNote): Promise<void> {
    const body = settingsOf(ref, note, this.#options.pageHost);
    await this.#client.call({ method: 'PUT', path: `/live_inputs/${id}`, body });
  }

  /** An input accepts encoders from its creation until it is disabled. */
  async accept(): Promise<void> {}

  async end({ id }: HostedSlot): Promise<void> {
    await this.#client.call({ method: 'PUT', path: `/live_inputs/${id}`, body: { enabled: false } });
  }

  /** Nothing to do: a disabled input shows nothing, and the URLs of its films are never given out. */
  async hide(): Promise<void> {}

  async deleteClip(clipId: string): Promise<void> {
    await orMissing(this.#client.call({ method: 'DELETE', path: `/${clipId}` }));
  }

  async remove({ id }: HostedSlot): Promise<void> {
    await orMissing(this.#client.call({ method: 'DELETE', path: `/live_inputs/${id}` }));
  }

  async readClip(clipId: string) {
    const film = await orMissing(this.#get(`/${clipId}`, video));
    return film && toClip(film);
  }

  hostedIdOf(): undefined {
    return undefined;
  }

  /** A direct creator upload over tus: its URL accepts this film and needs no token. */
  async beginUpload(ref: string, { sizeBytes }: LinkedVideo): Promise<Upload> {
    const metadata = `name ${base64(ref)},requiresignedurls,maxDurationSeconds ${base64(String(MAX_FILM_SECONDS))}`;
    const response = await this.#client.send({
      method: 'POST',
      path: '?direct_user=true',
      headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': String(sizeBytes), 'Upload-Metadata': metadata },
    });
    const [clipId, link] = [response.headers.get('stream-media-id'), response.headers.get('location')];
    if (clipId === null || link === null) throw new Error('an upload was started without a URL');
    return { clipId, link };
  }

  async orderFile(clipId: string): Promise<void> {
    await this.#client.call({ method: 'POST', path: `/${clipId}/downloads`, isIdempotent: true });
  }

  async readFile(clipId: string) {
    const { default: file } = await this.#get(`/${clipId}/downloads`, downloads);
    if (file === undefined) return undefined;
    const expiresAtMs = Date.now() + FILE_TOKEN_MS;
    const token = this.#sign({ uid: clipId, expiresAtMs, subject: 'file', isDownload: true });
    const percent = file.status === 'ready' ? 100 : Math.min(99, file.percentComplete ?? 0);
    return { percent, url: file.url.replace(clipId, token) };
  }

  /** The manifest of the input while it is live, of the film afterwards; the token replaces the id. */
  address({ id, clipId }: SlotFacts, { kind, subject, expiresAtMs }: Viewer): Playback {
    const embedKey = this.#sign({ uid: clipId ?? id, expiresAtMs, subject: `${kind}:${subject}` });
    return { kind: 'hls', embedKey, url: `${this.#options.playbackUrl}/${embedKey}/manifest/video.m3u8` };
  }

  async #get<Result extends z.ZodMiniType>(path: string, result: Result): Promise<z.infer<Result>> {
    return z.parse(result, answer.parse(await this.#client.call({ method: 'GET', path })).result);
  }

  async #whole(input: LiveInput): Promise<HostedSlot> {
    const films: readonly Video[] = await this.#get(`/live_inputs/${input.uid}/videos`, z.array(video));
    const isLive = films.some(film => film.status.state === 'live-inprogress');
    return toSlot(input, films, isLive ? await this.#viewersOf(input.uid) : 0);
  }

  /** Number of viewers; if it cannot be read, the rest of the slot's state is still reported. */
  async #viewersOf(uid: string): Promise<number> {
    try {
      const token = this.#sign({ uid, expiresAtMs: Date.now() + 60_000, subject: 'views' });
      const response = await fetch(`${this.#options.playbackUrl}/${token}/views`, {
        signal: AbortSignal.timeout(2_000),
      });
      return views.parse(await response.json()).liveViewers;
    } catch {
      return 0;
    }
  }
}

/** The hosted service's live inputs as a provider. */
export function createCloudflareProvider(options: CloudflareOptions): VideoProvider {
  return createHostedProvider(new CloudflareService(options), options);
}
