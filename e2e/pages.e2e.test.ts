import { readFile } from 'node:fs/promises';
import { attendant } from '@kotohogi/contract/attendant';
import { DEMO_START } from '@kotohogi/contract/demo-start';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/logins';
import type { DesignPattern } from '@kotohogi/domain/hall/types';
import { PATTERN_NAMES } from '@kotohogi/themes/theme-names';
import { en } from '@kotohogi/web/src/entries/public/demo/messages.en.ts';
import { ja } from '@kotohogi/web/src/entries/public/demo/messages.ja.ts';
import { en as landingEn } from '@kotohogi/web/src/entries/public/messages.en.ts';
import { ja as landingJa } from '@kotohogi/web/src/entries/public/messages.ja.ts';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from './demo-product.ts';
import type { RunningProduct } from './product.ts';
import { THEME_RULES } from './steps/axe.ts';
import { cutOff, faultsOf, isPageReady } from './steps/page-faults.ts';

test.use({ trace: 'off' });

let product: RunningProduct;
test.beforeAll(({ product: demo }) => {
  product = demo;
});

const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;

/** Pages for anyone with the link, including links that expired or lead nowhere. */
const VISITOR_PAGES = [
  ...['/invitation', '/invitation/form', '/login', '/enter?token=run-out', '/nowhere'],
  ...['/password/reset', '/password/reset/run-out'],
];
/** Pages for a guest who attends. */
const GUEST_PAGES = ['', '/audience', '/program', '/profile', '/payment', '/invitation/complete'];
/** Pages for a guest who declined. */
const ABSENT_PAGES = ['/invitation/complete-absence'];
/** Pages for a couple that is not signed in. */
const HOST_ENTRIES = ['/login', '/verify?token=run-out', '/password/reset', '/password/reset/run-out'];
/** Pages for the signed-in couple; `:attendant` is one of their guests. */
const COUPLE_PAGES = [
  ...['', '/invitation', '/profile', '/attendants', '/attendants/:attendant', '/congratulations', '/payment', '/share'],
];
/** The pages of the couple's area that draw something of the pattern: the card, the tree, the picture of the couple. */
const COUPLE_PATTERN_PAGES = ['', '/invitation', '/congratulations', '/share'];
/** Public pages that belong to no wedding. */
const OPEN_PAGES = [
  ...['/', '/login', '/mails?token=run-out', '/register', '/register/completion', '/nowhere'],
  ...['/account/login', '/account/password/reset', '/account/password/reset/run-out'],
  ...['/account/invites/activate', '/account/invites/run-out/activate'],
];
/** Pages of the signed-in user's account. */
const ACCOUNT_PAGES = [
  ...['/account', '/account/profile', '/account/profile/email/run-out', '/account/password'],
  ...['/account/apiKey', '/account/apiKey/new'],
];

const LANGUAGES = ['ja', 'en'] as const satisfies readonly Language[];

/** The narrowest supported phone, px. */
const NARROWEST = 320;

async function open(browser: Browser, language: Language): Promise<BrowserContext> {
  return await browser.newContext({
    baseURL: product.url,
    locale: language === 'ja' ? 'ja-JP' : 'en-US',
    viewport: { width: NARROWEST, height: 700 },
    reducedMotion: 'reduce',
  });
}

/** Opens each page and checks it when it is ready; by default with all rules of axe. */
async function inspect(page: Page, addresses: readonly string[], rules?: readonly string[]): Promise<void> {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  for (const address of addresses) {
    await page.goto(address);
    // Checked before every frame: an assertion would look again up to a second later, at each of hundreds of pages.
    await page.waitForFunction(isPageReady);
    expect.soft([...(await faultsOf(page, rules)), ...(await cutOff(page))], address).toEqual([]);
  }
  expect(complaints).toEqual([]);
}

async function guestWho(answer: 'attendance' | 'absence') {
  return await product.db
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select(['attendant.id', 'attendant.email'])
    .where('wedding.key', '=', LIVE_KEY)
    .where('attendant.answer', '=', answer)
    .where('attendant.email', 'is not', null)
    .orderBy('attendant.id')
    .executeTakeFirstOrThrow();
}

/** Opens a page as a signed-in guest of the wedding or as its couple. */
async function signedIn(browser: Browser, language: Language, path: string, email: string | null) {
  const context = await open(browser, language);
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post(`${product.url}/api${path}`, { data, headers: { origin: product.url } });
  expect(answer.status()).toBe(200);
  return context;
}

const GUEST_LOGIN = attendant.login.path.replace(':wedding', LIVE_KEY);

async function wear(pattern: DesignPattern): Promise<void> {
  await product.db.updateTable('wedding').set({ design_pattern: pattern }).where('key', '=', LIVE_KEY).execute();
}

/** Every path in the route files, except the catch-all ones. */
async function knownRoutes(entry: string): Promise<readonly string[]> {
  const file = await readFile(new URL(`../apps/web/src/entries/${entry}/routes.ts`, import.meta.url), 'utf8');
  return [...file.matchAll(/path: '([^']+)'/g)].map(found => found[1] ?? '').filter(path => path !== '$');
}

