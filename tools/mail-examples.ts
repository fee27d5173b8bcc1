/**
 * Renders every mail from example data, photographs it and arranges the pictures on one sheet per language in
 * docs/pictures: all at 375 px; those sent in every pattern also at 640 px, with long names, in dark mode, and with
 * blocked images.
 *
 *   node tools/mail-examples.ts           needs a browser, nothing else
 *   node tools/mail-examples.ts FOLDER    also stores every picture in full there, with the mail's text
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailContent } from '@kotohogi/server/platform/mail/content';
import { type Letterhead, renderHtml, renderText } from '@kotohogi/server/platform/mail/render';
import type { BrowserContext } from '@playwright/test';
import { launchBrowser } from './artwork/browser.ts';
import { exampleMails, IN_EVERY_PATTERN, LONG_PEOPLE, mailExamples, PUBLIC_URL } from './mail-examples/examples.ts';
import { arrangePictures } from './picture-sheet.ts';

const LANGUAGES: readonly Language[] = ['ja', 'en'];
const ROOT = path.join(import.meta.dirname, '..');
const ART = path.join(ROOT, 'packages/themes/static');
const PRODUCT_NAMES = { ja: 'ことほぎ', en: 'Kotohogi' };

/** The conditions under which a mail is read. */
interface Reading {
  readonly content: MailContent;
  /** Width of the window, CSS px. */
  readonly width: number;
  readonly isDark?: boolean;
  readonly isWithoutPictures?: boolean;
}

const SHEET = { columns: 10, tile: 150, gap: 14, ground: '#8f8b82', quality: 40 };

function letterhead({ language, choice }: MailContent): Letterhead {
  const choicesUrl = choice === undefined ? undefined : `${PUBLIC_URL}/mails?token=1.g7.example`;
  return { productName: PRODUCT_NAMES[language], publicUrl: PUBLIC_URL, choicesUrl };
}

async function photograph(context: BrowserContext, reading: Reading): Promise<Buffer> {
  const { content, width, isDark = false, isWithoutPictures = false } = reading;
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 640 });
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
  await page.route('**', async route => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') {
      await route.fulfill({ contentType: 'text/html', body: renderHtml(content, letterhead(content)) });
    } else if (pathname.startsWith('/art/') && !isWithoutPictures) {
      await route.fulfill({ contentType: 'image/png', body: await readFile(path.join(ART, pathname.slice(5))) });
    } else await route.abort();
  });
  await page.goto(`${PUBLIC_URL}/`);
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

/** The content of a language's sheet. */
function readings(language: Language): readonly Reading[] {
  const mails = mailExamples(language);
  const dressed = mails.filter(({ kind }) => IN_EVERY_PATTERN.includes(kind));
  const long = exampleMails({ people: LONG_PEOPLE[language], pattern: 'classic-noble', language });
  const [replies, [first]] = [mails.filter(({ kind }) => kind === 'rsvp-live'), dressed];
  return [
    ...replies.map(content => ({ content, width: 640 })),
    ...mails.map(content => ({ content, width: 375 })),
    ...replies.map(content => ({ content, width: 375, isDark: true })),
    ...long
      .filter(({ kind }) => ['rsvp-live', 'answer-digest'].includes(kind))
      .map(content => ({ content, width: 375 })),
    ...(first === undefined ? [] : [{ content: first, width: 375, isWithoutPictures: true }]),
  ];
}

/** Pictures that do not fit on the sheet but are worth checking. */
function closerReadings(language: Language): readonly Reading[] {
  const mails = mailExamples(language).filter(({ kind }) => IN_EVERY_PATTERN.includes(kind) && kind !== 'rsvp-live');
  const long = exampleMails({ people: LONG_PEOPLE[language], pattern: 'natural', language });
  return [...mails.map(content => ({ content, width: 640 })), ...long.map(content => ({ content, width: 320 }))];
}

async function keep(folder: string, language: Language, pictures: readonly (Reading & { picture: Buffer })[]) {
  await mkdir(folder, { recursive: true });
  for (const [place, { content, width, isDark, picture }] of pictures.entries()) {
    const serial = String(place).padStart(3, '0');
    const name = `${language}-${serial}-${content.kind}-${content.pattern ?? 'none'}-${width}${isDark ? '-dark' : ''}`;
    await writeFile(path.join(folder, `${name}.png`), picture);
    await writeFile(
      path.join(folder, `${name}.txt`),
      `${content.subject}\n\n${renderText(content, letterhead(content))}`,
    );
  }
}

const [folder] = process.argv.slice(2);
const browser = await launchBrowser();
try {
  for (const language of LANGUAGES) {
    // Mail programs run no scripts.
    await using context = await browser.newContext({ javaScriptEnabled: false });
    const take = async (list: readonly Reading[]) => {
      const taken = [];
      for (const reading of list) taken.push({ ...reading, picture: await photograph(context, reading) });
      return taken;
    };
    const onSheet = await take(readings(language));
    const tiles = onSheet.map(({ picture, width }) => ({ picture, columns: width === 375 ? 1 : 2 }));
    await arrangePictures(tiles, SHEET, path.join(ROOT, `docs/pictures/mails-${language}.webp`));
    if (folder !== undefined) await keep(folder, language, [...onSheet, ...(await take(closerReadings(language)))]);
  }
} finally {
  await browser.close();
}
