import { expect, test } from '@playwright/test';
import { openGallery } from './gallery/open-gallery.ts';
import { changeTheme, openSection, placesOf } from './gallery/sections.ts';

test.use({ trace: 'off', screenshot: 'off' });

const gallery = openGallery();

/** The date of the screenshots, because calendars mark today. */
const TODAY = new Date('2026-11-21T03:00:00Z');
/** Phone, tablet, desktop. */
const WIDTHS = [375, 768, 1280];
/** The account's quiet theme, the staff's dense theme, and one guest pattern. */
const THEMES = ['default', 'facility', 'natural'] as const;

// The approved screenshots are in e2e/screenshots; `npm run test:e2e -- gallery-screenshots --update-snapshots` takes new ones,
// `node tools/shrink-screenshots.ts` compresses them.
for (const width of WIDTHS) {
  test(`given a window of ${width} px, then the gallery looks as approved in three themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(TODAY);
    for (const { name, ...place } of placesOf(gallery.sections())) {
      for (const theme of THEMES) {
        // An open menu keeps the position at which it was opened.
        if (theme === THEMES[0] || place.open !== undefined)
          await openSection(page, gallery.url(), { ...place, theme });
        else await changeTheme(page, theme);
        const picture = `${theme}-${width}-${name.replace(': ', '-')}.png`;
        // Dialogs cover the window; the menu opens at its button, which may be below the fold on a phone.
        await expect
          .soft(page)
          .toHaveScreenshot(picture, { fullPage: place.section !== 'dialogs' || place.open === undefined });
      }
    }
  });
}