const OPENED = {
  guest: [...VISITOR_PAGES, ...GUEST_PAGES, ...ABSENT_PAGES].map(page => page || '/'),
  couple: [...HOST_ENTRIES, ...COUPLE_PAGES].map(page => page || '/'),
  account: [...OPEN_PAGES, ...ACCOUNT_PAGES].map(page => page.replace(/^\/account(?=$|\/)/, '') || '/'),
  public: OPEN_PAGES,
} as const;

for (const [entry, opened] of Object.entries(OPENED)) {
  test(`given the routes of ${entry}, then this file inspects each of their pages`, async () => {
    const [area = '', ...routes] = await knownRoutes(entry);
    expect([area, ...routes].length).toBeGreaterThan(4);
    const addresses = opened.map(page => page.replace(/\?.*$/, ''));
    const isOpened = (route: string) => {
      const shape = new RegExp(`(?:^|/)${route.replace(/\$\w+/g, '[^/]+')}$`);
      return addresses.some(address => shape.test(address));
    };
    expect(routes.filter(route => !isOpened(route))).toEqual([]);
  });
}

// Every page in every pattern and every page in every language, but not every page in each of the twelve pairs: structure
// and texts depend on the language, colors and lengths on the pattern. The first pattern in each language has all rules
// and all pages; the others leave out the pages of the couple's area that have the same theme in every pattern.
for (const [at, pattern] of PATTERN_NAMES.entries()) {
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'ja';
  const isFirst = at < LANGUAGES.length;
  const rules = isFirst ? undefined : THEME_RULES;
  test(`given the pattern ${pattern} in ${language}, then every page of its wedding has no fault on the narrowest phone`, async ({
    browser,
  }) => {
    await wear(pattern);
    const [present, absent] = [await guestWho('attendance'), await guestWho('absence')];
    const manage = (page: string) => `${WEDDING}/manage${page.replace(':attendant', String(present.id))}`;
    const visits = [
      {
        who: await open(browser, language),
        pages: [...VISITOR_PAGES.map(page => WEDDING + page), ...(isFirst ? HOST_ENTRIES.map(manage) : [])],
      },
      {
        who: await signedIn(browser, language, GUEST_LOGIN, present.email),
        pages: GUEST_PAGES.map(page => WEDDING + page),
      },
      {
        who: await signedIn(browser, language, GUEST_LOGIN, absent.email),
        pages: ABSENT_PAGES.map(page => WEDDING + page),
      },
      {
        who: await signedIn(browser, language, session.login.path, `${LIVE_KEY}@example.jp`),
        pages: (isFirst ? COUPLE_PAGES : COUPLE_PATTERN_PAGES).map(manage),
      },
    ];
    for (const { who, pages } of visits) {
      await inspect(await who.newPage(), pages, rules);
      await who.close();
    }
  });
}

for (const language of LANGUAGES) {
  test(`given the demo in ${language}, then its start page links to the ceremony on air, six invitations and the logins`, async ({
    browser,
  }) => {
    const texts = { ja, en }[language];
    const visitor = await open(browser, language);
    const page = await visitor.newPage();
    await page.goto('/');
    // The encoder starts with the product.
    await expect(page.getByRole('status').filter({ hasText: texts['demo.onAir'] })).toBeVisible({ timeout: 60_000 });
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''));
    const invitations = addresses.filter(address => address.endsWith('/invitation'));
    expect([addresses[0], invitations.length]).toEqual([WEDDING, PATTERN_NAMES.length]);
    const staff = '/c/lumiere/facilities/karuizawa/manage/login';
    expect(addresses).toEqual(
      expect.arrayContaining([staff, `${WEDDING}/manage/login`, '/c/lumiere/manage/login', '/admin/login']),
    );
    for (const address of addresses) {
      expect([address, (await visitor.request.get(address)).status()]).toEqual([address, 200]);
    }
    await expect(page.getByText(DEMO_PASSWORD, { exact: true })).toBeVisible();
    await page.locator(`a[href="${invitations[0]}"]`).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${invitations[0]}$`));
    await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Yuto');
    await visitor.close();
  });

  test(`given no wedding in ${language}, then every public and account page has no fault on the narrowest phone`, async ({
    browser,
  }) => {
    const visitor = await open(browser, language);
    await inspect(await visitor.newPage(), OPEN_PAGES);
    // Without the demo, its start page is the landing page.
    const page = await visitor.newPage();
    await page.route(`**${DEMO_START}`, route => route.abort());
    await inspect(page, ['/']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      { ja: landingJa, en: landingEn }[language]['landing.title'],
    );
    await visitor.close();
    const host = await signedIn(browser, language, session.login.path, `${LIVE_KEY}@example.jp`);
    await inspect(await host.newPage(), ACCOUNT_PAGES);
    await host.close();
  });
}
