import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REFUSAL_KINDS, type RefusalKind } from './answer.ts';
import { pauseAfterMs } from './deadline.ts';
import {
  type Decision,
  decide,
  type GatewayOp,
  type PaymentEvent,
  type PaymentFacts,
  recoveryPointOf,
} from './decide.ts';
import { holdsMoney } from './gateway-status.ts';
import { canStep } from './transitions.ts';
import { GATEWAY_STATUSES, OPEN_PAYMENT_STATES, PAYMENT_STATES } from './types.ts';

function facts(changes: Partial<PaymentFacts> = {}): PaymentFacts {
  return {
    state: 'INITIALIZED',
    isWallet: false,
    wanted: true,
    hasToken: true,
    hasChallenge: false,
    hasReturned: false,
    executions: 0,
    attempt: 1,
    ...changes,
  };
}

function calls(decision: Decision): GatewayOp | undefined {
  return decision.next.do === 'call' ? decision.next.op : undefined;
}

it('is open in exactly the states from which it can resume', () => {
  expect(PAYMENT_STATES.filter(state => recoveryPointOf(state) !== 'finished')).toEqual(OPEN_PAYMENT_STATES);
});

describe('a payment by card without complications', () => {
  it('enters, executes, challenges, finishes and captures', () => {
    const started = decide(facts(), { kind: 'started' });
    expect(started).toEqual({
      state: 'INITIALIZED',
      wanted: true,
      next: { do: 'call', op: 'enter', afterMs: 0 },
      recoveryPoint: 'started',
    });
    const entered = decide(facts(), { kind: 'entered' });
    expect([entered.state, calls(entered), entered.recoveryPoint]).toEqual(['ENTRY', 'execute', 'entered']);
    const challenged = decide(facts({ state: 'ENTRY', executions: 1 }), { kind: 'challenged' });
    expect([challenged.state, challenged.next.do, challenged.recoveryPoint]).toEqual([
      'REQUEST_AUTHORIZE',
      'wait',
      'challenged',
    ]);
    const returned = decide(facts({ state: 'REQUEST_AUTHORIZE', hasChallenge: true }), { kind: 'returned' });
    expect([returned.state, calls(returned)]).toEqual(['REQUEST_AUTHORIZE', 'finish']);
    const settled = decide(facts({ state: 'REQUEST_AUTHORIZE', hasReturned: true }), {
      kind: 'settled',
      jobCd: 'AUTH',
    });
    expect([settled.state, calls(settled), settled.recoveryPoint]).toEqual(['AUTHORIZED', 'capture', 'authorized']);
    const captured = decide(facts({ state: 'AUTHORIZED' }), { kind: 'captured' });
    expect([captured.state, captured.next.do, captured.recoveryPoint]).toEqual(['CAPTURED', 'done', 'finished']);
  });

  it('takes a direct capture without a capture call', () => {
    const decision = decide(facts({ state: 'ENTRY', executions: 1 }), { kind: 'settled', jobCd: 'CAPTURE' });
    expect([decision.state, decision.next.do]).toEqual(['CAPTURED', 'done']);
  });
});

