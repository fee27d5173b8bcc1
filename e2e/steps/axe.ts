import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * The rules whose result depends on the theme: colors, and areas that scroll because the theme's texts are larger. All
 * other rules read the structure and the texts of a page, which are the same in every theme.
 */
export const THEME_RULES: readonly string[] = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** The accessibility faults of a page in its current state; by default, of every rule of axe. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    // A page that changes in place is checked several times, and axe is large.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  }
  const runOnly = rules === undefined ? {} : { runOnly: [...rules] };
  const violations = await page.evaluate(
    async options => (await (Reflect.get(window, 'axe') as typeof axe).run(document, options)).violations,
    { resultTypes: ['violations' as const], ...runOnly },
  );
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
  );
}
