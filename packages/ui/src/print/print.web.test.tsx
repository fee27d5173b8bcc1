import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/media.ts';
import { show } from '../../testing/render.tsx';
import { AppHeader, DynamicHeader } from '../app-header/index.ts';
import { Button } from '../button/index.ts';
import { type Columns, DataTable } from '../data-table/index.ts';
import { useRowSelection } from '../data-table/selection/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Drawer, DrawerLayout, NavList } from '../drawer/index.ts';
import { EditorBar } from '../editor-bar/index.ts';
import { FilterPanel, useFilterDraft } from '../filter-panel/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { LinkButton } from '../link-button/index.ts';
import { NativeSelect } from '../native-select/index.ts';
import { Pagination } from '../pagination/index.ts';
import { RouteTabs } from '../route-tabs/index.ts';
import { SnackbarProvider, useSnackbar } from '../snackbar/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import './index.ts';

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  await emulateMedia();
  await page.viewport(1024, 900);
});

const nothing = (): void => {};
const ROWS = Array.from({ length: 40 }, (_, at) => ({ id: `g${at}`, name: `山田 太郎${at}`, yen: '30,000' }));
const COLUMNS: Columns<(typeof ROWS)[number]> = [
  { id: 'name', header: 'ゲスト名', isSortable: true, cell: row => row.name },
  { id: 'yen', header: 'ご祝儀（円）', align: 'end', cell: row => row.yen },
];

function Sample(): ReactNode {
  const notify = useSnackbar();
  return <Button onPress={() => notify({ text: '保存しました。' })}>保存を知らせる</Button>;
}

function StaffPage(): ReactNode {
  const drawer = (
    <Drawer isOpen={false} onOpenChange={nothing} navigationKey="/" brand="ことほぎ">
      <NavList label="施設" items={[{ id: 'home', label: 'ホーム', href: '/' }]} currentPath="/" />
    </Drawer>
  );
  return (
    <SnackbarProvider>
      <DrawerLayout drawer={drawer}>
        <DynamicHeader start="見出し" end={<IconButton icon="menu" label="メニューを開く" />} />
        <AppHeader start="もう一つの見出し" />
        <RouteTabs label="精算" tabs={[{ id: 'a', label: 'お振込み', href: '/a' }]} currentId="a" />
        <TextField label="お名前" defaultValue="小林 陽翔" />
        <p>
          送り先は<a href="https://example.com/secret">こちら</a>です
        </p>
        <DataTable
          label="ゲスト"
          columns={COLUMNS}
          data={{ state: 'ready', rows: ROWS }}
          sort={{ columnId: 'name', order: 'ASC' }}
          onSort={nothing}
        />
        <LinkButton href="/csv">CSVを取り出す</LinkButton>
        <Sample />
        <EditorBar mode="edit" isSticky changeCount={1} isSaving={false} onCancel={nothing} onSave={nothing} />
      </DrawerLayout>
    </SnackbarProvider>
  );
}

/** Whether an element with this text is printed. */
function isPrinted(text: string): boolean {
  return page
    .getByText(text, { exact: true })
    .elements()
    .some(one => one.checkVisibility());
}

test('header, drawer, bars, tabs, messages and buttons are not printed', async () => {
  await show(<StaffPage />, { theme: 'facility', density: 'staff' });
  await page.getByRole('button', { name: '保存を知らせる' }).click();
  const texts = [
    '見出し',
    'もう一つの見出し',
    'ホーム',
    'お振込み',
    'CSVを取り出す',
    '保存を知らせる',
    '保存する',
    '保存しました。',
  ];
  await expect.poll(() => texts.filter(isPrinted)).toEqual(texts);
  await emulateMedia({ medium: 'print' });
  expect(texts.filter(isPrinted)).toEqual([]);
  expect(page.getByRole('button', { name: 'メニューを開く' }).elements()).toEqual([]);
});

test('tables are complete, with repeated headings; fields keep their values; links print no address', async () => {
  await show(<StaffPage />, { theme: 'facility', density: 'staff' });
  await emulateMedia({ medium: 'print' });
  const table = document.querySelector('table');
  if (table === null) throw new Error('no table');
  expect(getComputedStyle(table.tHead ?? table).display).toBe('table-header-group');
  expect(isPrinted('ゲスト名')).toBe(true);
  expect(isPrinted('山田 太郎39')).toBe(true);
  for (let at = table.parentElement; at !== null && at.tagName !== 'MAIN'; at = at.parentElement) {
    expect(getComputedStyle(at).overflowY).not.toMatch(/auto|scroll/);
  }
  expect(getComputedStyle(table.rows[5] ?? table).breakInside).toBe('avoid');
  await expect.element(page.getByRole('textbox', { name: 'お名前' })).toBeVisible();
  const link = page.getByText('こちら').element();
  expect(getComputedStyle(link, '::after').content).toBe('none');
});