describe('a payment by wallet', () => {
  const wallet = (changes: Partial<PaymentFacts> = {}) => facts({ isWallet: true, hasToken: false, ...changes });
  const opened = (changes: Partial<PaymentFacts> = {}) =>
    wallet({ state: 'REQUEST_AUTHORIZE', hasChallenge: true, executions: 1, ...changes });
  const seen = (status: string, changes: Partial<PaymentFacts> = {}) =>
    decide(opened(changes), { kind: 'found', status, amountMatches: true });

  it('is executed without a card, and polled until the gateway knows the outcome', () => {
    expect(calls(decide(wallet(), { kind: 'entered' }))).toBe('execute');
    const sent = decide(wallet({ state: 'ENTRY', hasChallenge: false, executions: 1 }), { kind: 'challenged' });
    expect([sent.state, sent.next]).toEqual(['REQUEST_AUTHORIZE', { do: 'call', op: 'ask', afterMs: pauseAfterMs(1) }]);
    expect(seen('REQSUCCESS', { attempt: 3 }).next).toEqual({ do: 'call', op: 'ask', afterMs: pauseAfterMs(3) });
    const paid = seen('AUTH');
    expect([paid.state, calls(paid)]).toEqual(['AUTHORIZED', 'capture']);
    expect(seen('PAYFAIL').state).toBe('FAILED');
    expect(seen('EXPIRED').state).toBe('TIMEOUT');
  });

  it('is polled at once when its holder returns or a notice reports something new', () => {
    const now = { do: 'call', op: 'ask', afterMs: 0 } as const;
    expect(decide(opened(), { kind: 'returned' }).next).toEqual(now);
    expect(decide(opened(), { kind: 'notified', status: 'AUTH' }).next).toEqual(now);
    expect(decide(opened(), { kind: 'notified', status: 'REQSUCCESS' }).next).toEqual({ do: 'wait' });
  });

  it('that was given up stays open as long as it can be paid, and is refunded then', () => {
    const given = decide(opened(), { kind: 'given-up' });
    expect([given.state, given.wanted, calls(given)]).toEqual(['REQUEST_AUTHORIZE', false, 'ask']);
    expect(seen('REQSUCCESS', { wanted: false }).state).toBe('REQUEST_AUTHORIZE');
    expect(calls(seen('AUTH', { wanted: false }))).toBe('cancel');
  });

  it('whose redirect to the wallet was in a lost answer has failed: it can never be paid', () => {
    expect(seen('REQSUCCESS', { hasChallenge: false }).state).toBe('FAILED');
  });
});

describe('an unknown outcome', () => {
  it.each(['enter', 'execute', 'finish', 'capture', 'cancel', 'ask'] as const)('of %s is looked up', op => {
    const decision = decide(facts({ state: 'ENTRY', attempt: 2 }), { kind: 'unknown', op });
    expect(decision.state).toBe('ENTRY');
    expect(decision.next).toEqual({ do: 'call', op: 'ask', afterMs: pauseAfterMs(2) });
  });

  it('of entering: entered again only if the gateway has no such order', () => {
    expect(calls(decide(facts(), { kind: 'not-found' }))).toBe('enter');
    const found = decide(facts(), { kind: 'found', status: 'UNPROCESSED', amountMatches: true });
    expect([found.state, calls(found)]).toEqual(['ENTRY', 'execute']);
  });

  it('of executing: repeated with the token while the entry is unsettled, then only polled', () => {
    const asked: PaymentEvent = { kind: 'found', status: 'UNPROCESSED', amountMatches: true };
    expect(calls(decide(facts({ state: 'ENTRY', executions: 1 }), asked))).toBe('execute');
    expect(calls(decide(facts({ state: 'ENTRY', executions: 3 }), asked))).toBe('ask');
    const spent = decide(facts({ state: 'ENTRY', executions: 2 }), {
      kind: 'refused',
      op: 'execute',
      refusal: 'token',
    });
    expect([spent.state, calls(spent)]).toEqual(['ENTRY', 'ask']);
    expect(decide(facts({ state: 'ENTRY', executions: 2, hasToken: false }), asked).state).toBe('FAILED');
  });

  it('of executing, when the redirect to the issuer was in the lost answer: failed, nothing can be charged', () => {
    const decision = decide(facts({ state: 'ENTRY', executions: 1 }), {
      kind: 'found',
      status: 'AUTHENTICATED',
      amountMatches: true,
    });
    expect([decision.state, decision.next.do]).toEqual(['FAILED', 'done']);
  });

  it('of capturing: captured again only while the gateway says AUTH', () => {
    const seen = (status: string) =>
      decide(facts({ state: 'AUTHORIZED' }), { kind: 'found', status, amountMatches: true });
    expect(calls(seen('AUTH'))).toBe('capture');
    expect(seen('SALES').state).toBe('CAPTURED');
  });
});

