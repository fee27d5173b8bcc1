import path from 'node:path';
import type { Language } from '@kotohogi/contract/texts/texts';
import { DEMO_PASSWORD } from '@kotohogi/db/seeds/logins';
import type { Browser, BrowserContext } from '@playwright/test';
import type { RunningProduct } from '../../e2e/product.ts';
import { arrangePictures } from '../picture-sheet.ts';

export const LANGUAGES: readonly Language[] = ['ja', 'en'];
const PICTURES = path.join(import.meta.dirname, '../../docs/pictures');

/** A screen, and the size of its picture on the sheet. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
}
export const PHONE: Screen = { width: 375, height: 812, tile: 200 };
export const TABLET: Screen = { width: 768, height: 1024, tile: 240 };
export const DESKTOP: Screen = { width: 1280, height: 860, tile: 320 };

/** The content of one sheet, and its file. */
export interface Shown {
  readonly screen: Screen;
  readonly language: Language;
  readonly file: string;
}

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

/** Takes a picture of a page once nothing on it loads or moves; waits for the parts that load late. */
export async function photograph(
  context: BrowserContext,
  address: string,
  late: readonly string[] = [],
): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  for (const part of late) await page.waitForSelector(part, { state: 'attached', ...PATIENCE });
  await page.waitForFunction(IS_STILL, undefined, PATIENCE);
  await page.evaluate(COME_TO_REST);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return picture;
}

/** Arranges pictures of one screen in rows on a sheet. */
export async function layOut(
  pictures: readonly Buffer[],
  columns: number,
  { tile }: Screen,
  file: string,
): Promise<void> {
  const hung = pictures.map(picture => ({ picture, columns: 1 }));
  await arrangePictures(hung, { ...SHEET, columns, tile }, path.join(PICTURES, file));
}

/** Opens a browser with the language and the size of a screen. */
export async function open(browser: Browser, { url }: RunningProduct, { width, height }: Screen, language: Language) {
  return await browser.newContext({
    bypassCSP: true,
    baseURL: url,
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    timezoneId: 'Asia/Tokyo',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
}

/** Calls the API as the person of a browser; throws when it refuses. */
export async function post(context: BrowserContext, { url }: RunningProduct, row: string, data: object): Promise<void> {
  const answer = await context.request.post(`${url}/api${row}`, { data, headers: { origin: url } });
  if (!answer.ok()) throw new Error(`${row} was refused: ${answer.status()} ${await answer.text()}`);
}

/** Signs a person of the demo in. */
export async function signIn(
  context: BrowserContext,
  product: RunningProduct,
  row: string,
  email: string,
): Promise<void> {
  await post(context, product, row, { email, password: DEMO_PASSWORD });
}
