import { AxeBuilder } from '@axe-core/playwright';
import { THEME_NAMES } from '@kotohogi/themes/theme-names';
import { expect, type Page, test } from '@playwright/test';
import { measurePairs, type Pair } from './gallery/contrast.ts';
import { openSection, placesOf, readSections } from './gallery/sections.ts';
import { type RunningProduct, startProduct } from './product.ts';

test.use({ trace: 'off' });

let product: RunningProduct;
let sections: readonly string[];
test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const page = await browser.newPage();
  sections = await readSections(page, product.url);
  await page.close();
});
test.afterAll(async () => {
  await product?.stop();
});

/** Fewer pages than this, and something was lost on the way. */
const LEAST_SECTIONS = 15;
/** Fewer pairs in a theme would mean that whole pages were not measured. */
const LEAST_PAIRS = 800;

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(node => node.html).join(' | ')}`);
}

const weak = (pairs: readonly Pair[]) =>
  pairs
    .filter(({ ratio, least }) => ratio < least)
    .map(({ kind, what, front, ground, ratio }) => `${kind} ${what}: ${front} on ${ground} is ${ratio.toFixed(2)}:1`);

for (const theme of THEME_NAMES) {
  test(`given the theme ${theme}, then no page of the gallery has an axe finding or a weak pair of colours`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    expect(sections.length).toBeGreaterThanOrEqual(LEAST_SECTIONS);
    let measured = 0;
    for (const { name: section, ...place } of placesOf(sections)) {
      await openSection(page, product.url, { ...place, theme });
      expect.soft(await findings(page), section).toEqual([]);
      const pairs = await page.evaluate(measurePairs);
      measured += pairs.length;
      expect.soft(weak(pairs), section).toEqual([]);
    }
    expect(measured).toBeGreaterThan(LEAST_PAIRS);
  });
}
