import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { KitProvider } from '../kit/index.ts';
import { type RouteTab, RouteTabs } from '../route-tabs/index.ts';
import { type TabItem, Tabs } from './index.ts';
import { TAB_SCROLL_OFFSET_PX } from './scroll-to-tab.ts';
import { MUTATION_DEBOUNCE_MS, RESIZE_DEBOUNCE_MS } from './use-tab-in-view.ts';

afterEach(() => page.viewport(1024, 900));

function routes(count: number): readonly [RouteTab, ...RouteTab[]] {
  const rest = Array.from({ length: count - 1 }, (_, at) => ({
    id: `t${at + 1}`,
    label: `ページ${at + 1}`,
    href: `/t${at + 1}`,
  }));
  return [{ id: 't0', label: 'ページ0', href: '/t0' }, ...rest];
}

const REPLIES: readonly [TabItem, ...TabItem[]] = [
  { id: 'all', label: 'すべて', count: 86, content: '全員' },
  { id: 'live', label: 'ライブ', content: 'ライブの方' },
  { id: 'none', label: 'まだ', isDisabled: true, content: '' },
];

/** Distance of a link from the row's left and right edge. */
function room(name: string): { readonly left: number; readonly right: number } {
  const tab = page.getByRole('link', { name, exact: true }).element();
  const row = tab.closest('ul');
  if (row === null) throw new Error('no row');
  const inner = tab.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  return { left: inner.left - outer.left, right: outer.right - inner.right };
}

test.each(['guest', 'couple', 'staff'] as const)('tabs are 48 px high for %s', async density => {
  await show(
    <>
      <Tabs label="お返事" items={REPLIES} />
      <RouteTabs label="結婚式" tabs={routes(3)} currentId="t0" />
    </>,
    { density },
  );
  const heights = [
    page.getByRole('tablist').element(),
    page.getByRole('tab', { name: /すべて/ }).element(),
    page.getByRole('navigation').getByRole('list').element(),
    page.getByRole('link', { name: 'ページ0' }).element(),
  ].map(one => one.getBoundingClientRect().height);
  expect(heights).toEqual([48, 48, 48, 48]);
  await expectNoAxeFindings();
});

test("arrow keys skip the disabled tab, and only a user's choice calls onSelect", async () => {
  const onSelect = vi.fn();
  await show(<Tabs label="お返事" onSelect={onSelect} items={REPLIES} />);
  expect(onSelect).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('live');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('ライブの方');
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: /すべて/ })).toHaveAttribute('aria-selected', 'true');
});

test('route tabs use the router, and a disabled one cannot be followed', async () => {
  const navigate = vi.fn();
  const [first, second, third] = routes(3);
  if (second === undefined || third === undefined) throw new Error('no tab');
  await show(
    <KitProvider locale="ja" iconsUrl="/art/icons.svg" router={{ navigate }}>
      <RouteTabs label="結婚式" tabs={[first, { ...second, isDisabled: true }, third]} currentId="t0" />
    </KitProvider>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'ページ2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await page.getByText('ページ1').click({ force: true });
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/t2']);
});

test('sticky tabs stay at the top while the page scrolls', async () => {
  await show(
    <div>
      <p>結婚式</p>
      <Tabs
        label="お返事"
        items={[{ id: 'a', label: 'すべて', content: <p style={{ height: 3000 }}>…</p> }]}
        isSticky
      />
    </div>,
  );
  const row = page.getByRole('tablist').element();
  const before = row.getBoundingClientRect().top;
  scrollTo(0, 900);
  await expect.poll(() => row.getBoundingClientRect().top).toBe(0);
  expect(before).toBeGreaterThan(0);
  scrollTo(0, 0);
});

test('the current tab of a long row scrolls into view with 20 px free next to it', async () => {
  await page.viewport(375, 800);
  await show(<RouteTabs label="結婚式" tabs={routes(12)} currentId="t8" />);
  await expect.poll(() => Math.round(room('ページ8').right)).toBe(TAB_SCROLL_OFFSET_PX);
  await show(<RouteTabs label="結婚式" tabs={routes(12)} currentId="t3" />);
  await expect.poll(() => Math.round(room('ページ3').left)).toBe(TAB_SCROLL_OFFSET_PX);
  await expectNoAxeFindings();
});

test('a tab chosen in a long row of panels scrolls into view too', async () => {
  await page.viewport(375, 800);
  const items = Array.from({ length: 12 }, (_, at) => ({ id: `p${at}`, label: `ページ${at}`, content: at }));
  const [first, ...rest] = items;
  if (first === undefined) throw new Error('no tab');
  await show(<Tabs label="お返事" items={[first, ...rest]} defaultSelectedId="p9" />);
  const row = page.getByRole('tablist').element();
  const tab = page.getByRole('tab', { name: 'ページ9' }).element();
  await expect
    .poll(() => Math.round(row.getBoundingClientRect().right - tab.getBoundingClientRect().right))
    .toBe(TAB_SCROLL_OFFSET_PX);
});

test('it scrolls into view again 250 ms after the row was last made narrower', async () => {
  expect(RESIZE_DEBOUNCE_MS).toBe(250);
  await page.viewport(1024, 800);
  await show(<RouteTabs label="結婚式" tabs={routes(9)} currentId="t8" />);
  await page.viewport(375, 800);
  await expect.poll(() => room('ページ8').right).toBeGreaterThanOrEqual(0);
});

test('it scrolls into view again 50 ms after tabs were added before it', async () => {
  expect(MUTATION_DEBOUNCE_MS).toBe(50);
  await page.viewport(375, 800);
  const [first, ...rest] = routes(4);
  await show(<RouteTabs label="結婚式" tabs={[first, ...rest]} currentId="t2" />);
  const added = Array.from({ length: 6 }, (_, at) => ({ id: `n${at}`, label: `新しいページ${at}`, href: `/n${at}` }));
  await show(<RouteTabs label="結婚式" tabs={[first, ...added, ...rest]} currentId="t2" />);
  await expect.poll(() => room('ページ2').right).toBeGreaterThanOrEqual(0);
});