describe('a refusal', () => {
  it.each([
    ['enter', 'INITIALIZED'],
    ['execute', 'ENTRY'],
    ['finish', 'REQUEST_AUTHORIZE'],
  ] as const)('of %s by the card, the input or 3-D Secure fails the payment', (op, state) => {
    for (const refusal of ['card', 'input', '3ds'] as const) {
      const decision = decide(facts({ state, executions: 1 }), { kind: 'refused', op, refusal });
      expect([decision.state, decision.next.do, decision.alarm]).toEqual(['FAILED', 'done', undefined]);
    }
  });

  it('because of the contract also alerts a human', () => {
    const decision = decide(facts(), { kind: 'refused', op: 'enter', refusal: 'merchant' });
    expect([decision.state, decision.alarm]).toEqual(['FAILED', 'merchant-refused']);
  });

  it('because the gateway is busy repeats the same call after a pause', () => {
    const decision = decide(facts({ state: 'AUTHORIZED', attempt: 3 }), {
      kind: 'refused',
      op: 'capture',
      refusal: 'busy',
    });
    expect(decision.next).toEqual({ do: 'call', op: 'capture', afterMs: 15_000 });
  });

  it('because the gateway is busy is not repeated after the deadline or for an order given up', () => {
    const refused = (changes: Partial<PaymentFacts>) =>
      decide(facts({ executions: 1, ...changes }), { kind: 'refused', op: 'execute', refusal: 'busy' });
    expect(calls(refused({ state: 'TIMEOUT' }))).toBe('ask');
    expect(refused({ state: 'ENTRY', wanted: false }).state).toBe('CANCELED');
    expect(calls(refused({ state: 'ENTRY' }))).toBe('execute');
  });

  it.each(['state', 'system', 'unknown'] as const)('of kind %s is looked up, but not forever', refusal => {
    const refused = (attempt: number) =>
      decide(facts({ state: 'AUTHORIZED', attempt }), { kind: 'refused', op: 'capture', refusal });
    expect(calls(refused(1))).toBe('ask');
    expect([calls(refused(5)), refused(5).alarm]).toEqual(['cancel', 'capture-refused']);
  });

  it('of a capture releases the hold', () => {
    const decision = decide(facts({ state: 'AUTHORIZED' }), { kind: 'refused', op: 'capture', refusal: 'input' });
    expect([decision.state, decision.wanted, calls(decision)]).toEqual(['AUTHORIZED', false, 'cancel']);
    const canceled = decide(facts({ state: 'AUTHORIZED', wanted: false }), { kind: 'canceled' });
    expect([canceled.state, canceled.next.do]).toEqual(['CANCELED', 'done']);
  });

  it('of a cancellation is left to a human', () => {
    const decision = decide(facts({ state: 'CAPTURED', wanted: false }), {
      kind: 'refused',
      op: 'cancel',
      refusal: 'input',
    });
    expect([decision.state, decision.next.do, decision.alarm]).toEqual(['CAPTURED', 'wait', 'cancel-refused']);
  });
});

describe('the deadline', () => {
  it.each(['INITIALIZED', 'ENTRY', 'REQUEST_AUTHORIZE'] as const)('times %s out and looks it up once more', state => {
    const decision = decide(facts({ state }), { kind: 'deadline' });
    expect([decision.state, calls(decision)]).toEqual(['TIMEOUT', 'ask']);
  });

  it('leaves later states alone', () => {
    expect(decide(facts({ state: 'AUTHORIZED' }), { kind: 'deadline' }).state).toBe('AUTHORIZED');
    expect(decide(facts({ state: 'CAPTURED' }), { kind: 'deadline' }).next.do).toBe('wait');
  });

  it('accepts a late authorization once if it is still wanted, otherwise gives it back', () => {
    const late = (wanted: boolean) =>
      decide(facts({ state: 'TIMEOUT', wanted }), { kind: 'found', status: 'AUTH', amountMatches: true });
    expect([late(true).state, calls(late(true))]).toEqual(['AUTHORIZED', 'capture']);
    expect([late(false).state, calls(late(false))]).toEqual(['AUTHORIZED', 'cancel']);
    const taken = decide(facts({ state: 'TIMEOUT', wanted: false }), { kind: 'settled', jobCd: 'CAPTURE' });
    expect([taken.state, calls(taken)]).toEqual(['CAPTURED', 'cancel']);
  });

  it('keeps looking up a timed-out payment, less and less often, then stops', () => {
    const asked = (attempt: number) =>
      decide(facts({ state: 'TIMEOUT', attempt }), { kind: 'found', status: 'UNPROCESSED', amountMatches: true }).next;
    expect(asked(1)).toEqual({ do: 'call', op: 'ask', afterMs: 600_000 });
    expect(asked(4)).toEqual({ do: 'call', op: 'ask', afterMs: 86_400_000 });
    expect(asked(5)).toEqual({ do: 'done' });
  });

  it('does not charge a guest who returns from the issuer after it', () => {
    const decision = decide(facts({ state: 'TIMEOUT' }), { kind: 'returned' });
    expect([decision.state, decision.next.do]).toEqual(['TIMEOUT', 'wait']);
  });
});

