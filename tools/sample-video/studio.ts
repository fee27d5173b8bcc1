import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../artwork/browser.ts';
import type { Film } from './shot.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A URL that exists only inside the browser: its files come from the neighboring folder. */
const PROJECTOR = 'http://projector.localhost/';

/** A film loaded into a browser, ready to be photographed frame by frame. */
export interface Studio {
  /** The frame at a time in seconds, as JPEG. */
  picture(timeS: number, quality?: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** Opens a browser, prepares all sheets, loads the fonts of the titles. */
export async function openStudio(film: Film): Promise<Studio> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.route(`${PROJECTOR}**`, async route => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (file === '') await route.fulfill({ contentType: 'text/html', body: await screenPage() });
    else await route.fulfill({ path: path.join(import.meta.dirname, 'projector', file) });
  });
  await page.goto(PROJECTOR);
  await page.evaluate('document.fonts.ready');
  await page.waitForFunction('globalThis.projector !== undefined');
  await call(page, 'load', film);
  return {
    picture: async (timeS, quality = 0.95) => {
      const base64 = await page.evaluate(`projector.draw(${timeS}), projector.picture(${quality})`);
      return Buffer.from(String(base64), 'base64');
    },
    close: () => browser.close(),
  };
}

async function call(page: Page, method: string, argument: object): Promise<void> {
  await page.evaluate(`projector.${method}(${JSON.stringify(argument)})`);
}

/** The projector's page; hidden text makes the browser load both fonts before the first frame. */
async function screenPage(): Promise<string> {
  const text = `<p style="font:500 9px 'Film Mincho'">あ</p><p style="font:italic 500 9px 'Film Latin'">a</p>`;
  return `<!doctype html><style>body{margin:0}${await faces()}</style>${text}<script type="module" src="screen.js"></script>`;
}

async function faces(): Promise<string> {
  const face = async (family: string, style: string, file: string) => {
    const data = await readFile(path.join(ROOT, 'node_modules/@fontsource', file));
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:500;src:url(data:font/woff2;base64,${data.toString('base64')})}`;
  };
  return (
    (await face('Film Mincho', 'normal', 'shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2')) +
    (await face('Film Latin', 'italic', 'cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2'))
  );
}
