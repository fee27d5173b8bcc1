import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Button } from '../button/index.ts';
import { Pagination } from '../pagination/index.ts';
import { type Columns, DataTable, type TableData, type TableSort } from './index.ts';

interface Guest {
  readonly id: string;
  readonly name: string;
  readonly giftYen: number;
}

const GUESTS: readonly Guest[] = [
  { id: 'a', name: '青木 美穂', giftYen: 10_000 },
  { id: 'b', name: '石田 一郎', giftYen: 30_000 },
];
const onMenu = vi.fn();
const COLUMNS: Columns<Guest> = [
  { id: 'name', header: 'お名前', cell: row => row.name, isSortable: true },
  { id: 'gift', header: 'ご祝儀（円）', cell: row => row.giftYen, align: 'end', isSortable: true },
  {
    id: 'menu',
    header: '操作',
    isHeaderHidden: true,
    isWideOnly: true,
    cell: () => <Button onPress={onMenu}>止める</Button>,
  },
];

function Guests({ data }: { readonly data: TableData<Guest> }): ReactNode {
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', order: 'ASC' });
  return (
    <DataTable
      label="ゲスト"
      columns={COLUMNS}
      data={data}
      sort={sort}
      onSort={setSort}
      rowHref={row => `#${row.id}`}
      footer={{ name: '合計', gift: '40,000' }}
    />
  );
}

const ready = { state: 'ready', rows: GUESTS } as const;

afterEach(async () => {
  await page.viewport(1024, 900);
  window.location.hash = '';
});

test.each([1024, 375])('at %d px a name of 100 letters without spaces leaves every column in view', async width => {
  await page.viewport(width, 900);
  const container = await show(
    <Guests data={{ state: 'ready', rows: [{ id: 'z', name: '軽'.repeat(100), giftYen: 0 }] }} />,
  );
  expect(container.scrollWidth).toBe(container.clientWidth);
  for (const cell of container.querySelectorAll('td, th, dd'))
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(width);
});

test.each([
  [1024, 'tbody tr > *'],
  [375, 'li a'],
])('at %d px marks on a letter stay within the row of their name', async (width, cells) => {
  await page.viewport(width, 900);
  const name = `A${'\u0302'.repeat(4)}${'b\u0332\u0332\u0332\u0332'.repeat(2)}`;
  await show(<Guests data={{ state: 'ready', rows: [{ id: 'z', name, giftYen: 0 }] }} />);
  await expect.element(page.getByText(name).first()).toBeVisible();
  const cell = [...document.querySelectorAll(cells)].find(one => one.textContent?.includes(name));
  const clipped = [cell, cell?.parentElement].filter(one => one && getComputedStyle(one).overflowY === 'clip');
  expect(clipped).toHaveLength(1);
});

test('a press on a heading sorts by it, a second one reverses the order, and the heading announces it', async () => {
  await show(<Guests data={ready} />);
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(head('お名前')).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'お名前' }).click();
  await expect.element(head('お名前')).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('button', { name: 'ご祝儀（円）' }).click();
  await expect.element(head('ご祝儀（円）')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head('お名前')).toHaveAttribute('aria-sort', 'none');
  await expectNoAxeFindings();
});

test('the whole row links to its page; a button in it does not', async () => {
  await show(<Guests data={ready} />);
  await page.getByRole('cell', { name: '30000' }).click({ force: true });
  expect(window.location.hash).toBe('#b');
  await page.getByRole('button', { name: '止める' }).first().click();
  expect(onMenu).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe('#b');
});

