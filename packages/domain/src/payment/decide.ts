import type { RefusalKind } from './answer.ts';
import { lateLookUpAfterMs, pauseAfterMs } from './deadline.ts';
import type { GatewayOp, PaymentAlarm, PaymentEvent } from './event.ts';
import { effectOf, holdsMoney } from './gateway-status.ts';
import { canStep } from './transitions.ts';
import type { PaymentState } from './types.ts';

export type { GatewayOp, PaymentAlarm, PaymentEvent } from './event.ts';

/** Where an interrupted request resumes. */
export type RecoveryPoint = 'started' | 'entered' | 'challenged' | 'authorized' | 'finished';

/**
 * What is known of a payment when an event arrives. At most one call is open at a time, so the event answers that call.
 */
export interface PaymentFacts {
  readonly state: PaymentState;
  /** Paid on a wallet's own page (PayPay) instead of by card. */
  readonly isWallet: boolean;
  /** False once the order no longer needs the money (given up, paid twice, refunded); held money is given back. */
  readonly wanted: boolean;
  /** Cards: a token is stored, younger than 30 minutes and so far not refused by the gateway. */
  readonly hasToken: boolean;
  /** The redirect or form that takes the guest to the issuer or to the wallet is stored. */
  readonly hasChallenge: boolean;
  /** That page has sent the guest back to us. */
  readonly hasReturned: boolean;
  /** How often `execute` has been called. */
  readonly executions: number;
  /** How often the operation the event answers was called since the last state change, counting this call. */
  readonly attempt: number;
}

/**
 * What happens next: a call after a pause; `wait` = nothing new (what is scheduled stays; the guest, a notice, the
 * deadline or a human moves it on); `done` = nothing more.
 */
export type NextStep =
  | { readonly do: 'call'; readonly op: GatewayOp; readonly afterMs: number }
  | { readonly do: 'wait' }
  | { readonly do: 'done' };

/** What to store and what to do next. Only `state` and `wanted` change; `alarm` is recorded with the event. */
export interface Decision {
  readonly state: PaymentState;
  readonly wanted: boolean;
  readonly next: NextStep;
  readonly recoveryPoint: RecoveryPoint;
  readonly alarm?: PaymentAlarm;
}

/** How often a refused execution may be repeated with the same token; the gateway settles an entry only once. */
const MAX_EXECUTIONS = 3;

/** An operation refused this often, although a lookup said it was due, counts as finally refused. */
const MAX_CONTRADICTIONS = 5;

const WAIT: NextStep = { do: 'wait' };
const DONE: NextStep = { do: 'done' };

function call(op: GatewayOp, afterMs = 0): NextStep {
  return { do: 'call', op, afterMs };
}

/** The point from which a payment in this state resumes. */
export function recoveryPointOf(state: PaymentState): RecoveryPoint {
  switch (state) {
    case 'INITIALIZED':
      return 'started';
    case 'ENTRY':
      return 'entered';
    case 'REQUEST_AUTHORIZE':
      return 'challenged';
    case 'AUTHORIZED':
      return 'authorized';
    case 'NA':
    case 'CAPTURED':
    case 'FAILED':
    case 'CANCELED':
    case 'TIMEOUT':
    case 'REFUNDED':
      return 'finished';
  }
}

function outcome(facts: PaymentFacts, next: NextStep, alarm?: PaymentAlarm): Decision {
  const { state, wanted } = facts;
  const kept = { state, wanted, next, recoveryPoint: recoveryPointOf(state) };
  return alarm === undefined ? kept : { ...kept, alarm };
}

/** Ends a payment in a state without money; if the table has no such step, the state stays. */
function endAs(facts: PaymentFacts, state: 'FAILED' | 'CANCELED', alarm?: PaymentAlarm): Decision {
  return outcome(canStep(facts.state, state) ? { ...facts, state } : facts, DONE, alarm);
}

/** An entry that is not settled: execute it, unless there is nothing (left) to execute it with. */
function afterEntry(facts: PaymentFacts): Decision {
  if (!facts.wanted) return endAs(facts, 'CANCELED');
  if (!facts.isWallet && !facts.hasToken) return endAs(facts, 'FAILED');
  if (facts.executions >= MAX_EXECUTIONS) return outcome(facts, call('ask', pauseAfterMs(facts.attempt)));
  return outcome(facts, call('execute', facts.executions === 0 ? 0 : pauseAfterMs(facts.executions)));
}

