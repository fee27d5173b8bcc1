import type { TransferReason } from '@kotohogi/contract/texts/transfer-reason';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { Yen } from '@kotohogi/domain/kernel/yen';
import type { Freeze } from '@kotohogi/domain/transfer/freeze';
import type { TransferAccount } from '@kotohogi/domain/transfer/types';
import type { Tx } from '../../platform/db/connect.ts';
import type { MailContent } from '../../platform/mail/content.ts';
import { maskedAccount } from '../payment/index.ts';
import { type MoneyMailTarget, mailVenue } from '../payment-order/index.ts';
import { listHosts, readWeddingSummary } from '../wedding/index.ts';
import { amountFixedFacilityMail, depositFailedFacilityMail } from './mail.facility.ts';
import { accountRequestMail, amountFixedMail, depositedMail, depositFailedMail, type HostFacts } from './mail.ts';
import { findDepositAccount } from './store.ts';

export type NotifyDeps = Omit<MoneyMailTarget, 'weddingId'>;

/** Mails each of the couple, in the language of their wedding. */
async function mailHosts(
  tx: Tx,
  { mails, publicUrl, weddingId }: MoneyMailTarget,
  write: (host: HostFacts) => MailContent,
): Promise<void> {
  const wedding = await readWeddingSummary(tx, weddingId);
  for (const { id, name, email } of await listHosts(tx, weddingId)) {
    await mails.send(tx, email, write({ wedding, publicUrl, userId: id, name }));
  }
}

/** Tells the couple and the venue that the amount is fixed. */
export async function notifyFixed(
  tx: Tx,
  target: MoneyMailTarget,
  { amountYen, leftOut, fixedAt }: Freeze & { readonly fixedAt: Instant },
): Promise<void> {
  const deposit = await findDepositAccount(tx, target.weddingId);
  const account = deposit && maskedAccount(deposit.account);
  await mailHosts(tx, target, host => amountFixedMail({ ...host, amountYen, fixedAt, leftOut, account }));
  await mailVenue(tx, target, 'fixedEmails', reader =>
    amountFixedFacilityMail({ ...reader, amountYen, leftOut, hasAccount: deposit !== undefined }),
  );
}

/** Asks the couple again for an account. */
export async function notifyAccountless(tx: Tx, target: MoneyMailTarget, owedYen: Yen): Promise<void> {
  await mailHosts(tx, target, host => accountRequestMail({ ...host, owedYen }));
}

/** A transfer that has ended. */
export interface EndedTransfer {
  readonly amountYen: Yen;
  readonly isSupplement: boolean;
  readonly account: TransferAccount;
  readonly endedAt: Instant;
}

/** Tells the couple that their money has been transferred. */
export async function notifyConfirmed(
  tx: Tx,
  target: MoneyMailTarget,
  { account, endedAt, ...transfer }: EndedTransfer,
): Promise<void> {
  const facts = { ...transfer, account: maskedAccount(account), confirmedAt: endedAt };
  await mailHosts(tx, target, host => depositedMail({ ...host, ...facts }));
}

/** Asks the couple to check their account, and tells the venue why the transfer failed. */
export async function notifyFailed(
  tx: Tx,
  target: MoneyMailTarget,
  { account, endedAt, ...transfer }: EndedTransfer,
  cause: { readonly why: TransferReason; readonly by: string },
): Promise<void> {
  const shown = maskedAccount(account);
  await mailHosts(tx, target, host => depositFailedMail({ ...host, ...transfer, account: shown }));
  await mailVenue(tx, target, 'errorEmails', reader =>
    depositFailedFacilityMail({ ...reader, ...transfer, ...cause, failedAt: endedAt }),
  );
}
