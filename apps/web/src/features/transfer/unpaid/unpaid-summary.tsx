import type { UnpaidBalances } from '@kotohogi/contract/transfer';
import { BalanceParts } from './balance-parts.tsx';
import { UnpaidEquation } from './unpaid-equation.tsx';

/** What the couples are owed in all: the equation, and the parts. */
export function UnpaidSummary({ report }: { readonly report: UnpaidBalances }) {
  return (
    <>
      <UnpaidEquation total={report.total} />
      <BalanceParts parts={report.parts} />
    </>
  );
}
