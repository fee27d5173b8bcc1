import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/app.ts';
import { narrowPictures } from './narrow-pictures.ts';
import { serveObject } from './serve.ts';

/** Files anyone may read who knows their name: pictures, whose names cannot be guessed and whose bytes never change. */
const READABLE = /^photo(?:\/[\w-]{1,100})+\.(?:jpg|webp)$/;

/** Serves stored pictures at `/files/<key>`, cacheable without limit. */
export function mountFiles(app: FastifyInstance, objects: ObjectStore): void {
  const narrow = narrowPictures(objects);
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*'];
    const info = READABLE.test(key) ? await objects.head(key) : await narrow(key);
    if (info === undefined) return answerNotFound(request, reply);
    const answer = await serveObject(objects, info, {
      rangeHeader: request.headers.range,
      cacheControl: 'public, max-age=31536000, immutable',
    });
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
}
