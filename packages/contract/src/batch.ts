import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { instantMs } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { filterId, filterText, pageOf, paging } from './rules/query.ts';

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

/** What operators look up and trigger across all facilities. */
export const batch = {
  weddingLives: endpoint({
    name: 'batch.weddingLives',
    method: 'GET',
    path: '/admin/weddingLives',
    summary: 'The slots of every facility.',
    access: 'admin:read:wedding-lives',
    query: z.object({
      ...paging(['startsAt', 'weddingId'], 'DESC'),
      state: filterText,
      provider: filterText,
      facilityId: filterId<FacilityId>(),
    }),
    output: pageOf(weddingLive),
  }),
  clean: endpoint({
    name: 'batch.clean',
    method: 'POST',
    path: '/admin/live/clean',
    summary:
      'Closes at their providers the slots nobody streamed to and whose window is over; tells them first (isDryRun).',
    access: 'admin:exec:batch',
    body: z.object({ isDryRun: z._default(z.boolean(), true) }),
    output: z.object({ isDryRun: z.boolean(), slots: z.array(z.object({ weddingId: z.number(), ref: z.string() })) }),
  }),
  backup: endpoint({
    name: 'batch.backup',
    method: 'POST',
    path: '/admin/live/:id/backup',
    summary:
      'Copies the finished file of a wedding (id) from its provider into our own store and from there into the second one, where that was not done yet. It answers how it stands; jobs do it.',
    access: 'admin:exec:batch',
    params: z.object({ id: pathId<WeddingId>() }),
    /** In our own store; and in the second one, as verified there (null if there is none). */
    output: z.object({ isKept: z.boolean(), isBackedUp: z.nullable(z.boolean()) }),
    errors: { batch_unknown: 404 },
  }),
  vimeoInfo: lookUp(
    'batch.vimeoInfo',
    'vimeo/info',
    'State of a film at the platform, without where it can be fetched.',
  ),
  vimeoVideo: lookUp('batch.vimeoVideo', 'vimeo/video', 'A film at the platform, without its secrets.'),
  vimeoLive: lookUp('batch.vimeoLive', 'vimeo/live', 'A live event at the platform, without its secrets.'),
  channelInfo: lookUp('batch.channelInfo', 'channel/info', 'How the recording of a slot fares (id = its ref).'),
  channelVideo: lookUp('batch.channelVideo', 'channel/video', 'What is stored of the recording of a slot.'),
  channelLive: lookUp('batch.channelLive', 'channel/live', 'What the live origin says of a slot now.'),
  channelLiveChannels: lookUp(
    'batch.channelLiveChannels',
    'channel/liveChannels',
    'A slot as it is stored, and its log.',
  ),
};
