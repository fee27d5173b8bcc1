import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Db } from '../db/connect.ts';

/** Metrics the product exposes about itself. */
export interface Metrics {
  readonly registry: Registry;
  readonly gauge: (name: string, help: string, read: () => number) => void;
}

/** Creates the registry with the process's default metrics. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read());
        },
      });
    },
  };
}

/** `/healthz`: the process is alive; `/readyz`: it can serve (the database answers); `/metrics`: for Prometheus. */
export function mountHealth(app: FastifyInstance, db: Db, metrics: Metrics): void {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return reply.type('text/plain').send('ready');
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).type('text/plain').send('the database does not respond');
    }
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
