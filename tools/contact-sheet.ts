/**
 * Photographs the pages of guests and couples, each guest page in every pattern, and arranges them on sheets in
 * docs/pictures.
 *
 *   node tools/contact-sheet.ts        starts its own product with demo data; builds the web app; needs a browser
 */
import path from 'node:path';
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import type { Language } from '@kotohogi/contract/texts/texts';
import { user } from '@kotohogi/contract/user';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/logins';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import type { Browser, BrowserContext } from '@playwright/test';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { launchBrowser } from './artwork/browser.ts';
import { arrangePictures } from './picture-sheet.ts';
import { readyBrowser } from './ready-browser.ts';

const LANGUAGES: readonly Language[] = ['ja', 'en'];
const PICTURES = path.join(import.meta.dirname, '../docs/pictures');
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

/** A screen, and the size of its picture on the sheet. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}
const PHONE: Screen = { width: 375, height: 812, tile: 200 };
const DESKTOP: Screen = { width: 1280, height: 860, tile: 320 };

const SHEET = { gap: 16, ground: '#b9b4a8', quality: 72 };
/** The stream takes long to appear where only the CPU decodes it. */
const PATIENCE = { timeout: 120_000 };

/** In the page: nothing is loading. */
const IS_STILL = `document.querySelector('[aria-busy="true"], [class*="_skeleton_"]') === null
  && [...document.querySelectorAll('video')].every(video => video.currentTime > 0.2)`;

/** In the page: waits for the fonts, for every image in view, and for all finite animations. */
const COME_TO_REST = `(async () => {
  const isSeen = element => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return right > Math.max(0, left) && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const addressesIn = ({ backgroundImage, maskImage, borderImageSource }) =>
    [...(backgroundImage + maskImage + borderImageSource).matchAll(/url\\("([^"]+)"\\)/g)].map(match => match[1]);
  const seen = [...document.querySelectorAll('body *')].filter(isSeen);
  const addresses = seen.flatMap(element =>
    [null, '::before', '::after'].flatMap(pseudo => addressesIn(getComputedStyle(element, pseudo))),
  );
  const pictures = [
    ...seen.filter(element => element instanceof HTMLImageElement),
    ...[...new Set(addresses)].map(src => Object.assign(new Image(), { src })),
  ];
  const arrival = picture => picture.complete || new Promise(resolve => {
    for (const end of ['load', 'error']) picture.addEventListener(end, resolve);
  });
  const ends = document.getAnimations().filter(({ effect, playState, timeline }) =>
    playState === 'running' && timeline === document.timeline && effect.getComputedTiming().endTime < Infinity,
  );
  await document.fonts.ready;
  await Promise.all(pictures.map(arrival));
  await Promise.allSettled(ends.map(({ finished }) => finished));
})()`;

async function photograph(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  const late = address === WEDDING ? LATE_PARTS : [];
  for (const part of late) await page.waitForSelector(part, { state: 'attached', ...PATIENCE });
  await page.waitForFunction(IS_STILL, undefined, PATIENCE);
  await page.evaluate(COME_TO_REST);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

/** Arranges pictures of one screen in rows on a sheet. */
async function layOut(pictures: readonly Buffer[], columns: number, { tile }: Screen, file: string): Promise<void> {
  const hung = pictures.map(picture => ({ picture, columns: 1 }));
  await arrangePictures(hung, { ...SHEET, columns, tile }, path.join(PICTURES, file));
}

async function open(browser: Browser, { url }: RunningProduct, { width, height }: Screen, language: Language) {
  return await browser.newContext({
    bypassCSP: true,
    baseURL: url,
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
}

async function post(context: BrowserContext, { url }: RunningProduct, row: string, data: object): Promise<void> {
  const answer = await context.request.post(`${url}/api${row}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${row} was refused: ${answer.status()} ${await answer.text()}`);
}

async function signIn(context: BrowserContext, product: RunningProduct, row: string, email: string): Promise<void> {
  await post(context, product, row, { email, password: DEMO_PASSWORD });
}

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

/** The content of one sheet, and its file. */
interface Shown {
  readonly screen: Screen;
  readonly language: Language;
  readonly file: string;
}

async function guestSheet(browser: Browser, product: RunningProduct, shown: Shown): Promise<void> {
  const { screen, language, file } = shown;
  const [guests, [absent]] = [await listGuests(product, 'attendance'), await listGuests(product, 'absence')];
  const pictures: Buffer[] = [];
  const take = async (email: string | undefined, pages: readonly string[]) => {
    const context = await open(browser, product, screen, language);
    if (email !== undefined) await signInGuest(context, product, email);
    for (const page of pages) pictures.push(await photograph(context, page));
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
