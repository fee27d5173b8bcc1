import { correction } from '@kotohogi/contract/correction';
import { type CorrectionStep, decideSides, decideStep } from '@kotohogi/domain/correction/decide';
import { refuse } from '@kotohogi/domain/kernel/refusal';
import { yen } from '@kotohogi/domain/kernel/yen';
import { entryOfCorrection } from '@kotohogi/domain/ledger/entry';
import { once } from '../../gate/once.ts';
import { asUser, type Call, type Route, userOf } from '../../gate/route.ts';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { insertEntry } from '../ledger/index.ts';
import { verifyPassword } from '../session/index.ts';
import { lockGifts } from '../transfer/index.ts';
import {
  findCorrection,
  findVenue,
  findWeddings,
  insertCorrection,
  listCorrections,
  listVenues,
  lockWedding,
  type StoredCorrection,
  saveDecision,
} from './store.ts';
import { checkCouple, readEffect, type Subject, toRow, toWedding } from './view.ts';

const subjectOf = (row: StoredCorrection): Subject => ({
  ...{ facilityId: row.facility_id, weddingId: row.wedding_id, amountYen: row.amount_yen },
  ...{ debitAccount: row.debit_account, creditAccount: row.credit_account },
});

const scopeOf = ({ facilityId, weddingId }: Subject) => ({
  scope: { facilityId, ...(weddingId !== null && { weddingId }) },
});

/** Holds the wedding of a correction and its gifts, and checks that its money may be corrected now. */
async function holdCouple(tx: Tx, subject: Subject) {
  const { facilityId, weddingId } = subject;
  if (weddingId === null) return 'allowed';
  if ((await lockWedding(tx, facilityId, weddingId)) === undefined) return refuse('correction_wedding_unknown');
  await lockGifts(tx, weddingId);
  return await checkCouple(tx, subject);
}

async function preview(tx: Tx, { body }: Call<typeof correction.preview>) {
  const { facilityId, wedding: text, debitAccount, creditAccount, amountYen } = body;
  const sides = decideSides(body, text !== '');
  if (sides !== 'allowed') return sides;
  const venue = await findVenue(tx, facilityId);
  if (venue === undefined) return refuse('correction_facility_unknown');
  const [wedding, other] = text === '' ? [] : await findWeddings(tx, facilityId, text);
  if (text !== '' && wedding === undefined) return refuse('correction_wedding_unknown');
  if (other !== undefined) return refuse('correction_wedding_several');
  const subject = { facilityId, weddingId: wedding?.id ?? null, debitAccount, creditAccount, amountYen };
  return { venue, wedding: toWedding(wedding), effect: await readEffect(tx, subject) };
}

async function propose(tx: Tx, call: Call<typeof correction.create>) {
  const { body, now } = call;
  const sides = decideSides(body, body.weddingId !== null);
  if (sides !== 'allowed') return sides;
  if ((await findVenue(tx, body.facilityId)) === undefined) return refuse('correction_facility_unknown');
  const held = await holdCouple(tx, body);
  if (held !== 'allowed') return held;
  const { amountYen, debitAccount, creditAccount, reason } = body;
  const id = await insertCorrection(tx, { ...body, amountYen: yen(amountYen), by: userOf(call).userId, now });
  await call.audit(tx, id, { amountYen, debitAccount, creditAccount, reason }, scopeOf(body));
  return { kept: { id } };
}

type StepCall = Call<typeof correction.approve> | Call<typeof correction.decline> | Call<typeof correction.withdraw>;

/** Books the entry of an approved correction. */
async function post(tx: Tx, row: StoredCorrection, now: Call['now']) {
  const { facility_id: facilityId, wedding_id: weddingId, amount_yen: amountYen } = row;
  const facts = { facilityId, weddingId, source: { correctionId: row.id }, at: now };
  await insertEntry(tx, entryOfCorrection(subjectOf(row), amountYen), facts);
}

/** Decides a correction once: who comes second reads who was faster. */
async function decide(tx: Tx, call: StepCall, step: CorrectionStep) {
  const { correctionId } = call.params;
  const found = await findCorrection(tx, correctionId);
  if (found === undefined) return refuse('correction_unknown');
  const by = userOf(call).userId;
  const state = decideStep({ state: found.state, by, proposedBy: found.proposed_by }, step);
  if (typeof state !== 'string') {
    return state.refused === 'correction_decided' ? refuse(state.refused, { name: found.decider_name ?? '' }) : state;
  }
  const subject = subjectOf(found);
  const held = step === 'approve' ? await holdCouple(tx, subject) : 'allowed';
  if (held !== 'allowed') return held;
  const reason = call.body !== undefined && 'reason' in call.body ? call.body.reason : '';
  if (!(await saveDecision(tx, correctionId, { state, by, reason, now: call.now }))) {
    const faster = await findCorrection(tx, correctionId);
    return refuse('correction_decided', { name: faster?.decider_name ?? '' });
  }
  if (step === 'approve') await post(tx, found, call.now);
  const { amountYen, debitAccount, creditAccount } = subject;
  await call.audit(tx, correctionId, { amountYen, debitAccount, creditAccount, state, reason }, scopeOf(subject));
  return {};
}

/** Handlers of the corrections of the ledger by hand (docs/product/ledger.md#corrections). */
export function correctionHandlers({ db }: { readonly db: Db }): Route[] {
  const inSnapshot = <T>(read: (tx: Tx) => Promise<T>) =>
    db.transaction().setIsolationLevel('repeatable read').execute(read);
  return [
    asUser(correction.list, async (call, { userId }) => {
      const { rows, ...page } = await listCorrections(db, call.query);
      return { ...page, rows: rows.map(toRow(userId)) };
    }),

    asUser(correction.venues, async () => ({ rows: await listVenues(db) })),

    asUser(correction.read, (call, { userId }) =>
      inSnapshot(async tx => {
        const found = await findCorrection(tx, call.params.correctionId);
        if (found === undefined) return refuse('correction_unknown');
        return { row: toRow(userId)(found), effect: await readEffect(tx, subjectOf(found)) };
      }),
    ),

    asUser(correction.preview, call => inSnapshot(tx => preview(tx, call))),

    asUser(correction.create, call => once(db, call, tx => propose(tx, call))),

    asUser(correction.approve, async (call, { userId }) => {
      // A failure has to be stored, so this runs outside the transaction of the approval.
      const verified = await verifyPassword(db, { userId, password: call.body.password, now: call.now });
      if (verified !== 'right') return verified;
      return await db.transaction().execute(tx => decide(tx, call, 'approve'));
    }),

    asUser(correction.decline, call => db.transaction().execute(tx => decide(tx, call, 'decline'))),

    asUser(correction.withdraw, call => db.transaction().execute(tx => decide(tx, call, 'withdraw'))),
  ];
}
