import { JOB_TASKS } from '@kotohogi/domain/batch/tasks';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import { BACKUP_STATES } from '@kotohogi/domain/recording/backup';
import { DOWNLOAD_DAYS, ERASURE_WAITS, KEPT_DAYS } from '@kotohogi/domain/wedding/erasure';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { instantMs, wholeNumber } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';

/** A platform's raw data about one of our resources: none of it is a fact of the product. */
const platformBody = z.record(z.string(), z.unknown());

/** A wedding with a slot, in the operators' list of all. */
const weddingLive = z.object({
  weddingId: z.number(),
  reservationId: z.string(),
  facilityId: z.number(),
  facilityName: z.string(),
  startsAt: instantMs,
  provider: z.enum(PROVIDER_KEYS),
  /** The slot's name at its provider. */
  ref: z.string(),
  state: z.enum(SLOT_STATES),
  /** Staff have announced a later start, and the stream is not published yet. */
  isDelayed: z.boolean(),
  publishedAt: z.nullable(instantMs),
  closedAt: z.nullable(instantMs),
  durationMs: z.number(),
  sizeBytes: z.number(),
});
export type WeddingLive = z.infer<typeof weddingLive>;

const logLine = z.object({ at: instantMs, kind: z.string(), actorName: z.string(), detail: z.string() });

/** A job with its schedule and its last run. */
const job = z.object({
  task: z.enum(JOB_TASKS),
  schedule: z.object({ every: z.enum(['minute', 'hour', 'day', 'never']), hour: z.number(), minute: z.number() }),
  run: z.nullable(
    z.object({
      startedAt: instantMs,
      /** Null while it runs, and after its worker was killed. */
      finishedAt: z.nullable(instantMs),
      /** Empty if it succeeded. */
      error: z.string(),
      counts: z.record(z.string(), z.number()),
    }),
  ),
});
export type BatchJob = z.infer<typeof job>;

/** Everything that writes here is a dry run unless the body says otherwise. */
const isDryRun = z._default(z.boolean(), true);

/** A lookup of one of our resources at a platform, by its name there. */
const lookUp = <const Name extends string, const Path extends string>(name: Name, path: Path, summary: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `/admin/${path}/:id`,
    summary,
    access: 'admin:read:wedding-lives',
    params: z.object({ id: z.string() }),
    output: platformBody,
    errors: { batch_unknown: 404, batch_unreachable: 503 },
  });

/** The operators' list of all slots. */
export const weddingLiveList = {
  sorts: ['startsAt', 'weddingId'],
  order: 'DESC',
  filters: {
    /** Without it, and without a state, the active slots (docs/product/live.md#sets). */
    set: ['active', 'trouble', 'all'],
    state: [...SLOT_STATES, 'delayed'],
    provider: PROVIDER_KEYS,
    facility: 'text',
    facilityId: 'id',
    date: 'days',
  },
} as const satisfies ListRules;

