import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/render.tsx';
import { Menu } from './index.ts';

test('given a menu, when it is opened by keyboard, an action runs once and the focus returns to the button', async () => {
  const onAction = vi.fn();
  await show(<Menu label="操作" items={[{ id: 'hide', label: '外す', icon: 'eye-off', onAction }]} />);
  const button = page.getByRole('button', { name: '操作' });
  expect(page.getByRole('menuitem').elements()).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: '外す' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onAction).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
});
