import {
  createHostedProvider,
  type HostedOptions,
  type HostedService,
  type HostedSlot,
  type ServiceClient,
  type SlotFacts,
} from '@kotohogi/hosted-video';
import type { Playback, VideoProvider } from '@kotohogi/ports/video-provider';
import { idOf, type LiveEvent, liveEvent, type Video, video } from './shapes.ts';
import { toClip, toSlot, writeNote } from './slots.ts';
import { beginUpload, deleteFilm } from './uploads.ts';
import { EVENT_BODY, orMissing, pages, type VimeoAccess, vimeoClient } from './vimeo-client.ts';

export interface VimeoOptions extends HostedOptions, VimeoAccess {
  /** Base URL for embedded events, https://vimeo.com */
  readonly eventUrl: string;
  /** Base URL for embedded films, https://player.vimeo.com */
  readonly playerUrl: string;
  /** The script with which a page controls those players, https://player.vimeo.com/api/player.js */
  readonly playerScriptUrl: string;
}

/**
 * The player without text over the picture, which our page shows itself, and without tracking (player.js README, "Embed
 * Options").
 */
const PLAYER_STYLE = 'dnt=1&title=0&byline=0&portrait=0&playsinline=1';

class VimeoService implements HostedService {
  readonly key = 'vimeo' as const;
  readonly #client: ServiceClient;
  readonly #options: VimeoOptions;

  constructor(options: VimeoOptions) {
    this.#options = options;
    this.#client = vimeoClient(options);
  }

  async find(ref: string): Promise<HostedSlot | undefined> {
    for await (const event of pages(this.#client, '/me/live_events', liveEvent)) {
      if (event.title === ref) return await this.#whole(event);
    }
    return undefined;
  }

  async read(id: string): Promise<HostedSlot | undefined> {
    const event = await orMissing(this.#event(id));
    return event && (await this.#whole(event));
  }

  async make(ref: string, note: HostedSlot['note']): Promise<HostedSlot> {
    const { embedHost } = this.#options;
    const made = await this.#client.call({
      method: 'POST',
      path: '/me/live_events',
      headers: { 'Content-Type': EVENT_BODY },
      body: {
        title: ref,
        automatically_title_stream: true,
        stream_description: writeNote(note),
        stream_privacy: { view: 'embed_only', embed: 'whitelist' },
        embed: { title: false, byline: false, event_schedule: false },
        chat_enabled: false,
      },
    });
    const id = idOf(liveEvent.parse(made).uri);
    await this.#client.call({
      method: 'PUT',
      path: `/live_events/${id}/privacy/domains`,
      body: { domains: [embedHost] },
    });
    // The ingest addresses come with the activation.
    await this.#activate(id);
    return await this.#whole(await this.#event(id));
  }

  async writeNote(_ref: string, { id }: HostedSlot, note: HostedSlot['note']): Promise<void> {
    await this.#change(id, { stream_description: writeNote(note) });
  }

  async accept({ id, isFlowing: flows }: HostedSlot): Promise<void> {
    if (!flows) await this.#activate(id);
  }

  async end({ id }: HostedSlot): Promise<void> {
    // 400: nothing was streaming; according to our note the event is over anyway.
    await orMissing(this.#client.call({ method: 'POST', path: `/live_events/${id}/end`, isIdempotent: true }), 400);
  }

  async hide({ id, clips }: HostedSlot): Promise<void> {
    await this.#change(id, { stream_privacy: { view: 'nobody', embed: 'private' } });
    for (const clip of clips) {
      const hidden = { privacy: { view: 'nobody' } };
      await orMissing(
        this.#client.call({ method: 'PATCH', path: `/videos/${clip.id}`, body: hidden, isIdempotent: true }),
      );
    }
  }

  deleteClip(clipId: string): Promise<void> {
    return deleteFilm(this.#client, clipId);
  }

  async remove({ id }: HostedSlot): Promise<void> {
    await orMissing(this.#client.call({ method: 'DELETE', path: `/live_events/${id}` }));
  }

  async readClip(clipId: string) {
    const film = await this.#video(clipId);
    return film && toClip(film);
  }

  hostedIdOf(videoId: string): string | undefined {
    return /^\d+$/.test(videoId) ? videoId : undefined;
  }

  beginUpload: HostedService['beginUpload'] = (ref, { sizeBytes }) =>
    beginUpload(this.#client, { name: ref, sizeBytes, embedHost: this.#options.embedHost });

  /** The provider creates its files on its own. */
  async orderFile(): Promise<void> {}

  async readFile(clipId: string) {
    const { download } = (await this.#video(clipId)) ?? {};
    const file = download?.find(({ quality }) => quality === 'source') ?? download?.[0];
    return file && { percent: 100, url: file.link };
  }

  /**
   * The event's player while it is live and for its films; a linked film has its own player. There are no signed URLs:
   * only pages of our own host may embed, and our gate decides who gets the URL.
   */
  address({ id, secret, clipId }: SlotFacts): Playback {
    const { eventUrl, playerUrl, playerScriptUrl } = this.#options;
    const hash = secret === '' ? '' : `/${secret}`;
    const player = clipId === null ? `${eventUrl}/event/${id}/embed${hash}` : `${playerUrl}/video/${clipId}`;
    return { kind: 'embed', url: `${player}?${PLAYER_STYLE}`, embedKey: '', scriptUrl: playerScriptUrl };
  }

  async #event(id: string): Promise<LiveEvent> {
    return liveEvent.parse(await this.#client.call({ method: 'GET', path: `/live_events/${id}` }));
  }

  async #video(id: string): Promise<Video | undefined> {
    return await orMissing(this.#client.call({ method: 'GET', path: `/videos/${id}` }).then(body => video.parse(body)));
  }

  async #whole(event: LiveEvent): Promise<HostedSlot> {
    const films: Video[] = [];
    for await (const film of pages(this.#client, `/live_events/${idOf(event.uri)}/videos`, video)) films.push(film);
    return toSlot(event, films);
  }

  async #activate(id: string): Promise<void> {
    await this.#client.call({ method: 'POST', path: `/live_events/${id}/activate`, isIdempotent: true });
  }

  async #change(id: string, body: object): Promise<void> {
    await this.#client.call({ method: 'PATCH', path: `/live_events/${id}`, body, isIdempotent: true });
  }
}

/** The hosted platform's live events as a provider. */
export function createVimeoProvider(options: VimeoOptions): VideoProvider {
  return createHostedProvider(new VimeoService(options), options);
}
