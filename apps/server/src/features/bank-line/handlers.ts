import { bankLine } from '@kotohogi/contract/bank-line';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { asUser, type Call, type Route, userOf } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import {
  clearLink,
  findLine,
  findUnlinked,
  insertLines,
  listLines,
  lockLine,
  lockTransfer,
  saveLink,
} from './store.ts';
import { propose, readStatement, scoreCandidate, toRows, toStored } from './view.ts';

async function link(tx: Tx, call: Call<typeof bankLine.link>) {
  const { transferId } = call.body;
  await lockTransfer(tx, transferId);
  const line = await lockLine(tx, call.params.lineId);
  if (line === undefined) return refuse('bank_line_unknown');
  if (line.transfer_id !== null) return refuse('bank_line_linked');
  const transfer = await findUnlinked(tx, transferId);
  if (transfer === undefined) return refuse('bank_line_transfer_taken');
  const score = scoreCandidate(line, transfer).total;
  const isSaved = await saveLink(tx, line.id, { transferId, score, by: userOf(call).userId, now: call.now });
  if (!isSaved) return refuse('bank_line_transfer_taken');
  await call.audit(tx, line.id, { transferId, weddingId: transfer.wedding_id, amountYen: line.amount_yen, score });
  return {};
}

async function unlink(tx: Tx, call: Call<typeof bankLine.unlink>) {
  const line = await lockLine(tx, call.params.lineId);
  if (line === undefined) return refuse('bank_line_unknown');
  if (line.transfer_id === null) return refuse('bank_line_not_linked');
  await clearLink(tx, line.id);
  await call.audit(tx, line.id, { transferId: line.transfer_id, amountYen: line.amount_yen });
  return {};
}

/** Handlers of the lines of bank statements (docs/product/bank-line.md). */
export function bankLineHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    asUser(bankLine.list, async call => {
      const { rows, ...page } = await listLines(db, call.query);
      await call.audit(db, 'list', { ...call.query, lines: rows.map(({ id }) => id) });
      return { ...page, rows: await toRows(db, rows) };
    }),

    asUser(bankLine.importStatement, async (call, { userId }) => {
      const read = readStatement(call.body.text);
      if (isRefused(read)) return { isReadable: false, line: read.line, problem: read.problem } as const;
      return await db.transaction().execute(async tx => {
        const lines = toStored(read);
        const added = await insertLines(tx, lines, userId, call.now);
        const counts = { added, known: lines.length - added };
        await call.audit(tx, 'import', counts);
        return { isReadable: true, ...counts } as const;
      });
    }),

    asUser(bankLine.propose, async call => {
      const line = await findLine(db, call.params.lineId);
      if (line === undefined) return refuse('bank_line_unknown');
      const rows = await propose(db, line);
      await call.audit(db, line.id, { weddings: rows.map(({ weddingId }) => weddingId) });
      return { rows };
    }),

    asUser(bankLine.link, call => db.transaction().execute(tx => link(tx, call))),

    asUser(bankLine.unlink, call => db.transaction().execute(tx => unlink(tx, call))),
  ];
}
