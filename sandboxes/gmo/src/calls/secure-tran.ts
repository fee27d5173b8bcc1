import type { CallContext, Outcome } from '../call-context.ts';
import { checkAccess, checkOwner } from '../checks.ts';
import { settle, settlementPairs } from '../settle.ts';
import { type ChallengeResult, isSettled, type Trade } from '../trade.ts';
import type { Fields } from '../wire/fields.ts';

/** The error of a failed authentication; with Y and A the order can be settled. */
function failureOf(result: ChallengeResult): string | undefined {
  switch (result) {
    case 'Y':
    case 'A':
      return undefined;
    case 'N':
    case 'R':
      return 'E21030007';
    case 'U':
      return 'E21030202';
    case 'cancel':
      return 'E21020002';
  }
}

/** Settles an authenticated trade. A failure leaves it unsettled, and the same call fails the same way again. */
function finish(trade: Trade, result: ChallengeResult, world: CallContext): Outcome {
  const failure = failureOf(result) ?? trade.card?.refusal;
  if (failure !== undefined) return { errors: [failure] };
  const settled = settle(trade, world);
  return { pairs: settlementPairs(settled, world), changed: settled };
}

/** SecureTran2: settles an order after 3-D Secure 2. */
export function secureTran2(fields: Fields, world: CallContext): Outcome {
  const { errors: accessErrors, trade } = checkAccess(fields, world.store);
  const errors = [...accessErrors, ...checkOwner(fields, trade)];
  if (errors.length > 0 || trade === undefined) return { errors };
  if (isSettled(trade.status)) return { errors: ['E11010001'] };
  const result = trade.challenge?.version === 2 ? trade.challenge.result : undefined;
  return result === undefined ? { errors: ['E01E40001'] } : finish(trade, result, world);
}

/** SecureTran: settles an order after 3-D Secure 1, with the fields the issuer's page posted back. */
export function secureTran(fields: Fields, world: CallContext): Outcome {
  const { PaRes = '', MD = '' } = fields;
  const missing = [...(MD === '' ? ['E01350001'] : []), ...(PaRes === '' ? ['E01360001'] : [])];
  if (missing.length > 0) return { errors: missing };
  const trade = world.store.findTradeByAccess(MD);
  if (trade?.payType !== '0') return { errors: ['E01350008'] };
  if (isSettled(trade.status)) return { errors: ['E11010001'] };
  const { challenge } = trade;
  if (challenge?.version !== 1 || challenge.result === undefined || challenge.paRes !== PaRes.replace(/ /g, '+')) {
    return { errors: ['E21020001'] };
  }
  const outcome = finish(trade, challenge.result, world);
  // Version 1 has a single error for a failed authentication.
  return 'errors' in outcome && outcome.errors[0] === 'E21030007' ? { errors: ['E21020007'] } : outcome;
}
