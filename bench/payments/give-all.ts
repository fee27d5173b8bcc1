import { sql } from 'kysely';
import type { FaultLog } from './fault-log.ts';
import { GivingGuest, type Press } from './guest.ts';
import { awaited } from './patience.ts';
import type { GiftPlan } from './plan.ts';
import type { Processes } from './processes.ts';
import type { Season } from './venue.ts';

const MINUTE_MS = 60_000;
/** How long a payment may be unknown after the last press. */
const UNKNOWN_MS = 10 * MINUTE_MS;

interface Giving {
  readonly processes: Processes;
  readonly season: Season;
  readonly plans: readonly GiftPlan[];
  readonly faults: FaultLog | undefined;
  /** How many guests pay at a time. */
  readonly atOnce: number;
  /** No gift begins later. */
  readonly untilMs?: number;
}

/** Lets one guest for each plan give, many at a time. */
export async function giveAll({
  processes,
  season,
  plans,
  faults,
  atOnce,
  untilMs = Number.POSITIVE_INFINITY,
}: Giving): Promise<readonly Press[]> {
  const presses: Press[] = [];
  let next = 0;
  const one = async () => {
    for (;;) {
      const plan = plans[next];
      // Guests of all weddings take turns.
      const guest = season.guests[(next * 7_919) % season.guests.length];
      next += 1;
      if (plan === undefined || guest === undefined || Date.now() > untilMs) return;
      const giver = new GivingGuest({ processes, faults }, guest, plan);
      await giver.give();
      presses.push(...giver.presses);
      if (presses.length % 500 === 0) console.log(`${presses.length} presses`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return presses;
}

async function count({ db }: Processes, where: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::bigint as n from payment where ${where}`.execute(db);
  return rows[0]?.n ?? Number.NaN;
}

/**
 * Payments without a known outcome: a call has no answer, or an operation is still due. A page at the
 * issuer or the wallet that a guest has left open is known: nothing was paid there, or its guest has given it up.
 */
const UNKNOWN = sql`
  state in ('INITIALIZED', 'ENTRY', 'AUTHORIZED')
  or (state = 'REQUEST_AUTHORIZE' and wanted and returned is not null)
  or (state = 'CAPTURED' and not wanted)
  or exists (select 1 from gateway_call where payment_id = payment.id and outcome = 'PENDING')`;
const OPEN = sql`state in ('INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE', 'AUTHORIZED') or (state = 'CAPTURED' and not wanted)`;

const none = (processes: Processes, where: ReturnType<typeof sql>) => async () =>
  (await count(processes, where)) === 0 ? true : undefined;

/** Waits until no outcome is unknown: how long that took, and how many were unknown when ten minutes were over. */
export async function settleUnknown(processes: Processes) {
  const startedAtMs = performance.now();
  await awaited(none(processes, UNKNOWN), { withinMs: UNKNOWN_MS });
  return { seconds: (performance.now() - startedAtMs) / 1_000, unknown: await count(processes, UNKNOWN) };
}

/** Moves the clock past every deadline and waits for the payments that guests left open. Returns how many are still open. */
export async function endAbandoned(processes: Processes): Promise<number> {
  await processes.moveTo(processes.now() + 16 * MINUTE_MS);
  await awaited(none(processes, OPEN), { withinMs: 5 * MINUTE_MS });
  return await count(processes, OPEN);
}

/** Jobs of a killed process that were not released. */
export async function lockedJobs({ db }: Processes): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::bigint as n from graphile_worker._private_jobs
    where locked_at < now() - interval '2 minutes'`.execute(db);
  return rows[0]?.n ?? Number.NaN;
}
