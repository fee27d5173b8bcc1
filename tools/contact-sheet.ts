/**
 * Photographs the pages of guests and couples, each guest page in every pattern, and lays them on sheets in docs/pictures.
 *
 *   node tools/contact-sheet.ts        starts a product of its own on the demo's data; builds the web app; needs a browser
 */
import path from 'node:path';
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/demo';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import type { Browser, BrowserContext } from '@playwright/test';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { launchBrowser } from './artwork/browser.ts';
import { hangPictures } from './picture-sheet.ts';
import { readyBrowser } from './ready-browser.ts';

const PICTURES = path.join(import.meta.dirname, '../docs/pictures');
const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;

/** Those without a login see the invitation and the reply as they are sent. */
const VISITOR_PAGES = ['/invitation', '/invitation/form'];
const GUEST_PAGES = ['', '/program', '/audience', '/profile', '/payment'];
const COUPLE_PAGES = ['', '/invitation', '/profile', '/attendants', '/congratulations', '/payment', '/share'];

/** What comes to the page of the ceremony after the page itself. */
const LATE_PARTS = ['video', '[data-area="messages"]'];

/** A screen, and how large its picture stands on the sheet. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}
const PHONE: Screen = { width: 375, height: 812, tile: 240 };
const DESK: Screen = { width: 1280, height: 860, tile: 400 };

const SHEET = { gap: 16, ground: '#b9b4a8', quality: 72 };
/** A picture of a stream takes its time where nothing but the processor decodes it. */
const PATIENCE = { timeout: 120_000 };

/** In the page: nothing is being fetched or begun any more. */
const IS_STILL = `document.querySelector('[aria-busy="true"]') === null
  && [...document.querySelectorAll('video')].every(video => video.currentTime > 0.2)`;

/** In the page: waits for the letters, for every picture in sight, and for the ends of movements that have one. */
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

/** Lays pictures in rows of one length on one sheet. */
async function layOut(pictures: readonly Buffer[], columns: number, { tile }: Screen, file: string): Promise<void> {
  const hung = pictures.map(picture => ({ picture, columns: 1 }));
  await hangPictures(hung, { ...SHEET, columns, tile }, path.join(PICTURES, file));
}

async function open(browser: Browser, { url }: RunningProduct, { width, height }: Screen): Promise<BrowserContext> {
  return await browser.newContext({
    bypassCSP: true,
    baseURL: url,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
}

async function signIn(context: BrowserContext, { url }: RunningProduct, row: string, email: string): Promise<void> {
  const data = { email, password: DEMO_PASSWORD };
  const answer = await context.request.post(`${url}/api${row}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
}

async function wear({ db }: RunningProduct, pattern: PatternName): Promise<void> {
  await db.updateTable('wedding').set({ design_pattern: pattern }).where('key', '=', LIVE_KEY).execute();
}

/** Addresses of guests who watch live: one plays on three devices at most, so each pattern has a guest of its own. */
async function listGuests({ db }: RunningProduct): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('attendant')
    .innerJoin('wedding', 'wedding.id', 'attendant.wedding_id')
    .select('attendant.email')
    .where('wedding.key', '=', LIVE_KEY)
    .where('attendant.answer', '=', 'attendance')
    .orderBy('attendant.id')
    .execute();
  return rows.flatMap(({ email }) => email ?? []);
}

async function guestSheet(browser: Browser, product: RunningProduct, screen: Screen, file: string): Promise<void> {
  const guests = await listGuests(product);
  const pictures: Buffer[] = [];
  for (const [number, pattern] of PATTERN_NAMES.entries()) {
    await wear(product, pattern);
    const context = await open(browser, product, screen);
    for (const page of VISITOR_PAGES) pictures.push(await photograph(context, WEDDING + page));
    await signIn(context, product, attendant.login.path.replace(':wedding', LIVE_KEY), guests[number] ?? '');
    for (const page of GUEST_PAGES) pictures.push(await photograph(context, WEDDING + page));
    await context.close();
  }
  await layOut(pictures, VISITOR_PAGES.length + GUEST_PAGES.length, screen, file);
}

async function coupleSheet(browser: Browser, product: RunningProduct, screen: Screen, file: string): Promise<void> {
  await wear(product, 'natural');
  const context = await open(browser, product, screen);
  await signIn(context, product, session.login.path, `${LIVE_KEY}@example.jp`);
  const pictures: Buffer[] = [];
  for (const page of COUPLE_PAGES) pictures.push(await photograph(context, `${WEDDING}/manage${page}`));
  await context.close();
  await layOut(pictures, Math.ceil(COUPLE_PAGES.length / (screen === PHONE ? 1 : 2)), screen, file);
}

readyBrowser();
const teardown = await setupPostgres();
const product = await startProduct({ DEMO: 'on' });
const browser = await launchBrowser();
try {
  await guestSheet(browser, product, PHONE, 'pages-guests-375.webp');
  await guestSheet(browser, product, DESK, 'pages-guests-1280.webp');
  await coupleSheet(browser, product, PHONE, 'pages-couple-375.webp');
  await coupleSheet(browser, product, DESK, 'pages-couple-1280.webp');
} finally {
  await browser.close();
  await product.stop();
  await teardown();
}
