import { CORRECTION_ACCOUNTS, CORRECTION_MAX_YEN, CORRECTION_STATES } from '@kotohogi/domain/correction/types';
import type { CorrectionId, FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { correctionList } from './lists.ts';
import { idOf, instantMs, wholeNumber } from './rules/number.ts';
import { pathId } from './rules/params.ts';
import { listQuery, pageOf } from './rules/query.ts';
import { optionalLine, ownPassword, requiredLine } from './rules/text.ts';

const account = z.enum(CORRECTION_ACCOUNTS);

const wedding = z.object({ id: z.number(), reservationId: z.string(), startsAt: instantMs });

const row = z.object({
  id: z.number(),
  state: z.enum(CORRECTION_STATES),
  facilityName: z.string(),
  companyName: z.string(),
  /** Null for a correction that is about the venue only. */
  wedding: z.nullable(wedding),
  debitAccount: account,
  creditAccount: account,
  amountYen: z.number(),
  /** Empty once its wedding is erased, as is `decidedReason`. */
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: instantMs,
  /** Who approved, declined or withdrew it; empty while it waits. */
  decidedBy: z.string(),
  decidedAt: z.nullable(instantMs),
  decidedReason: z.string(),
  /** The caller proposed it. */
  isOwn: z.boolean(),
});
export type CorrectionRow = z.infer<typeof row>;

/**
 * The balance of an account now and with the correction, each seen from its usual side: of the wedding for what its
 * couple are owed, of the venue for every other account.
 */
const balance = z.object({ account, beforeYen: z.number(), afterYen: z.number() });

const BLOCKS = [
  'correction_wedding_unknown',
  'correction_not_fixed',
  'correction_transfer_open',
  'correction_return_running',
  'correction_uncovered',
] as const;

/** What a correction would do now: its balances, and why it cannot take effect; null if it can. */
const effect = z.object({ debit: balance, credit: balance, blockedBy: z.nullable(z.enum(BLOCKS)) });
export type CorrectionEffect = z.infer<typeof effect>;

const venue = z.object({ id: z.number(), name: z.string(), companyName: z.string() });

const READ = 'admin:read:attendantPayment';
const WRITE = 'admin:write:attendantPayment';
const path = z.object({ correctionId: pathId<CorrectionId>() });
const proposal = {
  facilityId: idOf<FacilityId>(),
  debitAccount: account,
  creditAccount: account,
  amountYen: wholeNumber(1, CORRECTION_MAX_YEN),
  reason: requiredLine(200),
};
const sideErrors = { correction_same_account: 422, correction_wedding_needed: 422 } as const;
const coupleErrors = {
  correction_not_fixed: 409,
  correction_transfer_open: 409,
  correction_return_running: 409,
  correction_uncovered: 409,
} as const;
const stepErrors = { correction_unknown: 404, correction_decided: 409 } as const;

/** Corrections of the ledger by hand, which a second person approves (docs/product/ledger.md#corrections). */
export const correction = {
  list: endpoint({
    name: 'correction.list',
    method: 'GET',
    path: '/admin/corrections',
    summary: 'Lists the corrections of the ledger of all facilities, those that wait for a second person first.',
    access: READ,
    query: listQuery(correctionList),
    output: pageOf(row),
  }),
  venues: endpoint({
    name: 'correction.venues',
    method: 'GET',
    path: '/admin/corrections/venues',
    summary: 'Lists the facilities that a correction can be proposed for.',
    access: WRITE,
    output: z.object({ rows: z.array(venue) }),
  }),
  read: endpoint({
    name: 'correction.read',
    method: 'GET',
    path: '/admin/corrections/:correctionId',
    summary: 'Returns a correction with what it would do to the balances now.',
    access: READ,
    params: path,
    output: z.object({ row, effect }),
    errors: { correction_unknown: 404 },
  }),
  preview: endpoint({
    name: 'correction.preview',
    method: 'POST',
    path: '/admin/corrections/preview',
    summary: 'Returns what a correction would do to the balances now. Stores nothing.',
    access: WRITE,
    audit: { none: 'changes nothing' },
    /** `wedding`: the reservation id or the key of a wedding of the facility; empty for none. */
    body: z.object({ ...proposal, wedding: optionalLine(100) }),
    output: z.object({ venue, wedding: z.nullable(wedding), effect }),
    errors: {
      ...sideErrors,
      correction_facility_unknown: 422,
      correction_wedding_unknown: 422,
      correction_wedding_several: 422,
    },
    perMinute: 120,
  }),
  create: endpoint({
    name: 'correction.create',
    method: 'POST',
    path: '/admin/corrections',
    summary: 'Proposes a correction, which takes effect when a second person approves it.',
    access: WRITE,
    audit: 'correction',
    body: z.object({ ...proposal, weddingId: z.nullable(idOf<WeddingId>()) }),
    output: z.object({ id: z.number() }),
    errors: {
      ...sideErrors,
      ...coupleErrors,
      correction_facility_unknown: 422,
      correction_wedding_unknown: 422,
    },
    idempotent: true,
    perMinute: 60,
  }),
  approve: endpoint({
    name: 'correction.approve',
    method: 'POST',
    path: '/admin/corrections/:correctionId/approve',
    summary: "Books the correction that another person proposed. Needs the caller's password.",
    access: WRITE,
    audit: 'correction',
    params: path,
    body: z.object({ password: ownPassword }),
    output: empty,
    errors: {
      ...stepErrors,
      ...coupleErrors,
      account_password_wrong: 422,
      login_delayed: 429,
      correction_own: 409,
      correction_wedding_unknown: 422,
    },
    perMinute: 60,
  }),
  decline: endpoint({
    name: 'correction.decline',
    method: 'POST',
    path: '/admin/corrections/:correctionId/decline',
    summary: 'Declines the correction that another person proposed, with a reason.',
    access: WRITE,
    audit: 'correction',
    params: path,
    body: z.object({ reason: requiredLine(200) }),
    output: empty,
    errors: { ...stepErrors, correction_own: 409 },
    perMinute: 60,
  }),
  withdraw: endpoint({
    name: 'correction.withdraw',
    method: 'POST',
    path: '/admin/corrections/:correctionId/withdraw',
    summary: 'Withdraws a correction that the caller proposed.',
    access: WRITE,
    audit: 'correction',
    params: path,
    output: empty,
    errors: { ...stepErrors, correction_of_another: 409 },
    perMinute: 60,
  }),
};
