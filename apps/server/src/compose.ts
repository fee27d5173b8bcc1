import path from 'node:path';
import type { ProviderKey } from '@kotohogi/domain/live/types';
import { GATEWAY_ENVIRONMENTS } from '@kotohogi/domain/payment/types';
import type { Clock } from '@kotohogi/ports/clock';
import type { HostedUploads } from '@kotohogi/ports/hosted-upload';
import type { Mailer, MailOutbox } from '@kotohogi/ports/mailer';
import type { BackupStore, ObjectStore } from '@kotohogi/ports/object-store';
import type { PaymentGateway } from '@kotohogi/ports/payment-gateway';
import type { VideoLookups } from '@kotohogi/ports/video-lookups';
import type { VideoWebhook } from '@kotohogi/ports/video-webhook';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { accountHandlers } from './features/account/handlers.ts';
import { followArchiveSale } from './features/archive-sale/door.ts';
import { archiveSaleHandlers } from './features/archive-sale/handlers.ts';
import { attendantEntryHandlers } from './features/attendant/handlers.entry.ts';
import { hostAttendantHandlers } from './features/attendant/handlers.host.ts';
import { attendantHandlers } from './features/attendant/handlers.ts';
import { countViewers, watchActions } from './features/attendant/live.ts';
import { batchHandlers } from './features/batch/handlers.run.ts';
import { lookUpHandlers } from './features/batch/handlers.ts';
import { companyHandlers } from './features/company/handlers.ts';
import { hangGiftWords } from './features/congratulation/door.ts';
import { hostCongratulationHandlers } from './features/congratulation/handlers.host.ts';
import { congratulationHandlers } from './features/congratulation/handlers.ts';
import { congratulationJobs } from './features/congratulation/jobs.ts';
import { facilityHandlers } from './features/facility/handlers.ts';
import { followGift } from './features/gift/door.ts';
import { giftHandlers } from './features/gift/handlers.ts';
import { hallHandlers } from './features/hall/handlers.ts';
import { invitationHandlers } from './features/invitation/handlers.ts';
import { invitationJobs } from './features/invitation/jobs.ts';
import { liveSteerHandlers } from './features/live/handlers.steer.ts';
import { liveHandlers } from './features/live/handlers.ts';
import { liveJobs, syncSlot, watchProviders } from './features/live/jobs.ts';
import { createAudience } from './features/live/live.ts';
import { notificationHandlers } from './features/notification/handlers.ts';
import { notificationJobs } from './features/notification/jobs.ts';
import type { PaymentDesk } from './features/payment/door.ts';
import { paymentHandlers } from './features/payment/handlers.ts';
import { paymentJobs } from './features/payment/jobs.ts';
import { profileHandlers } from './features/profile/handlers.ts';
import { reactionHandlers } from './features/reaction/handlers.ts';
import { reactionActions } from './features/reaction/live.ts';
import { requestBackup } from './features/recording/door.ts';
import { recordingHandlers } from './features/recording/handlers.ts';
import { uploadHandlers } from './features/recording/handlers.upload.ts';
import { recordingJobs } from './features/recording/jobs.ts';
import { sessionHandlers } from './features/session/handlers.ts';
import { webhookHandlers } from './features/webhook/handlers.ts';
import { weddingHandlers } from './features/wedding/handlers.ts';
import { mount } from './gate/mount.ts';
import type { Route } from './gate/route.ts';
import { admitSocket } from './gate/socket.ts';
import { headOf } from './page-head.ts';
import type { Config } from './platform/config/to-config.ts';
import type { Keys } from './platform/crypto/keys.ts';
import type { Db } from './platform/db/connect.ts';
import { mountFiles } from './platform/files/mount.ts';
import { mountParts } from './platform/files/mount-parts.ts';
import { createApp } from './platform/http/app.ts';
import { createMetrics, mountHealth } from './platform/http/health.ts';
import { mountOpenApi } from './platform/http/openapi.ts';
import { mountPages } from './platform/http/pages.ts';
import { Hub } from './platform/hub/hub.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Log } from './platform/log/log.ts';
import { mountOutbox } from './platform/mail/outbox-page.ts';
import { createOutgoing, mailJobs, type Outgoing } from './platform/mail/outgoing.ts';
import type { Providers } from './platform/video/providers.ts';

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
  /** Where recordings are copied to; absent = there is no second store. */
  readonly backup?: BackupStore | undefined;
  /** Those that are switched on; `channel` is always one of them (decision 3). */
  readonly providers: Providers;
  readonly gateway: PaymentGateway;
  /** Platforms a film is sent to straight from the browser; absent = none is configured. */
  readonly hosted?: Readonly<Partial<Record<ProviderKey, HostedUploads>>>;
  /** Reads what hosted platforms post to us; absent = nothing is taken. */
  readonly webhooks?: Readonly<Partial<Record<ProviderKey, VideoWebhook>>>;
  /** What hosted platforms say of something of ours, for operators. */
  readonly lookups?: Readonly<Partial<Record<ProviderKey, VideoLookups>>>;
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
  /** Follows the video provider from now on; answers how to stop. */
  readonly watchVideo: () => () => void;
}

