import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';

const run = promisify(execFile);

/** A picture that is needed as PNG: its drawing, its size in px, and words set over it. */
interface Photograph {
  readonly svg: string;
  readonly png: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly words?: string;
  /** Colours of the palette when the file must be small. */
  readonly colours?: number;
  readonly opaque?: boolean;
}

const PREVIEW_WORDS = `
  <div style="position:absolute;left:0;top:196px;width:792px;text-align:center;color:#4b4a3c">
    <p style="font:italic 500 42px/1.2 'Cormorant Garamond';color:#466049;letter-spacing:.04em">Together with our families</p>
    <p style="font:500 70px/1.15 'Cormorant Garamond';letter-spacing:.01em;margin-top:14px">Wedding Invitation</p>
    <p style="font:500 34px/1.6 'Shippori Mincho';letter-spacing:.36em;text-indent:.36em;margin-top:18px">結婚式のご案内</p>
  </div>`;

const PHOTOGRAPHS: readonly Photograph[] = [
  {
    svg: 'natural/mail-header.svg',
    png: 'natural/mail-header.png',
    width: 600,
    height: 160,
    pixelRatio: 2,
    colours: 44,
    opaque: true,
  },
  {
    svg: 'natural/link-preview.svg',
    png: 'natural/link-preview.png',
    width: 1200,
    height: 630,
    pixelRatio: 1,
    words: PREVIEW_WORDS,
    colours: 256,
    opaque: true,
  },
  { svg: 'brand/favicon.svg', png: 'brand/favicon-48.png', width: 48, height: 48, pixelRatio: 1 },
  { svg: 'brand/favicon.svg', png: 'brand/touch-icon-180.png', width: 180, height: 180, pixelRatio: 1 },
];

/** Photographs the drawings that mail programs, link previews and home screens need as PNG. */
export async function photographArtwork(staticDir: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const photograph of PHOTOGRAPHS) await take(browser, staticDir, photograph);
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, staticDir: string, { svg, png, ...photograph }: Photograph): Promise<void> {
  const { width, height, pixelRatio, words = '', colours, opaque = false } = photograph;
  const drawing = await readFile(path.join(staticDir, svg), 'utf8');
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: pixelRatio });
  const fonts = words === '' ? '' : await fontFaces();
  await page.setContent(
    `<style>${fonts}*{margin:0}svg{position:absolute;inset:0;width:100%;height:100%}</style>${drawing}${words}`,
  );
  await page.evaluate('document.fonts.ready');
  const target = path.join(staticDir, png);
  await writeFile(target, await page.screenshot({ omitBackground: !opaque }));
  await page.close();
  if (colours !== undefined) await reduceColours(target, colours);
}

/** The faces of the words, embedded: a page without an address may not read files. */
async function fontFaces(): Promise<string> {
  const faces = [
    ['Cormorant Garamond', 'normal', 'cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2'],
    ['Cormorant Garamond', 'italic', 'cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2'],
    ['Shippori Mincho', 'normal', 'shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2'],
  ] as const;
  const rules = faces.map(async ([family, style, file]) => {
    const data = await readFile(path.join(import.meta.dirname, '../../node_modules/@fontsource', file));
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:500;src:url(data:font/woff2;base64,${data.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Rewrites a PNG with a palette (ffmpeg): a third of the size, and nobody sees it. */
async function reduceColours(file: string, colours: number): Promise<void> {
  const reduced = `${file}.small.png`;
  const filter = `split[a][b];[a]palettegen=max_colors=${colours}:reserve_transparent=0:stats_mode=full[p];[b][p]paletteuse=dither=bayer:bayer_scale=5`;
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    file,
    '-vf',
    filter,
    '-compression_level',
    '100',
    '-pred',
    'mixed',
    reduced,
  ]);
  await writeFile(file, await readFile(reduced));
  await rm(reduced);
}
