import { AxeBuilder } from '@axe-core/playwright';
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/demo';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type RunningProduct, startProduct } from './product.ts';

test.use({ trace: 'off' });

let product: RunningProduct;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct({ DEMO: 'on' });
});
test.afterAll(() => product.stop());

const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;

/** What anybody with the link sees; what a guest who watches sees; what the couple sees. */
const VISITOR_PAGES = ['/invitation', '/invitation/form', '/login', '/password/reset'];
const GUEST_PAGES = ['', '/audience', '/program', '/profile', '/payment', '/invitation/complete'];
const COUPLE_PAGES = ['', '/invitation', '/profile', '/attendants', '/congratulations', '/payment', '/share'];

/** The narrowest phone the pages are made for, px. */
const NARROWEST = 320;

async function open(browser: Browser, language: Language): Promise<BrowserContext> {
  return await browser.newContext({
    baseURL: product.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    viewport: { width: NARROWEST, height: 700 },
    reducedMotion: 'reduce',
  });
}

/** Everything wrong with a page as it stands: findings of axe, and words that run out of a narrow phone. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const reach = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`),
    ...(reach > NARROWEST ? [`is ${reach} px wide`] : []),
  ];
}

/**
 * What doubled letters push over the edge of the screen, or under that of a box that cuts: the paper cuts too, so the
 * width of the page would not tell. What can be scrolled to is not lost, and nobody sees what is there for hearing only.
 */
async function cutOff(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const CUTS = ['hidden', 'clip'];
    const SCROLLS = ['auto', 'scroll'];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('[aria-hidden="true"], svg') === null;
    /** The box that shows an element, from side to side; nothing for what is hidden or scrolls. */
    const windowOf = (element: Element): readonly [number, number] | undefined => {
      let [left, right] = [0, document.documentElement.clientWidth];
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath, position } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (clipPath !== 'none' || (SCROLLS.includes(overflowX) && at.scrollWidth > at.clientWidth)) return undefined;
        if (at !== element && CUTS.includes(overflowX))
          [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (position === 'fixed') break;
      }
      return [left, right];
    };
    const isCut = (element: Element, rectangles: readonly DOMRect[]) => {
      const shown = isSeen(element) ? windowOf(element) : undefined;
      if (shown === undefined) return false;
      return rectangles.some(({ left, right, width }) => width > 1 && (left < shown[0] - 2 || right > shown[1] + 2));
    };
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const found: string[] = [];
    const range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      if (text === '' || node.parentElement === null) continue;
      range.selectNodeContents(node);
      if (isCut(node.parentElement, [...range.getClientRects()])) found.push(text.slice(0, 60));
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
      if (isCut(control, [control.getBoundingClientRect()])) found.push(control.outerHTML.slice(0, 160));
    }
    root.style.fontSize = '';
    return found.map(what => `cut off in letters twice as large: ${what}`);
  });
}

/** Opens each page and waits until it is there: its heading stands, and nothing is on its way any more. */
async function inspect(page: Page, addresses: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
    await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
    // The bar at the head of the page shows for half a second after it has finished.
    await expect(page.getByRole('progressbar', { name: /読み込んで|Loading/ }), address).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect.soft([...(await faultsOf(page)), ...(await cutOff(page))], address).toEqual([]);
  }
  expect(complaints).toEqual([]);
}

async function demoAddress(): Promise<string> {
  const row = await product.db
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select('attendant.email')
    .where('wedding.key', '=', LIVE_KEY)
    .where('attendant.answer', '=', 'attendance')
    .where('attendant.email', 'is not', null)
    .orderBy('attendant.id')
    .executeTakeFirstOrThrow();
  return row.email ?? '';
}

async function wear(pattern: string): Promise<void> {
  await product.db.updateTable('wedding').set({ design_pattern: pattern }).where('key', '=', LIVE_KEY).execute();
}

for (const language of ['ja', 'en'] as const) {
  for (const pattern of PATTERN_NAMES) {
    test(`given the pattern ${pattern} in ${language}, then every page of its guests is sound on the narrowest phone`, async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      await wear(pattern);
      const visitor = await open(browser, language);
      await inspect(
        await visitor.newPage(),
        VISITOR_PAGES.map(page => WEDDING + page),
      );
      const guest = await open(browser, language);
      const login = `${product.url}/api${attendant.login.path.replace(':wedding', LIVE_KEY)}`;
      const data = { email: await demoAddress(), password: DEMO_PASSWORD };
      expect((await guest.request.post(login, { data, headers: { origin: product.url } })).status()).toBe(200);
      await inspect(
        await guest.newPage(),
        GUEST_PAGES.map(page => WEDDING + page),
      );
      await visitor.close();
      await guest.close();
    });
  }

  test(`given the couple in ${language}, then every page of theirs is sound on the narrowest phone`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    await wear('natural');
    const couple = await open(browser, language);
    const data = { email: `${LIVE_KEY}@example.jp`, password: DEMO_PASSWORD };
    const login = `${product.url}/api${session.login.path}`;
    expect((await couple.request.post(login, { data, headers: { origin: product.url } })).status()).toBe(200);
    await inspect(
      await couple.newPage(),
      COUPLE_PAGES.map(page => `${WEDDING}/manage${page}`),
    );
    await couple.close();
  });
}
