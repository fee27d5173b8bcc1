import { expect, type Page } from '@playwright/test';

/** A row of a table on a page, its texts by the headers of their columns. */
export type TableRow = Readonly<Record<string, string>>;

/** What a table shows: its rows, and the sums below them. */
export interface ShownTable {
  readonly rows: readonly TableRow[];
  readonly total: TableRow;
}

/** Reads a table once it has this many rows, or any. */
export async function readTable(page: Page, label: string, count?: number): Promise<ShownTable> {
  const table = page.getByRole('table', { name: label, exact: true });
  const rows = table.locator('tbody tr');
  // The rows of a table that is loading have empty cells.
  if (count === undefined) await expect(rows.getByRole('cell').first()).toHaveText(/\S/);
  else await expect(rows).toHaveCount(count);
  return await table.evaluate((element: HTMLTableElement) => {
    const textsOf = (row: HTMLTableRowElement) => [...row.cells].map(cell => cell.textContent?.trim() ?? '');
    const heads = textsOf(element.tHead?.rows[0] as HTMLTableRowElement);
    const byHead = (row: HTMLTableRowElement) =>
      Object.fromEntries(textsOf(row).map((text, index) => [heads[index] ?? '', text]));
    const foot = element.tFoot?.rows[0];
    return { rows: [...(element.tBodies[0]?.rows ?? [])].map(byHead), total: foot === undefined ? {} : byHead(foot) };
  });
}

/** The yen in a text of a page. */
export const yenIn = (text: string | undefined): number => Number(text?.replace(/[^\d-]/g, '') || Number.NaN);

/** What a column of rows sums to. */
export const sumOf = (rows: readonly TableRow[], column: string): number =>
  rows.reduce((sum, row) => sum + yenIn(row[column]), 0);
