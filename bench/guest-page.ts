import { buildAttendant, buildWedding, PASSWORD } from '@kotohogi/testkit/builders';
import { chromiumLaunch } from '@kotohogi/testkit/chromium';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { atMost, type BenchResult, type BenchRow, describeMachine, percentile } from './bench-result.ts';

/**
 * A guest's loading times: the invitation and the wedding's page in each pattern, on a phone with slow 4G and a quarter
 * of this machine's speed. `first` = an empty cache; `again` = files and connection of an earlier visit. Network
 * settings are those of Lighthouse's slow 4G.
 */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_THROTTLE = 4;
const PHONE = { width: 375, height: 812 };
/** The median of this many visits counts, because other work runs on this machine. */
const VISITS = 3;
/** Long tasks count from this length: anything longer delays a tap noticeably. */
const TASK_MS = 50;
/** A visit is complete when nothing larger was painted and nothing kept the page busy for this long. */
const STILL_MS = 1_500;
/** Measurements of one visit (Web Vitals). */
interface Visit {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Transferred size, as sent over the network. */
  readonly kb: number;
}

/** Collects a page's vitals from its very beginning; runs in the page. */
function watchVitals(): void {
  const vitals = {
    lastMs: 0,
    fcpMs: 0,
    lcpMs: 0,
    longTasks: [] as { readonly startMs: number; readonly ms: number }[],
    cls: 0,
  };
  Object.assign(window, { vitals });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) vitals.lcpMs = Math.max(vitals.lcpMs, entry.startTime);
    vitals.lastMs = performance.now();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver(list => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') vitals.fcpMs = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      vitals.longTasks.push({ startMs: startTime, ms: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) vitals.cls += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    vitals?: {
      readonly lastMs: number;
      readonly fcpMs: number;
      readonly lcpMs: number;
      readonly longTasks: readonly { readonly startMs: number; readonly ms: number }[];
      readonly cls: number;
    };
  }
}

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
}

async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(watchVitals);
  await slow(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('main').waitFor();
  // Cached files need no network, so the network is idle before anything is painted.
  await page.waitForFunction(() => (window.vitals?.lcpMs ?? 0) > 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(stillMs => performance.now() - (window.vitals?.lastMs ?? 0) > stillMs, STILL_MS);
  const vitals = await page.evaluate(() => window.vitals);
  const bytes = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
      (sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize,
      0,
    ),
  );
  await page.close();
  if (vitals === undefined || vitals.lcpMs === 0) throw new Error(`nothing was rendered at ${url}`);
  // Total blocking time starts at the first paint: before it there is nothing to tap.
  const afterPaint = vitals.longTasks.filter(({ startMs, ms }) => startMs + ms > vitals.fcpMs);
  const tbtMs = afterPaint.reduce((sum, { ms }) => sum + Math.max(0, ms - TASK_MS), 0);
  return { lcpMs: vitals.lcpMs, tbtMs, cls: vitals.cls, kb: bytes / 1000 };
}

const middle = (visits: readonly Visit[], pick: (one: Visit) => number) => percentile(visits.map(pick), 0.5);

interface Place {
  readonly name: string;
  readonly url: string;
  /** Signs in, if the page requires it. */
  readonly enter: (context: BrowserContext) => Promise<void>;
}

async function measure(browser: Browser, { name, url, enter }: Place): Promise<{ first: BenchRow; again: BenchRow }> {
  const visits: { readonly first: Visit[]; readonly again: Visit[] } = { first: [], again: [] };
  for (let count = 0; count < VISITS; count += 1) {
    const context = await browser.newContext({ viewport: PHONE, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    await enter(context);
    visits.first.push(await visit(context, url));
    visits.again.push(await visit(context, url));
    await context.close();
  }
  const row = (when: 'first' | 'again'): BenchRow => ({
    what: `${name}, ${when} visit`,
    lcpMs: Math.round(middle(visits[when], one => one.lcpMs)),
    tbtMs: Math.round(middle(visits[when], one => one.tbtMs)),
    cls: Math.round(middle(visits[when], one => one.cls) * 1000) / 1000,
    kb: Math.round(middle(visits[when], one => one.kb)),
  });
  return { first: row('first'), again: row('again') };
}

async function placesOf({ db, venue, url }: RunningProduct, pattern: PatternName): Promise<readonly Place[]> {
  const { weddingId, key } = await buildWedding(db, venue);
  await db.updateTable('wedding').set({ design_pattern: pattern }).where('id', '=', weddingId).execute();
  const { email } = await buildAttendant(db, weddingId);
  const home = `${url}/c/${venue.companyAccountId}/weddings/${key}`;
  return [
    { name: `${pattern}: invitation`, url: `${home}/invitation`, enter: async () => undefined },
    {
      name: `${pattern}: wedding's page`,
      url: home,
      enter: async context => {
        const answer = await context.request.post(`${url}/api/attendance/${key}/login`, {
          data: { email, password: PASSWORD },
          headers: { origin: url },
        });
        if (!answer.ok()) throw new Error(`the guest could not sign in: ${answer.status()} ${await answer.text()}`);
      },
    },
  ];
}

/** Runs the benchmark. */
export async function run(): Promise<BenchResult> {
  const teardown = await setupPostgres();
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    // why: the first page of a process waits for code that is compiled once; this benchmark measures the page.
    for (const place of await placesOf(product, 'natural')) await measure(browser, place);
    const measured = [];
    for (const pattern of PATTERN_NAMES)
      for (const place of await placesOf(product, pattern)) measured.push(await measure(browser, place));
    const rows = measured.flatMap(({ first, again }) => [first, again]);
    const again = measured.map(one => one.again);
    const worst = (name: 'lcpMs' | 'tbtMs' | 'cls') => Math.max(...again.map(row => Number(row[name])));
    return {
      name: 'guest-page',
      machine: describeMachine(),
      rows,
      ratios: {},
      bars: [
        atMost('largest contentful paint with a warm cache, ms', worst('lcpMs'), 2_000),
        atMost('total blocking time with a warm cache, ms', worst('tbtMs'), 200),
        atMost('cumulative layout shift of any visit', Math.max(...rows.map(row => Number(row.cls))), 0.02),
      ],
    };
  } finally {
    await browser.close();
    await product.stop();
    await teardown();
  }
}
