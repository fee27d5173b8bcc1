import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { Breadcrumbs } from './index.ts';

test('a step may be an icon, a link or text; the page itself and what cannot be visited are shown disabled', async () => {
  await show(
    <Breadcrumbs
      crumbs={[
        { label: 'ホーム', icon: 'house', href: '#' },
        { label: '結婚式', href: '#weddings' },
        { label: 'R-2026-1142' },
        { label: '配信', href: '#live' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'ホーム' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '結婚式' })).toHaveAttribute('href', '#weddings');
  await expect.element(page.getByText('R-2026-1142')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('R-2026-1142')).not.toHaveAttribute('aria-current');
  const current = page.getByText('配信');
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  await expect.element(current).toHaveAttribute('aria-disabled', 'true');
  expect(page.getByRole('link').elements()).toHaveLength(2);
  await expectNoAxeFindings();
});

test('Tab reaches only what can be visited', async () => {
  await show(<Breadcrumbs crumbs={[{ label: 'ホーム', href: '#' }, { label: '精算' }, { label: '請求書' }]} />);
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'ホーム' })).toHaveFocus();
  await userEvent.tab();
  expect(document.activeElement?.closest('nav') ?? null).toBeNull();
});

test('given a step of 100 letters, then the breadcrumbs stay within their line', async () => {
  const label = '軽'.repeat(100);
  const container = await show(
    <Breadcrumbs
      crumbs={[{ label: 'ホーム', icon: 'house', href: '#' }, { label, href: '#wedding' }, { label: '配信' }]}
    />,
  );
  const way = container.querySelector('ol');
  expect(way?.scrollWidth).toBe(way?.clientWidth);
  await expect.element(page.getByText('配信')).toBeVisible();
  await expect.element(page.getByRole('link', { name: label })).toBeVisible();
});

test('given little room, then one line leads back to the last step that can be visited, and this page stays for screen readers', async () => {
  const label = 'Weddings of the Karuizawa venue';
  const container = await show(
    <div style={{ width: 90 }}>
      <Breadcrumbs
        crumbs={[{ label: 'Home', href: '#' }, { label, href: '#w' }, { label: 'R-1' }, { label: 'Live' }]}
        isShort
      />
    </div>,
  );
  const links = page.getByRole('link');
  await expect.element(links).toHaveAttribute('href', '#w');
  await expect.element(page.getByText('Live')).toHaveAttribute('aria-current', 'page');
  const lineHeight = links.element().getBoundingClientRect().height;
  expect(container.querySelector('ol')?.getBoundingClientRect().height).toBe(lineHeight);
  expect(container.querySelector('nav')?.scrollWidth).toBeLessThanOrEqual(90);
  await expectNoAxeFindings();
});
