import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PREVIEW_PLACES } from '@kotohogi/themes/preview-places';
import { PATTERN_NAMES, type PatternName } from '@kotohogi/themes/theme-names';
import type { Browser } from '@playwright/test';
import { launchBrowser } from './browser.ts';

const run = promisify(execFile);

/** A PNG to produce: its drawing, its size in px, and the text set over it. */
interface Photograph {
  readonly svg: string;
  readonly png: string;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  readonly text?: string;
  /** Number of palette colors, for files that must be small. */
  readonly colours?: number;
  readonly opaque?: boolean;
}

/** The fonts and the first line of a link preview's text; its position and colors come from the theme. */
interface PreviewFaces {
  /** CSS families of the pattern's Latin and Japanese faces, from `fontFaces`. */
  readonly latin: string;
  readonly japanese: string;
  readonly kick: string;
  readonly kickStyle: 'italic' | 'normal';
}

const USUAL_FACES: PreviewFaces = {
  latin: "'Cormorant Garamond'",
  japanese: "'Shippori Mincho'",
  kick: 'Together with our families',
  kickStyle: 'italic',
};

/** Patterns with different typography. */
const PREVIEW_FACES: Readonly<Partial<Record<PatternName, Partial<PreviewFaces>>>> = {
  'tropical-pop': {
    latin: 'Fredoka',
    japanese: "'Zen Maru Gothic'",
    kick: 'Come celebrate with us',
    kickStyle: 'normal',
  },
  stylish: { latin: 'Italiana', japanese: "'Noto Sans JP'", kickStyle: 'normal' },
};

function previewText(pattern: PatternName): string {
  const style = { ...USUAL_FACES, ...PREVIEW_FACES[pattern], ...PREVIEW_PLACES[pattern] };
  const { left, top, width, colour, accent, latin, japanese, align, kick, kickStyle } = style;
  return `
  <div style="position:absolute;left:${left}px;top:${top}px;width:${width}px;text-align:${align};color:${colour}">
    <p style="font:${kickStyle} 500 42px/1.2 ${latin};color:${accent};letter-spacing:.04em">${kick}</p>
    <p style="font:500 70px/1.15 ${latin};letter-spacing:.01em;margin-top:14px">Wedding Invitation</p>
    <p style="font:500 34px/1.6 ${japanese};letter-spacing:.36em;text-indent:${align === 'center' ? '.36em' : 0};margin-top:18px">結婚式のご案内</p>
  </div>`;
}

/** The two PNG images of every pattern. */
function photographsOf(pattern: PatternName): Photograph[] {
  const file = (piece: string) => ({ svg: `${pattern}/${piece}.svg`, png: `${pattern}/${piece}.png`, opaque: true });
  return [
    { ...file('mail-header'), width: 600, height: 160, pixelRatio: 2, colours: 44 },
    {
      ...file('link-preview'),
      width: 1200,
      height: 630,
      pixelRatio: 1,
      text: previewText(pattern),
      colours: 256,
    },
  ];
}

const PHOTOGRAPHS: readonly Photograph[] = [
  ...PATTERN_NAMES.flatMap(photographsOf),
  { svg: 'brand/favicon.svg', png: 'brand/favicon-48.png', width: 48, height: 48, pixelRatio: 1 },
  { svg: 'brand/favicon.svg', png: 'brand/touch-icon-180.png', width: 180, height: 180, pixelRatio: 1 },
];

/** Produces the PNG images that mail programs, link previews and home screens need. */
export async function photographArtwork(staticDir: string, isWanted: (file: string) => boolean): Promise<void> {
  const browser = await launchBrowser();
  try {
    for (const photograph of PHOTOGRAPHS.filter(({ png }) => isWanted(png))) await take(browser, staticDir, photograph);
  } finally {
    await browser.close();
  }
}

async function take(browser: Browser, staticDir: string, { svg, png, ...photograph }: Photograph): Promise<void> {
  const { width, height, pixelRatio, text = '', colours, opaque = false } = photograph;
  const drawing = await readFile(path.join(staticDir, svg), 'utf8');
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: pixelRatio });
  const fonts = text === '' ? '' : await fontFaces();
  await page.setContent(
    `<style>${fonts}*{margin:0}svg{position:absolute;inset:0;width:100%;height:100%}</style>${drawing}${text}`,
  );
  await page.evaluate('document.fonts.ready');
  const target = path.join(staticDir, png);
  await writeFile(target, await page.screenshot({ omitBackground: !opaque }));
  await page.close();
  if (colours !== undefined) await reduceColours(target, colours);
}

/** The fonts of the text, embedded, because a page without an address may not read files. */
async function fontFaces(): Promise<string> {
  const faces = [
    ['Cormorant Garamond', 'normal', 'cormorant-garamond/files/cormorant-garamond-latin-500-normal.woff2'],
    ['Cormorant Garamond', 'italic', 'cormorant-garamond/files/cormorant-garamond-latin-500-italic.woff2'],
    ['Shippori Mincho', 'normal', 'shippori-mincho/files/shippori-mincho-japanese-500-normal.woff2'],
    ['Italiana', 'normal', 'italiana/files/italiana-latin-400-normal.woff2'],
    ['Noto Sans JP', 'normal', 'noto-sans-jp/files/noto-sans-jp-japanese-300-normal.woff2'],
    ['Fredoka', 'normal', 'fredoka/files/fredoka-latin-500-normal.woff2'],
    ['Zen Maru Gothic', 'normal', 'zen-maru-gothic/files/zen-maru-gothic-japanese-500-normal.woff2'],
  ] as const;
  const rules = faces.map(async ([family, style, file]) => {
    const data = await readFile(path.join(import.meta.dirname, '../../node_modules/@fontsource', file));
    return `@font-face{font-family:'${family}';font-style:${style};font-weight:500;src:url(data:font/woff2;base64,${data.toString('base64')})}`;
  });
  return (await Promise.all(rules)).join('');
}

/** Rewrites a PNG with a palette (ffmpeg): a third of the size, with no visible difference. */
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
