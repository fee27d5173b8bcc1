import path from 'node:path';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { GATEWAY_ENVIRONMENTS } from '@kotohogi/domain/payment/types';
import type { FastifyInstance } from 'fastify';
import { composeMoney } from './compose.money.ts';
import { composeGuests, composeOutside } from './compose.people.ts';
import { composeWeddings, eraseAsOf } from './compose.weddings.ts';
import { mountDemoStart } from './demo-start.ts';
import { auditHandlers } from './features/audit/handlers.ts';
import { insertAudit } from './features/audit/index.ts';
import { requestBackup } from './features/backup/index.ts';
import { backupJobs } from './features/backup/jobs.ts';
import { operatorHandlers } from './features/batch/handlers.operator.ts';
import { batchHandlers } from './features/batch/handlers.run.ts';
import { lookUpHandlers } from './features/batch/handlers.ts';
import { batchJobs } from './features/batch/jobs.ts';
import { captionHandlers } from './features/captions/handlers.ts';
import { demoDeps } from './features/demo/handlers.ts';
import { liveControlHandlers } from './features/live/handlers.control.ts';
import { liveHandlers } from './features/live/handlers.ts';
import { liveJobs, syncSlot, watchProviders } from './features/live/jobs.ts';
import { createAudience } from './features/live/live.ts';
import { platformSettingHandlers } from './features/platform-setting/handlers.ts';
import { deleteReactionsSoFar } from './features/reaction/index.ts';
import { auditAndPublish } from './features/recording/handlers.board.ts';
import { recordingHandlers } from './features/recording/handlers.ts';
import { readStoredExtras } from './features/recording/index.ts';
import { personalUrl } from './features/session/index.ts';
import { uploadHandlers } from './features/upload/handlers.ts';
import { uploadJobs } from './features/upload/jobs.ts';
import { webhookHandlers } from './features/webhook/handlers.ts';
import { mount } from './gate/mount.ts';
import type { Route } from './gate/route.ts';
import { admitSocket } from './gate/socket.ts';
import type { Outside } from './outside.ts';
import { frameOf } from './page-frame.ts';
import { canonicalPath, headOf, missingHeadOf } from './page-head.ts';
import { startOf } from './page-start.ts';
import { weddingAt } from './page-wedding.ts';
import type { Config } from './platform/config/to-config.ts';
import { mountFiles } from './platform/files/mount.ts';
import { mountParts } from './platform/files/mount-parts.ts';
import { mountSample } from './platform/files/mount-sample.ts';
import { createApp } from './platform/http/app.ts';
import { mountBrowserLog } from './platform/http/browser-log.ts';
import { createMetrics, mountHealth } from './platform/http/health.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages } from './platform/http/pages.ts';
import { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import { retentionJobs } from './platform/jobs/retention.ts';
import { recordRuns } from './platform/jobs/runs.ts';
import { mountOutbox } from './platform/mail/outbox-page.ts';
import { createOutgoing, mailJobs, type Outgoing } from './platform/mail/outgoing.ts';

/** The composed product, not yet listening. */
export interface Product {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly jobs: readonly BoundJob[];
  /** Every call the product answers, for the API reference and the permission test. */
  readonly routes: readonly Route[];
  /** Opens the sockets; call it once the HTTP server listens. */
  readonly openSockets: () => void;
  /** Starts watching the video providers; returns a function that stops it. */
  readonly watchVideo: () => () => void;
}

const WEB_FOLDER = path.join(import.meta.dirname, '../../web/dist');

/** Facts the browser app starts with. */
function bootFacts({ stage, productName }: Config): object {
  return { stage, productName };
}

/** Origins of the gateway that pages connect to: its token script and its own pages. */
function gatewayOrigins({ config, gateway }: Outside): string[] {
  const scripts = GATEWAY_ENVIRONMENTS.map(environment => gateway.tokenScriptUrl(environment));
  return [...new Set([config.gateway.apiUrl, ...scripts].map(url => new URL(url).origin))];
}

/** Origins of the hosted video platforms that are switched on. */
function videoOrigins({ hosted: { vimeo, cloudflare } }: Config) {
  return {
    frames: vimeo === undefined ? [] : [vimeo.eventUrl, vimeo.playerUrl].map(url => new URL(url).origin),
    // Only this one file of theirs.
    scripts: vimeo === undefined ? [] : [vimeo.playerScriptUrl],
    streams: cloudflare === undefined ? [] : [cloudflare.playbackUrl],
    // Uploads go to a host of the platform's choice, near the sender.
    uploads: vimeo === undefined ? [] : [vimeo.apiUrl.replace(/^(https:\/\/)[^.]+\.(\w+\.\w+)$/, '$1*.$2')],
  };
}

/** Recordings: marker, chapters, accompanying data, and films that staff upload. */
function composeRecordings(outside: Outside, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { db, clock, log, objects, backup, providers, hosted = {} } = outside;
  const own = { db, hub, objects };
  return {
    routes: [
      ...recordingHandlers({ ...own, providers }),
      ...captionHandlers({
        ...{ db, objects, providers },
        auditAndPublish: (scope, call) => auditAndPublish(own, scope, call),
      }),
      ...uploadHandlers({ ...own, clock, log, hosted }),
    ],
    jobs: [
      ...uploadJobs({ db, clock, log, objects, hosted }),
      // Without a second store nothing is copied.
      ...(backup === undefined ? [] : backupJobs({ db, clock, objects, backup, readExtras: readStoredExtras })),
    ],
  };
}

/** Live streaming: the console's calls, its jobs, and the providers to watch. */
function composeLive(outside: Outside, mails: Outgoing, hub: Hub) {
  const { config, keys, db, log, clock, objects } = outside;
  const { ingestUrl, browserIngestUrl, emergencyDestination, liveErrorDestination } = config.live;
  const audience = createAudience(hub, clock);
  hub.bind(audience.action);
  const deps = {
    ...{ db, hub, clock, log, keys, objects, audience, ingestUrl, browserIngestUrl },
    onFileKept: outside.backup && requestBackup,
    deleteReactions: deleteReactionsSoFar,
    providers: outside.providers,
    alarms: { mails, publicUrl: config.publicUrl, emergencyDestination, liveErrorDestination },
  };
  return {
    routes: [
      ...platformSettingHandlers({ db, environment: { emergencyDestination, liveErrorDestination } }),
      ...liveHandlers(deps),
      ...liveControlHandlers(deps),
      ...webhookHandlers({ webhooks: outside.webhooks ?? {}, syncSlot: name => syncSlot(deps, name) }),
    ],
    jobs: liveJobs(deps),
    watch: () => watchProviders(deps),
  };
}

/** The pages and commands of the platform's operators. `jobs` is read on each call. */
function composeOperations(outside: Outside, jobs: () => readonly BoundJob[]): { routes: Route[]; jobs: BoundJob[] } {
  const { db, clock } = outside;
  return {
    routes: [
      ...auditHandlers({ db }),
      ...operatorHandlers({ db }),
      ...batchHandlers({ db, clock, hasBackup: outside.backup !== undefined, jobs }),
      ...lookUpHandlers({ db, providers: outside.providers, lookups: outside.lookups ?? {} }),
    ],
    jobs: batchJobs({ db, clock }),
  };
}

/**
 * The server with everything that is not a call of the contract: health checks, files, the outbox outside production.
 */
async function openApp(outside: Outside, metrics: ReturnType<typeof createMetrics>): Promise<FastifyInstance> {
  const { config, keys, db, log } = outside;
  const app = await createApp({
    log,
    cookieKey: keys.cookie,
    publicUrl: config.publicUrl,
    live: new URL(config.live.playbackUrl).origin,
    gatewayOrigins: gatewayOrigins(outside),
    video: videoOrigins(config),
    trustedProxies: config.trustedProxies,
    isRateLimited: config.stage !== 'test',
    hasWebFonts: config.hasWebFonts,
  });
  mountHealth(app, db, metrics);
  mountBrowserLog(app);
  mountFiles(app, outside.objects);
  await mountSample(app);
  if (config.stage === 'local') mountDemoStart(app, db, config);
  mountParts(app, outside.objects.uploads, { publicUrl: config.publicUrl, now: () => outside.clock.now() });
  if (outside.outbox) mountOutbox(app, outside.outbox, config.mail.reportSecret);
  return app;
}

/** The queue of mails; those to guests contain a personal link. */
export function composeMails({ config, keys, clock }: Pick<Outside, 'config' | 'keys' | 'clock'>): Outgoing {
  return createOutgoing({
    productName: config.productName,
    publicUrl: config.publicUrl,
    linkKey: keys.link,
    personalUrl: (tx, reader, url) => personalUrl(tx, reader, url, clock.now()),
  });
}

/** Runs the nightly erasure at once, as of the given night: for the demo, whose history is created at its start. */
export async function eraseAsked(outside: Outside, night: Instant): Promise<void> {
  await eraseAsOf(outside, composeMails(outside), night);
}

/** The pages of the browser app, each with its initial data. */
async function openPages(app: FastifyInstance, { config, db, clock }: Outside): Promise<void> {
  await mountPages(app, {
    folder: WEB_FOLDER,
    boot: bootFacts(config),
    headOf: async (path, language) => {
      const wedding = await weddingAt(db, path, clock.now());
      return wedding === 'nowhere' ? undefined : headOf(config, { path, language, wedding });
    },
    missingHeadOf: language => missingHeadOf(config, language),
    canonicalPath,
    startOf: (request, language) => startOf(app, request, language, config.hasWebFonts),
    frameOf,
  });
}

/** Composes the product: features onto ports, routes onto the server, actions onto the hub. */
export async function compose(outside: Outside): Promise<Product> {
  const { config, db, log, clock } = outside;
  const mails = composeMails(outside);
  const hub = new Hub(log);
  const metrics = createMetrics();
  const app = await openApp(outside, metrics);
  metrics.gauge('kotohogi_sockets', 'Open sockets', () => hub.count());

  const recordings = composeRecordings(outside, hub);
  const money = composeMoney(outside, mails, hub);
  const guests = composeGuests(outside, mails, hub);
  const shared = composeOutside(outside, mails, hub);
  const weddings = composeWeddings(outside, mails, hub);
  const live = composeLive(outside, mails, hub);
  const operations = composeOperations(outside, () => jobs);
  const jobs: readonly BoundJob[] = recordRuns({ db, clock }, [
    ...live.jobs,
    ...recordings.jobs,
    ...retentionJobs({ db, clock }),
    ...mailJobs({ mailer: outside.mailer, db, clock, log }),
    ...shared.jobs,
    ...money.jobs,
    ...weddings.jobs,
    ...guests.jobs,
    ...operations.jobs,
  ]);
  const routes: Route[] = [
    ...shared.routes,
    ...weddings.routes,
    ...money.routes,
    ...live.routes,
    ...operations.routes,
    ...recordings.routes,
    ...guests.routes,
  ];
  mount(app, routes, {
    db,
    now: () => clock.now(),
    publicUrl: config.publicUrl,
    checksAnswers: config.stage !== 'production',
    demo: demoDeps(db),
    insertAudit,
  });
  if (config.stage !== 'production') {
    const rows = routes.map(route => route.row);
    mountOpenApi(app, rows, { title: config.productName.en, serverUrl: config.publicUrl });
  }
  await openPages(app, outside);
  return {
    app,
    hub,
    routes,
    watchVideo: live.watch,
    jobs,
    openSockets: () =>
      hub.open(app.server, {
        publicUrl: config.publicUrl,
        admission: handshake => admitSocket({ db, app, now: () => clock.now() }, handshake),
      }),
  };
}