/**
 * A wallet's page is open. Only the gateway knows what happens there, so it is polled, first often, then every minute.
 * The same goes for an unwanted payment: the guest may still pay there, and then gets the money back.
 */
function afterWalletOpened(facts: PaymentFacts): Decision {
  return facts.hasChallenge ? outcome(facts, call('ask', pauseAfterMs(facts.attempt))) : endAs(facts, 'FAILED');
}

/** An open challenge: finish it, wait for the guest, or end it if the redirect to the issuer was lost. */
function afterChallenge(facts: PaymentFacts): Decision {
  if (facts.isWallet) return afterWalletOpened(facts);
  if (!facts.wanted) return endAs(facts, 'CANCELED');
  if (facts.hasReturned) return outcome(facts, call('finish'));
  return facts.hasChallenge ? outcome(facts, WAIT) : endAs(facts, 'FAILED');
}

function afterTimeout(facts: PaymentFacts): Decision {
  const afterMs = lateLookUpAfterMs(facts.attempt);
  return outcome(facts, afterMs === undefined ? DONE : call('ask', afterMs));
}

/** Continues from a state that the gateway has just confirmed. */
function goOn(facts: PaymentFacts): Decision {
  switch (facts.state) {
    case 'INITIALIZED':
      return facts.wanted ? outcome(facts, call('enter')) : endAs(facts, 'FAILED');
    case 'ENTRY':
      return afterEntry(facts);
    case 'REQUEST_AUTHORIZE':
      return afterChallenge(facts);
    case 'AUTHORIZED':
      return outcome(facts, call(facts.wanted ? 'capture' : 'cancel'));
    case 'CAPTURED':
      return outcome(facts, facts.wanted ? DONE : call('cancel'));
    case 'TIMEOUT':
      return afterTimeout(facts);
    case 'NA':
    case 'FAILED':
    case 'CANCELED':
    case 'REFUNDED':
      return outcome(facts, DONE);
  }
}

/** Takes the step a `Status` implies. Money held for a payment that is over is given back and reported. */
function follow(facts: PaymentFacts, status: string): Decision {
  const result = effectOf(facts.state, status);
  switch (result.effect) {
    case 'step':
      // One step at a time: if the entry was only now found, another lookup shows the rest.
      return result.to === 'ENTRY' && !(facts.wanted && status === 'UNPROCESSED')
        ? outcome({ ...facts, state: 'ENTRY' }, call('ask'))
        : goOn({ ...facts, state: result.to });
    case 'keep':
      return facts.state === 'AUTHORIZED' && !holdsMoney(status)
        ? outcome(facts, call('ask', pauseAfterMs(facts.attempt)))
        : goOn(facts);
    case 'alarm':
      return outcome(facts, holdsMoney(status) && facts.state !== 'NA' ? call('cancel') : WAIT, 'unexpected-status');
  }
}

/** Handles a definite refusal of an operation; busy and unclear answers were handled before. */
function deny(facts: PaymentFacts, op: GatewayOp, refusal: RefusalKind): Decision {
  const alarm = refusal === 'merchant' ? 'merchant-refused' : undefined;
  switch (op) {
    case 'enter':
    case 'finish':
      return endAs(facts, 'FAILED', alarm);
    case 'execute':
      // A used token after an unclear first try can mean that the first try is still in progress.
      return refusal === 'token' && facts.executions > 1
        ? outcome(facts, call('ask', pauseAfterMs(4)))
        : endAs(facts, 'FAILED', alarm);
    case 'capture':
      return outcome({ ...facts, wanted: false }, call('cancel'), 'capture-refused');
    case 'cancel':
      return outcome(facts, WAIT, 'cancel-refused');
    case 'ask':
      return outcome(facts, call('ask', pauseAfterMs(facts.attempt)), 'merchant-refused');
  }
}