describe('giving up', () => {
  it('looks up before it drops an entry, gives back what is held, and refunds what was taken', () => {
    expect(calls(decide(facts({ state: 'ENTRY' }), { kind: 'given-up' }))).toBe('ask');
    expect(calls(decide(facts({ state: 'AUTHORIZED' }), { kind: 'given-up' }))).toBe('cancel');
    expect(calls(decide(facts({ state: 'CAPTURED' }), { kind: 'given-up' }))).toBe('cancel');
    expect(decide(facts({ state: 'CAPTURED', wanted: false }), { kind: 'canceled' }).state).toBe('REFUNDED');
    expect(decide(facts(), { kind: 'given-up' }).state).toBe('FAILED');
  });
});

describe('a notice', () => {
  it('triggers a lookup only if it reports something new', () => {
    expect(calls(decide(facts({ state: 'ENTRY' }), { kind: 'notified', status: 'AUTH' }))).toBe('ask');
    expect(decide(facts({ state: 'CAPTURED' }), { kind: 'notified', status: 'SALES' }).next.do).toBe('wait');
    expect(decide(facts({ state: 'ENTRY' }), { kind: 'notified', status: 'AUTH' }).state).toBe('ENTRY');
  });
});

describe('what always raises an alarm', () => {
  it('money behind a payment that is over, which is given back', () => {
    const decision = decide(facts({ state: 'FAILED' }), { kind: 'settled', jobCd: 'AUTH' });
    expect([decision.state, calls(decision), decision.alarm]).toEqual(['FAILED', 'cancel', 'unexpected-status']);
  });

  it('a different amount, or an entered order the gateway has lost', () => {
    const other = decide(facts({ state: 'AUTHORIZED' }), { kind: 'found', status: 'SALES', amountMatches: false });
    expect([other.state, other.alarm]).toEqual(['AUTHORIZED', 'amount-differs']);
    expect(decide(facts({ state: 'ENTRY' }), { kind: 'not-found' }).alarm).toBe('lost-at-gateway');
  });
});

const OPS = ['enter', 'execute', 'finish', 'capture', 'cancel', 'ask'] as const;

const anyEvent: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom<PaymentEvent>(
    { kind: 'started' },
    { kind: 'entered' },
    { kind: 'challenged' },
    { kind: 'captured' },
    { kind: 'canceled' },
    { kind: 'not-found' },
    { kind: 'returned' },
    { kind: 'deadline' },
    { kind: 'given-up' },
  ),
  fc.record({ kind: fc.constant('settled' as const), jobCd: fc.constantFrom('AUTH' as const, 'CAPTURE' as const) }),
  fc.record({
    kind: fc.constant('refused' as const),
    op: fc.constantFrom(...OPS),
    refusal: fc.constantFrom(...REFUSAL_KINDS),
  }),
  fc.record({ kind: fc.constant('unknown' as const), op: fc.constantFrom(...OPS) }),
  fc.record({
    kind: fc.constant('found' as const),
    status: fc.constantFrom<string>(...GATEWAY_STATUSES, 'TRADING'),
    amountMatches: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('notified' as const), status: fc.constantFrom<string>(...GATEWAY_STATUSES) }),
);

