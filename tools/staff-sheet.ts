/**
 * Photographs the pages of the back office (platform, company, venue) and arranges them on sheets in docs/pictures.
 *
 *   node tools/staff-sheet.ts        starts its own product with demo data; builds the web app; needs a browser
 */
import { session } from '@kotohogi/contract/session';
import { DEMO_COMPANY, DEMO_FACILITY, DEMO_LOGINS, LIVE_KEY, staffEmail } from '@kotohogi/db/seeds/logins';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import type { Browser } from '@playwright/test';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { launchBrowser } from './artwork/browser.ts';
import {
  DESKTOP,
  LANGUAGES,
  layOut,
  open,
  PHONE,
  photograph,
  type Shown,
  signIn,
  TABLET,
} from './contact-sheet/sheet.ts';
import { readyBrowser } from './ready-browser.ts';

/** The pages of one person. */
interface Tour {
  readonly email: string;
  readonly pages: readonly string[];
}

const FINANCIAL = [
  '/financial',
  '/financial/payments',
  '/financial/reconciliation',
  '/financial/reconciliation/runs',
  '/financial/accounts',
  '/financial/admin-link',
  '/financial/corrections',
  '/financial/invoices',
] as const;

/** The rows of the demo whose pages are shown. */
async function findRows({ db }: RunningProduct) {
  const facility = await db
    .selectFrom('facility')
    .select(['id', 'company_id'])
    .where('account_id', '=', DEMO_FACILITY)
    .executeTakeFirstOrThrow();
  const inFacility = async (table: 'hall' | 'temporary_wedding') =>
    await db
      .selectFrom(table)
      .select('id')
      .where('facility_id', '=', facility.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
  const wedding = await db.selectFrom('wedding').select('id').where('key', '=', LIVE_KEY).executeTakeFirstOrThrow();
  const coordinator = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', staffEmail('coordinator'))
    .executeTakeFirstOrThrow();
  const gift = await db
    .selectFrom('payment')
    .select('order_id')
    .where('state', '=', 'CAPTURED')
    .where('order_id', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const [hall, registration] = [await inFacility('hall'), await inFacility('temporary_wedding')];
  return { facility, hall, registration, wedding, coordinator, gift };
}

async function planTours(product: RunningProduct): Promise<readonly Tour[]> {
  const { facility, hall, registration, wedding, coordinator, gift } = await findRows(product);
  const weddingPages = [
    '',
    '?tab=hosts',
    '?tab=guests',
    '/live',
    '/notifications',
    '/payment',
    '/payment-histories',
    '?tab=history',
  ];
  const facilityPages = [
    '',
    '/calendar',
    '/weddings',
    '/weddings/new',
    ...weddingPages.map(page => `/weddings/${wedding.id}${page}`),
    '/weddings/deleted',
    '/temporary-weddings',
    `/temporary-weddings/${registration.id}`,
    `/temporary-weddings/${registration.id}/payment`,
    '/halls',
    '/halls/new',
    `/halls/${hall.id}`,
    '/payments',
    '/payments/archive-video-payments',
    '/payments/commissions',
    '/payments/unpaid-balance-summaries',
    '/payments/deposits-balance-summaries',
    '/payments/transfer-files',
    '/payments/invoice',
    '/marketing',
    '/settings',
  ];
  const companyPages = ['', '/facilities', '/facilities/new', `/facilities/${facility.id}`];
  const companyMore = [`/facilities/${facility.id}/payment-settings`, '/settings'];
  const userPages = ['/users', '/users/invite', '/users/new'];
  const adminPages = [
    '',
    '/companies',
    '/companies/new',
    `/companies/${facility.company_id}`,
    '/lives?set=all',
    `/lives/${wedding.id}`,
    ...FINANCIAL,
    `/financial/payments/${gift.order_id}`,
    '/batch',
    '/audit',
    '/settings',
  ];
  const inside = (area: string, pages: readonly string[]) => pages.map(page => area + page);
  const company = `/c/${DEMO_COMPANY}/manage`;
  const venue = `/c/${DEMO_COMPANY}/facilities/${DEMO_FACILITY}/manage`;
  return [
    { email: DEMO_LOGINS.admin, pages: inside('/admin', [...adminPages, ...userPages]) },
    { email: DEMO_LOGINS.company, pages: inside(company, [...companyPages, ...companyMore, ...userPages]) },
    {
      email: staffEmail('administrator'),
      pages: inside(venue, [...facilityPages, ...userPages, `/users/${coordinator.id}`]),
    },
  ];
}

async function staffSheet(browser: Browser, product: RunningProduct, { screen, language, file }: Shown): Promise<void> {
  const pictures: Buffer[] = [];
  for (const { email, pages } of await planTours(product)) {
    const context = await open(browser, product, screen, language);
    await signIn(context, product, session.login.path, email);
    for (const page of pages) pictures.push(await photograph(context, page));
    await context.close();
  }
  await layOut(pictures, screen === DESKTOP ? 6 : 12, screen, file);
}

readyBrowser();
const teardown = await setupPostgres();
const product = await startProduct({ DEMO: 'on' });
const browser = await launchBrowser();
try {
  for (const language of LANGUAGES)
    for (const screen of [PHONE, TABLET, DESKTOP])
      await staffSheet(browser, product, { screen, language, file: `pages-staff-${screen.width}-${language}.webp` });
} finally {
  await browser.close();
  await product.stop();
  await teardown();
}
