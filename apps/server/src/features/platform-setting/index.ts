import { type Destination, recipientsOf } from '@kotohogi/domain/platform-setting/decide';
import type { Issuer } from '@kotohogi/domain/platform-setting/issuer';
import type { Tx } from '../../platform/db/connect.ts';
import { readPlatformSettings } from './store.ts';

/** The platform's recipients of a kind of alarm (docs/product/platform-setting.md#recipients). */
export async function readRecipients(
  tx: Tx,
  kind: Destination,
  environment: Readonly<Record<Destination, readonly string[]>>,
): Promise<readonly string[]> {
  return recipientsOf(kind, await readPlatformSettings(tx), environment);
}

/** The issuer of invoices; `isLocked` locks the settings until the transaction ends. */
export async function readIssuer(tx: Tx, isLocked = false): Promise<Issuer> {
  const { issuerName, issuerNameEn, issuerAddress, issuerAddressEn, ...rest } = await readPlatformSettings(
    tx,
    isLocked,
  );
  const { registrationNumber, issuerBank, issuerBankEn, invoiceDueRule } = rest;
  return {
    ...{ issuerName, issuerNameEn, issuerAddress, issuerAddressEn },
    ...{ registrationNumber, issuerBank, issuerBankEn, invoiceDueRule },
  };
}

/** The recipients of mails about money: the platform's own address, else those of emergencies. */
export async function readMoneyRecipients(
  tx: Tx,
  environment: Readonly<Record<Destination, readonly string[]>>,
): Promise<readonly string[]> {
  const stored = await readPlatformSettings(tx);
  return stored.email === '' ? recipientsOf('emergencyDestination', stored, environment) : [stored.email];
}
