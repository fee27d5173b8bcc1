import type { Statement } from '@kotohogi/contract/texts/statement-sheet';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { WeddingScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { maskedAccount, readSummary } from '../payment/index.ts';
import { readWeddingSummary } from '../wedding/index.ts';
import { readStatementIssuer, readStatementSums } from './store.statement.ts';
import { findDepositAccount } from './store.ts';

/** The couple's money now: read in one snapshot, so that its figures agree. */
export async function readStatement(db: Db, scope: WeddingScope, now: Instant): Promise<Statement> {
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      const { startsAt, couple } = await readWeddingSummary(tx, scope.weddingId);
      const { fixedAt, isFixed, transfers, commissionRate, corrections } = await readSummary(tx, scope, now);
      const deposit = await findDepositAccount(tx, scope.weddingId);
      return {
        ...{ madeAt: now, startsAt, couple, fixedAt, isFixed, transfers, commissionRate, corrections },
        issuer: await readStatementIssuer(tx, scope.weddingId),
        sums: await readStatementSums(tx, scope.weddingId),
        account: deposit && maskedAccount(deposit.account),
      };
    });
}