test('no rows, loading rows, and a failure each have their own look', async () => {
  const onRetry = vi.fn();
  await show(<Guests data={{ state: 'ready', rows: [] }} />);
  await expect.element(page.getByText('データが見つかりませんでした。')).toBeVisible();
  await expectNoAxeFindings();
  await show(<Guests data={{ state: 'loading' }} />);
  await expect.element(page.getByRole('table', { name: 'ゲスト' })).toHaveAttribute('aria-busy', 'true');
  await expectNoAxeFindings();
  const skeleton = document.querySelector('tbody span[aria-hidden]') ?? document.body;
  // A copy, because the first one's delay may be over.
  const copy = skeleton.cloneNode() as Element;
  skeleton.after(copy);
  const animations = copy.getAnimations();
  const seenAt = (ms: number): string => {
    for (const animation of animations) animation.currentTime = ms;
    return getComputedStyle(copy).visibility;
  };
  expect([seenAt(199), seenAt(201)]).toEqual(['hidden', 'visible']);
  await show(<Guests data={{ state: 'failed', message: 'アクセスが集中しています。', onRetry }} />);
  await page.getByRole('button', { name: 'もう一度読み込む' }).click();
  expect(onRetry).toHaveBeenCalledTimes(1);
  await expectNoAxeFindings();
});

test('on a phone every row is a card and the sort order is a select', async () => {
  await page.viewport(375, 800);
  await show(<Guests data={ready} />);
  const list = page.getByRole('list', { name: 'ゲスト' });
  await expect.poll(() => list.getByRole('listitem').first().element().textContent).toContain('青木 美穂');
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  await expect.element(page.getByText('止める')).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByRole('combobox', { name: '並び順' }), 'gift DESC');
  await expect.element(page.getByRole('combobox', { name: '並び順' })).toHaveDisplayValue('ご祝儀（円） 降順');
  await expectNoAxeFindings();
  // The total names its own card, as a row does.
  await expect.element(page.getByText('合計')).toBeVisible();
  expect(
    page
      .getByRole('term')
      .elements()
      .map(term => term.textContent),
  ).not.toContain('お名前');
});

test('paging: the info text, the page buttons, the page size that keeps the first row in view', async () => {
  const onPageChange = vi.fn();
  const onLimitChange = vi.fn();
  await show(<Pagination page={3} limit={10} total={43} onPageChange={onPageChange} onLimitChange={onLimitChange} />);
  await expect.element(page.getByText('全 43 件中 21 件 〜 30 件を表示')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '3ページ目' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: '次のページ' }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(4);
  await page.getByRole('button', { name: '1ページ目' }).click();
  expect(onPageChange).toHaveBeenLastCalledWith(1);
  await userEvent.selectOptions(page.getByRole('combobox', { name: '表示件数' }), '20');
  expect(onLimitChange).toHaveBeenCalledWith(20, 2);
  await expectNoAxeFindings();
});

test('the page size is hidden if there is only one; items are 36 px wide, dense ones 29', async () => {
  const width = (): string => getComputedStyle(page.getByRole('button', { name: '1ページ目' }).element()).width;
  const pages = (isDense: boolean): ReactNode => (
    <Pagination
      page={1}
      limit={20}
      total={86}
      onPageChange={() => {}}
      onLimitChange={() => {}}
      limits={[20]}
      isDense={isDense}
    />
  );
  for (const density of ['guest', 'couple', 'staff'] as const) {
    await show(pages(false), { density });
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
    expect(width(), density).toBe('36px');
    await expectNoAxeFindings();
    await show(pages(true), { density });
    expect(width(), density).toBe('29px');
    await expectNoAxeFindings();
  }
});

test('the sizes are 5, 10, 20, 50 and 100; an empty list has neither pages nor info text', async () => {
  await show(<Pagination page={1} limit={20} total={86} onPageChange={() => {}} onLimitChange={() => {}} />);
  const sizes = page.getByRole('combobox', { name: '表示件数' }).getByRole('option');
  expect(sizes.elements().map(option => option.textContent)).toEqual(['5 件', '10 件', '20 件', '50 件', '100 件']);
  const place = await show(
    <Pagination page={1} limit={20} total={0} onPageChange={() => {}} onLimitChange={() => {}} />,
  );
  expect(place.textContent).toBe('');
});
