import type { Faults } from '@kotohogi/testkit/hosted-faults';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { playerPage, type Shown } from './player-page.ts';
import { PLAYER_SCRIPT } from './player-script.ts';
import type { LiveEvent, Store, Video } from './store.ts';

type ById = { Params: { id: string } };

/** Whether a page of this host may embed the player, by the browser's Referer header. */
function mayEmbed(event: LiveEvent, referer: string | undefined): boolean {
  if (event.privacy.embed !== 'whitelist' || referer === undefined) return true;
  return event.domains.includes(new URL(referer).hostname);
}

/** The embedded players. */
function mountPlayers(app: FastifyInstance, store: Store): void {
  const answer = (reply: FastifyReply, shown: Shown) =>
    reply
      .code(shown.what === 'refused' ? 403 : 200)
      .type('text/html')
      .send(playerPage(shown));
  const refused = { what: 'refused', name: 'PrivacyError' } as const;
  const shownOf = (video: Video): Shown =>
    video.isLive
      ? { what: 'live', id: video.id, sinceMs: video.createdMs }
      : { what: 'film', id: video.id, durationSec: store.durationOf(video) };

  // The event's player shows the running stream, else the newest film, else a message that it has not started.
  const shownIn = (event: LiveEvent): Shown => {
    const [newest] = store.videosOf(event).filter(video => video.privacyView !== 'nobody');
    return newest === undefined ? { what: 'waiting' } : shownOf(newest);
  };
  app.get<{ Params: { id: string; hash: string } }>('/event/:id/embed/:hash', (request, reply) => {
    const event = store.events.get(request.params.id);
    const isHidden = event === undefined || event.privacy.view === 'nobody' || event.privacy.embed === 'private';
    if (isHidden || event.unlistedHash !== request.params.hash) return answer(reply, refused);
    return answer(reply, mayEmbed(event, request.headers.referer) ? shownIn(event) : refused);
  });
  // Polled by an open embedded player to follow the event.
  app.get<ById>('/event/:id/embed/:hash/shown', (request, reply) => {
    const event = store.events.get(request.params.id);
    return reply.send(event === undefined ? refused : shownIn(event));
  });

  app.get<ById>('/video/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    if (video === undefined) return answer(reply, { what: 'refused', name: 'NotFoundError' });
    return answer(reply, video.privacyView === 'nobody' ? refused : shownOf(video));
  });
}

/** Everything that needs no API token: the upload of a film (tus 1.0.0), its file, and the players. */
export function mountDelivery(app: FastifyInstance, store: Store, faults: Faults): void {
  app.head<ById>('/upload/:id', (request, reply) => {
    const upload = store.videos.get(request.params.id)?.upload;
    if (!upload) return reply.code(404).send();
    return reply
      .header('tus-resumable', '1.0.0')
      .header('upload-length', upload.sizeBytes)
      .header('upload-offset', upload.offset)
      .header('cache-control', 'no-store')
      .code(200)
      .send();
  });

  app.patch<ById & { Body: Buffer }>('/upload/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    const upload = video?.upload;
    if (video === undefined || !upload) return reply.code(404).send();
    if (request.headers['tus-resumable'] !== '1.0.0') return reply.code(412).send();
    // tus 1.0: a chunk that does not start where the last one ended is a conflict.
    if (Number(request.headers['upload-offset']) !== upload.offset) return reply.code(409).send();
    const isCut = faults.take('upload') !== undefined;
    const taken = isCut ? request.body.subarray(0, Math.floor(request.body.length / 2)) : request.body;
    upload.bytes.push(taken);
    upload.offset += taken.length;
    if (upload.offset >= upload.sizeBytes) store.finishUpload(video);
    if (isCut) return reply.raw.destroy();
    return reply.header('tus-resumable', '1.0.0').header('upload-offset', upload.offset).code(204).send();
  });

  app.get<ById>('/download/:id.mp4', (request, reply) => {
    const video = store.videos.get(request.params.id);
    return video === undefined ? reply.code(404).send() : reply.type('video/mp4').send(store.fileOf(video));
  });

  mountPlayers(app, store);
  app.get('/api/player.js', (_request, reply) =>
    faults.take('script') === undefined ? reply.type('text/javascript').send(PLAYER_SCRIPT) : reply.code(503).send(),
  );
}
