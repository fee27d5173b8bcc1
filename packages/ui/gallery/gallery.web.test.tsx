import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SnackbarProvider } from '../src/snackbar/index.ts';
import { expectNoAxeFindings, show } from '../testing/render.tsx';
import { densityOf } from './density.ts';

document.documentElement.lang = 'ja';
// The gallery reads its language on load.
const { Gallery } = await import('./gallery.tsx');
const gallery = (
  <SnackbarProvider>
    <Gallery />
  </SnackbarProvider>
);

/** A theme for each density; in the others only sizes differ here, and `e2e/gallery.e2e.test.ts` checks their colors. */
const [GUEST, COUPLE, STAFF] = ['default', 'wedding', 'facility'];

test.each(THEME_NAMES)('all parts in all states are free of axe findings in the theme %s', async theme => {
  await show(gallery, { theme, density: densityOf(theme) });
  await expect.element(page.getByRole('table', { name: '結婚式' }).first()).toBeVisible();
  await expectNoAxeFindings([GUEST, COUPLE, STAFF].includes(theme) ? undefined : ['target-size']);
});

test.each([320, 375, 768, 1280])('nothing overflows the right edge at %d px', async width => {
  await page.viewport(width, 900);
  await show(gallery, { theme: 'natural' });
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await expectNoAxeFindings();
  await page.viewport(1024, 900);
});

test('nothing overflows the right edge with text of double size on a phone', async () => {
  await page.viewport(375, 900);
  document.documentElement.style.fontSize = '200%';
  await show(gallery, { theme: 'natural' });
  const { scrollWidth, clientWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.viewport(1024, 900);
});
