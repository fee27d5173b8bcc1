import { readdir, readFile } from 'node:fs/promises';
import { PAGES } from '@kotohogi/contract/pages';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import {
  DEMO_COMPANY,
  DEMO_FACILITY,
  DEMO_LOGINS,
  DEMO_PASSWORD,
  LIVE_KEY,
  staffEmail,
} from '@kotohogi/db/seeds/logins';
import { USER_PAGES } from '@kotohogi/web/src/entries/user-pages.ts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './demo-product.ts';
import type { RunningProduct } from './product.ts';
import { axeFindings } from './steps/axe.ts';
import { isPageReady, overflowOf } from './steps/page-faults.ts';
import { type Texts, textsOf } from './steps/texts.ts';

test.use({ trace: 'off' });

/** The areas of the back office, and who sees all of their pages. */
const AREAS = {
  admin: { path: '/admin', email: DEMO_LOGINS.admin },
  company: { path: '/c/:companyAccountId?/manage', email: DEMO_LOGINS.company },
  facility: {
    path: '/c/:companyAccountId?/facilities/:facilityAccountId?/manage',
    email: staffEmail('administrator'),
  },
} as const;
type Area = keyof typeof AREAS;
const AREA_NAMES = Object.keys(AREAS) as Area[];

/** Fewer pages than this means that some were lost. */
const LEAST_PAGES = 51;
/** Of these, the reports about money. */
const LEAST_REPORTS = 13;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

const isIn = (area: Area, path: string) => path === AREAS[area].path || path.startsWith(`${AREAS[area].path}/`);
const pagesOf = (area: Area) => PAGES.filter(({ path }) => isIn(area, path));

let product: RunningProduct;
/** The parameters of the addresses, for each area, because each shows other users. */
let parameters: Readonly<Record<Area, Readonly<Record<string, string>>>>;
test.beforeAll(async ({ product: demo }) => {
  product = demo;
  const wedding = await product.db
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(['wedding.id', 'wedding.hall_id', 'wedding.facility_id', 'facility.company_id'])
    .where('wedding.key', '=', LIVE_KEY)
    .executeTakeFirstOrThrow();
  const registration = await product.db
    .selectFrom('temporary_wedding')
    .select('id')
    .where('facility_id', '=', wedding.facility_id)
    .where('status', '=', 0)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const gift = await product.db
    .selectFrom('payment')
    .select('order_id')
    .where('state', '=', 'CAPTURED')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const userId = async (email: string) => {
    const user = await product.db.selectFrom('app_user').select('id').where('email', '=', email);
    return String((await user.executeTakeFirstOrThrow()).id);
  };
  const shared = {
    companyAccountId: DEMO_COMPANY,
    facilityAccountId: DEMO_FACILITY,
    companyId: String(wedding.company_id),
    facilityId: String(wedding.facility_id),
    hallId: String(wedding.hall_id),
    weddingId: String(wedding.id),
    orderId: gift.order_id ?? '',
    temporaryWeddingId: String(registration.id),
  };
  parameters = {
    admin: { ...shared, userId: await userId(DEMO_LOGINS.admin) },
    company: { ...shared, userId: await userId(DEMO_LOGINS.company) },
    facility: { ...shared, userId: await userId(staffEmail('coordinator')) },
  };
});
const addressOf = (area: Area, path: string) =>
  path.replace(/:(\w+)\??/g, (_, name: string) => {
    const value = parameters[area][name];
    if (value === undefined) throw new Error(`no value for the parameter ${name} of ${path}`);
    return value;
  });

/** The paths in the route files of an area, written as in the contract. */
async function routesOf(area: Area): Promise<readonly string[]> {
  const folder = new URL(`../apps/web/src/entries/${area}/`, import.meta.url);
  const names = (await readdir(folder)).filter(name => /^routes(?:\.[\w-]+)?\.ts$/.test(name));
  const files = await Promise.all(names.map(name => readFile(new URL(name, folder), 'utf8')));
  const paths = files.flatMap(file => [...file.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path));
  // The routes of the users are made from a table that the areas share.
  return [...paths, ...USER_PAGES.map(({ path }) => path)]
    .map(path => path.replace(/\{-\$(\w+)\}/g, ':$1?').replace(/\$(\w+)/g, ':$1'))
    .filter(path => path !== AREAS[area].path)
    .map(path => (path === '/' ? AREAS[area].path : `${AREAS[area].path}/${path}`));
}

