import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorShape, videoShape } from './shapes.ts';
import type { Store } from './store.ts';

interface VideoBody {
  readonly name?: unknown;
  readonly privacy?: { readonly view?: unknown };
  readonly upload?: { readonly approach?: unknown; readonly size?: unknown };
}

type ById = { Params: { id: string } };

/** The calls about films (vimeo-python-sdk README, "Videos", the `tus` approach). */
export function mountVideos(app: FastifyInstance, store: Store, baseUrl: () => string): void {
  const missing = (reply: FastifyReply) =>
    reply.code(404).send(errorShape("The requested video couldn't be found.", 5460));

  app.post<{ Body: VideoBody }>('/me/videos', (request, reply) => {
    const { upload, name, privacy } = request.body;
    const sizeBytes = Number(upload?.size);
    if (upload?.approach !== 'tus' || !Number.isSafeInteger(sizeBytes) || sizeBytes <= 0) {
      return reply
        .code(400)
        .send(errorShape('Invalid parameters.', 2204, 'upload.approach and upload.size are required'));
    }
    const video = store.addVideo(String(name ?? 'Untitled'), {
      privacyView: String(privacy?.view ?? 'anybody'),
      upload: { sizeBytes, bytes: [], offset: 0 },
    });
    return reply.send(videoShape(store, video, baseUrl()));
  });

  app.get<ById>('/videos/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    return video === undefined ? missing(reply) : reply.send(videoShape(store, video, baseUrl()));
  });

  app.patch<ById & { Body: VideoBody }>('/videos/:id', (request, reply) => {
    const video = store.videos.get(request.params.id);
    if (video === undefined) return missing(reply);
    const { name, privacy } = request.body;
    if (typeof name === 'string') video.name = name;
    if (typeof privacy?.view === 'string') video.privacyView = privacy.view;
    return reply.send(videoShape(store, video, baseUrl()));
  });

  app.delete<ById>('/videos/:id', (request, reply) => {
    if (!store.videos.delete(request.params.id)) return missing(reply);
    for (const event of store.events.values()) event.videoIds = event.videoIds.filter(id => id !== request.params.id);
    return reply.code(204).send();
  });

  app.put<{ Params: { id: string; domain: string } }>('/videos/:id/privacy/domains/:domain', (request, reply) =>
    store.videos.has(request.params.id) ? reply.code(204).send() : missing(reply),
  );
}