const WEB_FOLDER = path.join(import.meta.dirname, '../../web/dist');

/** Facts the browser app starts with. */
function bootFacts({ stage, productName }: Config): object {
  return { stage, productName };
}

/** Origins of the gateway a page talks to: its token script and its own pages. */
function gatewayOrigins({ config, gateway }: Outside): string[] {
  const scripts = GATEWAY_ENVIRONMENTS.map(environment => gateway.tokenScriptUrl(environment));
  return [...new Set([config.gateway.apiUrl, ...scripts].map(url => new URL(url).origin))];
}

/** Origins of the hosted video platforms that are switched on. */
function videoOrigins({ hosted: { vimeo, cloudflare } }: Config) {
  return {
    frames: vimeo === undefined ? [] : [vimeo.eventUrl, vimeo.playerUrl].map(url => new URL(url).origin),
    // That one file of theirs, nothing else.
    scripts: vimeo === undefined ? [] : [vimeo.playerScriptUrl],
    streams: cloudflare === undefined ? [] : [cloudflare.playbackUrl],
    // Films go to a host of the platform's choice, near whoever sends them.
    uploads: vimeo === undefined ? [] : [vimeo.apiUrl.replace(/^(https:\/\/)[^.]+\.(\w+\.\w+)$/, '$1*.$2')],
  };
}

/** Money: gifts and sales begin payments, and follow them; payments know neither. */
function composeMoney(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, keys, db, log, clock, gateway, objects } = outside;
  const { publicUrl } = config;
  const hangWords = hangGiftWords(clock);
  const desk: PaymentDesk = {
    db,
    gateway,
    hub,
    log,
    sealKey: keys.seal,
    publicUrl,
    now: () => clock.now(),
    onStepped: {
      gift: followGift({ mails, hub, publicUrl, hangWords }),
      'archive-video': followArchiveSale({ mails, publicUrl }),
    },
  };
  return {
    routes: [
      ...paymentHandlers(desk),
      ...giftHandlers({ desk, hangWords }),
      ...archiveSaleHandlers({ desk, mails, publicUrl, objects }),
    ],
    jobs: paymentJobs(desk),
  };
}

/** Guests: how they come, what they say and send, and who hears of it. */
function composeGuests(outside: Outside, mails: Outgoing, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { config, db, clock } = outside;
  for (const action of [...watchActions({ db, hub, clock }), ...reactionActions({ db, hub, clock })]) hub.bind(action);
  countViewers(hub);
  return {
    routes: [
      ...attendantHandlers({ db, hub, providers: outside.providers }),
      ...attendantEntryHandlers({ db, hub, mails, publicUrl: config.publicUrl }),
      ...hostAttendantHandlers({ db }),
      ...congratulationHandlers({ db, hub }),
      ...hostCongratulationHandlers({ db }),
      ...reactionHandlers({ db }),
      ...notificationHandlers({ db, hub }),
    ],
    jobs: [...congratulationJobs({ db, hub }), ...notificationJobs({ db, clock, mails, publicUrl: config.publicUrl })],
  };
}

/** Recordings: marker, chapters, what belongs to them, and films that staff bring. */
function composeRecordings(outside: Outside, hub: Hub): { routes: Route[]; jobs: BoundJob[] } {
  const { db, clock, log, objects, backup, providers, hosted = {} } = outside;
  const own = { db, hub, objects };
  return {
    routes: [...recordingHandlers({ ...own, providers }), ...uploadHandlers({ ...own, clock, log, hosted })],
    jobs: recordingJobs({ db, clock, objects, backup }),
  };
}

