import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The rules whose result depends on the theme: colors, and areas that scroll because the theme's texts are larger. All
 * other rules read the structure and the texts of a page, which are the same in every theme.
 */
export const THEME_RULES: readonly string[] = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable'];

/** The accessibility faults of a page in its current state; by default, of every rule of axe. */
export async function axeFindings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules === undefined ? builder : builder.withRules([...rules])).analyze();
  return violations.map(
    ({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(node => node.html.slice(0, 160)).join(' | ')}`,
  );
}
