import { slicePage } from '@kotohogi/contract/kit/list';
import { Button } from '@kotohogi/ui/button';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Routed } from '../testing/routed.tsx';
import { show } from '../testing/show.tsx';
import { filterFields } from './filter-fields.ts';
import { ListView } from './list-view.tsx';
import { useListSearch } from './use-list-search.ts';

const RULES = { sorts: ['name'], order: 'ASC', filters: { name: 'text' } } as const;
const FIELDS = filterFields(RULES, { labelOf: () => 'お名前' });
const GUESTS = [1, 2, 3].map(id => ({ id, name: `ゲスト${id}` }));

function Screen() {
  const list = useListSearch(RULES);
  const query = useQuery({ queryKey: [list.state], queryFn: () => slicePage(GUESTS, list.state) });
  return (
    <main>
      <ListView
        label="ゲスト"
        columns={[
          { id: 'name', header: '名前', cell: row => row.name },
          { id: 'action', header: '操作', cell: row => <Button size="small">{`操作${row.id}`}</Button> },
        ]}
        list={list}
        query={query}
        fields={FIELDS}
        rowHref={row => `#${row.id}`}
      />
    </main>
  );
}

async function open() {
  window.location.hash = '';
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <Routed part={Screen} />
    </QueryClientProvider>,
  );
  await expect.element(row(1)).toBeVisible();
}

const row = (id: number) => page.getByRole('link', { name: `ゲスト${id}` });
const search = () => page.getByRole('textbox', { name: 'お名前' });

afterEach(() => page.viewport(1024, 900));

test('given a list, when j and k are pressed, then the focus moves through the rows and stops at both ends', async () => {
  await open();
  await userEvent.keyboard('j');
  await expect.element(row(1)).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(row(3)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(row(3)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(row(2)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#2');
});

test('given a button inside a row has the focus, when j is pressed, then the next row has it', async () => {
  await open();
  (page.getByRole('button', { name: '操作2' }).element() as HTMLElement).focus();
  await userEvent.keyboard('j');
  await expect.element(row(3)).toHaveFocus();
});

test('given a list, when / is pressed, then its search has the focus, and letters are text there', async () => {
  await open();
  await userEvent.keyboard('/');
  await expect.element(search()).toHaveFocus();
  await userEvent.keyboard('jk/');
  await expect.element(search()).toHaveValue('jk/');
});

test('given a phone, where the filters are closed, when / is pressed, then they open', async () => {
  await page.viewport(375, 800);
  await open();
  await userEvent.keyboard('/');
  await expect.element(search()).toHaveFocus();
});
