import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { PlatformAddresses } from '@kotohogi/domain/platform-setting/decide';
import type { Issuer } from '@kotohogi/domain/platform-setting/issuer';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The id of the only row. */
const ONLY = 1;

export interface StoredSettings extends PlatformAddresses, Issuer {
  readonly version: number;
}

/** The settings until someone saves some. */
const NONE: StoredSettings = {
  ...{ email: '', emergencyDestination: [], liveErrorDestination: [], version: 0 },
  ...{ issuerName: '', issuerNameEn: '', issuerAddress: '', issuerAddressEn: '', registrationNumber: '' },
  ...{ issuerBank: '', issuerBankEn: '', invoiceDueRule: 'next-month-end' },
};

/** The stored settings; `isLocked` locks them until the transaction ends. */
export async function readPlatformSettings(tx: Tx, isLocked = false): Promise<StoredSettings> {
  const stored = tx
    .selectFrom('platform_setting')
    .select([
      ...(['email', 'emergency_destination', 'live_error_destination', 'version'] as const),
      ...(['issuer_name as issuerName', 'issuer_name_en as issuerNameEn'] as const),
      ...(['issuer_address as issuerAddress', 'issuer_address_en as issuerAddressEn'] as const),
      ...(['issuer_bank as issuerBank', 'issuer_bank_en as issuerBankEn'] as const),
      ...(['registration_number as registrationNumber', 'invoice_due_rule as invoiceDueRule'] as const),
    ])
    .where('id', '=', ONLY);
  const row = await (isLocked ? stored.forUpdate() : stored).executeTakeFirst();
  if (row === undefined) return NONE;
  const { emergency_destination: emergencyDestination, live_error_destination: liveErrorDestination, ...rest } = row;
  return { ...rest, emergencyDestination, liveErrorDestination };
}

/** Stores the settings if they still have the edited version; returns false otherwise. */
export async function storePlatformSettings(tx: Tx, settings: StoredSettings, now: Instant): Promise<boolean> {
  const { version } = settings;
  const values = {
    email: settings.email,
    emergency_destination: [...settings.emergencyDestination],
    live_error_destination: [...settings.liveErrorDestination],
    issuer_name: settings.issuerName,
    issuer_name_en: settings.issuerNameEn,
    issuer_address: settings.issuerAddress,
    issuer_address_en: settings.issuerAddressEn,
    registration_number: settings.registrationNumber,
    issuer_bank: settings.issuerBank,
    issuer_bank_en: settings.issuerBankEn,
    invoice_due_rule: settings.invoiceDueRule,
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
