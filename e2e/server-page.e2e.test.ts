import { attendant } from '@kotohogi/contract/attendant';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/logins';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { test } from './demo-product.ts';
import type { RunningProduct } from './product.ts';

test.use({ trace: 'off' });

let product: RunningProduct;
let guest: Awaited<ReturnType<BrowserContext['storageState']>>;
test.beforeAll(async ({ browser, product: demo }) => {
  product = demo;
  const context = await browser.newContext({ baseURL: product.url });
  const data = { email: 'guest1@example.jp', password: DEMO_PASSWORD };
  const login = `${product.url}/api${attendant.login.path.replace(':wedding', LIVE_KEY)}`;
  const answer = await context.request.post(login, { data, headers: { origin: product.url } });
  expect(answer.status()).toBe(200);
  guest = await context.storageState();
  await context.close();
});

const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;
const PHONE = { width: 375, height: 812 };
const SIZES = [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }];
/** Largest allowed difference, px, between the server-rendered page and the hydrated one: too small to notice. */
const TOLERANCE_PX = 2;

/** Opens a page and counts the moments when it was blank: the server-rendered content gone, the page not yet there. */
async function open(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
): Promise<readonly [Page, () => Promise<void>]> {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen = { wasDrawn: false, gaps: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const isDrawn = document.getElementById('server-page') !== null;
      if (seen.wasDrawn && !isDrawn && document.querySelector('#root h1') === null) seen.gaps += 1;
      seen.wasDrawn ||= isDrawn;
    }).observe(document, { childList: true, subtree: true });
  });
  // Blocks the player's code so that the still image stays in place.
  await page.route(/\/player-page-/, () => new Promise(() => undefined));
  // With scripts, `load` would also wait for the style sheet of that blocked code.
  await page.goto(path, { waitUntil: options.javaScriptEnabled === false ? 'load' : 'domcontentloaded' });
  return [page, () => context.close()];
}

/** Positions, in px, of the visible parts. */
async function placesOf(page: Page, parts: string) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return await page.locator(parts).evaluateAll(elements =>
    elements
      .filter(element => element.checkVisibility())
      .map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { name: element.closest('h1')?.textContent, box: [x, y, width, height] };
      }),
  );
}

const VIEWS = [
  {
    name: 'the invitation',
    path: `${WEDDING}/invitation`,
    parts: 'h1, h1 > *, header[data-part="photos"]',
    isGuest: false,
    // Each pattern has code of its own for the top of the card, and some of it depends on the width.
    isLoadedAtEachSize: true,
  },
  {
    name: 'the ceremony',
    path: WEDDING,
    parts: '[data-part="stage"] [data-part="slate"]',
    isGuest: true,
    // The code is the same in each pattern: two patterns load at each size, and the window then takes the other sizes.
    isLoadedAtEachSize: false,
  },
] as const;

type Places = Awaited<ReturnType<typeof placesOf>>;

/** The parts that are not where the server-rendered page has them, or how many there are if it has more or fewer. */
function moved(before: Places, after: Places): readonly unknown[] {
  if (after.length !== before.length) return [`${after.length} parts instead of ${before.length}`];
  return after.filter(({ name, box }, at) => {
    const drawn = before[at];
    const isNear = (px: number, side: number) => Math.abs(px - (drawn?.box[side] ?? Number.NaN)) < TOLERANCE_PX;
    return name !== drawn?.name || !box.every(isNear);
  });
}

for (const [turn, pattern] of PATTERN_NAMES.entries()) {
  for (const { name, path, parts, isGuest, isLoadedAtEachSize } of VIEWS) {
    test(`given ${name} in ${pattern}, when no script has loaded yet, then its layout is already final`, async ({
      browser,
    }) => {
      await product.db.updateTable('wedding').set({ design_pattern: pattern }).where('key', '=', LIVE_KEY).execute();
      const options = isGuest ? { storageState: guest } : {};
      // Without scripts only styles depend on the size, so one page serves all sizes.
      const [drawn, closeDrawn] = await open(browser, path, { ...options, javaScriptEnabled: false });
      await expect(drawn.locator('#server-page')).toHaveAttribute('inert');
      const drawnAt = async (viewport: ViewportSize) => {
        await drawn.setViewportSize(viewport);
        const before = await placesOf(drawn, parts);
        expect(before.length).toBeGreaterThan(0);
        return before;
      };
      const first = SIZES[turn % SIZES.length] ?? PHONE;
      for (const viewport of isLoadedAtEachSize ? SIZES : [first]) {
        const before = await drawnAt(viewport);
        const [page, close] = await open(browser, path, { ...options, viewport });
        await expect(page.locator('#server-page')).toHaveCount(0);
        expect(moved(before, await placesOf(page, parts)), `${viewport.width} px: ${JSON.stringify(before)}`).toEqual(
          [],
        );
        expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual({
          wasDrawn: true,
          gaps: 0,
        });
        for (const other of isLoadedAtEachSize ? [] : SIZES.filter(size => size !== first)) {
          const there = await drawnAt(other);
          await page.setViewportSize(other);
          // A style that a script sets follows the window a moment later.
          const message = `${viewport.width} px, then ${other.width} px: ${JSON.stringify(there)}`;
          await expect.poll(async () => moved(there, await placesOf(page, parts)), { message }).toEqual([]);
        }
        await close();
      }
      await closeDrawn();
    });
  }
}
