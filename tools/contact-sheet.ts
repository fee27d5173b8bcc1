/**
 * Photographs the pages of guests and couples, each guest page in every pattern, and lays them on sheets in docs/pictures.
 *
 *   node tools/contact-sheet.ts        starts a product of its own on the demo's data; needs a browser and a built web app
 */
import path from 'node:path';
import { attendant } from '@kotohogi/contract/attendant';
import { session } from '@kotohogi/contract/session';
import { DEMO_PASSWORD, LIVE_KEY } from '@kotohogi/db/seeds/demo';
import { setupPostgres } from '@kotohogi/testkit/postgres';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import type { Browser, BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { type RunningProduct, startProduct } from '../e2e/product.ts';
import { launchBrowser } from './artwork/browser.ts';

const PICTURES = path.join(import.meta.dirname, '../docs/pictures');
const WEDDING = `/c/lumiere/weddings/${LIVE_KEY}`;

const GUEST_PAGES = ['/invitation', '/invitation/form', '', '/program', '/audience', '/profile', '/payment'];
const COUPLE_PAGES = ['', '/invitation', '/profile', '/attendants', '/congratulations', '/payment', '/share'];

/** A screen, and how large its picture stands on the sheet. */
interface Screen {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}
const PHONE: Screen = { width: 375, height: 812, tile: 240 };
const DESK: Screen = { width: 1280, height: 860, tile: 400 };

const GAP = 16;
const GROUND = '#b9b4a8';
const QUALITY = 72;
const SETTLED_MS = 2_000;

async function photograph(context: BrowserContext, address: string): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  // A page that plays is never idle: what is still on its way then comes within this.
  await page.waitForTimeout(SETTLED_MS);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

/** Lays pictures in rows of one length on one sheet. */
async function layOut(pictures: readonly Buffer[], columns: number, screen: Screen, file: string): Promise<void> {
  const [width, height] = [screen.tile, Math.round((screen.tile * screen.height) / screen.width)];
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(pictures.map(picture => sharp(picture).resize(width, height).toBuffer()));
  await sharp({
    create: {
      width: columns * (width + GAP) + GAP,
      height: rows * (height + GAP) + GAP,
      channels: 3,
      background: GROUND,
    },
  })
    .composite(
      tiles.map((input, index) => ({
        input,
        left: GAP + (index % columns) * (width + GAP),
        top: GAP + Math.floor(index / columns) * (height + GAP),
      })),
    )
    .webp({ quality: QUALITY })
    .toFile(path.join(PICTURES, file));
}

async function open(browser: Browser, { url }: RunningProduct, { width, height }: Screen): Promise<BrowserContext> {
  return await browser.newContext({
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

async function guestSheet(browser: Browser, product: RunningProduct, screen: Screen, file: string): Promise<void> {
  const pictures: Buffer[] = [];
  for (const pattern of PATTERN_NAMES) {
    await wear(product, pattern);
    const context = await open(browser, product, screen);
    // Those without a login see the invitation and the reply as they are sent.
    for (const [index, page] of GUEST_PAGES.entries()) {
      if (index === 2)
        await signIn(context, product, attendant.login.path.replace(':wedding', LIVE_KEY), 'guest2@example.jp');
      pictures.push(await photograph(context, WEDDING + page));
    }
    await context.close();
  }
  await layOut(pictures, GUEST_PAGES.length, screen, file);
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
