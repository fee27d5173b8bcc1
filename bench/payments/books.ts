import { sql } from 'kysely';
import { atLeast, atMost, type Bar } from '../bench-result.ts';
import type { Afterwards, Given } from './chaos.ts';
import type { Trials } from './disorder.ts';
import type { GatewaySum } from './gateway-store.ts';
import { readReports } from './month-end.ts';
import { wouldBePaid } from './plan.ts';
import type { Processes } from './processes.ts';
import type { Season, Venue } from './venue.ts';

const CAPTURED_SHARE = 0.95;
const INSTANTS = 100;

/** The orders that the gateway holds money of, over all shops. */
const heldOrders = (gateway: Given['gateway']): readonly string[] =>
  [...gateway.values()].flatMap(({ orders }) => [...orders.keys()]);

/** Bar 1 of payments: each accepted gift is captured once, and nothing else is. */
export function barsOfGifts({ presses, gateway, unknown, unfinished }: Given): readonly Bar[] {
  const accepted = presses.filter(press => press.shownPhase === 'captured');
  const held = new Set(heldOrders(gateway));
  const ofPresses = new Set(presses.flatMap(press => [...press.orders]));
  const double = presses.filter(({ orders }) => [...orders].filter(order => held.has(order)).length > 1).length;
  const lost = accepted.filter(({ orders }) => ![...orders].some(order => held.has(order))).length;
  const unaccepted = presses.filter(
    ({ shownPhase, orders }) => shownPhase !== 'captured' && [...orders].some(one => held.has(one)),
  );
  const ownerless = [...held].filter(order => !ofPresses.has(order)).length;
  const expected = presses.filter(press => wouldBePaid(press.plan) && !press.isGivenUp);
  const paid = expected.filter(press => press.shownPhase === 'captured').length;
  const ratio = held.size / accepted.length;
  return [
    atLeast('captures at the gateway ÷ distinct accepted gifts', ratio, 1),
    atMost('captures at the gateway ÷ distinct accepted gifts', ratio, 1),
    atMost('gifts captured twice', double, 0),
    atMost('presses that became several orders', presses.filter(({ orders }) => orders.size > 1).length, 0),
    atMost('accepted gifts that the gateway does not hold', lost, 0),
    atMost('captures that no guest has seen', unaccepted.length + ownerless, 0),
    atMost('outcomes unknown after 10 minutes', unknown, 0),
    atMost('payments without an end after their deadline', unfinished, 0),
    atLeast('captured share of the gifts that would be paid without faults', paid / expected.length, CAPTURED_SHARE),
  ];
}

/** The balances of a venue's accounts; what is owed is positive. */
async function readLedger({ db }: Processes, { facilityId }: Venue) {
  const { rows } = await sql<{ account: string; yen: number }>`
    select account, sum(amount_yen)::bigint as yen from journal_line
    where facility_id = ${facilityId} group by account`.execute(db);
  const balances = new Map(rows.map(({ account, yen }) => [account, yen]));
  return (account: string) => balances.get(account) ?? 0;
}

const NOTHING: GatewaySum = { orders: new Map(), grossYen: 0, commissionYen: 0 };

/** Every sum of a venue that must equal what the gateway, or the bank, has. */
async function compareVenue(processes: Processes, season: Season, at: number, books: Books) {
  const { gateway, afterwards } = books;
  const venue = season.venues[at];
  if (venue === undefined) throw new Error(`the season has no venue ${at}`);
  const { grossYen, commissionYen } = gateway.get(venue.shopId) ?? NOTHING;
  const ledger = await readLedger(processes, venue);
  const reports = await readReports(processes, season, venue);
  const paidYen = afterwards.banks[at]?.paidYen ?? 0;
  return [
    { what: 'ledger: receivable from the gateway', yen: ledger('gateway-receivable'), ofOthersYen: grossYen },
    { what: 'ledger: commission', yen: -ledger('commission-payable'), ofOthersYen: commissionYen },
    { what: 'ledger: paid out by the bank', yen: -ledger('bank'), ofOthersYen: paidYen },
    { what: 'ledger: in flight', yen: -ledger('transfer-in-flight'), ofOthersYen: 0 },
    { what: 'list of payments', yen: reports.paymentsYen, ofOthersYen: grossYen },
    { what: 'list of payments: commission', yen: reports.paymentsCommissionYen, ofOthersYen: commissionYen },
    { what: 'report of commissions: gifts', yen: reports.reportedYen, ofOthersYen: grossYen },
    { what: 'report of commissions', yen: reports.reportedCommissionYen, ofOthersYen: commissionYen },
    { what: 'report of transfers', yen: reports.depositedYen, ofOthersYen: paidYen },
    { what: 'invoices', yen: reports.invoicedYen, ofOthersYen: commissionYen },
  ].map(row => ({ venue: at + 1, ...row }));
}

/** What the books are compared with. */
export interface Books {
  readonly gateway: Given['gateway'];
  readonly afterwards: Afterwards;
  readonly trials: Trials;
  /** Closings of months that took effect twice. */
  readonly closedTwice: number;
}

/** Bar 1 of money: ledger, reports and invoices equal the gateway and the bank, to the yen. */
export async function checkBooks(processes: Processes, season: Season, books: Books) {
  const rows = (await Promise.all(season.venues.map((_, at) => compareVenue(processes, season, at, books)))).flat();
  const differenceYen = rows.reduce((sum, { yen, ofOthersYen }) => sum + Math.abs(yen - ofOthersYen), 0);
  const { afterwards, trials, closedTwice } = books;
  const bars = [
    atMost('ledger, reports and invoices: difference to gateway and bank, yen', differenceYen, 0),
    atMost('random instants at which the trial balance was not zero', trials.unbalanced, 0),
    atLeast('random instants at which the trial balance was read', trials.instants, INSTANTS),
    atMost('returns, orders, files, imports and closings that took effect twice', afterwards.twice + closedTwice, 0),
    atMost('returns and fixed amounts that did not come about', afterwards.undone, 0),
  ];
  return { rows, bars };
}
