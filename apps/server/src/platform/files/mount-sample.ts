import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const FOLDER = path.join(import.meta.dirname, '../../../../../demo/sample');
const DAY_SECONDS = 86_400;

/** Serves the film of the sample weddings at `/demo/<file>`, including ranges. */
export async function mountSample(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/demo/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: reply => void reply.header('cache-control', `public, max-age=${DAY_SECONDS}`),
  });
}
