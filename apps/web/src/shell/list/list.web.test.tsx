import { type ListRules, slicePage } from '@kotohogi/contract/kit/list';
import type { Columns } from '@kotohogi/ui/data-table';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { parseSearch, stringifySearch } from '../router/search.ts';
import { show } from '../testing/show.tsx';
import { filterFields } from './filter-fields.ts';
import { ListView } from './list-view.tsx';
import { listSearch, useListSearch } from './use-list-search.ts';

const RULES = { sorts: ['name', 'gift'], order: 'ASC', filters: { name: 'text' } } as const satisfies ListRules;
const FIELDS = filterFields(RULES, { labelOf: () => 'お名前' });

const GUESTS = Array.from({ length: 43 }, (_, index) => ({ id: index + 1, name: `ゲスト${index + 1}` }));
type Guest = (typeof GUESTS)[number];
const COLUMNS: Columns<Guest> = [
  { id: 'name', header: '名前', isSortable: true, cell: row => row.name },
  { id: 'gift', header: 'ご祝儀', isSortable: true, cell: row => row.id },
];

/** The requests to the server. */
let asked: { readonly page: number; readonly limit: number; readonly sort: string; readonly order: string }[] = [];

function Screen() {
  const list = useListSearch(RULES);
  const query = useQuery({
    queryKey: [list.state, list.filters],
    queryFn: async () => {
      asked.push(list.state);
      const { name = '' } = list.filters;
      const found = GUESTS.filter(guest => guest.name.includes(name));
      return slicePage(found, list.state);
    },
    placeholderData: keepPreviousData,
  });
  return (
    <ListView label="ゲスト" columns={COLUMNS} list={list} query={query} fields={FIELDS} emptyFiltered="条件なし" />
  );
}

function start(address: string) {
  const root = createRootRoute();
  const guests = createRoute({
    getParentRoute: () => root,
    path: 'guests',
    validateSearch: listSearch(RULES),
    component: Screen,
  });
  const history = createMemoryHistory({ initialEntries: ['/', address], initialIndex: 1 });
  const router = createRouter({ routeTree: root.addChildren([guests]), history, parseSearch, stringifySearch });
  return { router, at: () => router.state.location.href };
}

async function open(address: string) {
  asked = [];
  const { router, at } = start(address);
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return at;
}

const info = (text: string) => expect.element(page.getByText(text)).toBeVisible();
const size = () => page.getByRole('combobox', { name: '表示件数' });

afterEach(() => page.viewport(1024, 900));

test('page, sort, order and limit are read from the URL and written to it; defaults are omitted', async () => {
  const at = await open('/guests?page=3&limit=10');
  await info('全 43 件中 21 件 〜 30 件を表示');
  expect(asked.at(-1)).toEqual({ page: 3, limit: 10, sort: 'name', order: 'ASC' });
  await page.getByRole('button', { name: '1ページ目' }).click();
  await info('全 43 件中 1 件 〜 10 件を表示');
  expect(at()).toBe('/guests?limit=10');
  await userEvent.selectOptions(size(), '20');
  await info('全 43 件中 1 件 〜 20 件を表示');
  expect(at()).toBe('/guests');
});

test('a new sort or order starts at the first page', async () => {
  const at = await open('/guests?page=3&limit=10');
  await info('全 43 件中 21 件 〜 30 件を表示');
  await page.getByRole('button', { name: '名前' }).click();
  await info('全 43 件中 1 件 〜 10 件を表示');
  expect(at()).toBe('/guests?limit=10&order=DESC');
  await page.getByRole('button', { name: '2ページ目' }).click();
  await page.getByRole('button', { name: 'ご祝儀' }).click();
  await info('全 43 件中 1 件 〜 10 件を表示');
  expect(at()).toBe('/guests?limit=10&sort=gift');
});

test('a new page size keeps the first visible row in view', async () => {
  const at = await open('/guests?page=3&limit=10');
  await info('全 43 件中 21 件 〜 30 件を表示');
  await userEvent.selectOptions(size(), '5');
  await info('全 43 件中 21 件 〜 25 件を表示');
  expect(at()).toBe('/guests?page=5&limit=5');
  await userEvent.selectOptions(size(), '20');
  await info('全 43 件中 21 件 〜 40 件を表示');
  expect(at()).toBe('/guests?page=2');
});

test('a page past the end becomes the last one, in the URL too, without a history entry', async () => {
  const at = await open('/guests?page=99&limit=20');
  await info('全 43 件中 41 件 〜 43 件を表示');
  await expect.poll(at).toBe('/guests?page=3');
  expect(asked.map(({ page: number }) => number)).toEqual([99, 3]);
});

test('invalid URL values become the defaults', async () => {
  await open('/guests?page=-1&limit=7&sort=foo&order=UP');
  await info('全 43 件中 1 件 〜 20 件を表示');
  expect(asked).toEqual([{ page: 1, limit: 20, sort: 'name', order: 'ASC' }]);
});

test('a filter is written to the URL and starts at the first page, and an empty result shows only that', async () => {
  const at = await open('/guests?page=3&limit=10');
  await info('全 43 件中 21 件 〜 30 件を表示');
  await page.getByRole('textbox', { name: 'お名前' }).fill('ゲスト4');
  await userEvent.keyboard('{Enter}');
  await info('全 5 件中 1 件 〜 5 件を表示');
  expect(parseSearch(at().split('?')[1] ?? '')).toEqual({ name: 'ゲスト4', limit: '10' });
  await page.getByRole('textbox', { name: 'お名前' }).fill('だれもいない');
  await userEvent.keyboard('{Enter}');
  await info('条件なし');
  expect(page.getByText('件を表示').elements()).toEqual([]);
  await page.getByRole('button', { name: '条件を消す' }).click();
  await info('全 43 件中 1 件 〜 10 件を表示');
});
