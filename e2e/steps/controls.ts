import type { Locator, Page } from '@playwright/test';

/** Chooses one of a group of choices by tapping its words. */
export async function choose(place: Page | Locator, group: string, option: string): Promise<void> {
  await place.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();
}

/** The rows of a list: of a table on a wide screen, cards on a phone. */
export function rowsOf(page: Page, list: string): Locator {
  const cards = page.getByRole('list', { name: list, exact: true }).getByRole('listitem');
  return page.getByRole('table', { name: list, exact: true }).getByRole('row').or(cards);
}
