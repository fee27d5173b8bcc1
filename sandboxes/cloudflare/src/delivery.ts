import type { Faults } from '@kotohogi/testkit/hosted-faults';
import type { FastifyInstance } from 'fastify';
import { filmPlaylist, livePlaylist, MULTIVARIANT_PLAYLIST, mediaFile } from './sample.ts';
import type { SigningKeys } from './signing.ts';
import type { Store, Video } from './store.ts';

const PLAYLIST = 'application/vnd.apple.mpegurl';

type ById = { Params: { id: string } };

/** Uploads a film (tus 1.0.0; chunk sizes from uploading-videos/resumable-uploads.mdx). */
function mountUploads(app: FastifyInstance, store: Store, faults: Faults): void {
  app.head<ById>('/tus/:id', (request, reply) => {
    const upload = store.videos.get(request.params.id)?.upload;
    if (!upload) return reply.code(404).send();
    reply.header('tus-resumable', '1.0.0').header('upload-length', upload.sizeBytes);
    return reply.header('upload-offset', upload.offset).header('cache-control', 'no-store').code(200).send();
  });

  app.patch<ById & { Body: Buffer }>('/tus/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    const upload = video?.upload;
    if (video === undefined || !upload) return reply.code(404).send();
    if (Number(request.headers['upload-offset']) !== upload.offset) return reply.code(409).send();
    const { length } = request.body;
    const isLast = upload.offset + length >= upload.sizeBytes;
    const isOddSize = length < 5_242_880 || length > 209_715_200 || length % 262_144 !== 0;
    if (!isLast && isOddSize) return reply.code(400).send();
    const isCut = faults.take('upload') !== undefined;
    const taken = isCut ? request.body.subarray(0, Math.floor(length / 2)) : request.body;
    upload.bytes.push(taken);
    upload.offset += taken.length;
    if (upload.offset >= upload.sizeBytes) store.finishUpload(video);
    if (isCut) return reply.raw.destroy();
    return reply.header('tus-resumable', '1.0.0').header('upload-offset', upload.offset).code(204).send();
  });
}

/** The bytes of a form's first file. */
function fileOf(form: Buffer): Buffer {
  const boundary = form.subarray(0, form.indexOf('\r\n'));
  const from = form.indexOf('\r\n\r\n') + 4;
  return form.subarray(from, form.indexOf(Buffer.concat([Buffer.from('\r\n'), boundary]), from));
}

/** The basic upload without a token: the whole file in one form (uploading-videos/direct-creator-uploads.mdx). */
function mountDirectUploads(app: FastifyInstance, store: Store): void {
  app.post<ById & { Body: Buffer }>('/direct/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    // The URL accepts one film.
    if (video?.upload === null || video === undefined || video.upload.offset > 0) return reply.code(404).send();
    const file = fileOf(request.body);
    video.upload = { sizeBytes: file.length, bytes: [file], offset: file.length };
    store.finishUpload(video);
    return reply.code(200).send();
  });
}

/** Everything browsers call: uploads, players, manifests and files. */
export function mountDelivery(app: FastifyInstance, store: Store, keys: SigningKeys, faults: Faults): void {
  mountUploads(app, store, faults);
  mountDirectUploads(app, store);

  /** Resolves a URL to a film or an input, by its id or by a token for it. */
  const open = (idOrToken: string, isDownload = false) => {
    const claims = keys.read(idOrToken);
    const id = claims?.sub ?? idOrToken;
    const input = store.inputs.get(id);
    if (input !== undefined) store.settle(input);
    const video = input === undefined ? store.videos.get(id) : store.videosOf(input).find(one => one.isLive);
    const needsToken = input?.recording.requireSignedURLs ?? video?.requireSignedURLs ?? false;
    const mayOpen = !needsToken || (claims !== undefined && (!isDownload || claims.downloadable));
    return { input, video, mayOpen };
  };

  const playlistOf = (video: Video) =>
    video.isLive ? livePlaylist(video.createdMs, Date.now()) : filmPlaylist(video.createdMs, store.durationOf(video));

  app.get<ById & { Params: { file: string } }>('/:id/manifest/:file', (request, reply) => {
    const { video, mayOpen } = open(request.params.id);
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
    if (!mayOpen) return reply.code(401).send();
    const isThere = video !== undefined && ['ready', 'live-inprogress'].includes(store.stateOf(video));
    if (!isThere) return reply.code(404).send();
    const { file } = request.params;
    if (file === 'video.m3u8') return reply.type(PLAYLIST).send(MULTIVARIANT_PLAYLIST);
    if (file === 'stream.m3u8') return reply.type(PLAYLIST).send(playlistOf(video));
    const media = mediaFile(file);
    return media === undefined ? reply.code(404).send() : reply.type('video/mp4').send(media);
  });

  app.get<ById>('/:id/lifecycle', (request, reply) => {
    const { input, video } = open(request.params.id);
    return reply.send({ isInput: input !== undefined, videoUID: video?.uid ?? null, live: video?.isLive === true });
  });

  app.get<ById>('/:id/views', (_request, reply) => reply.send({ liveViewers: 0 }));

  app.get<ById>('/:id/downloads/default.mp4', (request, reply) => {
    const { video, mayOpen } = open(request.params.id, true);
    if (!mayOpen) return reply.code(401).send();
    return video?.downloadMs ? reply.type('video/mp4').send(store.fileOf(video)) : reply.code(404).send();
  });
}
