import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import { DAY_MS, HOUR_MS, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { seedTransfers } from './ledger.ts';
import { DEMO_FACILITY } from './logins.ts';
import { ERASED, PATTERN_WEDDINGS, type PatternWedding } from './pattern-weddings.ts';
import { GUESTS } from './people.ts';
import { at, type Place, seedGuests, seedHost, seedWedding, type Tx } from './rows.ts';

/** The demo's weddings are numbered; these follow the forty. */
const FIRST_INDEX = 40;
/**
 * The first of the six ceremonies is this many days ahead and one more follows every third day, so replies are open
 * until then.
 */
const FIRST_AHEAD_DAYS = 24;
const APART_DAYS = 3;
/** Ceremonies closer than this are moved, so that their replies stay open. */
const NEAREST_MS = 14 * DAY_MS;
const REPLY_DAYS = 7;
/** Past the end of its archive, and past the 90 days that anything is kept at most. */
const ERASED_DAYS_AGO = 130;
const ERASURE_DAYS_AGO = 30;

const KEYS = PATTERN_WEDDINGS.map(entry => entry.key);

/** The halls of the demo's first venue, one for each pattern; an existing hall gets its pattern. */
export async function seedHalls(tx: Tx, facilityId: FacilityId): Promise<Place[]> {
  const halls: Place[] = [];
  for (const { hall, pattern } of PATTERN_WEDDINGS) {
    const known = await tx
      .updateTable('hall')
      .set({ design_pattern: pattern })
      .where('facility_id', '=', facilityId)
      .where('name', '=', hall.name)
      .returning('id')
      .executeTakeFirst();
    const { id } =
      known ??
      (await tx
        .insertInto('hall')
        .values({ facility_id: facilityId, ...hall, design_pattern: pattern })
        .returning('id')
        .executeTakeFirstOrThrow());
    halls.push({ facilityId, hallId: id });
  }
  return halls;
}

function startOf({ hour }: PatternWedding, order: number, now: Instant): Instant {
  const day = addDays(dateOf(now), FIRST_AHEAD_DAYS + order * APART_DAYS);
  return instant(atJst(day) + hour * HOUR_MS);
}

const deadlineOf = (startsAt: Instant) => addDays(dateOf(startsAt), -REPLY_DAYS);

/** The wedding before its erasure; the product's own nightly job then erases it. */
async function seedErased(tx: Tx, place: Place, { now, passwordHash }: PatternWeddingTools): Promise<void> {
  const startsAt = instant(atJst(addDays(dateOf(now), -ERASED_DAYS_AGO)) + 13 * HOUR_MS);
  const weddingId = await seedWedding(
    tx,
    {
      ...ERASED,
      index: FIRST_INDEX + PATTERN_WEDDINGS.length,
      place,
      startsAt,
      status: 'active',
      paymentState: 'deposited',
      isPublished: true,
      replyDeadline: deadlineOf(startsAt),
    },
    now,
  );
  const [{ last, first }] = ERASED.couple;
  await seedHost(tx, { weddingId, name: `${last} ${first}`, email: `${ERASED.key}@example.jp`, passwordHash });
  const guests = GUESTS.slice(0, 8);
  await seedGuests(tx, { weddingId, ...place }, guests, { now: startsAt, passwordHash });
  await tx
    .updateTable('wedding')
    .set({ erase_on: addDays(dateOf(now), -ERASURE_DAYS_AGO) })
    .where('id', '=', weddingId)
    .execute();
  await seedTransfers(tx);
}

interface PatternWeddingTools {
  readonly now: Instant;
  readonly passwordHash: string;
}

/** Seeds the halls of the six patterns, a wedding with an open invitation in each, and a wedding to be erased. */
export async function seedPatternWeddings(tx: Tx, facilityId: FacilityId, tools: PatternWeddingTools): Promise<void> {
  const places = await seedHalls(tx, facilityId);
  for (const [order, entry] of PATTERN_WEDDINGS.entries()) {
    const place = places[order];
    if (place === undefined) continue;
    const startsAt = startOf(entry, order, tools.now);
    const schedule = { status: 'active', paymentState: 'not-payment', isPublished: true } as const;
    const { key, couple, texts } = entry;
    const seed = { key, couple, texts, place, startsAt, ...schedule, replyDeadline: deadlineOf(startsAt) };
    await seedWedding(tx, { ...seed, index: FIRST_INDEX + order }, tools.now);
  }
  const [garden] = places;
  if (garden !== undefined) await seedErased(tx, garden, tools);
}

/** Whether the six weddings exist; a demo of an earlier version has none. */
export async function hasPatternWeddings(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('wedding').select('id').where('key', 'in', KEYS).executeTakeFirst()) !== undefined;
}

/** Adds what a demo of an earlier version lacks. */
export async function addPatternWeddings(db: Kysely<Tables>, tools: PatternWeddingTools): Promise<void> {
  await db.transaction().execute(async tx => {
    const facility = await tx
      .selectFrom('facility')
      .select('id')
      .where('account_id', '=', DEMO_FACILITY)
      .executeTakeFirst();
    if (facility !== undefined) await seedPatternWeddings(tx, facility.id, tools);
  });
}

/** Moves the six ceremonies that have come close, so that their invitations stay open. */
export async function refreshPatternWeddings(tx: Tx, now: Instant): Promise<void> {
  for (const [order, entry] of PATTERN_WEDDINGS.entries()) {
    const startsAt = startOf(entry, order, now);
    const moved = await tx
      .updateTable('wedding')
      .set({ starts_at: at(startsAt) })
      .where('key', '=', entry.key)
      .where('starts_at', '<', at(now + NEAREST_MS))
      .returning('id')
      .executeTakeFirst();
    if (moved === undefined) continue;
    await tx
      .updateTable('invitation')
      .set({ reply_deadline: deadlineOf(startsAt) })
      .where('wedding_id', '=', moved.id)
      .execute();
  }
}
