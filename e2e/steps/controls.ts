import type { Language } from '@kotohogi/contract/texts/texts';
import { instant } from '@kotohogi/domain/kernel/instant';
import { jstOf } from '@kotohogi/domain/kernel/jst';
import { expect, type Locator, type Page } from '@playwright/test';

/** Selects an option of a radio group by clicking its label. */
export async function choose(place: Page | Locator, group: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
}

const two = (n: number) => String(n).padStart(2, '0');

/** Types a moment, as the time in Japan, into a field of day and time. */
export async function enterDateTime(page: Page, label: string, atMs: number): Promise<void> {
  const halves = page.getByRole('group', { name: label }).getByRole('textbox');
  const { year, month, day, hour, minute } = jstOf(instant(atMs));
  await halves.first().fill(`${year}-${two(month)}-${two(day)}`);
  await halves.last().fill(`${two(hour)}:${two(minute)}`);
}

/** The rows of a list: of a table on a wide screen, cards on a phone. */
export function rowsOf(page: Page, list: string): Locator {
  const cards = page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  return page.getByRole('table', { name: list, exact: true }).getByRole('row').or(cards);
}

/** Checks that the page fits its screen without horizontal scrolling. */
export async function seesNoOverflow(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${page.url()} overflows the right edge`,
    })
    .toBeLessThanOrEqual(0);
}

const NAMES = { ja: '日本語', en: 'English' } as const;

/** Switches to the other language; the page reloads in it. */
export async function changeLanguage(page: Page, to: Language): Promise<void> {
  await page.getByRole('button', { name: /^(Language|言語): / }).click();
  const choice = page.getByRole('dialog').getByRole('button', { name: NAMES[to] });
  await Promise.all([page.waitForEvent('load'), choice.click()]);
}

const JAPAN = { timeZone: 'Asia/Tokyo' } as const;
const DATE = { ...JAPAN, year: 'numeric', month: 'long', day: 'numeric' } as const;
const written = (at: number, language: 'ja' | 'en', options: Intl.DateTimeFormatOptions) =>
  // A word joiner keeps the weekday in brackets on the same line as its date.
  new Intl.DateTimeFormat(language === 'ja' ? 'ja' : 'en-US', options).format(at).replace('(', '\u2060(');

/** A day in Japan as pages write it in full, formatted by the browser's rules instead of the product's. */
export const writtenDay = (at: number, language: 'ja' | 'en'): string =>
  written(at, language, { ...DATE, weekday: 'short' });

/** The same, as written within a sentence. */
export const writtenDate = (at: number, language: 'ja' | 'en'): string => written(at, language, DATE);

/** The same, without the year. */
export const writtenShortly = (at: number, language: 'ja' | 'en'): string =>
  written(at, language, { ...JAPAN, month: language === 'ja' ? 'numeric' : 'short', day: 'numeric', weekday: 'short' });
