import path from 'node:path';
import { findPage } from '@kotohogi/contract/pages';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { Clock } from '@kotohogi/ports/clock';
import type { Mailer, MailOutbox } from '@kotohogi/ports/mailer';
import type { ObjectStore } from '@kotohogi/ports/object-store';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { companyHandlers } from './features/company/handlers.ts';
import { facilityHandlers } from './features/facility/handlers.ts';
import { hallHandlers } from './features/hall/handlers.ts';
import { sessionHandlers } from './features/session/handlers.ts';
import { weddingHandlers } from './features/wedding/handlers.ts';
import { mount } from './gate/mount.ts';
import type { Route } from './gate/route.ts';
import { admitSocket } from './gate/socket.ts';
import type { Config } from './platform/config/to-config.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { Db } from './platform/db/connect.ts';
import { createApp } from './platform/http/app.ts';
import { createMetrics, mountHealth } from './platform/http/health.ts';
import { mountPages, type PageHead } from './platform/http/pages.ts';
import { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Log } from './platform/log/log.ts';
import { mountOutbox } from './platform/mail/outbox-page.ts';
import { createOutgoing, mailJobs } from './platform/mail/outgoing.ts';

/** Everything outside the product's own code, chosen by whoever composes it: production, a workstation or a test. */
export interface Outside {
  readonly config: Config;
  readonly keys: Keys;
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Where the mails are kept when none are sent; then /outbox shows them. Never in production. */
  readonly outbox: MailOutbox | undefined;
  readonly objects: ObjectStore;
}

/** The composed product, not yet listening. */
export interface Product {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly jobs: readonly BoundJob[];
  /** Every call the product answers, for the API reference and the permission test. */
  readonly routes: readonly Route[];
  /** Opens the sockets; call it once the HTTP server listens. */
  readonly openSockets: () => void;
}

const WEB_FOLDER = path.join(import.meta.dirname, '../../web/dist');

/** Facts the browser app starts with. */
function bootFacts({ stage, productName }: Config): object {
  return { stage, productName };
}

/** The title and preview of a page. Names of couples are in none of them: they are sent to anyone (decision 137). */
function headOf(config: Config, path: string, language: Language): PageHead | undefined {
  const row = findPage(path);
  if (row === undefined) return undefined;
  const { title, description } = row.texts[language];
  const image = `${config.publicUrl}/art/natural/link-preview.png`;
  return { title: `${title} | ${config.productName[language]}`, description, image, isIndexed: row.isIndexed };
}

/** Puts the product together: features onto ports, routes onto the server, actions onto the hub. */
export async function compose(outside: Outside): Promise<Product> {
  const { config, keys, db, log, clock } = outside;
  const mails = createOutgoing(config.productName);
  const hub = new Hub(log);
  const metrics = createMetrics();
  const app = await createApp({
    log,
    cookieKey: keys.cookie,
    publicUrl: config.publicUrl,
    live: new URL(config.live.playbackUrl).origin,
    gatewayOrigins: [
      ...new Set([config.gateway.apiUrl, config.gateway.tokenScriptUrl].map(url => new URL(url).origin)),
    ],
    trustProxy: config.stage === 'production',
    isRateLimited: config.stage !== 'test',
  });
  mountHealth(app, db, metrics);
  if (outside.outbox) mountOutbox(app, outside.outbox);
  metrics.gauge('kotohogi_sockets', 'Open sockets', () => hub.count());

  const basics = { db, mails, publicUrl: config.publicUrl };
  const routes: Route[] = [
    ...sessionHandlers(basics),
    ...companyHandlers(basics),
    ...facilityHandlers(basics),
    ...hallHandlers(basics),
    ...weddingHandlers(basics),
  ];
  mount(app, routes, {
    db,
    now: () => clock.now(),
    publicUrl: config.publicUrl,
    checksAnswers: config.stage !== 'production',
  });
  await mountPages(app, {
    folder: WEB_FOLDER,
    boot: bootFacts(config),
    headOf: (path, language) => headOf(config, path, language),
  });
  return {
    app,
    hub,
    routes,
    jobs: [...mailJobs(outside.mailer, log)],
    openSockets: () =>
      hub.open(app.server, {
        publicUrl: config.publicUrl,
        admission: handshake => admitSocket({ db, app, now: () => clock.now() }, handshake),
      }),
  };
}
