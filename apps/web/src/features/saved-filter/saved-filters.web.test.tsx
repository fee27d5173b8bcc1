import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addTexts } from '../../shell/i18n/text.ts';
import { Routed } from '../../shell/testing/routed.tsx';
import { show } from '../../shell/testing/show.tsx';
import { loadShellTexts } from '../../shell/texts.ts';
import { ja } from './messages.ja.ts';
import { SavedFilters } from './saved-filters.tsx';

let sent: unknown[];
beforeEach(async () => {
  await loadShellTexts();
  addTexts(ja);
  sent = [];
  let rows = [{ id: 4, name: '秋の挙式', filters: { hall: '1' } }];
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    if (method !== 'GET') {
      const { name } = JSON.parse(String(body));
      sent.push(`${method} ${url} ${name}`);
      rows =
        method === 'PATCH' ? rows.map(row => ({ ...row, name })) : [...rows, { id: 5, name, filters: { hall: '2' } }];
    }
    return Response.json({ rows });
  });
  return () => vi.unstubAllGlobals();
});

const showLine = () =>
  show(<Routed part={() => <SavedFilters filters={{ hall: '2' }} filterBy={() => undefined} />} />);

test('given active filters, when they are saved by keyboard, then the name is typed at once', async () => {
  await showLine();
  await page.getByRole('button', { name: ja['savedFilter.save'] }).click();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('冬の挙式{Enter}');
  await expect.element(page.getByRole('button', { name: '冬の挙式', exact: true })).toBeVisible();
  expect(sent).toEqual(['POST /api/auth/savedFilters 冬の挙式']);
});

test('given saved filters, when they are renamed in their menu, then the form starts with their name', async () => {
  await showLine();
  await page.getByRole('button', { name: '条件「秋の挙式」の操作' }).click();
  await page.getByRole('menuitem', { name: ja['savedFilter.rename'], exact: true }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('秋の挙式');
  await page.getByRole('textbox').fill('秋の土曜');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '秋の土曜', exact: true })).toBeVisible();
  expect(sent).toEqual(['PATCH /api/auth/savedFilters/4 秋の土曜']);
});
