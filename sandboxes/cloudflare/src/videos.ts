import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloadShape, failed, ok, videoShape } from './shapes.ts';
import type { SigningKeys } from './signing.ts';
import type { Store, Video } from './store.ts';

type ById = { Params: { id: string } };

/** `name dGVzdA==,requiresignedurls` → its names and its decoded values (tus 1.0, Creation). */
function readMetadata(header: unknown): Record<string, string> {
  const pairs = String(header ?? '')
    .split(',')
    .filter(pair => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map(pair => {
      const [name = '', value = ''] = pair.trim().split(' ');
      return [name, Buffer.from(value, 'base64').toString()];
    }),
  );
}

/** Starts an upload over tus: by the account itself, or with `direct_user` for someone without a token. */
function beginTus(store: Store, request: FastifyRequest, reply: FastifyReply, baseUrl: string) {
  const sizeBytes = Number(request.headers['upload-length']);
  const isTus = request.headers['tus-resumable'] === '1.0.0' && Number.isSafeInteger(sizeBytes) && sizeBytes > 0;
  if (!isTus) return reply.code(400).send(failed(10_005, 'Bad Request: Upload-Length and Tus-Resumable are required'));
  const meta = readMetadata(request.headers['upload-metadata']);
  const requireSignedURLs = 'requiresignedurls' in meta;
  const video = store.addVideo({ meta, requireSignedURLs, upload: { sizeBytes, bytes: [], offset: 0 } });
  return reply
    .code(201)
    .header('tus-resumable', '1.0.0')
    .header('location', `${baseUrl}/tus/${video.uid}`)
    .header('stream-media-id', video.uid)
    .send();
}

/** The calls about films, their files and the keys that sign their URLs. */
export function mountVideos(api: FastifyInstance, store: Store, keys: SigningKeys, baseUrl: () => string): void {
  const shape = (video: Video) => videoShape(store, video, baseUrl());
  const missing = (reply: FastifyReply) => reply.code(404).send(failed(10_003, 'Not Found: Video not found'));

  api.post('/', (request, reply) => beginTus(store, request, reply, baseUrl()));

  // uploading-videos/direct-creator-uploads.mdx: one file in one POST, by someone without a token.
  api.post<{ Body: { meta?: Record<string, unknown>; requireSignedURLs?: boolean } }>(
    '/direct_upload',
    (request, reply) => {
      const { meta = {}, requireSignedURLs = false } = request.body;
      const video = store.addVideo({ meta, requireSignedURLs, upload: { sizeBytes: 1, bytes: [], offset: 0 } });
      return reply.send(ok({ uploadURL: `${baseUrl()}/direct/${video.uid}`, uid: video.uid, watermark: null }));
    },
  );

  api.post('/keys', (_request, reply) => reply.send(ok(keys.make())));

  api.get<ById>('/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    return video === undefined ? missing(reply) : reply.send(ok(shape(video)));
  });

  api.post<ById & { Body: { requireSignedURLs?: boolean; meta?: Record<string, unknown> } }>(
    '/:id',
    (request, reply) => {
      const video = store.videos.get(request.params.id);
      if (video === undefined) return missing(reply);
      video.requireSignedURLs = request.body.requireSignedURLs ?? video.requireSignedURLs;
      video.meta = request.body.meta ?? video.meta;
      return reply.send(ok(shape(video)));
    },
  );

  api.delete<ById>('/:id', (request, reply) =>
    store.videos.delete(request.params.id) ? reply.code(200).send() : missing(reply),
  );

  api.post<ById & { Body: { exp?: number; downloadable?: boolean } }>('/:id/token', (request, reply) => {
    const exp = request.body.exp ?? Math.floor(Date.now() / 1_000) + 3_600;
    return reply.send(ok({ token: keys.sign(request.params.id, exp, request.body.downloadable === true) }));
  });

  api.post<ById>('/:id/downloads', (request, reply) => {
    const video = store.videos.get(request.params.id);
    if (video === undefined) return missing(reply);
    if (store.stateOf(video) !== 'ready') return reply.code(400).send(failed(10_005, 'The video is not ready'));
    video.downloadMs ??= Date.now();
    return reply.send(ok(downloadShape(store, video, baseUrl())));
  });

  api.get<ById>('/:id/downloads', (request, reply) => {
    const video = store.videos.get(request.params.id);
    return video === undefined ? missing(reply) : reply.send(ok(downloadShape(store, video, baseUrl())));
  });
}
