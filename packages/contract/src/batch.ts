import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import type { ListRules } from './kit/list.ts';
import { instantMs } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';

/** A platform's raw data about one of our resources: none of it is a fact of the product. */
const platformWords = z.record(z.string(), z.unknown());

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
  publishedAt: z.nullable(instantMs),
  closedAt: z.nullable(instantMs),
  durationMs: z.number(),
  sizeBytes: z.number(),
});

/** A lookup of one of our resources at a platform, by its name there. */
const lookUp = <const Name extends string, const Path extends string>(name: Name, path: Path, summary: string) =>
  endpoint({
    name,
    method: 'GET',
    path: `/admin/${path}/:id`,
    summary,
    access: 'admin:read:wedding-lives',
    params: z.object({ id: z.string() }),
    output: platformWords,
    errors: { batch_unknown: 404, batch_unreachable: 503 },
  });

/** The operators' list of all slots. */
export const weddingLiveList = {
  sorts: ['startsAt', 'weddingId'],
  order: 'DESC',
  filters: { state: SLOT_STATES, provider: PROVIDER_KEYS, facilityId: 'id' },
} as const satisfies ListRules;

/** What operators look up and trigger across all facilities. */
export const batch = {
  weddingLives: endpoint({
    name: 'batch.weddingLives',
    method: 'GET',
    path: '/admin/weddingLives',
    summary: 'Lists the live slots of every facility.',
    access: 'admin:read:wedding-lives',
    query: listQuery(weddingLiveList),
    output: pageOf(weddingLive),
  }),
  clean: endpoint({
    name: 'batch.clean',
    method: 'POST',
    path: '/admin/live/clean',
    summary:
      'Closes, at their providers, the slots whose window is over and that never received a stream; `isDryRun` only lists them.',
    access: 'admin:exec:batch',
    audit: 'live_slot',
    body: z.object({ isDryRun: z._default(z.boolean(), true) }),
    output: z.object({ isDryRun: z.boolean(), slots: z.array(z.object({ weddingId: z.number(), ref: z.string() })) }),
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
