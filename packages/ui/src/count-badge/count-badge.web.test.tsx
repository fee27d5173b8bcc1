import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeFindings, show } from '../../testing/render.tsx';
import { IconButton } from '../icon-button/index.ts';
import { CountBadge } from './index.ts';

test('the badge counts to 99, shows nothing for 0, and is announced only in the button’s name', async () => {
  const node = (count: number, label: string) => (
    <IconButton icon="bell" label={label} badge={<CountBadge count={count} />} tooltip="none" />
  );
  await show(node(0, 'お知らせ'));
  expect(page.getByRole('button', { name: 'お知らせ' }).element().textContent).toBe('');
  await show(node(120, 'お知らせ 99+件'));
  await expect.element(page.getByText('99+')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'お知らせ 99+件', exact: true })).toBeVisible();
  await expectNoAxeFindings();
});
