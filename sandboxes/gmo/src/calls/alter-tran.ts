import type { CallContext, Outcome } from '../call-context.ts';
import { checkAccess, checkAmount, checkMethod, checkOwner, checkShop, checkTax } from '../checks.ts';
import { stampOf } from '../clock.ts';
import { approvalOf } from '../settle.ts';
import { isSettled, type Status, type Trade } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';

const DAY_MS = 86_400_000;

/** After this time a card trade cannot be changed (docs/product/payment.md#refunds). */
const CHANGE_LIMIT_MS = 180 * DAY_MS;

function alterationPairs(trade: Trade): Outcome {
  return {
    pairs: [
      ['AccessID', trade.accessId],
      ['AccessPass', trade.accessPass],
      ['Forward', trade.forward],
      ['Approve', trade.approve],
      ['TranID', trade.tranId],
      ['TranDate', stampOf(trade.processedAtMs)],
    ],
    changed: trade,
  };
}

/** SALES keeps the numbers of the authorization and gets a new date; the amount must be the authorized one. */
function capture(trade: Trade, fields: Fields, world: CallContext): Outcome {
  const errors = checkAmount(fields.Amount);
  if (errors.length > 0) return { errors };
  if (trade.status !== 'AUTH') return { errors: ['E11010003'] };
  if (Number(fields.Amount) !== trade.amountYen) return { errors: ['E01060010'] };
  const days = (world.nowMs - trade.processedAtMs) / DAY_MS;
  if (days > world.store.settings.authorizationDays) return { errors: ['E01420010'] };
  return alterationPairs(
    world.store.saveTrade({ ...trade, status: 'SALES', jobCd: 'SALES', processedAtMs: world.nowMs }),
  );
}

/**
 * Whether the calendar in Japan asks for this kind of cancellation. RETURN is accepted early, as recorded on the
 * gateway; that it refuses a late VOID, a RETURN of a capture after the month's end and an early RETURNX is inferred.
 */
function isDue(job: string, trade: Trade, world: CallContext): boolean {
  const [then, now] = [stampOf(trade.processedAtMs), stampOf(world.nowMs)];
  const isHold = trade.status === 'AUTH' || trade.status === 'SAUTH';
  const isSameMonth = then.slice(0, 6) === now.slice(0, 6);
  if (job === 'VOID') return then.slice(0, 8) === now.slice(0, 8);
  if (job === 'RETURN') return isHold || isSameMonth;
  return !isHold && !isSameMonth;
}

function cancel(trade: Trade, job: 'VOID' | 'RETURN' | 'RETURNX', world: CallContext): Outcome {
  const cancelable: readonly Status[] = ['AUTH', 'SAUTH', 'CAPTURE', 'SALES'];
  if (!cancelable.includes(trade.status) || !isDue(job, trade, world)) return { errors: ['E11010003'] };
  return alterationPairs(world.store.saveTrade({ ...trade, ...approvalOf(world), status: job, jobCd: job }));
}

/** A canceled trade can be authorized again under the same order. */
function authorizeAgain(trade: Trade, job: 'AUTH' | 'CAPTURE', fields: Fields, world: CallContext): Outcome {
  const errors = [...checkAmount(fields.Amount), ...checkTax(fields.Tax), ...checkMethod(fields)];
  if (errors.length > 0) return { errors };
  const canceled: readonly Status[] = ['VOID', 'RETURN', 'RETURNX'];
  if (!canceled.includes(trade.status)) return { errors: ['E11010003'] };
  if (trade.card?.refusal !== undefined) return { errors: [trade.card.refusal] };
  return alterationPairs(
    world.store.saveTrade({
      ...trade,
      ...approvalOf(world),
      status: job,
      jobCd: job,
      amountYen: Number(fields.Amount),
      taxYen: Number(fields.Tax ?? trade.taxYen),
      method: fields.Method ?? trade.method,
    }),
  );
}

/** Checks shop, keys and trade of a change, and whether the trade can still be changed at all. */
function openForChange(fields: Fields, world: CallContext): { errors: readonly string[] } | { trade: Trade } {
  const { errors: accessErrors, trade } = checkAccess(fields, world.store);
  const errors = [...checkShop(fields, world.store.settings), ...accessErrors, ...checkOwner(fields, trade)];
  if (errors.length > 0 || trade === undefined) return { errors };
  if (!isSettled(trade.status)) return { errors: ['E11010002'] };
  if (world.nowMs - trade.processedAtMs > CHANGE_LIMIT_MS) return { errors: ['E11010010'] };
  return { trade };
}

/** AlterTran: captures, cancels, or authorizes again. */
export function alterTran(fields: Fields, world: CallContext): Outcome {
  const opened = openForChange(fields, world);
  if ('errors' in opened) return opened;
  const { JobCd = '' } = fields;
  switch (JobCd) {
    case '':
      return { errors: ['E01050001'] };
    case 'SALES':
      return capture(opened.trade, fields, world);
    case 'VOID':
    case 'RETURN':
    case 'RETURNX':
      return cancel(opened.trade, JobCd, world);
    case 'AUTH':
    case 'CAPTURE':
      return authorizeAgain(opened.trade, JobCd, fields, world);
    default:
      return { errors: ['E01050002'] };
  }
}

/** ChangeTran: changes the amount of a settled trade, which keeps its status and gets new numbers. */
export function changeTran(fields: Fields, world: CallContext): Outcome {
  const opened = openForChange(fields, world);
  if ('errors' in opened) return opened;
  const { trade } = opened;
  const { JobCd = '' } = fields;
  const changeable: readonly string[] = ['AUTH', 'CAPTURE', 'SALES'];
  const errors = [
    ...(JobCd === '' ? ['E01050001'] : changeable.includes(JobCd) ? [] : ['E01050002']),
    ...checkAmount(fields.Amount),
    ...checkTax(fields.Tax),
  ];
  if (errors.length > 0) return { errors };
  if (trade.status !== JobCd) return { errors: ['E11010003'] };
  return alterationPairs(
    world.store.saveTrade({
      ...trade,
      ...approvalOf(world),
      amountYen: Number(fields.Amount),
      taxYen: Number(fields.Tax ?? trade.taxYen),
    }),
  );
}
