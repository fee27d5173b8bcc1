import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { expect, test } from '@playwright/test';
import { measurePairs, type Pair } from './gallery/contrast.ts';
import { openGallery } from './gallery/open-gallery.ts';
import { changeTheme, openSection, placesOf } from './gallery/sections.ts';
import { axeFindings, THEME_RULES } from './steps/axe.ts';

test.use({ trace: 'off' });

const gallery = openGallery();

/** Fewer sections than this means that some were lost. */
const LEAST_SECTIONS = 15;
/** Fewer pairs in a theme would mean that whole pages were not measured. */
const LEAST_PAIRS = 800;

/** The theme in which every rule is checked. */
const [FIRST_THEME] = THEME_NAMES;
/** The contrast of every text is measured in each theme, with the limits of axe, which would measure it once more. */
const OTHER_RULES = THEME_RULES.filter(rule => rule !== 'color-contrast');

const weak = (pairs: readonly Pair[]) =>
  pairs
    .filter(({ ratio, least }) => ratio < least)
    .map(({ kind, what, front, ground, ratio }) => `${kind} ${what}: ${front} on ${ground} is ${ratio.toFixed(2)}:1`);

// Each page is loaded once: its structure does not depend on the theme, and a theme is changed in place.
test('given every page of the gallery in every theme, then it has no axe finding and no low-contrast color pair', async ({
  page,
}) => {
  expect(gallery.sections().length).toBeGreaterThanOrEqual(LEAST_SECTIONS);
  const measured = new Map<string, number>();
  for (const { name, ...place } of placesOf(gallery.sections())) {
    await openSection(page, gallery.url(), { ...place, theme: FIRST_THEME });
    expect.soft(await axeFindings(page), name).toEqual([]);
    for (const theme of THEME_NAMES) {
      await changeTheme(page, theme);
      if (theme !== FIRST_THEME) expect.soft(await axeFindings(page, OTHER_RULES), `${name}, ${theme}`).toEqual([]);
      const pairs = await page.evaluate(measurePairs);
      measured.set(theme, (measured.get(theme) ?? 0) + pairs.length);
      expect.soft(weak(pairs), `${name}, ${theme}`).toEqual([]);
    }
  }
  for (const [theme, count] of measured) expect(count, theme).toBeGreaterThan(LEAST_PAIRS);
});

test('given the gallery pages, then a visitor switches themes, opens the code of an example and finds a call', async ({
  page,
}) => {
  await page.goto(`${gallery.url()}/docs`);
  await page.getByRole('combobox', { name: 'テーマ' }).selectOption('natural');
  await expect(page).toHaveURL(/theme=natural/);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'natural');

  await page.getByRole('link', { name: '例：12項目の入力画面' }).click();
  await expect(page.getByText(/空行をのぞいて \d+ 行（上限 60 行）/)).toBeVisible();
  await expect(frame.getByRole('button', { name: 'この内容で送る' })).toBeVisible();

  await page.getByRole('link', { name: 'API', exact: true }).click();
  const find = page.getByRole('textbox', { name: '名前・パス・権限で探す' });
  await find.fill('gift POST');
  await expect(page.getByRole('status').filter({ hasText: '件' })).toHaveText(/^[1-9]\d* 件$/);
  await page
    .getByRole('button', { name: /Sends gift money|gift/i })
    .first()
    .click();
  await expect(page.getByText('冪等').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});
