import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PlatformAddresses } from '@kotohogi/domain/platform-setting/decide';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The id of the only row. */
const ONLY = 1;

export interface StoredSettings extends PlatformAddresses {
  readonly version: number;
}

/** The settings until someone saves some. */
const NONE: StoredSettings = { email: '', emergencyDestination: [], liveErrorDestination: [], version: 0 };

/** The stored settings; `isLocked` locks them until the transaction ends. */
export async function readPlatformSettings(tx: Tx, isLocked = false): Promise<StoredSettings> {
  const stored = tx
    .selectFrom('platform_setting')
    .select(['email', 'emergency_destination', 'live_error_destination', 'version'])
    .where('id', '=', ONLY);
  const row = await (isLocked ? stored.forUpdate() : stored).executeTakeFirst();
  if (row === undefined) return NONE;
  const { email, version } = row;
  return {
    ...{ email, version },
    emergencyDestination: row.emergency_destination,
    liveErrorDestination: row.live_error_destination,
  };
}

/** Stores the settings if they still have the edited version; returns false otherwise. */
export async function storePlatformSettings(
  tx: Tx,
  { email, emergencyDestination, liveErrorDestination, version }: StoredSettings,
  now: Instant,
): Promise<boolean> {
  const values = {
    email,
    emergency_destination: [...emergencyDestination],
    live_error_destination: [...liveErrorDestination],
    version: version + 1,
    updated_at: at(now),
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('platform_setting')
    .values({ id: ONLY, ...values })
    .onConflict(conflict => conflict.column('id').doUpdateSet(values).where('platform_setting.version', '=', version))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
