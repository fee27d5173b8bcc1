import type { ResultRow } from '@kotohogi/contract/transfer-file';
import { isRefused } from '@kotohogi/domain/kernel/refusal';
import { effectOf } from '@kotohogi/domain/transfer-file/result';
import {
  isZengin,
  type ResultLine,
  readResultRows,
  readZenginResults,
  type Unreadable,
} from '@kotohogi/domain/zengin/result';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { parseCsv } from '../../platform/files/parse-csv.ts';
import { couplesOf } from '../wedding/index.ts';
import { listReported } from './store.ts';

/** Reads the bank's results: our file with results, or a table (docs/product/transfer-file.md#results). */
export function readResults(text: string): readonly ResultLine[] | Unreadable {
  return isZengin(text) ? readZenginResults(text) : readResultRows(parseCsv(text));
}

/** The highest id of a transfer; more digits do not fit its column. */
const MAX_ID = 2_147_483_647;

/** What each line would change now, and the sums of its steps. */
export async function compare(tx: Tx, scope: FacilityScope, lines: readonly ResultLine[]) {
  const ids = lines.map(({ transferId }) => transferId).filter(id => id <= MAX_ID);
  const found = await listReported(tx, scope, ids);
  const transfers = new Map<number, (typeof found)[number]>(found.map(one => [one.id, one]));
  const couples = await couplesOf(tx, [...new Set(found.map(one => one.wedding_id))]);
  const seen = new Set<number>();
  const rows = lines.map(one => {
    const stored = transfers.get(one.transferId);
    const transfer = stored && { amountYen: stored.amount_yen, state: stored.state };
    const effect = effectOf(one, transfer, seen.has(one.transferId));
    seen.add(one.transferId);
    const row: ResultRow = {
      ...{ line: one.line, transferId: one.transferId, effect },
      ...{ reason: one.reason, resultCode: one.resultCode },
      transfer:
        stored === undefined
          ? null
          : {
              ...{ weddingId: stored.wedding_id, amountYen: stored.amount_yen },
              couple: couples.get(stored.wedding_id) ?? [],
            },
    };
    return { row, stored };
  });
  const sums = (effect: 'confirm' | 'fail') => {
    const amounts = rows.filter(({ row }) => row.effect === effect).map(({ stored }) => stored?.amount_yen ?? 0);
    return { count: amounts.length, yen: amounts.reduce<number>((sum, amount) => sum + amount, 0) };
  };
  const [confirm, fail] = [sums('confirm'), sums('fail')];
  return {
    rows,
    steps: { confirmCount: confirm.count, confirmYen: confirm.yen, failCount: fail.count, failYen: fail.yen },
  };
}

/** The comparison as the caller sees it. */
export async function readComparison(tx: Tx, scope: FacilityScope, text: string) {
  const lines = readResults(text);
  if (isRefused(lines)) return { isReadable: false, line: lines.line, problem: lines.problem } as const;
  const { rows, steps } = await compare(tx, scope, lines);
  return { isReadable: true, rows: rows.map(({ row }) => row), ...steps } as const;
}
