/**
 * Photographs the pages of guests and couples, each guest page in every pattern, and arranges them on sheets in
 * docs/pictures.
 *
 *   node tools/contact-sheet.ts        starts its own product with demo data; builds the web app; needs a browser
 */
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { user } from '@kotohogi/contract/user';
import { LIVE_KEY } from '@kotohogi/db/seeds/logins';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import type { Browser, BrowserContext } from '@playwright/test';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { launchBrowser } from './artwork/browser.ts';
import {
  DESKTOP,
  LANGUAGES,
  layOut,
  open,
  PHONE,
  photograph,
  post,
  type Shown,
  signIn,
} from './contact-sheet/sheet.ts';
import { readyBrowser } from './ready-browser.ts';

/** A wedding on air, with photographs; and one that still accepts replies. */
const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;
const OPEN_KEY = 'wedding-09';
const OPEN_WEDDING = `/c/lumiere/weddings/${OPEN_KEY}`;

/** Pages without a login. */
const VISITOR_PAGES = [
  `${WEDDING}/invitation`,
  `${OPEN_WEDDING}/invitation/form`,
  `${WEDDING}/login`,
  `${WEDDING}/password/reset`,
];
const GUEST_PAGES = ['', '/program', '/audience', '/profile', '/payment', '/invitation/complete'];
const ABSENT_PAGES = ['/invitation/complete-absence'];
const COUPLE_ENTRIES = [
  '/register',
  '/register/completion',
  '/account/login',
  '/account/password/reset',
  `${WEDDING}/manage/login`,
  `${WEDDING}/manage/password/reset`,
];
const COUPLE_PAGES = ['', '/invitation', '/profile', '/attendants', '/congratulations', '/payment', '/share'];

/** Parts of the ceremony page that load after the page itself. */
const LATE_PARTS = ['video', '[data-area="messages"]', '[role="toolbar"] li'];

async function signInGuest(context: BrowserContext, product: RunningProduct, email: string): Promise<void> {
  await signIn(context, product, attendant.login.path.replace(':wedding', LIVE_KEY), email);
}

async function wear({ db }: RunningProduct, pattern: PatternName): Promise<void> {
  await db.updateTable('wedding').set({ design_pattern: pattern }).where('key', 'in', [LIVE_KEY, OPEN_KEY]).execute();
}

/** The guests with this answer. A guest may play on three devices at most, so each pattern uses a different guest. */
async function listGuests({ db }: RunningProduct, answer: Answer): Promise<readonly { id: number; email: string }[]> {
  const rows = await db
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select(['attendant.id', 'attendant.email'])
    .where('wedding.key', '=', LIVE_KEY)
    .where('attendant.answer', '=', answer)
    .orderBy('attendant.id')
    .execute();
  return rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
}

async function guestSheet(browser: Browser, product: RunningProduct, shown: Shown): Promise<void> {
  const { screen, language, file } = shown;
  const [guests, [absent]] = [await listGuests(product, 'attendance'), await listGuests(product, 'absence')];
  const pictures: Buffer[] = [];
  const take = async (email: string | undefined, pages: readonly string[]) => {
    const context = await open(browser, product, screen, language);
    if (email !== undefined) await signInGuest(context, product, email);
    for (const page of pages) pictures.push(await photograph(context, page, page === WEDDING ? LATE_PARTS : []));
    await context.close();
  };
  const inside = (pages: readonly string[]) => pages.map(page => WEDDING + page);
  for (const [number, pattern] of PATTERN_NAMES.entries()) {
    await wear(product, pattern);
    await take(undefined, VISITOR_PAGES);
    await take(guests[number]?.email, inside(GUEST_PAGES));
    await take(absent?.email, inside(ABSENT_PAGES));
  }
  await layOut(pictures, pictures.length / PATTERN_NAMES.length, screen, file);
}

/** The mailed link that lets someone manage the wedding. */
async function inviteLink(product: RunningProduct, couple: BrowserContext, email: string): Promise<string> {
  const { id } = await product.db
    .selectFrom('wedding')
    .select('id')
    .where('key', '=', LIVE_KEY)
    .executeTakeFirstOrThrow();
  await post(couple, product, user.inviteHost.path.replace(':weddingId', String(id)), { email });
  const { text } = await product.mailTo(email, 'host-invite');
  return /https?:\S+\/account\/invites\/\S+/.exec(text)?.[0] ?? '';
}

async function coupleSheet(
  browser: Browser,
  product: RunningProduct,
  { screen, language, file }: Shown,
): Promise<void> {
  await wear(product, 'natural');
  const [guest] = await listGuests(product, 'attendance');
  const couple = await open(browser, product, screen, language);
  await signIn(couple, product, session.login.path, `${LIVE_KEY}@example.jp`);
  const invite = await inviteLink(product, couple, `${language}-${screen.width}@example.jp`);
  const visitor = await open(browser, product, screen, language);
  const pictures: Buffer[] = [];
  for (const page of [...COUPLE_ENTRIES, invite]) pictures.push(await photograph(visitor, page));
  for (const page of [...COUPLE_PAGES, `/attendants/${guest?.id}`])
    pictures.push(await photograph(couple, `${WEDDING}/manage${page}`));
  await Promise.all([couple.close(), visitor.close()]);
  await layOut(
    pictures,
    screen === PHONE ? Math.ceil(pictures.length / 2) : Math.ceil(pictures.length / 3),
    screen,
    file,
  );
}

readyBrowser();
const teardown = await setupPostgres();
const product = await startProduct({ DEMO: 'on' });
const browser = await launchBrowser();
try {
  for (const language of LANGUAGES)
    for (const screen of [PHONE, DESKTOP]) {
      const shown = (who: string): Shown => ({
        screen,
        language,
        file: `pages-${who}-${screen.width}-${language}.webp`,
      });
      await guestSheet(browser, product, shown('guests'));
      await coupleSheet(browser, product, shown('couple'));
    }
} finally {
  await browser.close();
  await product.stop();
  await teardown();
}
