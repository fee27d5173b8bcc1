import type { Locale } from '@kotohogi/contract/texts/texts';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The events staff get a mail about (docs/product/live.md#alarms). */
export type AlarmKind = 'emergencyStop' | 'streaming_error' | 'archive_error' | 'recording_failed';

/** At most one mail in ten minutes per wedding and kind (docs/product/live.md#alarms). */
const QUIET_MS = 10 * MINUTE_MS;

/** Claims the right to mail an alarm now; returns false if any process mailed it less than ten minutes ago. */
export async function claimAlarm(tx: Tx, weddingId: WeddingId, kind: AlarmKind, now: Instant): Promise<boolean> {
  const row = await tx
    .insertInto('live_alarm')
    .values({ wedding_id: weddingId, kind, mailed_at: at(now) })
    .onConflict(conflict =>
      conflict
        .columns(['wedding_id', 'kind'])
        .doUpdateSet({ mailed_at: at(now) })
        .where('live_alarm.mailed_at', '<=', at(after(now, -QUIET_MS))),
    )
    .returning('wedding_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of a wedding's facility for page URLs, and the facility's notification addresses (docs/product/facility.md#fields). */
export async function readFacilityContact(tx: Tx, weddingId: WeddingId) {
  const row = await tx
    .selectFrom('facility')
    .innerJoin('wedding', 'wedding.facility_id', 'facility.id')
    .select(['facility.account_id', 'facility.payment_error_emails', 'facility.payment_fixed_emails'])
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
  return { accountId: row.account_id, errorEmails: row.payment_error_emails, fixedEmails: row.payment_fixed_emails };
}

/** The languages of those addresses that belong to known users, keyed by the lowercase address. */
export async function listLanguages(tx: Tx, addresses: readonly string[]): Promise<Map<string, Locale>> {
  if (addresses.length === 0) return new Map();
  const rows = await tx
    .selectFrom('app_user')
    .select(eb => [eb.fn<string>('lower', ['email']).as('address'), 'locale'])
    .where(eb =>
      eb(
        eb.fn<string>('lower', ['email']),
        'in',
        addresses.map(address => address.toLowerCase()),
      ),
    )
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(row => [row.address, row.locale]));
}