/** Whether a call that was not started is still worth making: not after the deadline, and not for an order given up. */
function isStillDue(facts: PaymentFacts, op: GatewayOp): boolean {
  if (op === 'cancel' || op === 'ask') return true;
  return facts.wanted && facts.state !== 'TIMEOUT';
}

function afterRefusal(facts: PaymentFacts, op: GatewayOp, refusal: RefusalKind): Decision {
  const pauseMs = pauseAfterMs(facts.attempt);
  switch (refusal) {
    case 'busy':
      return isStillDue(facts, op) ? outcome(facts, call(op, pauseMs)) : goOn(facts);
    case 'state':
    case 'system':
    case 'unknown':
      return facts.attempt >= MAX_CONTRADICTIONS && op !== 'ask'
        ? deny(facts, op, refusal)
        : outcome(facts, call('ask', pauseMs));
    case 'input':
    case 'card':
    case 'token':
    case '3ds':
    case 'merchant':
      return deny(facts, op, refusal);
  }
}

function afterNotFound(facts: PaymentFacts): Decision {
  if (facts.state === 'INITIALIZED' || facts.state === 'TIMEOUT') return goOn(facts);
  return outcome(facts, call('ask', pauseAfterMs(facts.attempt)), 'lost-at-gateway');
}

function afterDeadline(facts: PaymentFacts): Decision {
  if (canStep(facts.state, 'TIMEOUT')) return outcome({ ...facts, state: 'TIMEOUT' }, call('ask'));
  return facts.state === 'AUTHORIZED' ? outcome(facts, call('ask')) : outcome(facts, WAIT);
}

function afterGivingUp(given: PaymentFacts): Decision {
  const facts = { ...given, wanted: false };
  // Entered payments are looked up first, because an unclear call may have settled them in the meantime.
  return facts.state === 'ENTRY' || facts.state === 'REQUEST_AUTHORIZE' || facts.state === 'TIMEOUT'
    ? outcome(facts, call('ask'))
    : goOn(facts);
}

function afterReturn(facts: PaymentFacts): Decision {
  if (facts.isWallet) return outcome(facts, call('ask'));
  // A guest who returns after the deadline is not charged: without `finish` the gateway settles nothing.
  return facts.state === 'REQUEST_AUTHORIZE' ? afterChallenge({ ...facts, hasReturned: true }) : outcome(facts, WAIT);
}

/**
 * Decides what a payment becomes and does next after an event. Never guesses: an unknown outcome is looked up, and
 * nothing that moves money is repeated before the gateway has reported the payment's state.
 */
export function decide(facts: PaymentFacts, event: PaymentEvent): Decision {
  switch (event.kind) {
    case 'started':
      return goOn(facts);
    case 'entered':
      return follow(facts, 'UNPROCESSED');
    case 'challenged':
      return follow({ ...facts, hasChallenge: true }, 'AUTHENTICATED');
    case 'settled':
      return follow(facts, event.jobCd);
    case 'captured':
      return follow(facts, 'SALES');
    case 'canceled':
      return follow(facts, 'VOID');
    case 'refused':
      return afterRefusal(facts, event.op, event.refusal);
    case 'unknown':
      return outcome(facts, call('ask', pauseAfterMs(facts.attempt)));
    case 'found':
      return event.amountMatches ? follow(facts, event.status) : outcome(facts, WAIT, 'amount-differs');
    case 'not-found':
      return afterNotFound(facts);
    case 'notified':
      // A notice is only a hint; it triggers a lookup if it reports something new.
      return effectOf(facts.state, event.status).effect === 'keep' ? outcome(facts, WAIT) : outcome(facts, call('ask'));
    case 'returned':
      return afterReturn(facts);
    case 'deadline':
      return afterDeadline(facts);
    case 'given-up':
      return afterGivingUp(facts);
    case 'sync-ordered':
      return outcome(facts, call('ask'));
    case 'refund-ordered':
      return facts.state === 'CAPTURED' ? goOn({ ...facts, wanted: false }) : outcome(facts, WAIT);
    case 'refunded-by-hand':
      return facts.state === 'CAPTURED'
        ? outcome({ ...facts, state: 'REFUNDED', wanted: false }, DONE)
        : outcome(facts, WAIT);
  }
}
