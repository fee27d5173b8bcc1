import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../testing/media.ts';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { KitProvider } from '../kit/index.ts';
import { Drawer, DrawerLayout, type NavItem, NavList } from './index.ts';

const ITEMS: readonly NavItem[] = [
  { id: 'home', label: 'ホーム', icon: 'house', href: '/manage', match: 'exact' },
  {
    id: 'payments',
    label: '精算',
    children: [
      { id: 'unpaid', label: 'お振込み残高', href: '/manage/payments/unpaid' },
      { id: 'invoice', label: '請求書', href: '/manage/payments/invoice' },
    ],
  },
  { id: 'help', label: '使い方', href: 'https://example.com', isExternal: true },
  { id: 'batch', label: '一括処理', href: '/manage/batch', isDisabled: true },
  { id: 'secret', label: '見せない', href: '/manage/secret', isHidden: true },
];

function Page({ path }: { readonly path: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const drawer = (
    <Drawer isOpen={isOpen} onOpenChange={setOpen} navigationKey={path} brand={<b>ことほぎ</b>} footer="原田 真理子">
      <NavList label="施設" items={ITEMS} currentPath={path} />
    </Drawer>
  );
  return (
    <DrawerLayout drawer={drawer}>
      <button type="button" onClick={() => setOpen(true)}>
        メニューを開く
      </button>
    </DrawerLayout>
  );
}

afterEach(async () => {
  await emulateMedia();
  await page.viewport(1024, 900);
});

test('from 1024 px the drawer is fixed next to the page, 300 px wide', async () => {
  await page.viewport(1024, 800);
  await show(<Page path="/manage" />, { density: 'staff', theme: 'facility' });
  const drawer = page.getByRole('complementary', { name: 'メニュー' });
  await expect.element(drawer).toBeVisible();
  expect(drawer.element().getBoundingClientRect().width).toBe(300);
  await expectNoAxeFindings();
});

test('below 1024 px it opens over the page and closes when the route changes', async () => {
  await page.viewport(1023, 800);
  await show(<Page path="/manage" />);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  await expect.element(page.getByRole('dialog', { name: 'メニュー' })).toBeVisible();
  await expectNoAxeFindings();
  await show(<Page path="/manage/payments/invoice" />);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('it also closes on a tap on the current page’s link; a link that opens elsewhere leaves it open', async () => {
  await page.viewport(375, 800);
  // Without motion it is removed as soon as it closes; the link must have reached the router by then.
  await emulateMedia({ calm: true });
  const navigate = vi.fn();
  await show(
    <KitProvider locale="ja" iconsUrl="/art/icons.svg" router={{ navigate }}>
      <Page path="/manage" />
    </KitProvider>,
  );
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  page
    .getByRole('link', { name: /使い方/ })
    .element()
    .addEventListener('click', event => event.preventDefault());
  await page.getByRole('link', { name: /使い方/ }).click();
  await page.getByText('一括処理').click({ force: true });
  await expect.element(dialog).toBeVisible();
  await page.getByRole('link', { name: 'ホーム' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/manage']);
});

test('the current page is marked, hidden entries are absent, disabled ones cannot be followed', async () => {
  await show(<Page path="/manage/payments/invoice?month=11" />);
  await expect.element(page.getByRole('link', { name: '請求書' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'ホーム' })).not.toHaveAttribute('aria-current');
  await expect.element(page.getByText('見せない')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '一括処理' })).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('link', { name: /使い方/ })).toHaveAttribute('target', '_blank');
});

test('routes use the router, external links open a new tab, disabled ones do nothing, by mouse and by keyboard', async () => {
  const navigate = vi.fn();
  await show(
    <KitProvider locale="ja" iconsUrl="/art/icons.svg" router={{ navigate }}>
      <NavList label="施設" items={ITEMS} currentPath="/manage" />
    </KitProvider>,
  );
  await page.getByText('一括処理').click({ force: true });
  expect(navigate).not.toHaveBeenCalled();
  const met: (string | null | undefined)[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    met.push(document.activeElement?.textContent);
  }
  expect(met).toEqual(['ホーム', 'お振込み残高', '請求書', '使い方別の画面で開きます']);
  await userEvent.tab();
  expect(document.activeElement?.closest('nav') ?? null).toBeNull();
  await page.getByRole('link', { name: 'ホーム' }).click();
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/manage']);
  await expect.element(page.getByRole('link', { name: /使い方/ })).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a group is a list with its heading as name; without a visible entry it has no heading either', async () => {
  const hidden = { id: 'b', label: 'お振込み', href: '/b', isHidden: true };
  await show(
    <NavList
      label="施設"
      currentPath="/a"
      items={[
        { id: 'money', label: 'お金', children: [{ id: 'a', label: '請求書', href: '/a' }, hidden] },
        { id: 'empty', label: '設定', children: [hidden] },
      ]}
    />,
  );
  const money = page.getByRole('list', { name: 'お金' });
  await expect.element(money.getByRole('link', { name: '請求書' })).toHaveAttribute('aria-current', 'page');
  expect(money.getByRole('listitem').elements()).toHaveLength(1);
  await expect.element(page.getByText('設定')).not.toBeInTheDocument();
  await expectNoAxeFindings();
});
