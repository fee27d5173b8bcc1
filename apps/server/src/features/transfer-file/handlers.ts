import { createHash } from 'node:crypto';
import { transferFile } from '@kotohogi/contract/transfer-file';
import { maskAccountNumber } from '@kotohogi/domain/deposit-account/types';
import { instant } from '@kotohogi/domain/kernel/instant';
import { isRefused, refuse } from '@kotohogi/domain/kernel/refusal';
import { yen } from '@kotohogi/domain/kernel/yen';
import { isTransferDay } from '@kotohogi/domain/transfer-file/day';
import { encodeTransferFile } from '@kotohogi/domain/zengin/encode';
import { once } from '../../gate/once.ts';
import { type Call, inFacility, type Route, userOf } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { RawReply } from '../../platform/http/raw-reply.ts';
import { findPlace } from '../deposit-account/index.ts';
import { verifyPassword } from '../session/index.ts';
import { endTransfer, findTransfer, lockWedding, type NotifyDeps } from '../transfer/index.ts';
import { findFile, insertFile, listFiles, listWaiting, lockConsignor, lockWeddings, saveConsignor } from './store.ts';
import { compare, readComparison, readResults } from './view.results.ts';
import { consignorOf, readNext, recordOf } from './view.ts';

/** Checks the password of the caller. A failure has to be stored, so this runs outside the transaction of the step. */
const verify = (db: Db, call: Call & { readonly body: { readonly password: string } }) =>
  verifyPassword(db, { userId: userOf(call).userId, password: call.body.password, now: call.now });

async function change(tx: Tx, scope: FacilityScope, call: Call<typeof transferFile.saveConsignor>) {
  const { version, password: _, ...input } = call.body;
  const place = await findPlace(input.bankNumber, input.branchNumber);
  if (place === undefined) return refuse('transfer_consignor_bank_unknown');
  const isSaved = await saveConsignor(
    tx,
    scope,
    { ...input, ...place },
    { version, by: userOf(call).userId, now: call.now },
  );
  if (!isSaved) return refuse('transfer_consignor_changed');
  const { code, name, bankNumber, branchNumber } = input;
  const account = maskAccountNumber(input.accountNumber);
  await call.audit(tx, scope.facilityId, { code, name, bankNumber, branchNumber, account });
  return { version: version + 1 };
}

async function make(tx: Tx, scope: FacilityScope, call: Call<typeof transferFile.make>) {
  const { transferOn, count, totalYen, consignorVersion } = call.body;
  const stored = await lockConsignor(tx, scope);
  if (stored === undefined) return refuse('transfer_consignor_missing');
  if (stored.version !== consignorVersion) return refuse('transfer_consignor_changed');
  const waiting = await listWaiting(tx, scope);
  if (waiting.length === 0) return refuse('transfer_file_empty');
  const encoded = encodeTransferFile(consignorOf(stored), waiting.map(recordOf), transferOn);
  if ('problems' in encoded) return refuse('transfer_file_invalid');
  if (encoded.count !== count || encoded.totalYen !== totalYen) return refuse('transfer_file_changed');
  const content = Buffer.from(encoded.bytes);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const transferIds = waiting.map(({ id }) => id);
  const facts = { transferOn, transferIds, totalYen: yen(totalYen), content, sha256 };
  const file = await insertFile(tx, scope, { ...facts, by: userOf(call).userId, now: call.now });
  // Somebody ended one of the transfers since they were listed.
  if (file === undefined) return refuse('transfer_file_changed');
  await call.audit(tx, scope.facilityId, { file: file.number, transferOn, count, totalYen, sha256 });
  return { kept: file };
}

async function apply(tx: Tx, deps: NotifyDeps, scope: FacilityScope, call: Call<typeof transferFile.applyResults>) {
  const lines = readResults(call.body.text);
  if (isRefused(lines)) return refuse('transfer_results_unreadable');
  const before = await compare(tx, scope, lines);
  await lockWeddings(
    tx,
    before.rows.flatMap(({ stored }) => stored?.wedding_id ?? []),
  );
  const { rows, steps } = await compare(tx, scope, lines);
  const names = ['confirmCount', 'confirmYen', 'failCount', 'failYen'] as const;
  if (names.some(name => steps[name] !== call.body[name])) return refuse('transfer_results_changed');
  for (const { row, stored } of rows) {
    const { effect: event, reason, resultCode, transferId } = row;
    if (stored === undefined || (event !== 'confirm' && event !== 'fail')) continue;
    const why = { reason, resultCode };
    const wedding = await lockWedding(tx, scope, stored.wedding_id);
    const found = wedding && (await findTransfer(tx, wedding.id, stored.id));
    if (wedding === undefined || found === undefined) throw new Error(`transfer ${transferId} is of a deleted wedding`);
    const done = await endTransfer(tx, deps, { wedding, found }, { event, why, by: userOf(call), now: call.now });
    if (isRefused(done)) throw new Error(`transfer ${transferId} could not ${event} under its lock`);
    const detail = { transferId, amountYen: stored.amount_yen, state: done.state, ...why, line: row.line };
    await call.audit(tx, wedding.id, detail);
  }
  return { kept: { confirmCount: steps.confirmCount, failCount: steps.failCount } };
}

/** Handlers of transfer files and the bank's results (docs/product/transfer-file.md). */
export function transferFileHandlers({ db, ...deps }: NotifyDeps & { readonly db: Db }): Route[] {
  return [
    inFacility(transferFile.next, (call, scope) => readNext(db, scope, call.now)),

    inFacility(transferFile.list, async (call, scope) => {
      const { rows, ...page } = await listFiles(db, scope, call.query);
      return {
        ...page,
        rows: rows.map(row => ({
          ...{ id: row.id, number: row.number, transferOn: row.transfer_on, count: row.transfer_count },
          ...{ totalYen: row.total_yen, sha256: row.sha256, madeBy: row.maker ?? '', madeAt: instant(row.made_at) },
          ...{ isKept: row.isKept, open: row.open, confirmed: row.confirmed, failed: row.failed },
        })),
      };
    }),

    inFacility(transferFile.saveConsignor, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => change(tx, scope, call));
    }),

    inFacility(transferFile.make, async (call, scope) => {
      if (!isTransferDay(call.body.transferOn, call.now)) return refuse('transfer_file_day');
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await once(db, call, tx => make(tx, scope, call));
    }),

    inFacility(transferFile.download, async (call, scope) => {
      const file = await findFile(db, scope, call.params.fileId);
      if (file === undefined) return refuse('transfer_file_unknown');
      if (file.content === null) return refuse('transfer_file_erased');
      await call.audit(db, scope.facilityId, { file: file.number, sha256: file.sha256 });
      const name = `transfers-${file.transfer_on}-${file.number}.txt`;
      const headers = {
        'content-type': 'application/octet-stream',
        'content-length': String(file.content.length),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      };
      return new RawReply(200, headers, file.content);
    }),

    inFacility(transferFile.compareResults, (call, scope) => readComparison(db, scope, call.body.text)),

    inFacility(transferFile.applyResults, async (call, scope) => {
      const verified = await verify(db, call);
      if (verified !== 'right') return verified;
      return await once(db, call, tx => apply(tx, deps, scope, call));
    }),
  ];
}
