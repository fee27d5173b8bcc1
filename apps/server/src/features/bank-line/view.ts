import { createHash } from 'node:crypto';
import type { BankLineRow, LinkProposal } from '@kotohogi/contract/bank-line';
import {
  type BankLine,
  isZenginStatement,
  readStatementRows,
  readZenginStatement,
  type UnreadableStatement,
} from '@kotohogi/domain/bank-line/read';
import { type Score, scoreOf } from '@kotohogi/domain/bank-line/score';
import { instant } from '@kotohogi/domain/kernel/instant';
import { yen } from '@kotohogi/domain/kernel/yen';
import { toBankSigns } from '@kotohogi/domain/zengin/kana';
import type { Tx } from '../../platform/db/connect.ts';
import { parseCsv } from '../../platform/files/parse-csv.ts';
import { maskedAccount } from '../payment/index.ts';
import { couplesOf } from '../wedding/index.ts';
import { type findUnlinked, listCandidates, type listLines, type NewLine, type StoredLine } from './store.ts';

/** Reads the payments of a statement, as CSV or in the Zengin format. */
export const readStatement = (text: string): readonly BankLine[] | UnreadableStatement =>
  isZenginStatement(text) ? readZenginStatement(text) : readStatementRows(parseCsv(text));

/**
 * The lines as they are stored. Equal lines of one statement are distinguished by their order, so that two payments of the
 * same amount to the same person on one day are two lines, and a second import of the statement adds none.
 */
export function toStored(lines: readonly BankLine[]): NewLine[] {
  const counts = new Map<string, number>();
  return lines.map(({ bookedOn, amountYen, name: written }) => {
    const name = toBankSigns(written);
    const key = JSON.stringify([bookedOn, amountYen, name]);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const fingerprint = createHash('sha256').update(`${key} ${count}`).digest('hex');
    return { bookedOn, amountYen: yen(amountYen), name, fingerprint };
  });
}

/** A page of lines with the couples that they are linked to. */
export async function toRows(tx: Tx, stored: Awaited<ReturnType<typeof listLines>>['rows']): Promise<BankLineRow[]> {
  const couples = await couplesOf(tx, [...new Set(stored.flatMap(row => row.wedding_id ?? []))]);
  return stored.map(row => ({
    ...{ id: row.id, bookedOn: row.booked_on, amountYen: row.amount_yen, name: row.name },
    link:
      row.wedding_id === null || row.linked_at === null
        ? null
        : {
            ...{ weddingId: row.wedding_id, reservationId: row.reservation_id ?? '' },
            ...{ couple: couples.get(row.wedding_id) ?? [], facilityName: row.facility_name ?? '' },
            ...{ score: row.score ?? 0, by: row.linker ?? '', at: instant(row.linked_at) },
          },
  }));
}

type Candidate = NonNullable<Awaited<ReturnType<typeof findUnlinked>>>;

/** How well a line fits a transfer. */
export const scoreCandidate = (line: StoredLine, candidate: Candidate): Score =>
  scoreOf(
    { bookedOn: line.booked_on, amountYen: line.amount_yen, name: line.name },
    {
      amountYen: candidate.amount_yen,
      accountHolder: candidate.account?.accountHolder ?? null,
      day: candidate.day,
    },
  );

/** More proposals do not help. */
const MOST = 10;
/** The day alone says nothing: many transfers are made on one day. */
const MIN_SCORE = 30;

/** The transfers that a line may have paid, the best score first. */
export async function propose(tx: Tx, line: StoredLine): Promise<LinkProposal[]> {
  const scored = (await listCandidates(tx, line))
    .map(candidate => ({ candidate, score: scoreCandidate(line, candidate) }))
    .filter(({ score }) => score.total >= MIN_SCORE)
    .sort((a, b) => b.score.total - a.score.total || a.candidate.id - b.candidate.id)
    .slice(0, MOST);
  const couples = await couplesOf(tx, [...new Set(scored.map(({ candidate }) => candidate.wedding_id))]);
  return scored.map(({ candidate: row, score }) => ({
    ...{ id: row.id, amountYen: row.amount_yen, state: row.state, day: row.day, score },
    ...{ weddingId: row.wedding_id, reservationId: row.reservation_id, dateTime: instant(row.starts_at) },
    ...{ couple: couples.get(row.wedding_id) ?? [], facilityName: row.facility_name },
    account: row.account === null ? null : maskedAccount(row.account),
  }));
}
