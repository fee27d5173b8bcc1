import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/app.ts';
import { narrowPictures } from './narrow-pictures.ts';
import { serveObject } from './serve.ts';

/** What may be read by anyone who knows its name: pictures, whose names cannot be guessed and whose bytes never change. */
const READABLE = /^photo(?:\/[\w-]{1,100})+\.(?:jpg|webp)$/;

/** Serves kept pictures at `/files/<key>`, for as long as a browser likes to keep them. */
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