/** Live streaming: the console's calls, what follows by itself, and the providers that are watched. */
function composeLive(outside: Outside, mails: Outgoing, hub: Hub) {
  const { config, keys, db, log, clock, objects } = outside;
  const { ingestUrl, browserIngestUrl, emergencyDestination, liveErrorDestination } = config.live;
  const audience = createAudience(hub, clock);
  hub.bind(audience.action);
  const deps = {
    ...{ db, hub, clock, log, keys, objects, audience, ingestUrl, browserIngestUrl },
    onFileKept: outside.backup && requestBackup,
    providers: outside.providers,
    alarms: { mails, publicUrl: config.publicUrl, emergencyDestination, liveErrorDestination },
  };
  return {
    routes: [
      ...liveHandlers(deps),
      ...liveSteerHandlers(deps),
      ...batchHandlers({ db, hasBackup: outside.backup !== undefined }),
      ...lookUpHandlers({ db, providers: outside.providers, lookups: outside.lookups ?? {} }),
      ...webhookHandlers({ webhooks: outside.webhooks ?? {}, syncSlot: name => syncSlot(deps, name) }),
    ],
    jobs: liveJobs(deps),
    watch: () => watchProviders(deps),
  };
}

/** The server with everything that is no call of the contract: health, files, the outbox of a trial. */
async function openApp(outside: Outside, metrics: ReturnType<typeof createMetrics>): Promise<FastifyInstance> {
  const { config, keys, db, log } = outside;
  const app = await createApp({
    log,
    cookieKey: keys.cookie,
    publicUrl: config.publicUrl,
    live: new URL(config.live.playbackUrl).origin,
    gatewayOrigins: gatewayOrigins(outside),
    video: videoOrigins(config),
    hasProxy: config.stage === 'production',
    isRateLimited: config.stage !== 'test',
  });
  mountHealth(app, db, metrics);
  mountFiles(app, outside.objects);
  mountParts(app, outside.objects.uploads, { publicUrl: config.publicUrl, now: () => outside.clock.now() });
  if (outside.outbox) mountOutbox(app, outside.outbox);
  return app;
}

/** Puts the product together: features onto ports, routes onto the server, actions onto the hub. */
export async function compose(outside: Outside): Promise<Product> {
  const { config, db, log, clock } = outside;
  const mails = createOutgoing(config.productName);
  const hub = new Hub(log);
  const metrics = createMetrics();
  const app = await openApp(outside, metrics);
  metrics.gauge('kotohogi_sockets', 'Open sockets', () => hub.count());

  const recordings = composeRecordings(outside, hub);
  const money = composeMoney(outside, mails, hub);
  const guests = composeGuests(outside, mails, hub);
  const basics = { db, mails, publicUrl: config.publicUrl };
  const live = composeLive(outside, mails, hub);
  const routes: Route[] = [
    ...sessionHandlers(basics),
    ...companyHandlers(basics),
    ...facilityHandlers(basics),
    ...hallHandlers(basics),
    ...weddingHandlers(basics),
    ...money.routes,
    ...accountHandlers(basics),
    ...live.routes,
    ...recordings.routes,
    ...profileHandlers(basics),
    ...guests.routes,
    ...invitationHandlers({ ...basics, objects: outside.objects }),
  ];
  mount(app, routes, {
    db,
    now: () => clock.now(),
    publicUrl: config.publicUrl,
    checksAnswers: config.stage !== 'production',
  });
  if (config.stage !== 'production') {
    const rows = routes.map(route => route.row);
    mountOpenApi(app, rows, { title: config.productName.en, serverUrl: config.publicUrl });
  }
  await mountPages(app, {
    folder: WEB_FOLDER,
    boot: bootFacts(config),
    headOf: (path, language) => headOf(config, path, language),
  });
  return {
    app,
    hub,
    routes,
    watchVideo: live.watch,
    jobs: [
      ...live.jobs,
      ...recordings.jobs,
      ...mailJobs(outside.mailer, log),
      ...money.jobs,
      ...guests.jobs,
      ...invitationJobs({ db, clock }),
    ],
    openSockets: () =>
      hub.open(app.server, {
        publicUrl: config.publicUrl,
        admission: handshake => admitSocket({ db, app, now: () => clock.now() }, handshake),
      }),
  };
}