async function open(browser: Browser, language: Language, email?: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    viewport: DESKTOP,
    reducedMotion: 'reduce',
  });
  if (email === undefined) return context;
  const answer = await context.request.post(`${product.url}/api${session.login.path}`, {
    data: { email, password: DEMO_PASSWORD },
    headers: { origin: product.url },
  });
  expect(answer.status()).toBe(200);
  return context;
}

/** True when nothing of the page is a placeholder any more. Runs in the page. */
const isLoaded = () => document.querySelector('[data-shape][aria-hidden="true"]') === null;

/** Resolves after the next frame has been drawn: what follows the width of the window has rendered. Runs in the page. */
const drawn = () => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/**
 * Opens a page on a desktop, then narrows the window to a phone. Its width is checked in both windows and languages, the
 * rules of axe in each window once: in English on the desktop, in Japanese on the phone.
 */
async function inspect(page: Page, address: string, language: Language): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(isPageReady);
  await page.waitForFunction(isLoaded);
  const faults = async (whole: Language) => [
    ...(language === whole ? await axeFindings(page) : []),
    ...(await overflowOf(page)),
  ];
  expect.soft(await faults('en'), `${address} on a desktop`).toEqual([]);
  await page.setViewportSize(PHONE);
  await page.evaluate(drawn);
  await page.waitForFunction(isPageReady);
  expect.soft(await faults('ja'), `${address} on a phone`).toEqual([]);
  await page.setViewportSize(DESKTOP);
}

/** The financial reports. A single payment and the list of transfer files are not reports. */
const isReport = (path: string) =>
  /\/(?:payments|financial)(?:\/|$)/.test(path) && !/\/(?::orderId|transfer-files)$/.test(path);

/** On paper the page says whose it is and when it was printed, a report also of which days; its controls are left out. */
async function seePaper(page: Page, path: string, t: Texts['t']): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const line = (name: string) => page.locator(`[data-printed="${name}"]`).filter({ visible: true });
  const [before = ''] = t('print.on', { moment: '|' }).split('|');
  expect.soft(await line('head').allTextContents(), path).toEqual([expect.stringContaining(before)]);
  if (isReport(path)) {
    expect.soft((await line('period').allTextContents()).join('').trim(), path).not.toBe('');
    const controls = page.locator('nav, button:not(th button), select, input, search').filter({ visible: true });
    expect.soft(await controls.count(), path).toBe(0);
  }
  await page.emulateMedia({ media: 'screen' });
}

/** The page is the one of its address, and not an error page. */
async function seeItself(page: Page, title: string, { t }: Texts): Promise<void> {
  expect.soft(await page.title(), page.url()).toContain(`${title} | `);
  const errors = [t('error.title.401'), t('error.title.403'), t('error.title.408'), t('error.title.other')];
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  expect.soft([...errors, t('status.404')], page.url()).not.toContain(heading?.trim());
}

test('given the routes of the back office, then this file inspects each of their pages', async () => {
  for (const area of AREA_NAMES) {
    const routes = await routesOf(area);
    expect(
      pagesOf(area)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(routes.toSorted());
  }
  expect(AREA_NAMES.flatMap(pagesOf).length).toBeGreaterThanOrEqual(LEAST_PAGES);
});

for (const language of ['ja', 'en'] as const) {
  test(`given every page of the back office in ${language}, then it has no fault on a desktop and on a phone`, async ({
    browser,
  }) => {
    const productTexts = textsOf(language);
    const complaints: string[] = [];
    const visit = async (area: Area, isLogin: boolean) => {
      const context = await open(browser, language, isLogin ? undefined : AREAS[area].email);
      const page = await context.newPage();
      page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`));
      const rows = pagesOf(area).filter(({ path }) => path.endsWith('/login') === isLogin);
      for (const { path, texts } of rows) {
        await inspect(page, addressOf(area, path), language);
        await seeItself(page, texts[language].title, productTexts);
        if (!isLogin) await seePaper(page, path, productTexts.t);
      }
      await context.close();
      return rows.length;
    };
    let count = 0;
    for (const area of AREA_NAMES) count += (await visit(area, true)) + (await visit(area, false));
    expect(count).toBeGreaterThanOrEqual(LEAST_PAGES);
    expect(AREA_NAMES.flatMap(pagesOf).filter(({ path }) => isReport(path)).length).toBeGreaterThanOrEqual(
      LEAST_REPORTS,
    );
    expect(complaints).toEqual([]);
  });
}