test('it prints black on white', async () => {
  await show(<StaffPage />, { theme: 'facility', density: 'staff' });
  await emulateMedia({ medium: 'print' });
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
  const cell = page.getByText('山田 太郎7').element();
  expect(getComputedStyle(cell).color).toBe('rgb(0, 0, 0)');
  expect(getComputedStyle(page.getByText('こちら').element()).color).toBe('rgb(0, 0, 0)');
});

function Paged(): ReactNode {
  const data = { state: 'ready', rows: ROWS } as const;
  const selection = useRowSelection<(typeof ROWS)[number]>({
    data,
    nameOf: row => row.name,
    renderActions: () => null,
  });
  const filters = useFilterDraft([{ kind: 'text', name: 'name', label: 'お名前' }], { name: '山田' }, nothing);
  return (
    <>
      <FilterPanel filters={filters} defaultOpen />
      <DataTable
        label="ゲスト"
        columns={COLUMNS}
        data={data}
        selection={selection}
        onSort={nothing}
        footer={{ name: '合計', yen: '1,200,000' }}
        isHeaderFixed
      />
      <Pagination page={1} limit={40} total={243} onPageChange={nothing} onLimitChange={nothing} />
    </>
  );
}

test('a list prints its conditions, rows and total, but no filter, sort, selection or paging controls', async () => {
  await show(<Paged />, { theme: 'facility', density: 'staff' });
  await emulateMedia({ medium: 'print' });
  expect(isPrinted('お名前 山田')).toBe(true);
  expect(isPrinted('全 243 件中 1 件 〜 40 件を表示')).toBe(true);
  const tools = 'search, nav, select, button:not(th > button), input, th svg, thead td, tbody td:first-child';
  const left = [...document.querySelectorAll(tools)].filter(one => one.checkVisibility());
  expect(left.map(one => one.outerHTML)).toEqual([]);
  const { tHead, tFoot } = document.querySelector('table') ?? {};
  expect(getComputedStyle(tHead?.querySelector('th') ?? document.body).position).toBe('static');
  expect(getComputedStyle(tFoot ?? document.body).display).toBe('table-row-group'); // once, not on every page
});

test('an empty field is a line to write on; a long text is printed in full', async () => {
  await show(
    <>
      <TextField label="お名前" placeholder="小林 陽翔" />
      <NativeSelect label="会場" placeholder="選択してください" options={[{ value: '1', label: '神殿 白鳳' }]} />
      <TextArea label="ひとこと" defaultValue={'心ばかりですが\n'.repeat(40)} />
    </>,
  );
  await emulateMedia({ medium: 'print' });
  const colour = (control: Element, part?: string): string => getComputedStyle(control, part).color;
  expect(colour(page.getByRole('textbox', { name: 'お名前' }).element(), '::placeholder')).toBe('rgba(0, 0, 0, 0)');
  expect(colour(page.getByRole('combobox', { name: '会場' }).element())).toBe('rgba(0, 0, 0, 0)');
  const text = page.getByRole('textbox', { name: 'ひとこと' }).element();
  expect(text.clientHeight).toBeGreaterThanOrEqual(text.scrollHeight);
});

test('an open dialog is printed in full', async () => {
  await show(
    <Dialog isOpen onClose={nothing} title="お支払い方法の確認" footer={<Button>動画を購入する</Button>}>
      {ROWS.map(row => (
        <p key={row.id}>{row.name}</p>
      ))}
    </Dialog>,
  );
  await emulateMedia({ medium: 'print' });
  expect(isPrinted('お支払い方法の確認')).toBe(true);
  expect(isPrinted('動画を購入する')).toBe(false);
  const sheet = page.getByRole('dialog').element().parentElement ?? document.body;
  const last = page.getByText('山田 太郎39').element();
  expect(sheet.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(last.getBoundingClientRect().bottom);
  expect(getComputedStyle(sheet.parentElement ?? sheet).position).toBe('static');
});
