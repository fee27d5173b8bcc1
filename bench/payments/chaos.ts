import { pick, type Random, randomOf } from '@kotohogi/testkit/fuzz-input';
import { EVERYTHING, killProcesses, type Trials, watchBalance } from './disorder.ts';
import type { FaultLog } from './fault-log.ts';
import { type GatewaySum, readGateway } from './gateway-store.ts';
import { endAbandoned, giveAll, lockedJobs, settleUnknown } from './give-all.ts';
import type { Press } from './guest.ts';
import { awaitReturns, freeze, inJapan, returnGifts } from './month-end.ts';
import { patiently } from './patience.ts';
import type { GiftPlan } from './plan.ts';
import type { Processes } from './processes.ts';
import { type BankSide, transferGifts } from './transfers.ts';
import type { Season } from './venue.ts';

/** Everything of a run. */
export interface Chaos {
  readonly processes: Processes;
  readonly season: Season;
  readonly plans: readonly GiftPlan[];
  readonly faults: FaultLog;
  readonly seed: number;
  readonly atOnce: number;
}

/** What was seen while gifts were given, and what the gateway held then. */
export interface Given {
  readonly presses: readonly Press[];
  readonly gateway: ReadonlyMap<string, GatewaySum>;
  readonly seconds: number;
  /** How long outcomes stayed unknown after the last press, and how many were unknown ten minutes after it. */
  readonly unknownS: number;
  readonly unknown: number;
  /** Payments that did not end after every deadline had passed. */
  readonly unfinished: number;
  readonly lockedJobs: number;
}

/** Gives everything amid the faults, then waits until every payment is over. */
export async function giveAmidFaults({ processes, season, plans, faults, seed, atOnce }: Chaos): Promise<Given> {
  const startedAtMs = performance.now();
  const kills = killProcesses(processes, { faults, seed, targets: EVERYTHING });
  const presses = await giveAll({ processes, season, plans, faults, atOnce });
  await kills.stop();
  console.log(`${presses.length} presses are followed to their end; waiting for unknown outcomes`);
  const seconds = (performance.now() - startedAtMs) / 1_000;
  await processes.sandbox.clearFaults();
  const { seconds: unknownS, unknown } = await settleUnknown(processes);
  const unfinished = await endAbandoned(processes);
  const gateway = await readGateway(processes.sandbox.dataDir);
  return { presses, gateway, seconds, unknownS, unknown, unfinished, lockedJobs: await lockedJobs(processes) };
}

const RETURNED_SHARE = 0.01;
const RETURNED_LEAST = 6;
const RETURN_FAULTS = ['drop-request', 'drop-answer', 'http-500', 'busy', 'e90', 'delay'];

function draw(random: Random, from: readonly string[], count: number): readonly string[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const order = pick(random, left);
    left.splice(left.indexOf(order), 1);
    return order;
  });
}

/** What happened after the gifts. */
export interface Afterwards {
  /** Steps that took effect more than once. */
  readonly twice: number;
  readonly returned: number;
  /** Returns that did not end, and weddings whose amount was not fixed. */
  readonly undone: number;
  readonly banks: readonly BankSide[];
}

/** Orders returns amid the faults of the gateway, each pressed twice, and waits for their end. */
async function returnAmidFaults(chaos: Chaos, orders: readonly string[], facilityCarries: boolean) {
  const { processes, season, faults, seed } = chaos;
  const random = randomOf(seed + orders.length);
  for (const _order of orders) {
    const op = pick(random, ['AlterTran', 'PaypayCancelReturn', 'SearchTradeMulti']);
    const mode = pick(random, RETURN_FAULTS);
    await patiently('a fault', () => processes.sandbox.fault(op, mode, { delayMs: '2000' }));
    faults.add(`gateway: ${mode}`, { op });
  }
  const twice = await returnGifts(processes, season, orders, facilityCarries);
  const undone = await awaitReturns(processes, orders);
  await processes.sandbox.clearFaults();
  return { twice, undone };
}

/** Returns, fixed amounts, transfers with failures, and returns after them; the worker is killed throughout. */
export async function settleAccounts(chaos: Chaos, { presses }: Given): Promise<Afterwards> {
  const { processes, season, faults, seed } = chaos;
  const random = randomOf(seed);
  const paid = presses.filter(press => press.shownPhase === 'captured').flatMap(press => [...press.orders]);
  const count = Math.max(RETURNED_LEAST, Math.ceil(paid.length * RETURNED_SHARE));
  const drawn = draw(random, paid, count + RETURNED_LEAST);
  const kills = killProcesses(processes, { faults, seed, targets: ['worker', 'worker', 'sandbox'] });
  const before = await returnAmidFaults(chaos, drawn.slice(0, count), false);
  console.log(`${count} gifts are returned; fixing and transferring the amounts`);
  await processes.moveTo(inJapan(processes.now(), 4, 10.5));
  const weddings = season.venues.reduce((sum, venue) => sum + venue.weddings.length, 0);
  const fixed = await freeze(processes, season);
  const banks: BankSide[] = [];
  for (const venue of season.venues) banks.push(await transferGifts(processes.url, venue));
  const after = await returnAmidFaults(chaos, drawn.slice(count), true);
  await kills.stop();
  const twiceAtBanks = banks.reduce((sum, bank) => sum + bank.twice, 0);
  return {
    twice: before.twice + after.twice + twiceAtBanks,
    returned: drawn.length,
    undone: before.undone + after.undone + weddings - fixed,
    banks,
  };
}

/** Starts the processes of a run and reads the trial balance all the while. */
export async function amidTrials<T>(
  { processes, seed }: Pick<Chaos, 'processes' | 'seed'>,
  work: () => Promise<T>,
): Promise<T & { readonly trials: Trials }> {
  processes.web.start();
  processes.worker.start();
  await processes.ready();
  const balance = watchBalance(processes, seed);
  try {
    const result = await work();
    return { ...result, trials: await balance.stop() };
  } catch (error) {
    await balance.stop();
    throw error;
  }
}
