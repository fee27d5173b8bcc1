import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { atLeast, type BenchResult, describeMachine } from './bench-result.ts';
import { barsOfGifts, checkBooks } from './payments/books.ts';
import { makeBrokenCopy } from './payments/broken-copy.ts';
import { amidTrials, type Chaos, giveAmidFaults, settleAccounts } from './payments/chaos.ts';
import { FaultLog } from './payments/fault-log.ts';
import { readGateway } from './payments/gateway-store.ts';
import { closeMonths, closeOverdue, nextMonth } from './payments/month-end.ts';
import { type GiftPlan, planGifts } from './payments/plan.ts';
import { type Processes, startProcesses } from './payments/processes.ts';
import { seedSeason } from './payments/venue.ts';

/** The faults of the stored result, each with its time; read it with `zcat`. */
const STORED_FAULTS = new URL('./results/payments-chaos.faults.jsonl.gz', import.meta.url);
const GIFTS = 10_000;
const BROKEN_GIFTS = 200;
const WEDDINGS = 16;
/** From the first of a month to the fifth, when the product closes what people have not closed. */
const CLOSES_AFTER_MS = 4 * 86_400_000;
const SEED = 20_261_128;
/** How many guests pay at a time. */
const AT_ONCE = 60;

async function prepare(processes: Processes, plans: readonly GiftPlan[], faults: FaultLog): Promise<Chaos> {
  const season = await seedSeason(processes, { guests: plans.length, weddings: WEDDINGS });
  return { processes, season, plans, faults, seed: SEED, atOnce: AT_ONCE };
}

/** The whole path of the money: gifts, returns, fixed amounts, transfers, closed months. */
async function runProduct(count: number, faults: FaultLog) {
  await using processes = await startProcesses();
  const chaos = await prepare(processes, planGifts(SEED, count), faults);
  const { season } = chaos;
  const { given, afterwards, closedTwice, trials } = await amidTrials(chaos, async () => {
    const gifts = await giveAmidFaults(chaos);
    const settled = await settleAccounts(chaos, gifts);
    await processes.moveTo(nextMonth(processes.now(), 1));
    const twice = await closeMonths(processes, season);
    await processes.moveTo(processes.now() + CLOSES_AFTER_MS);
    await closeOverdue(processes, season);
    return { given: gifts, afterwards: settled, closedTwice: twice };
  });
  const gateway = await readGateway(processes.sandbox.dataDir);
  const books = await checkBooks(processes, season, { gateway, afterwards, trials, closedTwice });
  return { given, afterwards, rows: books.rows, bars: [...barsOfGifts(given), ...books.bars] };
}

/** A build without one compare-and-set, amid the same faults: how many bars of gifts it misses. */
async function runBroken(count: number, faults: FaultLog): Promise<readonly string[]> {
  await using copy = await makeBrokenCopy();
  await using processes = await startProcesses(copy.folder);
  // A call that hangs only prolongs this part.
  const plans = planGifts(SEED, count).map(plan => ({ ...plan, gatewayFault: undefined }));
  const chaos = await prepare(processes, plans, faults);
  const given = await amidTrials(chaos, () => giveAmidFaults(chaos));
  return barsOfGifts(given)
    .filter(({ ok }) => !ok)
    .map(({ what, value }) => `${what}: ${value}`);
}

/** Runs 10,000 gifts, or as many as the argument says, through everything that can fail; then a broken build. */
export async function run([count = String(GIFTS)]: readonly string[]): Promise<BenchResult> {
  const teardown = await setupPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'kotohogi-faults-'));
  const faults = new FaultLog(path.join(folder, 'faults.jsonl'));
  console.log(`the log of all faults: ${faults.file}`);
  try {
    const { given, afterwards, rows, bars } = await runProduct(Number(count), faults);
    const counts = faults.counts;
    const missed = await runBroken(
      Math.min(BROKEN_GIFTS, Number(count)),
      new FaultLog(path.join(folder, 'faults-broken.jsonl')),
    );
    for (const what of missed) console.log(`the broken build misses: ${what}`);
    await writeFile(STORED_FAULTS, gzipSync(await readFile(faults.file)));
    const captured = [...given.gateway.values()].reduce((sum, { orders }) => sum + orders.size, 0);
    return {
      name: 'payments-chaos',
      machine: describeMachine(),
      rows: [
        {
          part: 'gifts',
          seed: SEED,
          gifts: Number(count),
          presses: given.presses.length,
          captured,
          seconds: Math.round(given.seconds),
        },
        ...rows,
        ...counts.map(([fault, times]) => ({ fault, times })),
        ...missed.map(what => ({ broken: what })),
      ],
      ratios: {
        'unknown for at most, s': Math.round(given.unknownS),
        'jobs of killed processes that wait for a restart': given.lockedJobs,
        returned: afterwards.returned,
        'transfers paid': afterwards.banks.reduce((sum, bank) => sum + bank.paid, 0),
        'transfers refused by the bank': afterwards.banks.reduce((sum, bank) => sum + bank.refused, 0),
      },
      bars: [...bars, atLeast('bars of gifts that the broken build misses', missed.length, 1)],
    };
  } finally {
    await teardown();
  }
}
