import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The session of a guest's browser, which is a device (docs/product/live.md#devices). */
export interface Device {
  readonly attendantId: AttendantId;
  readonly sessionHash: Buffer;
}

/** When a device was last given a key; undefined = never, or expired. */
export async function findDeviceSeenAt(tx: Tx, device: Device): Promise<Instant | undefined> {
  const row = await tx
    .selectFrom('live_device')
    .select('seen_at')
    .where('attendant_id', '=', device.attendantId)
    .where('session_hash', '=', device.sessionHash)
    .executeTakeFirst();
  return row && instant(row.seen_at);
}

/** Serializes the devices of a guest until the transaction ends; returns the guest's reply to the invitation. */
export async function lockGuest(tx: Tx, attendantId: AttendantId): Promise<string | undefined> {
  const row = await tx
    .selectFrom('attendant')
    .select('answer')
    .where('id', '=', attendantId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.answer;
}

/** Deletes the devices of a guest that were not seen for `lifetimeMs`, and counts the others. */
export async function countOtherDevices(tx: Tx, device: Device, lifetimeMs: number, now: Instant): Promise<number> {
  const { attendantId, sessionHash } = device;
  await tx
    .deleteFrom('live_device')
    .where('attendant_id', '=', attendantId)
    .where('seen_at', '<=', at(after(now, -lifetimeMs)))
    .execute();
  const row = await tx
    .selectFrom('live_device')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('attendant_id', '=', attendantId)
    .where('session_hash', '!=', sessionHash)
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** Records that a device has been given a key now. */
export async function recordDevice(tx: Tx, { attendantId, sessionHash }: Device, now: Instant): Promise<void> {
  await tx
    .insertInto('live_device')
    .values({ attendant_id: attendantId, session_hash: sessionHash, seen_at: at(now) })
    .onConflict(conflict => conflict.columns(['attendant_id', 'session_hash']).doUpdateSet({ seen_at: at(now) }))
    .execute();
}
