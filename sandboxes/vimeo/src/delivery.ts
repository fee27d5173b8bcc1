import type { Faults } from '@kotohogi/testkit/hosted-faults';
import type { FastifyInstance } from 'fastify';
import type { Holdings } from './holdings.ts';

type ById = { Params: { id: string } };

/** Everything that is reached without the API's token: the upload of a film (tus 1.0.0), its file, and the players. */
export function mountDelivery(app: FastifyInstance, holdings: Holdings, faults: Faults): void {
  app.head<ById>('/upload/:id', (request, reply) => {
    const upload = holdings.videos.get(request.params.id)?.upload;
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
    const video = holdings.videos.get(request.params.id);
    const upload = video?.upload;
    if (video === undefined || !upload) return reply.code(404).send();
    if (request.headers['tus-resumable'] !== '1.0.0') return reply.code(412).send();
    // tus 1.0: a chunk that does not go on where the last one ended is a conflict.
    if (Number(request.headers['upload-offset']) !== upload.offset) return reply.code(409).send();
    const isCut = faults.take('upload') !== undefined;
    const taken = isCut ? request.body.subarray(0, Math.floor(request.body.length / 2)) : request.body;
    upload.bytes.push(taken);
    upload.offset += taken.length;
    if (upload.offset >= upload.sizeBytes) holdings.finishUpload(video);
    if (isCut) return reply.raw.destroy();
    return reply.header('tus-resumable', '1.0.0').header('upload-offset', upload.offset).code(204).send();
  });

  app.get<ById>('/download/:id.mp4', (request, reply) => {
    const video = holdings.videos.get(request.params.id);
    return video === undefined ? reply.code(404).send() : reply.type('video/mp4').send(holdings.fileOf(video));
  });

  // The event's player: the running stream, else the newest film, else a word that it has not begun.
  app.get<{ Params: { id: string; hash: string } }>('/event/:id/embed/:hash', (request, reply) => {
    const event = holdings.events.get(request.params.id);
    const isHidden = event === undefined || event.privacy.view === 'nobody' || event.privacy.embed === 'private';
    if (isHidden || event.unlistedHash !== request.params.hash)
      return reply.code(403).type('text/html').send('private');
    const [newest] = holdings.videosOf(event).filter(video => video.privacyView !== 'nobody');
    return reply.type('text/html').send(newest === undefined ? 'not started' : `playing ${newest.id}`);
  });

  app.get<ById>('/video/:id', (request, reply) => {
    const video = holdings.videos.get(request.params.id);
    const isHidden = video === undefined || video.privacyView === 'nobody';
    return reply
      .code(isHidden ? 403 : 200)
      .type('text/html')
      .send(isHidden ? 'private' : `playing ${video.id}`);
  });
}
