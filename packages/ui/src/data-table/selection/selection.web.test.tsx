import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../../testing/render.tsx';
import { type Columns, DataTable } from '../index.ts';
import { useRowSelection } from './index.ts';

interface Guest {
  readonly id: number;
  readonly name: string;
}

const GUESTS: readonly Guest[] = [
  { id: 1, name: '青木 美穂' },
  { id: 2, name: '石田 一郎' },
  { id: 3, name: '上田 花' },
];
const COLUMNS: Columns<Guest> = [
  { id: 'name', header: 'お名前', cell: row => row.name },
  { id: 'id', header: '番号', cell: row => row.id, align: 'end' },
];

/** Two pages of two rows. */
function Guests(): ReactNode {
  const [pageNumber, setPage] = useState(1);
  const rows = GUESTS.slice((pageNumber - 1) * 2, pageNumber * 2);
  const data = { state: 'ready', rows } as const;
  const selection = useRowSelection<Guest>({
    data,
    nameOf: row => row.name,
    renderActions: chosen => <p>{`送る: ${chosen.map(row => row.name).join('、')}`}</p>,
  });
  return (
    <>
      <DataTable label="ゲスト" columns={COLUMNS} data={data} selection={selection} rowHref={row => `#${row.id}`} />
      <button type="button" onClick={() => setPage(pageNumber === 1 ? 2 : 1)}>
        別のページ
      </button>
    </>
  );
}

const box = (name: string) => page.getByRole('checkbox', { name });
const all = () => box('このページをすべて選ぶ');

afterEach(async () => {
  await page.viewport(1024, 900);
  window.location.hash = '';
});

test('rows are selected by their boxes; the box for all is indeterminate, then checked; the count is announced', async () => {
  await show(<Guests />, { density: 'staff' });
  await expect.element(page.getByRole('status')).toHaveTextContent('行を選ぶと、まとめて操作できます。');
  await box('石田 一郎を選ぶ').click({ force: true });
  expect(window.location.hash).toBe('');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 件を選択中');
  await expect.element(all()).toBePartiallyChecked();
  await box('青木 美穂を選ぶ').click({ force: true });
  await expect.element(all()).toBeChecked();
  await expect.element(page.getByText('送る: 青木 美穂、石田 一郎')).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole('button', { name: '選択を解除' }).click();
  await expect.element(all()).not.toBeChecked();
  await expect.element(page.getByRole('status')).toHaveTextContent('行を選ぶと、まとめて操作できます。');
});

test('the box for all selects the visible page only, and a row that leaves the page is deselected', async () => {
  await show(<Guests />, { density: 'staff' });
  await all().click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('2 件を選択中');
  await page.getByRole('button', { name: '別のページ' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('行を選ぶと、まとめて操作できます。');
  await expect.element(box('上田 花を選ぶ')).not.toBeChecked();
  await page.getByRole('button', { name: '別のページ' }).click();
  await expect.element(box('青木 美穂を選ぶ')).not.toBeChecked();
  await expect.element(page.getByRole('status')).toHaveTextContent('行を選ぶと、まとめて操作できます。');
});

test('works by keyboard: Tab to a box, Space or Enter', async () => {
  await show(<Guests />, { density: 'staff' });
  await userEvent.tab();
  await expect.element(all()).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('status')).toHaveTextContent('2 件を選択中');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: '青木 美穂' })).not.toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('1 件を選択中');
});

test('no row moves when the first one is selected', async () => {
  await show(<Guests />, { density: 'staff' });
  const top = (): number => page.getByText('青木 美穂').first().element().getBoundingClientRect().top;
  const before = top();
  await all().click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('2 件を選択中');
  expect(top()).toBe(before);
});

test('on a phone the boxes are in the cards, and the box for all shows its label', async () => {
  await page.viewport(375, 800);
  await show(<Guests />);
  const cards = page.getByRole('list', { name: 'ゲスト' });
  await expect.element(page.getByText('このページをすべて選ぶ')).toBeVisible();
  await cards.getByRole('checkbox', { name: '青木 美穂を選ぶ' }).click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('1 件を選択中');
  expect(window.location.hash).toBe('');
  await expectNoAxeFindings();
});

test('works in English', async () => {
  await show(<Guests />, { locale: 'en-US' });
  await box('Select all on this page').click({ force: true });
  await expect.element(page.getByRole('status')).toHaveTextContent('2 selected');
});