/** What operators look up and trigger across all facilities. */
export const batch = {
  jobs: endpoint({
    name: 'batch.jobs',
    method: 'GET',
    path: '/admin/batch',
    summary: 'Lists the jobs with their schedules and last runs, and the failed jobs by task.',
    access: 'admin:exec:batch',
    output: z.object({
      jobs: z.array(job),
      failed: z.array(z.object({ task: z.string(), retrying: z.number(), dead: z.number() })),
    }),
  }),
  cleanWeddings: endpoint({
    name: 'batch.cleanWeddings',
    method: 'POST',
    path: '/admin/wedding/clean',
    summary:
      'Starts the erasure of weddings whose data was kept for `period` days past the end of the archive; `isDryRun` only lists them.',
    access: 'admin:exec:batch',
    audit: 'batch',
    body: z.object({
      period: z._default(wholeNumber(DOWNLOAD_DAYS, 3_650), KEPT_DAYS),
      isDryRun,
    }),
    output: z.object({
      isDryRun: z.boolean(),
      weddings: z.array(
        z.object({
          weddingId: z.number(),
          reservationId: z.string(),
          facilityName: z.string(),
          startsAt: instantMs,
          /** What has to end before this entry can be processed; null if nothing has to. */
          waitsFor: z.nullable(z.enum(ERASURE_WAITS)),
        }),
      ),
    }),
  }),
  sendQueued: endpoint({
    name: 'batch.sendQueued',
    method: 'POST',
    path: '/admin/sns/batchRequest',
    summary: 'Sends queued and failed mails and notices now; `isDryRun` only counts them.',
    access: 'admin:exec:batch',
    audit: 'batch',
    body: z.object({ isDryRun }),
    output: z.object({
      isDryRun: z.boolean(),
      queued: z.array(z.object({ task: z.string(), queued: z.number(), failed: z.number() })),
    }),
  }),
  weddingLives: endpoint({
    name: 'batch.weddingLives',
    method: 'GET',
    path: '/admin/weddingLives',
    summary: 'Lists the live slots of every facility; without `set` and `state` the active ones.',
    access: 'admin:read:wedding-lives',
    query: listQuery(weddingLiveList),
    output: pageOf(weddingLive),
  }),
  weddingLive: endpoint({
    name: 'batch.weddingLive',
    method: 'GET',
    path: '/admin/weddingLives/:id',
    summary: "Returns a wedding's slot with its backup and the last 200 lines of its history.",
    access: 'admin:read:wedding-lives',
    params: z.object({ id: pathId<WeddingId>() }),
    output: z.object({
      /** Null without one. */
      slot: z.nullable(weddingLive),
      /** Why it was stopped in an emergency; empty if it was not. */
      stopReason: z.string(),
      /** The finished film is in our own store. */
      isKept: z.boolean(),
      /** Null if no copy in a second store was requested. */
      backup: z.nullable(z.enum(BACKUP_STATES)),
      log: z.array(logLine),
    }),
    errors: { batch_unknown: 404 },
  }),
  cleanLives: endpoint({
    name: 'batch.cleanLives',
    method: 'POST',
    path: '/admin/live/clean',
    summary:
      'Starts the end of slots that have been stale for 24 hours and are neither in use nor troubled; `isDryRun` only lists them.',
    access: 'admin:exec:batch',
    audit: 'batch',
    body: z.object({ isDryRun }),
    output: z.object({
      isDryRun: z.boolean(),
      slots: z.array(
        z.object({
          weddingId: z.number(),
          reservationId: z.string(),
          facilityName: z.string(),
          ref: z.string(),
          state: z.enum(SLOT_STATES),
          cleaning: z.enum(['retire', 'end']),
        }),
      ),
    }),
  }),
  backup: endpoint({
    name: 'batch.backup',
    method: 'POST',
    path: '/admin/live/:id/backup',
    summary:
      "Returns how far the backup of a wedding's finished file is, and starts the jobs that copy it from its provider to our store and on to the second one.",
    access: 'admin:exec:batch',
    audit: 'live_slot',
    params: z.object({ id: pathId<WeddingId>() }),
    /** In our own store; and in the second one, as verified there (null if there is none). */
    output: z.object({ isKept: z.boolean(), isBackedUp: z.nullable(z.boolean()) }),
    errors: { batch_unknown: 404 },
  }),
  vimeoInfo: lookUp(
    'batch.vimeoInfo',
    'vimeo/info',
    'Returns the state of a film at the platform, without its download URLs.',
  ),
  vimeoVideo: lookUp('batch.vimeoVideo', 'vimeo/video', 'Returns a film at the platform, without its secrets.'),
  vimeoLive: lookUp('batch.vimeoLive', 'vimeo/live', 'Returns a live event at the platform, without its secrets.'),
  channelInfo: lookUp(
    'batch.channelInfo',
    'channel/info',
    'Returns the state of a slot’s recording (`id` is its ref).',
  ),
  channelVideo: lookUp('batch.channelVideo', 'channel/video', 'Returns what is stored of a slot’s recording.'),
  channelLive: lookUp('batch.channelLive', 'channel/live', 'Returns the current state of a slot at the live origin.'),
  channelLiveChannels: lookUp(
    'batch.channelLiveChannels',
    'channel/liveChannels',
    'Returns a slot as it is stored, with its log.',
  ),
};