const anyFacts = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  isWallet: fc.boolean(),
  wanted: fc.boolean(),
  hasToken: fc.boolean(),
  hasChallenge: fc.boolean(),
  hasReturned: fc.boolean(),
  executions: fc.nat(5),
  attempt: fc.integer({ min: 1, max: 8 }),
});

describe('any sequence of events', () => {
  it('never leaves the table and never makes a payment wanted again', () => {
    fc.assert(
      fc.property(anyFacts, fc.array(anyEvent, { maxLength: 40 }), (start, events) => {
        let now = start;
        for (const event of events) {
          const decision = decide(now, event);
          expect(decision.state === now.state || canStep(now.state, decision.state)).toBe(true);
          expect(decision.wanted && !now.wanted).toBe(false);
          now = { ...now, state: decision.state, wanted: decision.wanted };
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

/** The fate of one call: its request arrives now, late (after the next calls) or never; its answer may be lost. */
interface Fault {
  readonly arrives: 'now' | 'late' | 'never';
  readonly answered: boolean;
}

interface Plan {
  readonly isWallet: boolean;
  readonly challenge: boolean;
  readonly approves: boolean;
  /** The step at which the wallet's holder answers on its page; past the end of the link it has expired. */
  readonly answersAt: number;
  /** The step at which the order stops being wanted; past the last step it stays wanted. */
  readonly giveUpAt: number;
  /** The step at which the sweeper runs. */
  readonly deadlineAt: number;
}

/** A minimal gateway: one order, and what each operation does to its status. */
class MiniatureGateway {
  status = 'NONE';
  captures = 0;
  toNotify = false;
  readonly late: GatewayOp[] = [];
  readonly #plan: Plan;
  #tokenSpent = false;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** Delivers the delayed requests. A notice reports their effect, because no caller waits for an answer anymore. */
  flush(): void {
    for (const op of this.late.splice(0)) {
      this.work(op);
      this.toNotify = true;
    }
  }

  /** The action of the wallet's holder on its page, if it is open. */
  answerInWallet(status: 'AUTH' | 'PAYFAIL' | 'EXPIRED'): void {
    if (this.status === 'REQSUCCESS') this.status = status;
  }

  #executeByCard(refused: (refusal: RefusalKind) => PaymentEvent): PaymentEvent {
    if (this.#tokenSpent) return refused('token');
    if (this.status !== 'UNPROCESSED') return refused('state');
    this.#tokenSpent = true;
    if (!this.#plan.approves && !this.#plan.challenge) return refused('card');
    this.status = this.#plan.challenge ? 'AUTHENTICATED' : 'AUTH';
    return this.#plan.challenge ? { kind: 'challenged' } : { kind: 'settled', jobCd: 'AUTH' };
  }

  work(op: GatewayOp): PaymentEvent {
    const refused = (refusal: RefusalKind): PaymentEvent => ({ kind: 'refused', op, refusal });
    switch (op) {
      case 'enter':
        if (this.status !== 'NONE') return refused('state');
        this.status = 'UNPROCESSED';
        return { kind: 'entered' };
      case 'execute':
        if (!this.#plan.isWallet) return this.#executeByCard(refused);
        if (this.status !== 'UNPROCESSED') return refused('state');
        this.status = 'REQSUCCESS';
        return { kind: 'challenged' };
      case 'finish':
        if (this.status !== 'AUTHENTICATED') return refused('state');
        if (!this.#plan.approves) return refused('3ds');
        this.status = 'AUTH';
        return { kind: 'settled', jobCd: 'AUTH' };
      case 'capture':
        if (this.status !== 'AUTH') return refused('state');
        this.status = 'SALES';
        this.captures += 1;
        return { kind: 'captured' };
      case 'cancel':
        if (!holdsMoney(this.status)) return refused('state');
        this.status = 'VOID';
        return { kind: 'canceled' };
      case 'ask':
        return this.status === 'NONE'
          ? { kind: 'not-found' }
          : { kind: 'found', status: this.status, amountMatches: true };
    }
  }

  call(op: GatewayOp, fault: Fault): PaymentEvent {
    const unknown: PaymentEvent = { kind: 'unknown', op };
    if (fault.arrives === 'late' && op !== 'ask') this.late.push(op);
    if (fault.arrives !== 'now') return unknown;
    const answer = this.work(op);
    return fault.answered ? answer : unknown;
  }
}

/** The step at which a wallet's link expires. */
const LINK_ENDS_AT = 70;

/** Runs one payment to its end; each call uses up one fault, then everything arrives and is answered. */
function play(faults: readonly Fault[], plan: Plan) {
  const gateway = new MiniatureGateway(plan);
  const queue = [...faults];
  let now = facts({ isWallet: plan.isWallet, hasToken: !plan.isWallet });
  let event: PaymentEvent = { kind: 'started' };
  for (let step = 0; step < 200; step += 1) {
    const before = now.state;
    // Paying needs the link, and the link expires.
    if (step === plan.answersAt && now.hasChallenge) gateway.answerInWallet(plan.approves ? 'AUTH' : 'PAYFAIL');
    if (step >= LINK_ENDS_AT) gateway.answerInWallet('EXPIRED');
    const { state, wanted, next } = decide(now, event);
    now = { ...now, state, wanted, attempt: state === before ? Math.min(now.attempt + 1, 4) : 1 };
    if (next.do === 'done') {
      gateway.flush();
      if (!gateway.toNotify) break;
      gateway.toNotify = false;
      event = { kind: 'notified', status: gateway.status };
    } else if (step === plan.deadlineAt && canStep(state, 'TIMEOUT')) {
      event = { kind: 'deadline' };
    } else if (step === plan.giveUpAt && wanted) {
      event = { kind: 'given-up' };
    } else if (next.do === 'wait') {
      if (state !== 'REQUEST_AUTHORIZE') break;
      now = { ...now, hasReturned: true };
      event = { kind: 'returned' };
    } else {
      event = gateway.call(next.op, queue.shift() ?? { arrives: 'now', answered: true });
      if (step % 3 === 0) gateway.flush();
      now = {
        ...now,
        executions: now.executions + (next.op === 'execute' ? 1 : 0),
        hasToken: now.hasToken && !(event.kind === 'refused' && event.refusal === 'token'),
        hasChallenge: now.hasChallenge || event.kind === 'challenged',
      };
    }
  }
  return { state: now.state, status: gateway.status, captures: gateway.captures };
}

describe('a payment against a gateway that loses and delays requests and answers', () => {
  const anyFault = fc.record({
    arrives: fc.constantFrom('now' as const, 'now' as const, 'late' as const, 'never' as const),
    answered: fc.boolean(),
  });
  const anyPlan = fc.record({
    isWallet: fc.boolean(),
    answersAt: fc.nat(90),
    challenge: fc.boolean(),
    approves: fc.boolean(),
    giveUpAt: fc.nat(60),
    deadlineAt: fc.nat(40),
  });

  it('ends with both sides agreeing on the money, taken at most once', () => {
    const ends = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(anyFault, { maxLength: 12 }), anyPlan, (faults, plan) => {
        const { state, status, captures } = play(faults, plan);
        ends.set(state, (ends.get(state) ?? 0) + 1);
        expect(captures).toBeLessThanOrEqual(1);
        expect(['CAPTURED', 'FAILED', 'CANCELED', 'REFUNDED', 'TIMEOUT']).toContain(state);
        expect([state, holdsMoney(status)]).toEqual([state, state === 'CAPTURED']);
      }),
      { numRuns: 5_000 },
    );
    // The runs must reach every end state, or they would prove nothing.
    expect([...ends.keys()].sort()).toEqual(['CANCELED', 'CAPTURED', 'FAILED', 'REFUNDED', 'TIMEOUT']);
  });
});
