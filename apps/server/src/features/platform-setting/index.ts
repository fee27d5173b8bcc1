import { type Destination, recipientsOf } from '@kotohogi/domain/platform-setting/decide';
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

/** The recipients of mails about money: the platform's own address, else those of emergencies. */
export async function readMoneyRecipients(
  tx: Tx,
  environment: Readonly<Record<Destination, readonly string[]>>,
): Promise<readonly string[]> {
  const stored = await readPlatformSettings(tx);
  return stored.email === '' ? recipientsOf('emergencyDestination', stored, environment) : [stored.email];
}
